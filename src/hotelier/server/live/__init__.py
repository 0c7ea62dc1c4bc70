"""Tables in memory: what they hold, how they are loaded and forgotten, what viewers are told."""
