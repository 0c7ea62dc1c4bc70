"""`greedy` for Grand Austria Hotel: its weights, what cards and positions are worth, its choice."""

from hotelier.bots.grand_austria_hotel.greedy import GreedyBot

__all__ = ["GreedyBot"]
