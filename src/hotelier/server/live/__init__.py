"""Tables in memory: their state, loading and eviction, and the messages for viewers."""
