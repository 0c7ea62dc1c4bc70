"""Analysis: hints, reviews of finished games, and what-if play from any point of a game."""
