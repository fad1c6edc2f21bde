"""What the war is about: gains of regions, or to be the last (NE §6.1)."""

from __future__ import annotations

from fractions import Fraction

from feldherr.games.napoleon_in_europe.rules.victory import last_round, score
from feldherr.games.napoleon_in_europe.shown.words import mixed, say, seat_text
from feldherr.games.napoleon_in_europe.state import State, nations_of
from feldherr.kernel.text import Text
from feldherr.kernel.view import Goal, Row

LIMITED = (("how-gain", "6.8"), ("how-share", "6.9"), ("how-regions", "3.12"))
TOTAL = (("how-survivor", "6.5"), ("how-eliminated", "6.3"), ("how-regions", "3.12"))


def on_turn(s: State) -> tuple[int, ...]:
    """NE §8.5 §11.5: allies may act together; in the set-up whoever is asked."""
    return s.turn.acting


def goal(s: State) -> Goal:
    limited, last = s.rules.victory == "limited", last_round(s)
    rows = tuple([
        Row(seat_text(seat), standing(s, seat, limited), rule="6.8" if limited else "6.2", seat=seat)
        for seat in range(s.rules.players)
    ])
    how = [Row(say(name), "", rule=rule) for name, rule in (LIMITED if limited else TOTAL)]
    if last:
        how.append(Row(say("how-last-round", round=last), "", rule="6.6" if limited else "6.5"))
    return Goal(say("goal" if limited else "goal-total"), rows, s.round, last, tuple(how))


def standing(s: State, seat: int, limited: bool) -> Text:
    """NE §6.8 §6.9: the gain so far, exact; in total victory the nations one still leads."""
    if not s.alive >> seat & 1:
        return say("goal-out")
    if not limited:
        return say("goal-nations", count=len(nations_of(s, seat)))
    return say("goal-gain", gain=signed(score(s, seat)) if s.started[seat] else "0")


def signed(gain: Fraction) -> str:
    return f"+{mixed(gain)}" if gain > 0 else mixed(gain)
