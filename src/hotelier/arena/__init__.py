"""Arena: many games between bots, with statistics, ratings and speed measurements."""
