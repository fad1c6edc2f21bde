"""Chapter 6: how an army is organised, regiment by regiment."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from feldherr.games.napoleons_triumph.actions import Assign, ByHand, Change, Organise, Release
from feldherr.games.napoleons_triumph.board import ALL_COMMANDERS, LEADERS, LEAST, Side
from feldherr.games.napoleons_triumph.rules.choices.opening.armies import SORTS, Corps, army_of, assign_refusal, sort_of
from feldherr.games.napoleons_triumph.rules.opening.organisations import PLANS
from feldherr.games.napoleons_triumph.state import ARMY, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse, offered

CHANGES = 24
"""So many regiments may change their corps in one sitting; then the organisation stands."""
ASSIGN = [{face: Assign(commander, face) for face in sorted({*ARMY[0], *ARMY[1]})} for commander in ALL_COMMANDERS]
"""By commander and face, made once."""


def organisation_to_adopt(s: State, side: Side, no: Refuse | None = None) -> list[Any]:
    """A suggested organisation to start from, or none."""
    return [*(Organise(n) for n in range(len(PLANS[side]))), ByHand()]


def regiment_to_assign(
    s: State, side: Side, corps: Corps, pool: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NT §6.s5.1 §6.s6.2 §6.s7.1 §1.2: any regiment that is left, to any commander."""
    out: list[Any] = []
    faces = [(face, sort_of(face)) for face in sorted(set(pool))]
    for commander, verdicts in zip(LEADERS[side], assignments(s.scenario, side, corps, pool)):
        choices = ASSIGN[commander]
        for face, sort in faces:
            rule = verdicts[sort]
            if rule is None:
                out.append(choices[face])
            elif no:
                no(choices[face], rule)
    return out


@lru_cache(2_000)
def assignments(scenario: int, side: Side, corps: Corps, pool: tuple[int, ...]) -> list[tuple[str | None, ...]]:
    """By corps and sort of face, why not. Kept: each step is asked anew whenever the round is replayed."""
    army, one_of = army_of(side, corps, pool), {sort_of(face): face for face in pool}
    return [
        tuple(
            [assign_refusal(scenario, side, army, place, one_of[sort]) if sort in one_of else None for sort in SORTS]
        )
        for place in range(len(corps))
    ]


def corps_to_change(s: State, side: Side, corps: Corps, changes: int, no: Refuse | None = None) -> list[Any]:
    """NT §6.s6.3 §6.s7.4: take a regiment out of a corps that can spare one, or be content."""
    sizes: dict[int, int] = {commander: len(faces) for commander, faces in zip(LEADERS[side], corps)}
    commanders = map(Change, LEADERS[side])
    return [DONE, *offered(commanders, lambda c: change_refusal(c.commander, sizes[c.commander], changes), no)]


def change_refusal(commander: int, size: int, changes: int) -> str | None:
    """NT §6.s6.3 §6.s7.4: not for ever, and not below the least number."""
    if changes >= CHANGES:
        return "6.s7.4"
    return "6.s6.3" if size <= LEAST[commander] else None


def regiment_to_release(s: State, side: Side, corps: Corps, place: int, no: Refuse | None = None) -> list[Any]:
    """Which regiment goes to another corps."""
    return [Release(face) for face in sorted(set(corps[place]))]
