"""Values for the messages of Grand Austria Hotel: names, figures and card texts.

Choices are worded from a seat's view (`Table.view`), so they cannot reveal more than that.
"""

from __future__ import annotations

from hotelier.words.grand_austria_hotel.actions import action_args
from hotelier.words.grand_austria_hotel.cards import politics_name, source_name
from hotelier.words.grand_austria_hotel.events import EVENT_ARGS
from hotelier.words.grand_austria_hotel.questions import question_args
from hotelier.words.values import COMPOSED

COMPOSED["grand-austria-hotel", "Politics"] = politics_name
COMPOSED["grand-austria-hotel", "Source"] = source_name

__all__ = ["EVENT_ARGS", "action_args", "question_args"]
