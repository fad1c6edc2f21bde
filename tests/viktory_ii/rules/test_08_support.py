"""Chapter 8: exactly the units the settlements support."""

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import FOREST, GRASSLAND, MOUNTAIN, PLAINS
from feldherr.games.viktory_ii.rules.settlements.support import supported
from feldherr.games.viktory_ii.state import ARTILLERY, CAVALRY, CITY, FRIGATE, INFANTRY, VILLAGE
from feldherr.kernel.answers import Malformed
from tests.viktory_ii.scene import Scene, world

BASE = "players 4 first red\nround 3 red acting\n-5,5 plains village yellow\ncapital yellow -5,5\nout blue\nout green\n"


def totals(*towns: str) -> list[int]:
    """What Red has with these settlements; the first is his capital."""
    return Scene(BASE + "\n".join(towns) + f"\ncapital red {towns[0].split()[0]}").total("red")


def test_a_village_supports_one_infantry_whatever_its_terrain() -> None:
    """V2 §8.1.1"""
    assert totals("0,0 plains village red", "2,0 mountain village red", "4,0 forest village red") == [3, 0, 0, 0]
    assert all(supported(terrain, VILLAGE) == (INFANTRY,) for terrain in (PLAINS, GRASSLAND, FOREST, MOUNTAIN))


@pytest.mark.parametrize(
    ("ground", "units"),
    [("plains", [2, 0, 0, 0]), ("grassland", [1, 1, 0, 0]), ("mountain", [1, 0, 1, 0]), ("forest", [1, 0, 0, 1])],
)
def test_a_city_supports_an_infantry_and_a_unit_by_terrain(ground: str, units: list[int]) -> None:
    """V2 §8.2.1 §8.2.2 §8.2.3 §8.2.4 §8.2.5"""
    assert totals(f"0,0 {ground} city red") == units
    extra = {"plains": INFANTRY, "grassland": CAVALRY, "mountain": ARTILLERY, "forest": FRIGATE}[ground]
    terrain = {"plains": PLAINS, "grassland": GRASSLAND, "mountain": MOUNTAIN, "forest": FOREST}[ground]
    assert supported(terrain, CITY) == (INFANTRY, extra)


def test_the_balance_of_the_rulebook() -> None:
    """V2 §8.2.7 §8.2.1"""
    cities = [f"{2 * n},0 {ground} city red" for n, ground in enumerate(("plains", "grassland", "mountain"))]
    assert totals(*cities, "0,2 forest city red") == [5, 1, 1, 1]
    towns = ["0,0 plains city red", "2,0 plains city red", "4,0 forest city red"]
    villages = [f"{at} plains village red" for at in ("0,2", "0,-2", "-2,0")]
    assert totals(*towns, *villages) == [8, 0, 0, 1]


def test_more_units_than_are_supported_cannot_be() -> None:
    """V2 §8.2.7 §8.2.2"""
    with pytest.raises(Malformed, match="more units"):
        GAME.read(BASE + "0,0 plains city red\ncapital red 0,0\nunits 0,0 red: 1=cavalry")
    scene = Scene(world("units 0,0 red: 1=infantry"))
    scene.s.reserve[0] += 1
    assert any("support" in fault for fault in GAME.faults(scene.s))


def test_hits_only_move_units_to_the_reserve_and_conquest_moves_support() -> None:
    """V2 §8.2.6 §10.3.2 §10.2.1"""
    scene = Scene(
        world("1,0 mountain city yellow", "units 0,0 red: 1=infantry 2=infantry", "units 1,0 yellow: 5=infantry")
    )
    red, yellow = scene.total("red"), scene.total("yellow")
    lost = Scene(world("units 0,0 red: 1=infantry", "units 1,0 yellow: 5=infantry 6=infantry"))
    lost.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 6", "rolled 1")
    assert lost.total("red") == red and lost.reserve("red") == red
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 1", "rolled 1,5,5")
    assert scene.at("(1,0)") == ["red infantry"] and scene.asked != "yellow unit_to_eliminate", "only reserves are left"
    assert scene.total("red") == [red[0] + 1, red[1], red[2] + 1, red[3]]
    assert scene.total("yellow") == [yellow[0] - 1, yellow[1], yellow[2] - 1, yellow[3]]


def test_the_economy_is_always_on_view() -> None:
    """V2 §8.2.7 §3.4.2"""
    rows = GAME.view(Scene(world("units 0,0 red: 1=infantry")).position, None).sides[0].rows
    shown = {row.label.id: (row.value, row.of) for row in rows}
    assert shown["v2-row-infantry"] == (1, 8) and shown["v2-row-frigate"] == (0, 2), "on the map, of all"
