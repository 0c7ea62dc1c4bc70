"""Bots for Hotel-König: worth of positions, quick play for roll-outs, and `greedy`."""

from hotelier.bots.hotel_koenig.greedy import TUNED, GreedyBot

__all__ = ["TUNED", "GreedyBot"]
