"""Rules 7.1 to 7.4 and 8.1: who begins, who leads what, who is neutral and who allied."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    FRANCE,
    HOMELAND,
    NOBODY,
    NUMBERS,
    Nation,
    bits,
)
from feldherr.games.napoleon_in_europe.events import FewNations, NationTaken, StartRolled
from feldherr.games.napoleon_in_europe.rules.choices.opening import SUGGESTED, group_to_lead, nation_to_lead
from feldherr.games.napoleon_in_europe.state import State, befriend, nations_of
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

FEW = 4


def roll_for_start(s: State, ask: Ask, emit: Emit) -> None:
    """NE §8.1 §8.2 §8.11, ruling r18: the highest begins, ties roll again; the others follow clockwise."""
    players = s.rules.players
    seats = tuple(range(players))
    while len(seats) > 1:
        faces = ask.dice(len(seats))
        emit(StartRolled(seats, faces))
        seats = tuple(seat for seat, face in zip(seats, faces) if face == max(faces))
    s.order = tuple((seats[0] + step) % players for step in range(players))
    s.phase = "nations"


def take_nations(s: State, ask: Ask, emit: Emit) -> None:
    """NE §7.1.1 §7.1.5: pick after pick."""
    if choose_nation(s, ask, emit):
        close(s, emit)
        s.phase = "placing"


def choose_nation(s: State, ask: Ask, emit: Emit) -> bool:
    """NE §7.1.5 §7.2.2 §7.2.3 §7.2.4 §7.2.5 §7.2.6 §7.2.7 §7.3.10 §7.4.1: one pick; whether that was the last."""
    rules = s.rules
    if rules.setup == "french" and s.led[FRANCE] == NOBODY:                              # 7.4.7, r20
        lead(s, emit, 0, FRANCE, False)
        return False
    if rules.setup == "french" and not rules.free_split:
        return take_group(s, ask, emit)
    seats = [seat for seat in s.order if (seat or rules.setup != "french") and not s.acted >> seat & 1]
    each = NUMBERS.nations_each[str(rules.players)] if rules.setup != "french" else 7
    held = [len(nations_of(s, seat)) for seat in seats]
    free = [nation for nation in ALL_NATIONS if s.led[nation] == NOBODY]
    if not seats or min(held) == each or not free:
        return True
    seat = seats[held.index(min(held))]
    if rules.nations == "draw":
        lead(s, emit, seat, free[ask.draw([1] * len(free))[0]], True)
        return rules.setup == "french" and all(nations_of(s, one) for one in seats)
    answer = ask.openly(seat, nation_to_lead, s, seat)
    if answer == DONE:
        s.acted |= 1 << seat                                # he has enough; the others go on
        return False
    lead(s, emit, seat, answer.nation, False)
    return False


def take_group(s: State, ask: Ask, emit: Emit) -> bool:
    """NE §7.4.9: the suggested split; the players choose their groups in order."""
    groups = SUGGESTED[s.rules.players]
    free = [number for number, group in enumerate(groups) if s.led[group[0]] == NOBODY]
    if not free:
        return True
    seat = next(seat for seat in s.order if not nations_of(s, seat))
    if s.rules.nations == "draw":
        number = free[ask.draw([1] * len(free))[0]]
    else:
        number = ask.openly(seat, group_to_lead, s, seat).number
    for nation in groups[number]:
        lead(s, emit, seat, nation, s.rules.nations == "draw")
    return False


def lead(s: State, emit: Emit, seat: int, nation: Nation, by_lot: bool) -> None:
    """NE §3.7 §4.5: the homeland belongs to who leads the nation."""
    s.led[nation] = seat
    for region in HOMELAND[nation]:
        s.owner[region] = nation
    emit(NationTaken(seat, nation, by_lot))


def close(s: State, emit: Emit) -> None:
    """NE §7.1.4 §7.1.6 §7.4.5 §7.4.8 §13.1 §13.2: who is neutral, who is allied."""
    s.acted = 0
    s.neutral = sum(1 << nation for nation in ALL_NATIONS if s.led[nation] == NOBODY)
    s.started = tuple(sum(1 << n for n in nations_of(s, seat)) for seat in range(s.rules.players))
    if s.rules.setup == "french":
        others = sum(1 << seat for seat in range(1, s.rules.players))
        for seat in bits(others):
            s.allies[seat] = others
        if (count := 7 - s.neutral.bit_count()) < FEW:
            emit(FewNations(count))
    befriend(s)
