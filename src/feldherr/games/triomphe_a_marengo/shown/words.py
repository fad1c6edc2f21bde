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


def say(_name: str, /, **args: Argument) -> Text:
    """A text of this game; its ids begin with `tm-`."""
    return text.said("tm-" + _name, args)


@cache
def side_text(side: int) -> Text:
    return say(SIDE_NAMES[side])


def hour(round_: int) -> int:
    """The hour of the day, counted to 24."""
    return int(TIME[round_ - 1].marks.get("hour", round_ + 5))


@cache
def area_text(area: int) -> Text:
    """An area by its printed name; without one, by the place nearest to it and the side on which it lies."""
    space = BOARD.spaces[area]
    if name := space.name or space.marks.get("label"):
        return say("area-named", name=text.place(str(name), space.marks.get("part")), number=area)
    beside = text.say("place-beside", name=str(space.marks["beside"]), compass=str(space.marks["towards"]))
    return say("area-named", name=beside, number=area)


@cache
def front_text(front: int, form: str = "") -> Text:
    """An approach: from where, towards what; twin approaches carry a letter."""
    tag = BOARD.edges[front >> 1].name.lstrip("0123456789-")
    areas = {"area": area_text(LIES_IN[front]), "towards": area_text(BEYOND[front])}
    return say(f"{form}twin-approach", **areas, tag=tag) if tag else say(f"{form}approach", **areas)


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


@cache
def spot_title(spot: int) -> Text:
    """A position at the beginning of a sentence."""
    if AREAS <= spot < FIRST_BOX:
        return front_text(spot - AREAS, "title-")
    return say("title-box", name=BOXES[spot - FIRST_BOX].name) if spot >= FIRST_BOX else spot_text(spot)


@cache
def at_text(spot: int) -> Text:
    """Where something happens, as a sentence has it; of pieces that are gone there is no place."""
    if spot < AREAS:
        return say("at-area", area=area_text(spot))
    if spot < FIRST_BOX:
        return say("at-approach", front=front_text(spot - AREAS))
    return say("at-box", name=BOXES[spot - FIRST_BOX].name)


def piece_text(s: State, piece: int) -> Text:
    """A piece as its owner sees it: of hidden ones with the same face in one position, which of how many."""
    face, spot = s.face[piece], s.spot[piece]
    alike = [int(p) for p in s.at[spot] if s.face[p] == face and not s.up >> p & 1]
    return faced(face, alike.index(piece) + 1 if piece in alike and len(alike) > 1 else 0, len(alike))


@cache
def faced(face: int, place: int = 0, count: int = 0) -> Text:
    """A piece at the beginning of a sentence; `place`: which of `count`."""
    if not face:
        return say("destroyed")
    block = say(f"block-{face_name(face)}")
    return say("piece-nth", face=block, place=place, count=count) if place else say("piece", face=block)


@cache
def face_text(face: int) -> Text:
    """A face inside a sentence."""
    return say(face_name(face)) if face else say("destroyed")



@cache
def price_text(commands: int) -> Text:
    """What an answer costs."""
    return say("price", commands=commands)


def owner(piece: int) -> Text:
    return side_text(SIDE[piece])


def seats(options: Any) -> tuple[Seat, ...]:
    """TM §1.1: Austria and France."""
    return tuple(Seat(SIDE_NAMES[side], side, side_text(side)) for side in (AUSTRIA, FRANCE))
