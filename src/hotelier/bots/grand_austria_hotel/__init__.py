"""`greedy` for Grand Austria Hotel: weights, worth of cards and positions, choice of actions."""

from hotelier.bots.grand_austria_hotel.greedy import GreedyBot

__all__ = ["GreedyBot"]
