"""What the war is about: to be left over, or one of the endings that were agreed (V2 §5.0.1)."""

from __future__ import annotations

from feldherr.games.viktory_ii.rules.victory import DOMINANCE
from feldherr.games.viktory_ii.shown.words import say, seat_text
from feldherr.games.viktory_ii.state import State, value
from feldherr.kernel.text import Text
from feldherr.kernel.view import Goal, Row

ALWAYS = (("extermination", "5.1.1"), ("value", "5.3.3"))
AGREED = (
    ("vassals", "5.2.1"), ("decisive_blow", "5.3.1"), ("dominance", "5.4.1"), ("random_end", "5.5.1"),
)  # fmt: skip


def winning() -> tuple[Row, ...]:
    return (*[how(name, rule) for name, rule in (*ALWAYS, *AGREED)], stopped(0))


def how(name: str, rule: str) -> Row:
    return Row(say(f"how-{name.replace('_', '-')}", points=DOMINANCE), "", rule=rule)


def stopped(round_: int) -> Row:
    """V2 §5.3.2: after which round; 0: whichever is agreed."""
    return Row(say("how-stopped", round=round_), "", rule="5.3.2")


def on_turn(s: State) -> tuple[int, ...]:
    """V2 §6.0.1: one after the other; before the first round whoever is asked."""
    return (s.seat,) if s.round else ()


def goal(s: State) -> Goal:
    """V2 §5.1.1 §5.3.2 §5.3.3: the others without a settlement, or the most valuable empire when it ends."""
    stop = s.rules.stop_round
    rows = tuple([
        Row(seat_text(seat), worth(s, seat), DOMINANCE if s.rules.dominance and s.alive[seat] else None, "5.3.3", seat)
        for seat in range(s.players)
    ])
    card = [how(name, rule) for name, rule in ALWAYS]
    card += [how(name, rule) for name, rule in AGREED if getattr(s.rules, name)]
    card += [stopped(stop)] if stop else []
    short = say("goal", stop=stop) if not s.rules.dominance else say("goal-dominance", points=DOMINANCE)
    return Goal(short, rows, s.round, stop, tuple(card))


def worth(s: State, seat: int) -> int | Text:
    return value(s, seat) if s.alive[seat] else say("status-out")
