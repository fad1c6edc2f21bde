"""The words of prompts, options and events, as texts; the sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from feldherr.games.napoleons_triumph.board import (
    ALLIES,
    BEYOND,
    FIRST_ROUND,
    LIES_IN,
    LOCALES,
    NAMES,
    NIGHT,
    SIDE_NAMES,
    SPACES,
    TIME,
    WAITING,
)
from feldherr.games.napoleons_triumph.rules.opening.options import AusterlitzOptions, teams
from feldherr.games.napoleons_triumph.state import BLOCKS, FIRST_COMMANDER, SIDE, State, face_name
from feldherr.kernel import text
from feldherr.kernel.game import Seat
from feldherr.kernel.text import Argument, Text


def say(_name: str, /, **args: Argument) -> Text:
    """A text of this game; its ids begin with `nt-`."""
    return text.said("nt-" + _name, args)


@cache
def side_text(side: int) -> Text:
    return say(SIDE_NAMES[side])


@cache
def hour_text(round_: int) -> Text:
    """Day and hour of a round of the time track."""
    if round_ == NIGHT:
        return say("night")
    marks = TIME[min(round_, len(TIME)) - 1].marks
    return say("hour", day=int(marks.get("day", 2)), hour=int(marks.get("hour", 0)))


def round_number(scenario: int, round_: int) -> int:
    """Rounds are counted from the beginning of the scenario."""
    return round_ - FIRST_ROUND[scenario] + 1


@cache
def seat_text(seat: int) -> Text:
    return say("player", number=seat + 1)


@cache
def locale_text(locale: int) -> Text:
    """What a locale is called: by its name on the map, else by ours, after a place nearby."""
    space = SPACES[locale]
    return say("locale", name=text.place(space.name or "", space.marks.get("part")))


@cache
def front_text(front: int) -> Text:
    """An approach: of which locale, towards which."""
    return say("approach", locale=locale_text(LIES_IN[front]), towards=locale_text(BEYOND[front]))


@cache
def spot_text(spot: int) -> Text:
    if spot < LOCALES:
        return say("reserve", locale=locale_text(spot))
    return front_text(spot - LOCALES) if spot < WAITING else say("off-map")


@cache
def commander_text(commander: int) -> Text:
    return say("commander", name=NAMES[commander])


@cache
def face_text(face: int) -> Text:
    return say(face_name(face)) if face else say("destroyed")


def piece_text(s: State, piece: int, side: int) -> Text:
    """A piece as a side sees it: what it is, under whom or where; of several alike, which one."""
    if piece >= BLOCKS:
        return commander_text(piece - FIRST_COMMANDER)
    face, corps, spot = seen_face(s, piece, side), s.corps[piece], s.spot[piece]
    words: dict[str, Argument] = {"face": face_text(face) if face or not s.face[piece] else say("unknown")}
    words |= {"commander": NAMES[corps]} if corps >= 0 else {"spot": spot_text(spot)}
    alike = [b for b in s.at[spot] if s.corps[b] == corps and seen_face(s, b, side) == face]
    name = "piece-of" if corps >= 0 else "piece"
    if len(alike) > 1:
        return say(name + "-alike", **words, place=alike.index(piece) + 1, count=len(alike))
    return say(name, **words)


def seen_face(s: State, block: int, side: int) -> int:
    return s.face[block] if SIDE[block] == side else s.known[block]


def force_text(pieces: tuple[int, ...], commanders: tuple[int, ...]) -> Text:
    """Who moves: commanders with so many regiments, or regiments alone."""
    if commanders:
        return say("led", names=names_text(commanders), count=len(pieces))
    return say("regiments", count=len(pieces))


def listing(items: Iterable[Text]) -> Text:
    """A list as nested texts."""
    found: Text | None = None
    for item in items:
        found = item if found is None else say("list", first=found, rest=item)
    return found or say("nothing")


def names_text(commanders: Iterable[int]) -> Text:
    return listing([commander_text(c) for c in commanders])


def places_text(places: Iterable[int]) -> Text:
    return listing([locale_text(p) for p in places])


def seats(options: AusterlitzOptions) -> tuple[Seat, ...]:
    """NT §1.1 §2.1: two sides; with teams up to four players a side."""
    return of_teams(teams(options), options.auction)


def seated(s: State) -> tuple[Seat, ...]:
    """NT §2.1 §17.1: who plays this game, by the sides they have now."""
    return of_teams(s.teams)


def of_teams(both: tuple[tuple[int, ...], tuple[int, ...]], auction: bool = False) -> tuple[Seat, ...]:
    found: dict[int, Seat] = {}
    for side, team in enumerate(both):
        word = ("first" if side == ALLIES else "second") if auction else ("allies", "france")[side]
        for place, seat in enumerate(team):
            name = word if not place else f"{word}-{place + 1}"
            if auction:
                title = say("team", number=side + 1, place=place + 1)
            else:
                title = side_text(side) if len(team) == 1 else say(f"{word}-player", place=place + 1)
            found[seat] = Seat(name, side, title)
    return tuple(found[seat] for seat in sorted(found))
