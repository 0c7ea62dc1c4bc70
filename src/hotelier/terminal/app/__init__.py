"""The whole-screen game, on Textual: one set of screens for local tables, servers and replays.

It contains no rules. A `Source` provides the view of a seat and the legal moves. The painters draw,
and a choice goes back to the source as notation.
"""
