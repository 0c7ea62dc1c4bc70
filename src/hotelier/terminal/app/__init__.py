"""The whole-screen game, on Textual: the same screens at a local table, at a server's, in a replay.

It knows no rules. A `Source` hands it what a seat sees and the legal moves; drawing is done by the
painters, and what is chosen goes back as notation.
"""
