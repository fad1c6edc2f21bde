"""What the war is about: gains of regions, or to be the last (NE §6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from feldherr.games.napoleon_in_europe.rules.victory import last_round, score
from feldherr.games.napoleon_in_europe.shown.words import mixed, say, seat_text
from feldherr.games.napoleon_in_europe.state import State, nations_of
from feldherr.kernel.text import Text
from feldherr.kernel.view import Goal, Row

LIMITED = (("how-limited", "6.10"), ("how-gain", "6.8"), ("how-share", "6.9"))
TOTAL = (("how-survivor", "6.5"), ("how-eliminated", "6.3"))
OWNED = ("how-regions", "3.12")


def winning() -> tuple[Row, ...]:
    """NE §6.1: both kinds of war, one of which is agreed."""
    return (*how(LIMITED), last(0, True), *how(TOTAL), *how((OWNED,)))


def how(sentences: Sequence[tuple[str, str]]) -> list[Row]:
    return [Row(say(name), "", rule=rule) for name, rule in sentences]


def last(round_: int, limited: bool) -> Row:
    """NE §6.6: after which round; 0: whichever is agreed."""
    return Row(say("how-last-round", round=round_), "", rule="6.6" if limited else "6.5")


def on_turn(s: State) -> tuple[int, ...]:
    """NE §8.5 §11.5: allies may act together; in the set-up whoever is asked."""
    return s.turn.acting


def goal(s: State) -> Goal:
    limited, end = s.rules.victory == "limited", last_round(s)
    rows = tuple([
        Row(seat_text(seat), standing(s, seat, limited), rule="6.8" if limited else "6.2", seat=seat)
        for seat in range(s.rules.players)
    ])
    card = [*how(LIMITED if limited else TOTAL), *how((OWNED,))]
    card += [last(end, limited)] if end else []
    return Goal(say("goal" if limited else "goal-total"), rows, s.round, end, tuple(card))


def standing(s: State, seat: int, limited: bool) -> Text:
    """NE §6.8 §6.9: the gain so far, exact; in total victory the nations one still leads."""
    if not s.alive >> seat & 1:
        return say("goal-out")
    if not limited:
        return say("goal-nations", count=len(nations_of(s, seat)))
    return say("goal-gain", gain=signed(score(s, seat)) if s.started[seat] else "0")


def signed(gain: Fraction) -> str:
    return f"+{mixed(gain)}" if gain > 0 else mixed(gain)
