"""Rules 8.2, 8.3, 11.5 and 11.6: who acts next, and with whom.

A round has a slot for every player, in the order of play. He acts in his own; or in that of a partner, for which he
waits; or, if he is not allied any more with who acts there, alone and right after it: then he stands in the queue.
"""

from __future__ import annotations

from typing import NamedTuple

from feldherr.games.napoleon_in_europe.board import NOBODY
from feldherr.games.napoleon_in_europe.state import State


class Company(NamedTuple):
    """Who acts in a slot, its owner first; and who waited for it and acts alone after it."""

    acting: tuple[int, ...]
    after: tuple[int, ...]


def slot_owner(s: State) -> int:
    """NE §8.2, ruling r31: who is left in the queue, then whose slot it is."""
    return s.queue[0] if s.queue else s.order[s.slot]


def is_alive(s: State, seat: int) -> bool:
    """NE §6.4: whether the player still leads a nation."""
    return bool(s.alive >> seat & 1)


def is_waiting(s: State, seat: int) -> bool:
    """Ruling r31: whether the player has put his turn off to the slot of a partner."""
    return s.waits[seat] != NOBODY


def waiting_for(s: State, seat: int) -> tuple[int, ...]:
    """Ruling r31: who has put his turn off to this player's slot, in the order of play; nobody who is out (6.4)."""
    return tuple(who for who in s.order if s.waits[who] == seat)


def uses_slot(s: State, seat: int) -> bool:
    """NE §6.4 §8.3 §11.6: whether the slot's owner acts in it: not if he is out, has acted, or waits for a partner."""
    acted = s.acted >> seat & 1 and not s.queue
    return is_alive(s, seat) and not acted and not is_waiting(s, seat)


def are_allied(s: State, one: int, other: int) -> bool:
    """NE §11.3: these two, or a player with himself."""
    return bool(s.allies[one] >> other & 1)


def company(s: State, seat: int, joined: tuple[int, ...]) -> Company:
    """NE §11.5, ruling r31: who waited for this slot acts jointly if allied with all in it, else alone after it."""
    acting = (seat, *(one for one in joined if is_alive(s, one) and are_allied(s, seat, one)))
    after: tuple[int, ...] = ()
    for who in waiting_for(s, seat):
        if all(are_allied(s, who, partner) for partner in acting):
            acting = (*acting, who)
        else:
            after = (*after, who)
    return Company(acting, after)


def partner_refusal(s: State, seat: int, other: int, joined: tuple[int, ...]) -> str | None:
    """NE §11.5 §11.6, ruling r31: why a player cannot act jointly with another in this round, now or later."""
    if not are_allied(s, seat, other):
        return "11.5"
    if s.acted >> other & 1 or is_waiting(s, other) or other in joined:
        return "11.6"
    if other in s.turn.alone:
        return "11.5"
    return None


def join_refusal(s: State, seat: int, other: int, joined: tuple[int, ...]) -> str | None:
    """NE §11.3 §11.5 §11.6, ruling r31: why another cannot act in this slot; each pair in it must be allied."""
    rule = partner_refusal(s, seat, other, joined)
    if rule is None and waiting_for(s, other):              # somebody counts on his own slot
        return "11.6"
    if rule is None and not all(are_allied(s, other, one) for one in company(s, seat, joined).acting):
        return "11.3"
    return rule


def waiting_refusal(s: State, seat: int, other: int, joined: tuple[int, ...]) -> str | None:
    """NE §8.2 §11.3 §11.6 §11.9, ruling r31: why the turn cannot be put off to the slot of another."""
    rule = partner_refusal(s, seat, other, joined)
    if rule is not None:
        return rule
    if s.turn.left:                                         # who has ended an alliance fights in this turn
        return "11.9"
    if s.queue or joined or waiting_for(s, seat):
        return "11.6"
    if other not in s.order[s.slot + 1 :]:
        return "8.2"
    if not all(are_allied(s, seat, one) for one in waiting_for(s, other)):
        return "11.3"
    return None


def concerned(s: State, seat: int, other: int, joined: tuple[int, ...], later: bool) -> tuple[int, ...]:
    """Ruling r31: whose agreement a joint turn needs: the partner's, then of all who would act with the two."""
    return (other, *(waiting_for(s, other) if later else company(s, seat, joined).acting[1:]))


def parting_refusal(s: State, seat: int, other: int, partners: tuple[int, ...]) -> str | None:
    """NE §11.4 §11.8, rulings r13 and r33: an alliance is ended in one's own slot, before any figure has moved."""
    if not s.allies[seat] >> other & 1:
        return "11.4"
    if s.turn.moved or s.turn.acting[0] != seat or other in partners:
        return "11.8"
    return None


def put_off(s: State, seat: int, partner: int) -> None:
    """NE §11.6, ruling r31: the player will act in the partner's slot."""
    s.waits = tuple(partner if who == seat else other for who, other in enumerate(s.waits))


def stop_waiting(s: State, seat: int) -> None:
    """Ruling r31: nobody waits for this player any more."""
    s.waits = tuple(NOBODY if partner == seat else partner for partner in s.waits)


def pass_on(s: State) -> bool:
    """NE §8.3: go to the next slot; whether that was the last one of the round."""
    if len(s.queue) > 1:
        s.queue = s.queue[1:]
        return False
    s.queue = ()
    s.slot += 1
    return s.slot == len(s.order)


def new_round(s: State) -> None:
    """NE §8.4: everybody has his turn again."""
    s.slot, s.acted = 0, 0
    s.waits = (NOBODY,) * s.rules.players
    s.round += 1
