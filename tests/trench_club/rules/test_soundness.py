"""What must hold in every state: each law is broken once, and exactly that is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from feldherr.games.trench_club.board import TRENCH, TRENCH_ROAD, frame
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.pieces import put, put_aboard, put_inside, recruit, remove
from feldherr.games.trench_club.rules.soundness import faults
from feldherr.games.trench_club.rules.units import INFANTRY, NUMBER, TANK_TYPE, TRUCK
from feldherr.games.trench_club.state import ABOARD, BOX, INSIDE, State
from tests.trench_club.scene import MAP, PART, world

HERE = frame(MAP, PART)
CORNER, FREE, BODY = HERE.hex_at(0, 0), HERE.hex_at(17, 7), HERE.bodies[2]
LINES = ("germany transport-truck 0.0", "germany infantry aboard 0", "france infantry in 0", "fort 0 france",
         "germany tank 3.3", "france tank gone")  # fmt: skip
"""Units 0 to 4, and a German soldier, 5, at 0.12: on the first hex, in a truck, in the first fort, destroyed."""

Break = Callable[[State], object]


def sound(rules: str = "special_units trenches", phase: str = "move") -> State:
    s, _ = read(world(*LINES, rules=rules))
    s.turn = replace(s.turn, phase=phase)
    return s


def said(change: Break, **kwargs: str) -> list[str]:
    s = sound(**kwargs)
    change(s)
    return faults(s)


def ground(s: State, hex_: int, terrain: int) -> None:
    cells = list(s.terrain)
    cells[hex_] = terrain
    s.terrain = tuple(cells)


def add(s: State, kind: str, hex_: int, power: int = 0) -> int:
    unit = recruit(s, power, NUMBER[kind])
    put(s, unit, hex_)
    return unit


def aboard(s: State, kind: str, count: int = 1, truck: int = 0) -> None:
    for _ in range(count):
        put_aboard(s, recruit(s, 0, NUMBER[kind]), truck)


def test_a_sound_state_has_no_faults() -> None:
    """TC §4.20 §6.5 §7.13: nor has one in which somebody passes over a friend, or damage is one short of the end."""
    assert faults(sound()) == faults(sound("special_units")) == []

    def passing(s: State) -> None:
        s.turn = replace(s.turn, moving=3)
        put(s, 3, s.where[0])

    for change in (
        passing, lambda s: s.damage.__setitem__(0, 5), lambda s: s.damage.__setitem__(4, 6),
        lambda s: aboard(s, "infantry", 3), lambda s: s.coins.__setitem__(0, 0),
        lambda s: setattr(s, "mines", ((FREE, 0), (CORNER, 0))), lambda s: add(s, "builder", FREE),
        lambda s: setattr(s, "turn", replace(s.turn, truck=0)),
    ):  # fmt: skip
        assert said(change) == []


def test_the_columns_of_the_units_are_equally_long() -> None:
    """TC §1.6: every unit has everything."""
    assert said(lambda s: s.kind.append(INFANTRY)) == ["the columns of the units are of different length"]


def test_who_is_on_a_hex_is_in_its_index() -> None:
    """TC §4.20: and the other way round."""
    assert said(lambda s: s.at.__setitem__(CORNER, -1)) == ["unit 0 is not in the index of its hex"]
    assert said(lambda s: s.at.__setitem__(FREE, 0)) == [f"unit 0 is not on hex {FREE}, where the index has it"]


@pytest.mark.parametrize("damage", [-1, 6])
def test_damage_is_between_none_and_five(damage: int) -> None:
    """TC §9.23: with six a unit is gone."""
    assert said(lambda s: s.damage.__setitem__(0, damage)) == [f"unit 0 has {damage} damage"]


def test_nobody_stands_on_a_fort() -> None:
    """TC §4.21."""
    assert said(lambda s: put(s, 3, BODY)) == ["unit 3 stands on a fort"]


def test_trenches_are_closed_to_vehicles() -> None:
    """TC §13.2: by the expert rules, in play; a road across is open, tanks and soldiers go in."""
    def dig(s: State) -> None:
        ground(s, CORNER, TRENCH)

    assert said(dig) == ["unit 0 stands in a trench it cannot enter"]
    assert said(dig, phase="setup") == said(dig, rules="special_units") == []
    assert said(lambda s: ground(s, CORNER, TRENCH_ROAD)) == said(lambda s: ground(s, s.where[3], TRENCH)) == []


def test_riders_are_aboard_a_truck() -> None:
    """TC §6.1 §6.2 §6.5: who has the symbol, four at most."""
    assert said(lambda s: s.aboard.__setitem__(3, 0)) == ["unit 3 is half aboard"]
    assert said(lambda s: s.aboard.__setitem__(1, 3)) == ["unit 1 rides where it cannot"]
    assert said(lambda s: aboard(s, "tank")) == ["unit 6 rides where it cannot"]
    assert said(lambda s: aboard(s, "infantry", 4)) == ["truck 0 is overloaded"]
    assert "unit 1 is half aboard" in said(lambda s: s.where.__setitem__(1, BOX), phase="setup")
    assert ABOARD not in (s := sound()).where[2:] and s.aboard[1] == 0


def test_everybody_is_placed() -> None:
    """TC §2.9 §10.12: but while armies are placed, and who was bought just now."""
    def wait(s: State) -> None:
        recruit(s, 0, TANK_TYPE)

    assert said(wait) == said(wait, phase="buy") == ["unit 6 was never placed"]
    assert said(wait, phase="setup") == said(wait, phase="money") == []


def test_of_a_special_unit_there_is_one() -> None:
    """TC §10.16: unless the other is destroyed."""
    def two(s: State) -> None:
        add(s, "builder", FREE)
        add(s, "builder", FREE + 1, 2)

    def one(s: State) -> None:
        two(s)
        remove(s, 6)

    assert said(two) == ["a special unit is there twice"] and said(one) == []


def test_a_fort_holds_units_of_its_owner() -> None:
    """TC §7.9 §7.13: the first fort, too; partners of a common house are its owner."""
    assert said(lambda s: s.fort.__setitem__(0, 0)) == ["unit 2 is in a fort that is not its own"]
    assert said(lambda s: put_inside(s, 3, 0)) == ["unit 3 is in a fort that is not its own"]
    coop, _ = read(world("great-britain tank in 2", "fort 2 france", mode="coop", powers="france great-britain germany",
                         now="france"))  # fmt: skip
    assert faults(coop) == [] and coop.where[0] == INSIDE + 2


def test_nobody_has_debts_and_mines_lie_apart() -> None:
    """TC §10.5 §17.19."""
    assert said(lambda s: s.coins.__setitem__(2, -1)) == ["house 2 has -1 coins"]
    assert said(lambda s: setattr(s, "mines", ((FREE, 0), (FREE, 2)))) == ["two mines lie on one hex"]


def test_two_teams_are_never_in_one_trench() -> None:
    """TC §13.16: foot soldiers; a tank only crosses, and by the basic rules there are no trenches."""
    def both(s: State, kind: str = "infantry") -> None:
        ground(s, FREE, TRENCH)
        ground(s, FREE + 1, TRENCH)
        add(s, "infantry", FREE)
        add(s, kind, FREE + 1, 2)

    assert said(both) == ["two teams are in the trench of unit 6", "two teams are in the trench of unit 7"]
    assert said(lambda s: both(s, "tank")) == said(both, rules="special_units") == []

    def friends(s: State) -> None:
        both(s)
        s.owner[7] = 0

    assert said(friends) == []


def test_what_is_loaded_is_a_truck() -> None:
    """TC §6.5."""
    s = sound()
    assert s.kind[0] == TRUCK
    assert said(lambda s: setattr(s, "turn", replace(s.turn, truck=3))) == ["what is being loaded is no truck"]
