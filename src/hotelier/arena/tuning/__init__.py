"""Tuning: improve the weights of bots by many games of a bot against itself."""
