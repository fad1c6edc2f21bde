"""What a state must hold: each way in which it can be wrong is put into words, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.games.viktory_ii.state import PASSING, Pending, State
from tests.spoiled import check
from tests.viktory_ii.scene import Scene, number, world

SHIP, CARGO, FOOT, GUEST, ENEMY, RIDER, DEFENDER = map(Unit, range(1, 8))
LINES = (
    "0,0 water", "1,0 plains village yellow", "units 0,0 red: 1=frigate 2=infantry.aboard1",
    "units 0,1 red: 3=infantry", "units -1,0 yellow: 5=infantry", "units 2,0 red: 6=cavalry",
    "units 2,-1 blue: 7=infantry",
)  # fmt: skip


def at(place: str) -> Hex:
    return Hex(int(number(f"({place})")))


def sound() -> State:
    """A ship with cargo, a battle that waits, a guest among allies."""
    scene = Scene(world(*LINES, "units -1,1 red: 4=infantry", "vassal yellow of red", rules="vassals", blue=True))
    scene.play("take 6", "go to (2,-1)", "take 4", "go to (-1,0)")
    assert GAME.faults(scene.s) == [] and scene.s.battles and scene.s.guests
    s: State = GAME.copy(scene.s)
    return s


def short_column(s: State) -> None:
    s.loads.pop()


def twice_in_the_index(s: State) -> None:
    s.at[at("3,0")] = (FOOT,)


def elsewhere(s: State) -> None:
    s.where[FOOT] = at("3,0")


def nobody_holds(s: State) -> None:
    s.held[at("0,1")] = -1


def two_battles(s: State) -> None:
    s.battles = (*s.battles, *s.battles)


def no_attackers(s: State) -> None:
    s.battles = (*s.battles, Pending(at("1,0"), 0, ()))


def no_defender(s: State) -> None:
    s.battles = (replace(s.battles[0], attacker=2),)


def no_guest(s: State) -> None:
    s.flags[GUEST] &= ~PASSING


def unknown_guest(s: State) -> None:
    s.guests = ()


def not_in_the_hold(s: State) -> None:
    s.cargo[SHIP] = ()


def hold_elsewhere(s: State) -> None:
    s.where[CARGO] = at("3,0")


def foreign_ship(s: State) -> None:
    s.owner[CARGO] = 2


def aboard_a_regiment(s: State) -> None:
    s.kind[SHIP] = 1


def ship_aboard(s: State) -> None:
    s.kind[CARGO] = 4


def wet_feet(s: State) -> None:
    s.kind[FOOT] = 4


def full_hold(s: State) -> None:
    s.cargo[SHIP] = (CARGO,) * 4


def dead_owner(s: State) -> None:
    s.alive[2] = False


def three_in_a_hex(s: State) -> None:
    s.owner[RIDER], s.owner[GUEST] = 3, 1
    s.at[at("2,-1")] = (GUEST, RIDER, DEFENDER)
    s.where[GUEST] = at("2,-1")


def lost_lord(s: State) -> None:
    s.lord[at("1,0")] = -1


def unlisted(s: State) -> None:
    s.towns[1] = tuple(h for h in s.towns[1] if h != at("1,0"))


def town_at_sea(s: State) -> None:
    s.terrain[at("1,0")] = 5


def neighbours(s: State) -> None:
    s.town[at("0,1")] = 1


def homeless(s: State) -> None:
    s.towns[0] = ()


def vassal_rules(s: State) -> None:
    s.side[2] = 1


def debt(s: State) -> None:
    s.reserve[0] = -1


def one_more(s: State) -> None:
    s.reserve[4] += 1


def tile_lost(s: State) -> None:
    s.pool[0] -= 1


def tile_owed(s: State) -> None:
    s.returned[0], s.pool[0] = -1, s.pool[0] + 1


def dry_border(s: State) -> None:
    s.terrain[0] = 1


MANY = (three_in_a_hex, homeless)
"""What is wrong in so many ways that only the worst is looked for."""
WRONG: dict[Callable[[State], None], tuple[str, ...]] = {
    short_column: ("the columns of the units are of different length",),
    twice_in_the_index: ("the index does not hold every unit on the map once", "is held by -1, but [0] stand"),
    elsewhere: ("unit 3 is not where the index has it",),
    nobody_holds: ("is held by -1, but [0] stand in it",),
    two_battles: ("the battles are not one a hex, in order",),
    no_attackers: ("units [] attack hex",),
    no_defender: ("units [6] attack hex", "nobody defends hex"),
    no_guest: ("but [0, 1] stand in it", "unit 4 is no guest of allies"),
    unknown_guest: ("unit 4 is among others and no guest",),
    not_in_the_hold: ("unit 2 is not in the hold of its ship",),
    hold_elsewhere: ("unit 2 is not in the hold of its ship",),
    foreign_ship: ("unit 2 is aboard what is no ship of its own", "player 0 has units", "player 2 has units"),
    aboard_a_regiment: ("unit 1 stands where it cannot", "unit 2 is aboard what is no ship", "player 0 has units"),
    ship_aboard: ("unit 2 is aboard what is no ship of its own", "player 0 has units"),
    wet_feet: ("unit 3 stands where it cannot", "player 0 has units"),
    full_hold: ("ship 1 is overloaded",),
    dead_owner: ("unit 7 belongs to nobody who plays", "player 2 is out and has a settlement"),
    three_in_a_hex: ("three players are in hex",),
    lost_lord: ("is held by 1, but [] stand", "is not in order"),
    unlisted: ("is not in order", "player 1 has units"),
    town_at_sea: ("which is no land", "do not add up", "do not add up"),
    neighbours: ("is not in order", "in hex 64 has a neighbour", "in hex 76 has a neighbour"),
    homeless: ("player 0 has no settlement and is not out",),
    vassal_rules: ("the ruler of player 2 is a vassal",),
    debt: ("the reserve of player 0 is negative", "player 0 has units"),
    one_more: ("player 1 has units",),
    tile_lost: ("the tiles of terrain 1 do not add up to 27",),
    tile_owed: ("the tiles of terrain 1 do not add up to 27",),
    dry_border: ("the border is not water",),
}


@pytest.mark.parametrize("spoil", WRONG, ids=lambda spoil: spoil.__name__)
def test_what_is_wrong_is_said(spoil: Callable[[State], None]) -> None:
    """V2 §8.2.7 §12.0.1 §3.2.7 §7.21.4 §12.1.2"""
    s = sound()
    spoil(s)
    check(GAME, s, WRONG[spoil], and_more=spoil in MANY)


def test_a_game_that_has_just_begun_is_sound() -> None:
    assert GAME.faults(GAME.begin(GAME.options_type())[0]) == []
