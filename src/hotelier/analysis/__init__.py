"""Analysis: hints, reviews of finished games, and games played on from any point."""
