"""Tuning: better weights for the bots, by many games of a bot against itself."""
