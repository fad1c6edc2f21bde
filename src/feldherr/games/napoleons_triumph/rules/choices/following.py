"""Chapter 9: who goes along with a corps, and who is sent out of it."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Name
from feldherr.games.napoleons_triumph.board import Commander, Locale
from feldherr.games.napoleons_triumph.rules.choices.limits import can_move
from feldherr.games.napoleons_triumph.rules.movement.locales import closed_refusal
from feldherr.games.napoleons_triumph.state import GUARD, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse, offered


def regiments_to_leave(
    s: State, chosen: tuple[Any, ...], going: tuple[int, ...], most: int, rule: str, guard: bool = False,
    alone: str | None = None, no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §9.8 §9.22 §10.4.1: name those who are dropped; one of each corps goes along, and no more than `most`.

    `rule` says why not more; `alone` why only one of each corps. NT §15.13: a guard attack keeps a guard.
    """
    left = [n.piece for n in chosen]
    staying = [b for b in going if b not in left]
    guards = [b for b in staying if s.face[b] >> 2 == GUARD] if guard else []
    corps = [s.corps[b] for b in staying]
    out: list[Any] = offered(map(Name, staying), lambda n: leave_refusal(s, n.piece, corps, guards), no)
    large = len(corps) > len(set(corps))
    return out + offered((DONE,), lambda _: rule if len(staying) > most else alone if large else None, no)


def leave_refusal(s: State, block: int, corps: list[Commander], guards: list[int]) -> str | None:
    """NT §9.8 §15.13: not the last of its corps that goes, nor the last guard of a guard attack.

    `corps`: those of the regiments that still go, one entry each.
    """
    if corps.count(s.corps[block]) < 2:
        return "9.8"
    if guards == [block]:
        return "15.13"
    return None


def regiments_to_send(
    s: State, chosen: tuple[Any, ...], members: tuple[int, ...], able: tuple[int, ...], most: int,
    to: Locale, guard: bool = False, no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §9.9 §9.10 §9.21: some of a corps, never all, and no more than there is room for (NT §4.15) where they go.

    NT §15.13: with `guard` a guard must be among them.
    """
    sent = [n.piece for n in chosen]
    led = not guard or any(s.face[b] >> 2 == GUARD for b in sent)
    out: list[Any] = []
    for block in members:
        if block in sent:
            continue
        if (rule := send_refusal(s, block, sent, members, able, most, to, led)) is None:
            out.append(Name(block))
        elif no:
            no(Name(block), rule)
    return out + offered((DONE,), lambda _: sending_refusal(sent, led), no)


def send_refusal(
    s: State, block: int, sent: list[int], members: tuple[int, ...], able: tuple[int, ...], most: int, to: Locale,
    led: bool,
) -> str | None:  # fmt: skip
    """NT §4.15 §6.s9.3 §9.10 §9.21 §10.4.3 §11.a.6 §15.13: whether this regiment can be sent with the others."""
    if block not in able:
        if block == s.battery:
            return "6.s9.3"
        return closed_refusal(s, to, (block,)) if can_move(s, block) else "9.21"
    if len(sent) >= len(members) - 1:
        return "9.10"
    if len(sent) >= most:
        return "4.15"
    places_left = min(most, len(members) - 1) - len(sent)
    if not led and places_left == 1 and s.face[block] >> 2 != GUARD:
        return "15.13"
    return None


def sending_refusal(sent: list[int], led: bool) -> str | None:
    """NT §9.9 §15.13: somebody at least, and a guard in a guard attack."""
    if not sent:
        return "9.9"
    return None if led else "15.13"
