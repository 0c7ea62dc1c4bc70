"""The arena: many games between bots, what they add up to, and how fast they are."""
