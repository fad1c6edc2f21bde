"""What the rulebook leaves open and we have decided, chapters 1 to 12: each ruling is seen to matter."""

from __future__ import annotations

import random
from typing import get_args, get_type_hints

import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.board import FACTS, WATER, HalfFacts, MapFacts, frame
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules import units as u
from feldherr.games.trench_club.rules.choices.money import chooses, owned
from feldherr.games.trench_club.rules.choices.opening import ring_places
from feldherr.games.trench_club.rules.combat.fire import bonus, shooting_back, thresholds
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.kernel import chance
from feldherr.kernel.position import resume
from feldherr.kernel.table import Table
from tests.trench_club.rules.test_02_setup import ready
from tests.trench_club.scene import LINES, MAP, PART, Scene, faces, world

FAR = "france infantry 0.0"
FOUR = {"mode": "four", "powers": "germany great-britain austria-hungary france", "part": "whole"}


def declared(*lines: str, **kwargs: str) -> Scene:
    return Scene(world(*lines, phase="declare", **kwargs))


def table(text: str) -> Table:
    """A table at a position, with dice."""
    found, rng = Table(GAME, GAME.options_type(), None), random.Random(1)
    found.position, _ = resume(GAME, *GAME.read(text))
    found.entries, found.happened, found.steps = [], [], []
    found.deal = lambda number: chance.from_random(rng)
    found.ask_anew(None)
    return found


def test_there_is_no_game_of_three() -> None:
    """Rulings r1 and r78 on TC §1.2 §2.16: one, two or four seats, each with its own purse; no fort is owned."""
    modes = get_args(get_type_hints(TrenchClubOptions)["mode"])
    assert {len(GAME.seats(TrenchClubOptions(mode=mode))) for mode in modes} == {1, 2, 4}
    state, _ = GAME.begin(TrenchClubOptions(mode="four"))
    assert state.house == (0, 1, 2, 3) and set(state.fort) == {-1}


def test_who_chooses_which_chip_to_flip() -> None:
    """Rulings r3 and r7 on TC §2.9 §2.18: by the detailed rules its owner; Austria-Hungary alone has coins, three."""
    scene = ready(central="austria-hungary").play("rolled 9,3")
    assert scene.options == ["flip chip 0", "flip chip 1", "flip chip 2"] and scene.s.coins == [0, 3, 0, 0]


def test_only_the_highest_who_are_equal_roll_again() -> None:
    """Ruling r4 on TC §2.8: the others are out."""
    scene = ready(mode="four").play("rolled 9,9,3,1")
    assert scene.question.args == (2, 12)
    scene.play("rolled 2,5")
    assert scene.s.order[0] == 3


def test_any_unit_may_be_placed_on_water_and_leave_it() -> None:
    """Rulings r5, r12 and r24 on TC §2.12 §4.5: at the cost of the land, never back; it is hit as in the open."""
    wet = ("ground 17.7 water", "ground 17.8 water")
    s, middle = read(world(*wet))[0], frame(MAP, PART).hex_at(17, 7)
    assert s.terrain[middle] == WATER and middle in ring_places(s, u.TANK_TYPE, 0, middle)[0]
    car = Scene(world("germany armoured-car 17.7", FAR, *wet)).play("take 0")
    assert car.why_not("go to (17.8)") == "4.12"
    assert car.play("go to (18.7)").left() == 6
    foot = Scene(world("germany infantry 17.7", FAR, *wet)).play("take 0", "go to (18.7)")
    assert foot.left() == 2
    hurt, _ = read(world("germany infantry 17.7", *wet))
    assert thresholds(hurt, 0, False) == u.OPEN[u.INFANTRY]
    shot = declared("germany tank 17.6", "france infantry 17.7", "france infantry 18.6", *wet).play("name 0")
    assert shot.offers("attack 1")


def test_occupied_hexes_are_skipped_when_armies_are_placed() -> None:
    """Ruling r6 on TC §2.10: also the number itself."""
    middle = frame(MAP, PART).hex_at(17, 7)
    s, _ = read(world("france tank 17.7", "france tank 17.8"))
    open_, _ = ring_places(s, u.TANK_TYPE, 0, middle)
    assert len(open_) == 5 and middle not in open_ and s.where[1] not in open_


def test_empty_armies_count_as_armies() -> None:
    """Ruling r8 on TC §3.9: who used the one with all units pauses in round 2."""
    scene = ready([0] * 11)
    while scene.asked != "army_to_use":
        scene.deal()
        if scene.asked != "army_to_use":
            scene.play(scene.options[0])
    first = scene.s.now
    assert scene.options == ["use army 0", "use army 1", "use army 2"]
    scene.play("use army 0")
    while scene.s.round < 2:
        scene.deal().play(scene.options[-1])
    assert [one.armies for one in scene.happened(e.ArmiesChosen) if one.house == first] == [0b001, 0b110]
    assert not [one for one in scene.happened(e.Moved) if one.power == first and scene.s.round > 1]


def test_money_and_bought_units_know_no_armies() -> None:
    """Ruling r10 on TC §3.13: phase 4 is never limited, and who was bought acts in any army's turn."""
    turn = 'turn {"armies":1,"phase":"move"}'
    scene = Scene(world("germany tank 17.7 army 1", "germany infantry 17.9", "germany infantry in 2 army 1",
                        "fort 2 germany", "coins germany 3", FAR, turn, round="1"))  # fmt: skip
    assert scene.why_not("take 0") == "3.13" and scene.offers("take 1")
    scene.play("end movement").led("confirm attacks")
    assert scene.asked == "what_to_buy" and scene.offers("buy mounted-infantry")


def test_one_unit_stands_on_a_hex_in_the_air_and_on_a_bridge_too() -> None:
    """Rulings r11, r17 and r18 on TC §4.20 §4.23: nobody stops over a friend; a bridge is water to ships."""
    text = world("germany gunboat 17.6", "germany armoured-car 17.7", "germany fighter 18.8", FAR, "ground 17.6 water",
                 "ground 17.7 bridge", "ground 17.8 water")  # fmt: skip
    boat = Scene(text).play("take 0", "go to (17.7)")
    assert boat.left() == 6 and boat.why_not("halt") == "4.20"
    assert boat.play("go to (17.8)").left() == 4
    assert Scene(text).play("take 2", "go to (17.7)").why_not("halt") == "4.20"


def test_a_full_move_is_the_only_step_of_a_turn() -> None:
    """Ruling r13 on TC §4.13 §7.4: contact does not hinder it, a step or a ride before does."""
    wet = Scene(world("germany mounted-infantry 17.7", "france tank 17.6", "ground 17.8 water")).play("take 0")
    assert wet.offers("go to (17.8)")
    fort = Scene(world("germany infantry 15.10", "france tank 15.11")).play("take 0")
    assert fort.offers("enter the fort at (13.9)")
    late = Scene(world("germany mounted-infantry 16.10", FAR)).play("take 0", "go to (15.10)")
    assert late.why_not("enter the fort at (13.9)") == "7.4"
    ridden = Scene(world("germany infantry 15.10 moved rode", FAR))
    assert ridden.why_not("take 0") == "6.10"


def test_the_last_half_point_needs_no_road_before_it() -> None:
    """Ruling r14 on TC §4.15: whenever exactly half a point is left, one meadow; the move ends. Not in the air."""
    text = world("germany renault-ft17 17.6", "ground 17.7 woods", "ground 17.8 meadow", "ground 17.9 woods", FAR)
    scene = Scene(text).play("take 0", "go to (17.7)", "go to (17.8)")
    assert scene.left() == 1 and scene.why_not("go to (17.9)") == "4.16"
    assert scene.play("go to (18.9)").left() == 0
    air = Scene(world("germany fighter 17.6", FAR)).play("take 0")
    assert air.step_refused(0, "17.7", 1) == "4.22"


def test_beyond_the_map_there_is_nothing() -> None:
    """Rulings r15 and r40 on TC §12.6: a shot that scatters off the map or onto a fort has no effect."""
    scene = declared("germany big-bertha 17.4", "france infantry 17.0").play("name 0", "confirm attacks", "rolled 1")
    assert scene.happened(e.Scattered)[0].hex == -1 and not scene.happened(e.Fought)
    assert frame(MAP, "1-6").forts == frame(MAP, "7-12").forts == 7
    fort = declared("germany big-bertha 18.9", "france infantry 15.9", "france infantry 15.13")
    fort.play("name 0", "attack 1", "confirm attacks", "rolled 5")
    assert frame(MAP, PART).fort_of[fort.happened(e.Scattered)[0].hex] == 2 and not fort.happened(e.Fought)


def test_what_can_be_taken_back() -> None:
    """Ruling r16 on TC §4.1 §8.3: moves, named attacks, empty forts; not who was destroyed nor dice."""
    lines = ("germany infantry 15.10", "germany infantry 17.7", "france infantry 17.9", "france tank 0.0")
    free, held = table(world(*lines)), table(world(*lines, "fort 2 france", "france tank in 2"))
    for found, back in ((free, True), (held, False)):
        found.play(0, [LINES.read("take 0"), LINES.read(f"enter the fort at {frame(MAP, PART).hex_at(13, 9)}")])
        assert (found.undoable(0) is not None) == back
    free.undo(0)
    assert free.position.now.fort[2] == -1
    named = table(world(*lines, "germany tank 17.10", phase="declare"))
    named.play(0, [LINES.read("name 4")])
    assert named.undoable(0) is not None
    named.play(0, [LINES.read("confirm attacks")])
    assert named.undoable(0) is None
    step = [LINES.read("take 1"), LINES.read(f"go to {frame(MAP, PART).hex_at(17, 8)}")]
    for mine, back in (("germany", True), ("france", False)):
        walked = table(world(*lines, "germany tank 17.10", f"mine 17.8 {mine}"))
        walked.play(0, step)
        assert (walked.undoable(0) is not None) == back


def test_a_fort_is_a_body_and_two_entrances_behind_it() -> None:
    """Rulings r19 and r30 on TC §7.1: its front is closed; nothing stops a shot, neither forts nor woods nor units."""
    here = frame(MAP, PART)
    for body, doors, front in zip(here.bodies, here.entrances, here.doors):
        assert [here.apart[body][door] for door in doors] == [1, 1] and here.apart[doors[0]][doors[1]] == 2
        assert all(any(here.apart[hex_][door] == 1 for door in doors) for hex_ in front)
    assert Scene(world("germany infantry 13.8", FAR)).play("take 0").why_not("enter the fort at (13.9)") == "7.1"
    shot = declared("germany heavy-mortar 13.7", "france infantry 13.11", "france tank 13.8", "ground 13.8 woods")
    assert shot.play("name 0").s.turn.attacks[0][:2] == (0, 1)


def test_entering_a_fort_ends_the_move_and_the_conqueror_stays() -> None:
    """Rulings r20 and r79 on TC §7.12 §10.6: it neither moves on nor fights, nor is it repaired in this turn."""
    scene = Scene(world("germany infantry 15.10 damage 2", "germany tank 17.7", "france infantry 17.8",
                        "coins germany 5")).play("take 0", "enter the fort at (13.9)")  # fmt: skip
    assert scene.why_not("take 0") == "4.1"
    scene.play("end movement")
    assert scene.why_not("name 0") == "7.14"
    scene.play("confirm attacks")
    assert scene.asked == "what_to_buy" and scene.s.damage[0] == 2


def test_from_fort_to_fort_and_from_water_into_a_fort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling r21 on TC §7.15 §7.4: if the entrances touch; an own one for half a point, another as a full move."""
    wet = Scene(world("germany infantry 15.10", FAR, "ground 15.10 water")).play("take 0")
    assert wet.offers("enter the fort at (13.9)")
    half = HalfFacts(("." * 20,) * 14, ((5, 5, "S"), (5, 7, "N")), ("One", "Two"), ((0, 0), (0, 13)))
    monkeypatch.setitem(FACTS.maps, "twins", MapFacts({"en": "Twins"}, True, half, half))
    text = "rules two twins 1-6\npowers germany france\nround 5 now germany phase move\nunit 0 germany infantry in 0\n"
    text += "unit 1 germany tank in 0\nunit 2 france tank at 0.0\nunit 3 germany tank at 19.0\nfort 0 germany\n"
    body = frame("twins", "1-6").bodies[1]
    taken = Scene(text).play("take 0", f"enter the fort at {body}")
    assert taken.s.fort == [0, 0]
    own = Scene(text + "fort 1 germany").play("take 1")
    assert own.offers(f"enter the fort at {body}")
    assert not Scene(text).play("take 1").offers(f"enter the fort at {body}")


def test_allies_do_not_ride_but_partners_do() -> None:
    """Ruling r27 on TC §6.1: who does not move in the same turn cannot be carried."""
    lines = ("transport-truck 17.7", "infantry 17.6")
    ally = Scene(world(f"germany {lines[0]}", f"austria-hungary {lines[1]}", FAR, now="austria-hungary", **FOUR))
    assert "board 0" not in ally.play("take 1").options
    coop = {"mode": "coop", "powers": "france great-britain germany", "now": "great-britain"}
    text = world(f"france {lines[0]}", f"great-britain {lines[1]}", "germany tank 0.0", **{**coop, "now": "france"})
    assert Scene(text + "\nspeaker 1").play("take 1").offers("board 0")


def test_a_loaded_truck_may_stay_where_it_is() -> None:
    """Ruling r28 on TC §6.6: that is its move; empty it drives like any vehicle."""
    scene = Scene(world("germany transport-truck 17.7", "germany infantry 17.6", FAR)).play("take 1", "board 0")
    scene.led("take 0").led("halt").play("unload 1 on (17.8)")
    assert scene.place(0) == "17.7" and scene.place(1) == "17.8" and scene.why_not("take 0") == "4.1"
    assert Scene(world("germany transport-truck 17.7", FAR)).play("take 0", "go to (17.8)").left() == 6


def test_experience_has_no_end_and_comes_from_combat_only() -> None:
    """Ruling r31 on TC §9.24: beyond five it is counted on; conquest and mines teach nothing."""
    scene = declared("germany tank 17.7 experience 7", "france transport-truck 17.8")
    assert scene.play("name 0", "confirm attacks", faces(2, 12)).s.experience[0] == 8
    taken = Scene(world("germany infantry 15.10", "france tank in 2", "fort 2 france", FAR))
    assert taken.play("take 0", "enter the fort at (13.9)").s.experience[0] == 0
    mine = Scene(world("germany tank 17.9", "france tank 17.7", "mine 17.8 germany", "germany mine-layer 16.7",
                       "france tank 0.0", now="france")).play("take 1", "go to (17.8)")  # fmt: skip
    assert mine.place(1) == "gone" and not any(mine.s.experience)


def test_hits_for_the_first_damage() -> None:
    """Rulings r32 and r33 on TC §9.19 §9.20: two for most, more for armour, one for Big Bertha; no woods in the air."""
    first = {name: u.OPEN[kind][0] for name, kind in u.NUMBER.items() if u.OPEN[kind]}
    assert {name for name, hits in first.items() if hits == 1} == {"big-bertha"}
    assert {name for name, hits in first.items() if hits == 4} == {"tank", "mark1-female"}
    assert {name for name, hits in first.items() if hits == 3} == {
        "renault-ft17", "ground-attack-aircraft", "zeppelin", "gunboat"}  # fmt: skip
    s, _ = read(world("germany fighter 17.8", "ground 17.8 woods"))
    assert thresholds(s, 0, False) == u.OPEN[u.NUMBER["fighter"]]


def test_any_number_of_units_is_repaired() -> None:
    """Ruling r35 on TC §10.6: two coins each; not the undamaged, not who left the fort or was driven in this turn."""
    scene = Scene(world("germany tank in 2 damage 1 stayed", "germany infantry in 2 damage 5 stayed",
                        "germany infantry in 2 stayed", "germany howitzer in 2 damage 1 moved rode", "fort 2 germany",
                        "coins germany 5", FAR, phase="money"))  # fmt: skip
    assert scene.why_not("repair 2") == scene.why_not("repair 3") == "10.6"
    scene.play("repair 0", "repair 1")
    assert scene.s.damage[:2] == [0, 0] and scene.s.coins[0] == 1


def test_big_berthas_shot() -> None:
    """Rulings r40 and r29 on TC §12.3 §8.4: from the top clockwise; woods protect who is hit; nobody answers."""
    ring = ("17.8", "18.9", "18.10", "17.10", "16.10", "16.9")
    for face, hex_ in enumerate(ring, 1):
        scene = declared("germany big-bertha 17.4", "france infantry 17.9").play("name 0", "confirm attacks")
        scene.play(f"rolled {face}")
        assert scene.happened(e.Scattered)[0].hex == scene.hex(hex_)
    s, _ = read(world("germany big-bertha 17.4", "france infantry 17.9", "ground 17.9 woods"))
    assert shooting_back(s, 0, 1) == () and bonus(s, 0, 1) == 0 and thresholds(s, 1, False) == u.WOODS[u.INFANTRY]
    lost = declared("germany tank 17.8", "germany big-bertha 17.4", "france infantry 17.9 damage 5")
    lost.play("name 0", "name 1", "confirm attacks", faces(9, 12 + 4))
    assert lost.happened(e.AttackLost) and not lost.happened(e.Scattered)


def test_a_turret_is_no_partner_and_counts_for_nothing() -> None:
    """Rulings r41 and r80 on TC §17.16 §10.17: who is in a fort is not on the board; for the limit he counts."""
    text = world("germany gun-turret in 2", "germany tank in 2", "fort 2 germany", "germany tank 15.9",
                 "france tank 15.10", "france tank 0.0", "fort 0 france", "fort 1 france",
                 rules="unit_limit special_units")  # fmt: skip
    s, _ = read(text.replace("germany infantry at 0.12", "germany infantry gone"))
    assert chooses(s, 0) and owned(s, 0, u.TANK_TYPE) == 2
    assert bonus(s, 2, 3) == 0 and shooting_back(s, 0, 3) == () and shooting_back(s, 3, 2) == (2,)


def test_a_mine_takes_passengers_along() -> None:
    """Ruling r42 on TC §17.17: also in passing, and it is used up; who gets off onto one is lost as well."""
    lines = ("france transport-truck 17.7", "france infantry 17.6", "germany tank 0.0", "mine 17.8 germany")
    scene = Scene(world(*lines, "ground 17.8 road", now="france")).play("take 1", "board 0").led("take 0")
    scene.play("go to (17.8)")
    assert scene.place(0) == scene.place(1) == "gone" and scene.s.mines == ()
    off = Scene(world(*lines, now="france")).play("take 1", "board 0").led("take 0").led("halt")
    off.play("unload 1 on (17.8)")
    assert off.place(1) == "gone" and off.place(0) == "17.7"


def test_forts_of_both_partners_are_added() -> None:
    """Ruling r37 on TC §11.1 §11.3: nine in all, at the moment the ninth is taken."""
    mine = [f"fort {fort} germany" for fort in (0, 1, 3, 4)]
    theirs = [f"fort {fort} austria-hungary" for fort in range(7, 11)]
    scene = Scene(world("germany infantry 15.10", FAR, *mine, *theirs, **FOUR))
    scene.play("take 0", "enter the fort at (13.9)")
    assert scene.position.outcome and scene.position.outcome.winners == (0, 2)
    less = Scene(world("germany infantry 15.10", FAR, *mine, *theirs[1:], **FOUR))
    assert less.play("take 0", "enter the fort at (13.9)").position.outcome is None


def test_a_team_gives_up_together() -> None:
    """Ruling r38 on TC §11.4: one of two is not enough with four players; alone he is."""
    scene = Scene(world("germany tank 17.7", FAR, "austria-hungary tank 17.9", "great-britain tank 0.2", **FOUR))
    assert scene.say(0, "resign").position.outcome is None
    assert scene.say(2, "resign").position.outcome is not None
    assert Scene(world("germany tank 17.7", FAR)).say(0, "resign").position.outcome is not None


def test_the_free_choice_needs_strictly_less_of_both() -> None:
    """TC §10.18, ruling r80: as many units as the enemy are not fewer."""
    base = ("germany tank 17.7", "fort 0 france", "fort 1 germany", "fort 3 france", "france tank 0.0")
    for more, free in ((("france tank 0.2",), True), ((), False)):
        s, _ = read(world(*base, *more, now="france").replace("france infantry at 0.12", "france infantry gone"))
        assert chooses(s, 0) == free
