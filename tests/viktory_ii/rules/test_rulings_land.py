"""What the rulebook leaves open, as it was decided: the map, the opening, winning, building, movement."""

from __future__ import annotations

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii.actions import HALT
from feldherr.games.viktory_ii.board import FRAMES, GRASSLAND, TILES, Hex, Unit
from feldherr.games.viktory_ii.events import BattleEnded, CapitalFounded, Placed, Revealed
from feldherr.games.viktory_ii.rules.calls import Acting, FoundCapital, OfferTile, OpeningTurn, Riding
from feldherr.games.viktory_ii.rules.choices.building import capital_site, distance_refusal, joined
from feldherr.games.viktory_ii.rules.choices.orders import road_way
from feldherr.games.viktory_ii.rules.movement.exploration import left_over, offer, spare_land, unused
from feldherr.games.viktory_ii.rules.movement.steps import ride
from feldherr.games.viktory_ii.rules.opening.setup import opening_turn, zone
from feldherr.games.viktory_ii.rules.settlements.support import supported
from feldherr.games.viktory_ii.rules.turn import standing
from feldherr.games.viktory_ii.state import CITY, Rules, copy, empty
from feldherr.kernel.playout import Playout
from feldherr.words.rulebook import rulebook
from tests.viktory_ii.scene import Scene, world

ZONES = {
    2: (((3, -3), (2, -3), (3, -2)), ((-3, 3), (-2, 3), (-3, 2))),
    3: (((4, -4), (3, -4), (4, -3)), ((0, 4), (1, 3), (-1, 4)), ((-4, 0), (-4, 1), (-3, -1))),
    4: (((5, -4), (4, -3), (5, -3)), ((1, 4), (1, 3), (2, 3)), ((-5, 4), (-5, 3), (-4, 3)),
        ((-1, -4), (-2, -3), (-1, -3))),
    5: (((6, 0), (6, -1), (5, 1)), ((-1, 6), (-2, 6), (-1, 5)), ((-6, 3), (-6, 4), (-5, 3)),
        ((-3, -3), (-2, -4), (-2, -3)), ((5, -6), (4, -6), (4, -5))),
    6: (((6, 0), (6, -1), (5, 1)), ((0, 6), (1, 5), (-1, 6)), ((-6, 6), (-5, 6), (-6, 5)),
        ((-6, 0), (-6, 1), (-5, -1)), ((0, -6), (-1, -5), (1, -6)), ((6, -6), (5, -6), (6, -5))),
}  # fmt: skip


def test_the_mix_of_tiles() -> None:
    """V2 §3.2.6 §3.2.7, ruling r2: 27 of each land, 30 of water; enough for the largest map and some to spare."""
    assert TILES == (27, 27, 27, 27, 30) and sum(TILES) == 138 > len(FRAMES[6].interior) == 127


@pytest.mark.parametrize("players", ZONES)
def test_the_start_zones(players: int) -> None:
    """V2 §3.3.1 §3.3.2 §3.3.3 §3.3.4, rulings r3, r4, r5, r6 and r7"""
    frame = FRAMES[players]
    found = [{frame.field.hexes[h] for h in zone_} for zone_ in frame.zones]
    assert found == [set(zone_) for zone_ in ZONES[players]]


def test_zones_follow_from_who_is_drawn_first() -> None:
    """V2 §4.0.1.1 §3.3.1, ruling r8: the first player has zone 1, the next ones clockwise the next."""
    s = Scene(players=3).play("drew 2").s
    assert s.first == 2 and [zone(s, seat) for seat in (2, 0, 1)] == list(FRAMES[3].zones)


def test_the_border_counts_as_revealed() -> None:
    """V2 §3.2.1 §7.21.3, ruling r9: a path for building may lead along it."""
    far: tuple[str, ...] = ("5,-5 plains village red", "capital red 5,-5", "5,-3 plains")
    far += ("-5,5 plains village yellow", "capital yellow -5,5")
    scene = Scene(world(*far, bare=True, turn="round 3 red building"))
    assert scene.terrain("(5,-4)") == "unknown" and scene.offers("build a village at (5,-3)")


def test_founding_reveals_before_the_infantry_stands() -> None:
    """V2 §4.0.3.2 §7.3.1, ruling r10"""
    scene = Scene(players=2).play()
    while not scene.happened(Placed):
        scene.play(scene.options[0])
    names = [type(event) for event in scene.events]
    founded = names.index(CapitalFounded)
    assert founded < names.index(Revealed, founded) < names.index(Placed)


def test_no_capital_beside_a_settlement_and_known_land_in_the_ring_counts() -> None:
    """V2 §4.0.2.2 §7.21.4 §4.0.2.3, rulings r11 and r12: an all-water zone beside land that another has turned up."""
    s = empty(2, Rules())
    frame = FRAMES[2]
    at = frame.field.number
    for hex_ in frame.interior:
        s.terrain[hex_] = 5
    for land in ((1, -2), (2, -1), (1, -1), (-2, 2)):
        s.terrain[at[land]] = 1
    s.town[at[1, -1]], s.lord[at[1, -1]], s.held[at[1, -1]], s.towns[1] = 1, 1, 1, (Hex(at[1, -1]),)
    following = opening_turn(s, Playout(lambda *_: None, lambda n: 0), lambda event: None, OpeningTurn(0))
    assert isinstance(following, FoundCapital), "it goes on, ring after ring"
    assert at[1, -2] not in following.sites and at[2, -1] not in following.sites
    s.town[at[1, -1]], s.lord[at[1, -1]], s.held[at[1, -1]], s.towns[1] = 0, -1, -1, ()
    again = opening_turn(s, Playout(lambda *_: None, lambda n: 0), lambda event: None, OpeningTurn(0))
    assert isinstance(again, FoundCapital) and set(again.sites) == {at[1, -2], at[2, -1]}, "face up before, and found"
    assert len(capital_site(s, 0, again.sites)) == 2


LAST = ("1,0 plains village yellow", "capital yellow 1,0", "units 0,0 red: 1=infantry 2=infantry")
OTHERS = ("-5,5 plains city red", "-5,3 plains city red", "-5,1 plains city red", "-3,5 plains city red",
          "-1,5 plains city red")  # fmt: skip
TAKEN = ("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6")


def test_who_owns_no_settlement_is_out_and_his_marker_stays() -> None:
    """V2 §5.1.2 §8.2.7, ruling r13"""
    scene = Scene(world(*LAST, *OTHERS, blue=True)).play(*TAKEN)
    assert not scene.s.alive[1] and scene.total("yellow") == [0, 0, 0, 0]
    assert scene.s.capital[1] == scene.hex("(1,0)") and scene.town("(1,0)") == "red village"


def test_battles_against_who_is_out_are_called_off() -> None:
    """V2 §5.1.2 §10.2.2, ruling r75: the attackers hold the hex and have ended their movement."""
    last = ("units -2,0 yellow: 7=infantry", "units -1,0 red: 3=cavalry")
    scene = Scene(world(*LAST, *OTHERS, *last, blue=True)).play("take 3", "go to (-2,0)", *TAKEN)
    assert not scene.s.alive[1] and [event.how for event in scene.happened(BattleEnded)][-1] == "cancelled"
    assert scene.at("(-2,0)") == ["red cavalry"] and not scene.s.battles and scene.s.held[scene.hex("(-2,0)")] == 0
    assert scene.asked == "red what_to_place", "nobody has anything left to do"


def test_conditions_are_checked_in_order() -> None:
    """V2 §5.0.1 §12.3.4.5, ruling r15: dominance before the clock is rolled for, extermination before the blow."""
    rich = Scene(world(*OTHERS[1:], "clock", "-4,-1 plains city yellow", rules="dominance random-end",
                       turn="round 3 yellow placing")).end_turn()  # fmt: skip
    assert rich.position.outcome and rich.position.outcome.manner == "dominance"
    last = Scene(world(*LAST, *OTHERS, "-4,-1 plains city red", "-2,-3 plains city red", rules="decisive-blow"))
    assert (end := last.play(*TAKEN).position.outcome) and end.manner == "extermination"


def test_the_blow_counts_the_capital_for_its_conqueror() -> None:
    """V2 §5.3.1 §5.3.2, ruling r16: and battles that wait are not fought any more."""
    lines = ("1,0 plains village yellow", "capital yellow 1,0", "units -1,0 yellow: 7=infantry")
    scene = Scene(world(*lines, "units 0,0 red: 1=infantry 2=infantry 3=infantry", rules="decisive-blow"))
    before = scene.value("red")
    scene.play("take 3", "go to (-1,0)", *TAKEN, "eliminate infantry in reserve")
    assert scene.position.outcome and scene.position.outcome.winners == (0,) and scene.value("red") == before + 1


def test_players_without_capital_still_roll_and_nobody_is_left_out() -> None:
    """V2 §5.5.2 §5.5.5, ruling r17"""
    lost = world("5,-5 plains city yellow", "clock", rules="random-end", turn="round 3 yellow placing")
    scene = Scene(lost).end_turn()
    assert scene.asked == "chance dice", "red has lost his capital, and rolls"
    shared = Scene(world("clock", "marked yellow", rules="random-end", turn="round 3 yellow placing")).end_turn()
    assert (end := shared.play("rolled 1").position.outcome) and end.winners == (0, 1), "who is as rich wins as well"


def test_a_city_without_capital_is_still_a_city() -> None:
    """V2 §14.0.2 §5.5.1 §10.2.2, ruling r18: it starts the clock and passes with both its units."""
    lost = ("-5,5 plains city red", "1,0 grassland city yellow", "units 0,0 red: 1=infantry 2=infantry")
    scene = Scene(world(*lost, rules="random-end"))
    red = scene.total("red")
    scene.play(*TAKEN[:5], "rolled 6")
    assert scene.s.clock and scene.total("red") == [red[0] + 1, red[1] + 1, *red[2:]]
    assert supported(GRASSLAND, CITY) == (1, 2)


def test_distances_for_building_are_steps() -> None:
    """V2 §7.21.3 §7.21.5, rulings r19 and r20: two or three from an own settlement, also past foreign units."""
    past = "units 1,0 yellow: 5=infantry", "units 1,-1 yellow: 6=infantry", "units 0,1 yellow: 7=infantry"
    scene = Scene(world("0,0 plains village red", *past, turn="round 3 red building"))
    assert scene.offers("build a village at (2,0)") and scene.offers("build a village at (3,0)")
    assert scene.why_not("build a village at (-1,0)") == "7.21.4"
    assert scene.why_not("build a village at (1,0)") == "7.21.4"


def test_a_village_of_this_turn_lifts_the_stop_and_takes_reserves() -> None:
    """V2 §9.12.2 §9.13.5 §9.32.5, ruling r24: only roads and harbours wait; an upgraded one has them at once."""
    new = ("0,0 forest village red", "turn built 0,0")
    ride = Scene(world(*new, "units -1,0 red: 1=cavalry")).play("take 1", "go to (0,0)")
    assert ride.offers("go to (1,0)")
    assert Scene(world(*new, turn="round 3 red placing")).offers("place infantry at (0,0)")
    towns = ("0,0 plains village red", "2,0 plains village red", "units 0,0 red: 1=infantry")
    up = Scene(world(*towns, turn="round 3 red building")).play("upgrade (0,0)", "take 1")
    assert up.offers("take the road to (2,0)")


def test_who_began_in_a_forest_opens_it_also_when_he_has_gone() -> None:
    """V2 §9.12.3, ruling r25: but nobody who was aboard then."""
    scene = Scene(world("0,0 forest", "units 0,0 red: 1=infantry", "units -1,0 red: 2=infantry"))
    scene.play("take 1", "go to (0,1)", "halt", "take 2", "go to (0,0)")
    assert scene.offers("go to (1,0)")
    ship = Scene(world("0,0 water", "units 0,0 red: 1=frigate 2=infantry.aboard1"))
    assert standing(ship.s)[0] == 0


def test_a_ship_is_suspended_only_when_it_has_loaded() -> None:
    """V2 §9.0.4 §9.0.5 §9.42.1, ruling r26"""
    sea = ("0,0 water", "1,0 water", "2,0 water", "units 0,0 red: 1=frigate", "units 1,1 red: 2=infantry")
    loaded = Scene(world(*sea)).play("take 1", "go to (1,0)", "load 2", "halt")
    assert loaded.offers("take 1") and loaded.play("take 1").offers("go to (2,0)")
    halted = Scene(world(*sea)).play("take 1", "go to (1,0)", "halt", "take 1")
    assert halted.why_not("go to (2,0)") == "9.0.4"


def test_who_waits_for_a_battle_or_belongs_to_another_does_not_embark() -> None:
    """V2 §9.42.3 §9.4.1, ruling r28"""
    lines = ("0,0 water", "units 0,0 red: 1=frigate", "units 0,1 red: 2=infantry", "units 1,0 yellow: 5=infantry")
    scene = Scene(world(*lines)).play("take 2", "go to (1,0)", "take 1")
    assert scene.why_not("load 2") == "12.3.3.2" and scene.why_not("load 5") == "9.4.1"


def test_references_of_the_rules_are_mended() -> None:
    """V2 §9.0.5 §9.1.1 §10.7.2 §12.3.3.1, ruling r43: where the rulebook misprints, our text names what is meant."""
    book = rulebook("viktory-ii")
    assert "9.4" in book.find("9.0.5").en and "9.4" in book.find("9.1.1").de
    assert "step 3" in book.find("10.7.2").en and "steps 1 and 2" in book.find("12.3.3.1").en


def test_the_sheet_shows_where_capitals_are_founded() -> None:
    """V2 §4.0.2.1 §3.1.1: each start zone is marked with its number, nothing else is."""
    for players, zones in ZONES.items():
        number = FRAMES[players].field.number
        marked = {number[at]: {"zone": place + 1} for place, zone in enumerate(zones) for at in zone}
        board = GAME.board(GAME.options_type(players=players))
        assert {space.id: space.marks for space in board.spaces if space.marks} == marked


def test_what_is_left_when_no_tile_is_unseen() -> None:
    """V2 §15.3.2 §15.3.3, ruling r54: only what was put back; without land among the unused nothing is offered."""
    s = empty(2, Rules(balanced_land=True))
    s.pool, s.returned = [0] * 5, [0, 0, 0, 0, 2]
    assert left_over(s, 1) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1] and not spare_land(s)
    s.pool = [0, 0, 0, 99, 1]
    assert left_over(s, 2) == [*unused(s)[:5], 0, 0, 0, 0, 0] and spare_land(s)
    s.pool = [0, 0, 0, 0, 99]
    assert not spare_land(s)
    s.returned = [1, 0, 0, 0, 0]
    assert spare_land(s), "a tile of land that was drawn and not laid"


def test_no_tile_is_offered_where_none_can_be_land() -> None:
    """V2 §15.3.1, ruling r54"""
    scene = Scene(world("0,0 water", "1,0 water", rules="balanced-land"))
    waters, s = (scene.hex("(0,0)"), scene.hex("(1,0)")), copy(scene.s)
    assert offer(s, 0, waters, Acting(0)) == OfferTile(0, waters, Acting(0))
    s.pool, s.returned = [0, 0, 0, 0, 9], [0] * 5
    assert offer(s, 0, waters, Acting(0)) == Acting(0)


def test_who_resigns_while_he_picks_his_road_is_asked_no_more() -> None:
    """V2 §5.1.3 §9.13.2"""
    scene = Scene(world("0,0 plains village red", "2,0 plains village red", "units 0,0 red: 1=infantry", blue=True))
    s = copy(scene.s)
    assert len(road_way(s, Unit(1), scene.hex("(2,0)"))) > 0 and HALT not in road_way(s, Unit(1), scene.hex("(2,0)"))
    s.kind[1] = 0
    assert road_way(s, Unit(1), scene.hex("(2,0)")) == [HALT]


def test_who_has_resigned_on_the_road_rides_no_further() -> None:
    """V2 §5.1.3 §9.13.4, ruling r14: between two hexes he may be asked for a tile, and give up."""
    scene = Scene(world("0,0 plains village red", "2,0 plains village red", "units 0,0 red: 1=infantry", blue=True))
    s = copy(scene.s)
    s.kind[1] = 0
    riding = Riding(0, Unit(1), (Hex(scene.hex("(1,0)")), Hex(scene.hex("(2,0)"))))
    assert ride(s, Playout(lambda *_: None, lambda n: 0), lambda event: None, riding) == Acting(0)


def test_what_is_not_revealed_parts_the_land() -> None:
    """V2 §7.21.2 §7.21.3, rulings r9 and r19: no building site is joined with a settlement past hidden tiles."""
    ring = ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")
    scene = Scene(world("0,0 plains village red", *(f"{at} unknown" for at in ring)))
    here, there = Hex(scene.hex("(0,0)")), Hex(scene.hex("(-2,0)"))
    assert not joined(scene.s, here, there) and distance_refusal(scene.s, 0, there) == "7.21.2"
    gap = Scene(world("0,0 plains village red", *(f"{at} unknown" for at in ring[:3] + ring[4:]))).s
    assert joined(gap, here, there) and distance_refusal(gap, 0, there) is None
