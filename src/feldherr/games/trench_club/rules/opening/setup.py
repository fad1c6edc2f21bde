"""Chapter 2: the armies are split in secret, then placed chip by chip."""

from __future__ import annotations

from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.board import NOBODY, WATER, frame
from feldherr.games.trench_club.events import (
    ChipFlipped,
    MethodChosen,
    Placed,
    RolledToBegin,
    RolledToPlace,
    Shared,
    Split,
    TokensDrawn,
    WordPassed,
)
from feldherr.games.trench_club.rules.calls import Begin, Calls, FirstTurn, FlipChip, PlaceArmy, StartTurn
from feldherr.games.trench_club.rules.choices.opening import (
    chip_to_flip,
    dice_or_cards,
    enterable,
    unit_to_assign,
    unit_to_claim,
    unit_to_place,
    unplaced,
)
from feldherr.games.trench_club.rules.pieces import put, recruit
from feldherr.games.trench_club.rules.units import (
    ARMOURED_CAR,
    FORCES,
    INFANTRY,
    KINDS,
    MOUNTED,
    NATIONAL,
    SIDES,
    START_COINS,
    TEAM,
    TRUCK,
)
from feldherr.games.trench_club.state import ABSENT, ARMIES, AUTOMA, Rules, State, frame_of, members, playing, spot
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

FOUR = (0, 3, 1, 2)
"""TC §2.1: Germany, Great Britain, Austria-Hungary, France clockwise: no two allies are neighbours."""
GROUP = 4
"""TC §15.8: so many tokens are drawn for the automa's first two chips."""


def empty(rules: Rules, central: int, entente: int, human: int) -> State:
    """TC §1.2 §1.3 §1.4 §2.16 §2.18 §15.1 §16.3: who plays with whom on which part; all forts are neutral."""
    own, other = (central, entente) if human == 0 else (entente, central)
    ally = (1, 0, 3, 2)[own]
    seats, house = [ABSENT] * 4, [0, 1, 2, 3]
    if rules.mode == "four":
        seats = [FOUR.index(power) for power in range(4)]
    elif rules.mode == "two":
        seats[central], seats[entente] = 0, 1
    else:
        seats[own], seats[other] = 0, AUTOMA
    force = [1 << power for power in range(4)]
    if rules.mode == "coop":
        seats[ally], house[ally] = 1, own
        force[own] = force[ally] = force[own] | force[ally]
    here = frame(rules.map, rules.part)
    led = [seats[power] != ABSENT and house[power] == power for power in range(4)]
    return State(
        rules, tuple(seats), tuple(house), TEAM, tuple(force), here.ground, [NOBODY] * here.forts,
        [NOBODY] * here.size, [], [], [], [], [], [], [], [],
        [START_COINS[power] if its else 0 for power, its in enumerate(led)], [0] * 4,
        [(1 << ARMIES) - 1 if its else 0 for its in led], tuple(sorted(here.starts)), cards=(False,) * 4,
    )  # fmt: skip


def seating(s: State) -> list[int]:
    """TC §2.1: the houses clockwise."""
    return [power for power in FOUR if s.seat_of[power] != ABSENT and s.house[power] == power]


def starting_force(s: State, power: int) -> tuple[int, ...]:
    """TC §1.5 §2.5 §15.2 §15.3 §15.4 §15.5 §15.6: eleven for a player; the automa's by difficulty, no truck."""
    force = FORCES[power]
    if s.seat_of[power] != AUTOMA:
        return force
    extra = {
        "easy": (), "standard": (ARMOURED_CAR,), "hard": (ARMOURED_CAR, INFANTRY),
        "overkill": (NATIONAL[power], MOUNTED),
    }[s.rules.difficulty]  # fmt: skip
    return tuple(sorted([*(kind for kind in force if kind != TRUCK), *extra]))


def begin(s: State, ask: Ask, emit: Emit, call: Begin) -> Calls:
    """TC §2.3 §2.5 §2.6 §2.8, ruling r2: all split at once and in secret; then the splits are shown and dice decide.

    The numbers on the chips are drawn when they are flipped: until then nobody knows them, not even their owner
    (TC §2.4 §2.15). Where the short version differs, the detailed rules hold (TC §1.16).
    """
    humans = [power for power in playing(s) if s.seat_of[power] != AUTOMA]
    if s.rules.cards != "nobody":
        s.cards = tuple(
            power in humans and (s.rules.cards == "all" or method(s, ask, emit, power))
            for power in range(4)
        )
    shares = share(s, ask, emit) if s.rules.mode == "coop" else {p: starting_force(s, p) for p in humans}
    coop = s.rules.mode == "coop"
    splits = ask.together(*(
        (s.seat_of[power], split, (s, s.seat_of[power], shares[power], 1 - s.seat_of[power] if coop else NOBODY))
        for power in humans
    ))  # fmt: skip
    for power, assigned in zip(humans, splits):
        chip = {one.kind: one.chip for one in assigned}
        names = [KINDS[kind] for kind in shares[power]]
        for kind, name in zip(shares[power], names):
            recruit(s, power, kind, chip[name])
        armies = tuple(tuple(k for k, n in zip(shares[power], names) if chip[n] == army) for army in range(ARMIES))
        emit(Split(power, armies))
    for power, seat in enumerate(s.seat_of):
        if seat == AUTOMA:
            s.cup = starting_force(s, power)
    houses = seating(s)
    first = roll_off(s, ask, emit, houses, RolledToPlace)
    s.order = clockwise(houses, first)
    return FlipChip(0)


def method(s: State, ask: Ask, emit: Emit, power: int) -> bool:
    """TC §14.2."""
    cards: bool = ask(s.seat_of[power], dice_or_cards, s) == a.USE_CARDS
    emit(MethodChosen(power, cards))
    return cards


def share(s: State, ask: Ask, emit: Emit) -> dict[int, tuple[int, ...]]:
    """TC §16.1 §16.2 §16.3: the two humans take units in turn until one leaves the rest to the other."""
    one, two = playing(s)[:2]
    force = FORCES[one]
    taken: dict[int, list[int]] = {one: [], two: []}
    power, mate = one, two
    while len(claimed := tuple(taken[one] + taken[two])) < len(force):
        choice = ask.openly(s.seat_of[power], unit_to_claim, s, force, claimed)
        if choice == a.LEAVE_REST:
            taken[mate] += [kind for kind in force if kind not in claimed]
            break
        taken[power].append(choice.number)
        power, mate = mate, power
    for who, kinds in taken.items():
        for kind in sorted(kinds):
            emit(Shared(who, kind))
    return {who: tuple(sorted(kinds)) for who, kinds in taken.items()}


def split(ask: Ask, s: State, seat: int, kinds: tuple[int, ...], barred: int) -> tuple[a.Assign, ...]:
    """TC §2.6: in any way; what is confirmed is fixed."""
    assigned: tuple[a.Assign, ...] = ()
    while (choice := ask(seat, unit_to_assign, s, kinds, barred, assigned)) != DONE:
        assigned = (*assigned, choice)
    return assigned


def roll_off(
    s: State, ask: Ask, emit: Emit, houses: list[int], told: type[RolledToPlace] | type[RolledToBegin]
) -> int:
    """TC §2.8 §3.1, ruling r4: the highest begins; only the highest who are equal roll again."""
    contenders = houses
    while len(contenders) > 1:
        faces = ask.dice(len(contenders), SIDES)
        emit(told(tuple(contenders), faces))
        contenders = [house for house, face in zip(contenders, faces) if face == max(faces)]
    return contenders[0]


def clockwise(houses: list[int], first: int) -> tuple[int, ...]:
    at = houses.index(first)
    return (*houses[at:], *houses[:at])


def flip_chip(s: State, ask: Ask, emit: Emit, call: FlipChip) -> Calls:
    """TC §2.9 §2.13 §15.7: one chip in each go, in turn, until all are flipped; an empty one uses up the go too."""
    if call.go == ARMIES * len(s.order):
        return FirstTurn()
    house = s.order[call.go % len(s.order)]
    powers = members(s, house)
    power = powers[call.go // len(s.order) % len(powers)]
    automa = s.seat_of[power] == AUTOMA
    if automa:
        army = next(chip for chip in range(ARMIES) if s.chips[house] >> chip & 1)
    else:
        army = ask.openly(s.seat_of[power], chip_to_flip, s, house).chip
    number = s.numbers[ask.draw([1] * len(s.numbers))[0]]
    s.numbers = tuple(n for n in s.numbers if n != number)
    s.chips[house] &= ~(1 << army)
    emit(ChipFlipped(house, army, number, frame_of(s).starts[number]))
    if automa:
        place_tokens(s, ask, emit, power, army, number)
        return FlipChip(call.go + 1)
    return PlaceArmy(call.go, army, number)


def place_army(s: State, ask: Ask, emit: Emit, call: PlaceArmy) -> Calls:
    """TC §2.10 §2.11 §2.14: unit by unit; who was placed from one chip is one army.

    TC §16.4, ruling r58: on a common chip the partners hand the word to each other as they like.
    """
    house = s.order[call.go % len(s.order)]
    placing = [power for power in members(s, house) if unplaced(s, power, call.army)]
    if not placing:
        return FlipChip(call.go + 1)
    power = next((one for one in placing if s.seat_of[one] == s.speaker), placing[0])
    choice = ask.openly(s.seat_of[power], unit_to_place, s, power, call.army, call.number, len(placing) > 1)
    if choice == a.HAND_OVER:
        s.speaker = s.seat_of[next(one for one in placing if one != power)]
        emit(WordPassed(s.speaker))
        return call
    put(s, choice.unit, choice.hex)
    emit(Placed(power, choice.unit, s.kind[choice.unit], choice.hex, spot(s, choice.unit)))
    return call


def place_tokens(s: State, ask: Ask, emit: Emit, power: int, army: int, number: int) -> None:
    """TC §15.8 §15.9: tokens from the cup; the first on the number, the others clockwise from the top (ruling r45)."""
    count = len(s.cup) if army == ARMIES - 1 else min(GROUP, len(s.cup))
    drawn = [s.cup[place] for place in ask.draw([1] * len(s.cup), count)]
    cup = list(s.cup)
    for kind in drawn:
        cup.remove(kind)
    s.cup = tuple(cup)
    emit(TokensDrawn(power, tuple(drawn)))
    here, team = frame_of(s), s.team[power]
    for kind in drawn:
        hexes = (h for radius in range(here.size) for h in here.rings(here.starts[number], radius))
        hex_ = next(h for h in hexes if enterable(s, kind, team, h) and s.terrain[h] != WATER)
        unit = recruit(s, power, kind, army)
        put(s, unit, hex_)
        emit(Placed(power, unit, kind, hex_, spot(s, unit)))


def first_turn(s: State, ask: Ask, emit: Emit, call: FirstTurn) -> Calls:
    """TC §3.1: all roll again; the highest takes the first turn."""
    houses = seating(s)
    s.order = clockwise(houses, roll_off(s, ask, emit, houses, RolledToBegin))
    return StartTurn(0)
