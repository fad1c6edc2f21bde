"""Chapters 1 to 3: players, the map, the pieces."""

from itertools import combinations
from math import hypot

import msgspec
import pytest

from feldherr.boards import board as boards
from feldherr.boards.hexes import distance, rotated
from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.board import FRAMES, TERRAINS, TILES, WATER, board
from feldherr.games.viktory_ii.rules.settlements.support import CITY_UNIT
from feldherr.games.viktory_ii.state import KINDS, POINTS
from tests.viktory_ii.scene import Scene, world


@pytest.mark.parametrize(
    ("players", "side", "total", "border", "across"),
    [(2, 5, 61, 24, 9), (3, 6, 91, 30, 11), (4, 7, 127, 36, 13), (5, 8, 169, 42, 15), (6, 8, 169, 42, 15)],
)
def test_the_map_grows_with_the_number_of_players(
    players: int, side: int, total: int, border: int, across: int
) -> None:
    """V2 §1.1.1 §3.1.1 §3.2.4 §3.2.5"""
    frame = FRAMES[players]
    assert frame.radius + 1 == side and len(frame.field) == total
    assert sum(frame.border) == border and len(frame.interior) == total - border
    assert sum(1 for q, r in frame.field if r == 0) == across
    assert len(GAME.seats(GAME.options_type(players=players))) == players


@pytest.mark.parametrize("players", [1, 7])
def test_one_or_seven_players_are_refused(players: int) -> None:
    """V2 §1.1.1"""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"players": players}, GAME.options_type)


def test_distances_are_counted_in_steps_between_hexes() -> None:
    """V2 §3.1.1"""
    field = FRAMES[4].field
    assert field.apart[field.number[0, 0]][field.number[1, -1]] == 1
    assert field.apart[field.number[0, 0]][field.number[2, -1]] == 2
    between = field.between[field.number[0, 0], field.number[2, -1]]
    assert {field.hexes[h] for h in between} == {(1, 0), (1, -1)}


def test_there_are_four_kinds_of_land_and_water() -> None:
    """V2 §3.1.2 §3.1.3"""
    assert TERRAINS[1:] == ("plains", "grassland", "forest", "mountain", "water")
    lake = Scene(world("0,0 water", "1,0 forest city red", turn="round 3 red placing"))
    assert lake.offers("launch a frigate of (1,0) at (0,0)")
    assert (
        Scene(world("0,0 water", "2,0 plains village red", turn="round 3 red building")).why_not(
            "build a village at (0,0)"
        )
        == "7.21.1"
    )


def test_the_border_is_open_water_and_as_good_as_any_other() -> None:
    """V2 §3.2.1 §3.2.2"""
    new = Scene(players=2).play("drew 0")
    assert all((new.s.terrain[h] == WATER) == edge or not edge for h, edge in enumerate(FRAMES[2].border))
    assert new.terrain("(4,-2)") == "water"
    scene = Scene(world("5,0 plains", "units 5,0 red: 1=infantry", turn="round 3 red placing"))
    assert scene.offers("launch a frigate of (3,-5) at (4,-6)")
    walk = Scene(world("5,0 plains", "units 5,0 red: 1=infantry")).play("take 1")
    assert walk.why_not("go to (6,0)") == "9.1.1"


def test_a_frigate_sails_around_the_world_along_the_border() -> None:
    """V2 §3.2.3 §9.31.1"""
    scene = Scene(world("units 6,0 red: 1=frigate")).play("take 1")
    for at in ("(5,1)", "(4,2)", "(3,3)", "(2,4)"):
        scene.play(f"go to {at}")
    assert scene.where(1) == "(2,4)" and scene.s.left[1] == 1
    assert (7, 0) not in FRAMES[4].field.number


def test_tiles_are_unknown_to_everybody_until_they_are_turned_up() -> None:
    """V2 §3.2.6 §3.2.7 §3.2.8"""
    new = Scene(players=4)
    for viewer in (None, 0, 3):
        tiles = [m for m in GAME.view(new.position, viewer).markers if m.kind.startswith("tile")]
        assert len(tiles) == 91 and {m.kind for m in tiles} == {"tile-unknown"}
    assert new.s.pool == list(TILES) and sum(TILES) - 91 == 47
    scene = Scene(world("units 0,0 red: 1=infantry", "3,0 mountain", "units 3,0 red: 2=infantry"))
    seen = {m.at: m.kind for m in GAME.view(scene.position, 1).markers}
    assert seen[f"space:{scene.hex('(3,0)')}"] == "tile-mountain"


def test_a_map_by_number_is_the_same_every_time_and_no_bot_can_look_it_up() -> None:
    """V2 §3.2.6"""
    maps = []
    for seed in (1, 2):
        scene = Scene(players=3, map_seed=17, open_map=True, seed=seed).play()
        maps.append(scene.s.terrain)
    assert maps[0] == maps[1] != Scene(players=3, map_seed=18, open_map=True).play().s.terrain
    hidden = Scene(players=3, map_seed=17).play()
    sample = GAME.resample(hidden.position, 0, hidden.rng)
    assert sample.settled.rules.map_seed == 0 and sample.now.terrain == hidden.s.terrain
    assert [(q.actor, q.name, q.options()) for q in sample.questions] == [
        (q.actor, q.name, q.options()) for q in hidden.position.questions
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_has_a_zone_of_three_hexes_inside_the_border(players: int) -> None:
    """V2 §3.3.1 §3.3.2"""
    frame = FRAMES[players]
    hexes = [h for zone in frame.zones for h in zone]
    assert len(frame.zones) == players and len(set(hexes)) == 3 * players
    assert not any(frame.border[h] for h in hexes)
    for zone in frame.zones:
        assert all(any(b in frame.near[a] for b in zone) for a in zone)


def test_zones_are_equally_far_from_each_other() -> None:
    """V2 §3.3.2 §3.3.4"""
    three = [{FRAMES[3].field.hexes[h] for h in zone} for zone in FRAMES[3].zones]
    assert {rotated(at, 2) for at in three[0]} == three[1] and {rotated(at, 2) for at in three[1]} == three[2]
    five = FRAMES[5]
    gaps = [min(five.apart[a][b] for a in five.zones[n] for b in five.zones[(n + 1) % 5]) for n in range(5)]
    assert gaps == [6] * 5


def test_six_players_begin_at_the_corners_and_five_have_zones_of_their_own() -> None:
    """V2 §3.3.3 §3.3.4"""
    six = [[FRAMES[6].field.hexes[h] for h in zone] for zone in FRAMES[6].zones]
    assert six[0] == [(6, 0), (6, -1), (5, 1)]
    assert all(any(at in {rotated((6, 0), n) for n in range(6)} for at in zone) for zone in six)
    five = {FRAMES[5].field.hexes[h] for zone in FRAMES[5].zones for h in zone}
    assert (0, 6) not in five and distance((0, 6), (0, 0)) == 6


def test_the_reference_chart_and_the_kinds_of_units() -> None:
    """V2 §3.4.1 §3.52.1 §8.0.1"""
    assert KINDS[1:] == ("infantry", "cavalry", "artillery", "frigate")
    chart = {TERRAINS[terrain]: KINDS[kind] for terrain, kind in CITY_UNIT.items()}
    assert chart == {"plains": "infantry", "grassland": "cavalry", "mountain": "artillery", "forest": "frigate"}
    assert POINTS[1:] == (2, 3, 2, 5)


def test_reserves_are_open_and_can_do_nothing() -> None:
    """V2 §3.4.2 §7.4.4"""
    scene = Scene(world("units 0,0 red: 1=infantry"))
    shown = [m for m in GAME.view(scene.position, 1).markers if m.at == "box:0"]
    assert ("reserve-infantry", 7) in {(m.kind, m.count) for m in shown}
    assert scene.options == ["take 1", "end movement"]


def test_settlements_are_no_units() -> None:
    """V2 §3.51.1 §10.5.1"""
    scene = Scene(world("2,0 plains city yellow", "0,0 plains", "units 0,0 red: 1=artillery"))
    assert scene.play("take 1").why_not("bombard (2,0)") == "11.0.1"
    fight = Scene(world("1,0 plains city yellow", "units 0,0 red: 1=infantry 2=infantry"))
    fight.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 4,4")
    assert fight.town("(1,0)") == "red city"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_board_is_sound(players: int) -> None:
    assert boards.check(board(players)) == []
    assert len(board(players).spaces) == len(FRAMES[players].field) and len(board(players).boxes) == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reserve_lies_in_the_corner_of_its_start_zone(players: int) -> None:
    """V2 §3.4.2 §3.3.1"""
    sheet = board(players)
    middles = [(box.polygon[0][0] + box.polygon[2][0], box.polygon[0][1] + box.polygon[2][1]) for box in sheet.boxes]
    for zone, hexes in enumerate(FRAMES[players].zones):
        start = [sheet.spaces[h].centre for h in hexes]
        away = [sum(hypot(x / 2 - a, y / 2 - b) for a, b in start) for x, y in middles]
        assert away.index(min(away)) == zone


@pytest.mark.parametrize(("first", "owners"), [("red", (0, 1, 2, 3)), ("yellow", (1, 2, 3, 0))])
def test_whose_reserve_a_box_is_follows_who_was_drawn_first(first: str, owners: tuple[int, ...]) -> None:
    """V2 §3.4.2 §4.0.1.1"""
    scene = Scene(world().replace("first red", f"first {first}"))
    shown = [m for m in GAME.view(scene.position, 1).markers if m.at.startswith("box:")]
    assert {m.at: m.side for m in shown if m.kind == "owner"} == {f"box:{n}": side for n, side in enumerate(owners)}
    assert all(m.side == owners[int(m.at[4:])] for m in shown)


def test_boxes_lie_apart_and_hexes_have_six_places() -> None:
    """V2 §3.4.2"""
    for players in (2, 3, 4, 5, 6):
        sheet = GAME.board(GAME.options_type(players=players))
        corners = [box.polygon[0] for box in sheet.boxes]
        assert all(abs(a - c) >= 184 or abs(b - d) >= 62 for (a, b), (c, d) in combinations(corners, 2))
        for space in sheet.spaces:
            x, y = space.centre
            places = [(round(slot.x - x), round(slot.y - y)) for slot in space.reserve]
            assert places == [(-24, 12), (0, 12), (24, 12), (0, 34), (0, -10), (0, -32)]
