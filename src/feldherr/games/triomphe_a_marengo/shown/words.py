"""The words of prompts, options and events, as texts; the sentences are in `text/`."""

from __future__ import annotations

from functools import cache
from typing import Any

from feldherr.games.triomphe_a_marengo.board import (
    AREAS,
    AUSTRIA,
    BEYOND,
    BOARD,
    BOXES,
    FIRST_BOX,
    FRANCE,
    LIES_IN,
    SIDE_NAMES,
    TIME,
)
from feldherr.games.triomphe_a_marengo.state import SIDE, State, face_name
from feldherr.kernel import text
from feldherr.kernel.game import Seat
from feldherr.kernel.text import Argument, Text


def say(name: str, /, **args: Argument) -> Text:
    """A text of this game; its ids begin with `tm-`."""
    return text.say("tm-" + name, **args)


@cache
def side_text(side: int) -> Text:
    return say(SIDE_NAMES[side])


def hour(round_: int) -> int:
    """The hour of the day, counted to 24."""
    return int(TIME[round_ - 1].marks.get("hour", round_ + 5))


@cache
def area_text(area: int) -> Text:
    space = BOARD.spaces[area]
    name = space.name or space.marks.get("label")
    if not name:
        return say("area", number=area)
    return say("area-named", name=text.place(str(name), space.marks.get("part")), number=area)


@cache
def front_text(front: int) -> Text:
    """An approach: from where, towards what; twin approaches carry a letter."""
    tag = BOARD.edges[front >> 1].name.lstrip("0123456789-")
    if tag:
        return say("twin-approach", area=area_text(LIES_IN[front]), towards=area_text(BEYOND[front]), tag=tag)
    return say("approach", area=area_text(LIES_IN[front]), towards=area_text(BEYOND[front]))


@cache
def beyond_text(front: int) -> Text:
    """The area beyond an approach; over which of twin approaches, if there are two."""
    tag = BOARD.edges[front >> 1].name.lstrip("0123456789-")
    area = area_text(BEYOND[front])
    return say("area-by", area=area, tag=tag) if tag else area


@cache
def spot_text(spot: int) -> Text:
    if spot < AREAS:
        return say("reserve", area=area_text(spot))
    if spot < FIRST_BOX:
        return front_text(spot - AREAS)
    return say("box", name=BOXES[spot - FIRST_BOX].name)


def piece_text(s: State, piece: int) -> Text:
    """A piece as its owner sees it."""
    return faced(s.face[piece], piece)


@cache
def faced(face: int, piece: int) -> Text:
    return say("piece", face=say(face_name(face)), number=piece)


@cache
def face_text(face: int) -> Text:
    return say(face_name(face)) if face else say("destroyed")


def owner(piece: int) -> Text:
    return side_text(SIDE[piece])


def seats(options: Any) -> tuple[Seat, ...]:
    """TM §1.1: Austria and France."""
    return tuple(Seat(SIDE_NAMES[side], side, side_text(side)) for side in (AUSTRIA, FRANCE))
