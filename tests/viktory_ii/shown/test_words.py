"""What is said: by names, with the numbers that matter, by the rule of the occasion, in the nouns of the rules."""

from __future__ import annotations

import pytest

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii import events as e
from feldherr.games.viktory_ii.board import FRAMES, PLAYERS, Hex, Unit, board
from feldherr.kernel.event import Event
from feldherr.words.formatting import of
from feldherr.words.rulebook import rulebook
from tests.viktory_ii.rules.test_15_vassals import VASSAL, play
from tests.viktory_ii.scene import LINES, Scene, number, world

EN, DE = of("viktory-ii", "en"), of("viktory-ii", "de")


def asks(scene: Scene) -> tuple[str, str]:
    text, rule = GAME.prompt(scene.question)
    return EN.format(text), rule


def label(scene: Scene, line: str) -> str:
    return EN.format(GAME.option(scene.question, LINES.read(number(line))))


def tells(event: Event) -> tuple[str, str, str]:
    told = GAME.told(event)
    assert told is not None
    return EN.format(told[0]), DE.format(told[0]), told[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_hex_has_a_name_that_can_be_printed(players: int) -> None:
    """V2 §3.2.4, ruling r1: rows from the north by letters, hexes in a row from the west by numbers."""
    frame = FRAMES[players]
    assert len(set(frame.labels)) == len(frame.all)
    assert frame.label(Hex(0)) == "A1" and frame.label(Hex(frame.radius)) == f"A{frame.radius + 1}"
    middle = chr(65 + frame.radius)
    assert frame.label(Hex(frame.field.number[0, 0])) == f"{middle}{frame.radius + 1}"
    assert [space.name for space in board(players).spaces] == list(frame.labels)


def test_units_are_named_by_kind_and_place_and_like_ones_once() -> None:
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry 3=infantry 4=cavalry"))
    assert label(scene, "take 1") == "Take infantry in G7 (one of 3)" and label(scene, "take 4") == "Take cavalry in G7"
    assert [option for option in scene.options if option.startswith("take")] == ["take 1", "take 4"]
    assert scene.offers("take 3"), "a record that names another is read as before"
    assert scene.question.handles(LINES.read("take 1")) == ("piece:1", "piece:2", "piece:3")


def test_the_question_of_the_phase_counts_units_and_battles() -> None:
    """V2 §6.0.4 §12.4.1"""
    units = ("units 0,0 red: 1=infantry 2=infantry", "units 0,1 yellow: 5=infantry")
    scene = Scene(world(*units))
    assert asks(scene) == ("Red: 2 units can still move or bombard. Take a unit, or end the phase.", "6.0.4")
    scene.play("take 1", "go to (0,1)")
    assert asks(scene)[0] == "Red: one unit can still move or bombard, one battle waits. Take a unit, or fight."
    assert not scene.offers("end movement")


def test_ships_that_differ_are_told_apart() -> None:
    """V2 §9.41.2 §9.46.1"""
    ships = "units 0,0 red: 1=frigate 2=frigate.left3 3=frigate.loads2 4=infantry.aboard3 5=frigate.attacked"
    ports = ("-1,0 forest city red", "-1,2 forest city red", "units 1,-1 red: 6=infantry")
    scene = Scene(world("0,0 water", "1,0 water", ships, *ports))
    words = [EN.format(GAME.option(scene.question, option)) for option in scene.question.options()]
    assert len(set(words)) == len(words) >= 6
    assert "Take frigate in G7 with 1 infantry (has carried 2 of 3 this turn)" in words
    assert "Take frigate in G7 (3 movement points left)" in words and "Take frigate in G7 (has attacked)" in words


def test_a_step_says_what_follows() -> None:
    """V2 §9.12.1 §12.0.1 §9.32.1 §15.64.2"""
    lines = ("1,0 forest", "units 0,0 red: 1=cavalry", "units 0,1 yellow: 5=infantry")
    scene = Scene(world(*lines)).play("take 1")
    assert label(scene, "go to (1,0)") == "Go to G8 (forest) and stop there"
    assert label(scene, "go to (-1,0)") == "Go to G6 (plains)"
    assert label(scene, "go to (0,1)") == "Attack Yellow in H7 (plains)"
    march = {EN.format(s.text) for s in GAME.suggestions(Scene(world(*lines)).question)}
    assert "Attack Yellow in H7 (plains) with cavalry in G7" in march, "no march and no attack read alike"


def test_who_is_attacked_by_placing_and_shooting_is_named() -> None:
    """V2 §13.5.1 §15.64.4, rulings r41 and r71"""
    port = ("0,0 forest city red", "capital red 0,0", "1,0 water", "units 1,0 yellow: 8=frigate")
    launch = "launch a frigate of (0,0) at (1,0)"
    war = Scene(world("2,0 water", *port, turn="round 3 red placing"))
    assert "a battle against Yellow without retreat" in label(war, launch)
    vassal = play(VASSAL, *port, turn="round 3 red placing")
    assert "an attack on your vassal Yellow" in label(vassal, launch)
    assert asks(vassal.play(launch)) == (
        "A frigate in G8 attacks your vassal Yellow: do you mean it? He is free at once.", "13.5.1",
    )  # fmt: skip
    shot = play(VASSAL, "units 0,0 red: 1=artillery", "units 1,0 yellow: 8=infantry").play("take 1")
    assert label(shot, "bombard (1,0)").startswith("Bombard your vassal Yellow")
    assert asks(shot.play("bombard (1,0)"))[1] == "15.64.4"


def test_giving_up_units_is_asked_by_its_occasion() -> None:
    """V2 §10.2.3 §15.5.2"""
    scene = Scene(world("0,0 plains village red", "units 4,0 red: 1=infantry", turn="round 3 red building",
                        rules="relocation"))
    assert asks(scene)[1] == "15.5.1" and "relocate a settlement" in asks(scene)[0]
    said, rule = asks(scene.play("relocate (0,0) to (1,0)"))
    assert said.startswith("You relocate a settlement") and rule == "15.5.2"


def test_points_that_cannot_be_used_are_not_left() -> None:
    """V2 §9.46.2 §9.12.1"""
    cargo = "units 0,0 red: 1=frigate 2=infantry.aboard1.carried 3=infantry.aboard1.carried"
    ship = Scene(world("0,0 water", "1,0 water", "units 2,0 yellow: 8=infantry", cargo))
    assert "It moves no more" in asks(ship.play("take 1", "land 2 at (0,1)"))[0]
    guns = Scene(world("1,0 forest", "units 0,0 red: 1=artillery", "units 3,0 yellow: 8=infantry"))
    assert "It moves no more" in asks(guns.play("take 1", "go to (1,0)", "take 1"))[0]


def test_the_end_of_a_turn_says_what_stays_and_warns() -> None:
    """V2 §13.0.2: whoever could still place units is asked whether he means it."""
    scene = Scene(world(turn="round 3 red placing"))
    assert label(scene, "done") == "End the turn, 14 units stay in reserve"
    text = GAME.option(scene.question, LINES.read("done"))
    assert EN.say(text.id + "-warn", text.args).startswith("Units of your reserve could still be placed.")
    empty = Scene(world(turn="round 3 red building"))
    nothing = GAME.option(empty.question, LINES.read("build nothing"))
    assert EN.say(nothing.id + "-warn", nothing.args) == "You could build. Build nothing all the same?"


def test_the_dice_are_told_with_what_they_hit() -> None:
    """V2 §10.1.1 §10.1.2 §12.31.1 §12.3.4.1"""
    scene = Scene(world("units 0,0 red: 1=infantry 2=cavalry 3=artillery", "units 1,0 yellow: 5=infantry"))
    for unit in (1, 2, 3):
        scene.play(f"take {unit}", "go to (1,0)")
    scene.play("fight at (1,0)", "rolled 6", "rolled 2,2,2,2")
    assert tells(scene.happened(e.Pinned)[0])[0] == "Surplus hits pin one die of the units of Yellow."
    assert tells(scene.happened(e.DefenceRolled)[0])[0] == "Yellow has no dice to defend with."
    assert tells(scene.happened(e.Marked)[0])[::2] == ("Yellow: infantry is hit.", "10.1.3")
    assert tells(scene.happened(e.AttackRolled)[0])[0] == (
        "Round 1, Red attacks with one die for infantry, 2 dice for cavalry, one die for artillery: 2 2 2 2, 4 hits."
    )
    lost = Scene(world("units 0,0 red: 1=infantry", "units 1,0 yellow: 5=infantry 6=infantry"))
    lost.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 6", "rolled 1")
    assert tells(lost.happened(e.BattleEnded)[0])[::2] == ("The attack is repelled; Yellow holds G8.", "12.3.4.1")


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (e.Recruited(0, (4, 4), "7.4.3"), "2 frigates", "2 Fregatten"),
        (e.TileDrawn(0, 1, 1), "after drawing water once", "zuvor einmal Wasser"),
        (e.BarrageFired(0, (), 1), "one sure hit", "ein sicherer Treffer"),
        (e.BarrageFired(0, (1, 5), 0), "one direct hit", "ein Volltreffer"),
        (e.Lost(1, Hex(64), (4, 1, 1, 4), (), "10.2.1", players=4), "2 infantry, 2 frigates (into", "auf G8"),
        (e.Bombarded(0, 3, Hex(63), Hex(64), Hex(-1), 4, players=4), "bombards G8 from G7: 4, a miss", "daneben"),
        (e.Moved(0, Unit(1), 1, Hex(63), Hex(64), "attack", 1, players=4), "attacks Yellow in G8", "Gelb auf G8 an"),
        (e.FirstDrawn(0, ("vassals",), 40, 17), "vassals, map number 17", "Unterwerfung und Vasallen, Karte Nummer 17"),
        (e.TurnBegan(0, 40, True), "Round 40, the last", "Runde 40, die letzte"),
    ],
)  # fmt: skip
def test_sentences_are_right_in_both_languages(event: Event, en: str, de: str) -> None:
    said = tells(event)
    assert en in said[0] and de in said[1]


def test_nobody_reads_every_turn_that_nothing_could_be_built() -> None:
    """V2 §7.22.3 §14.0.1"""
    assert GAME.told(e.BuildDeclined(0, idle=True)) is None
    assert tells(e.BuildDeclined(0))[2] == "7.22.3" and tells(e.BuildDeclined(0, True, True))[2] == "14.0.1"


def test_what_turns_up_cites_its_occasion() -> None:
    """V2 §4.0.2.1 §4.0.3.2 §7.3.1 §9.2.1"""
    scene = Scene(players=2)
    while scene.s.round < 2:
        if scene.asked.startswith("chance"):
            scene.draw_tiles()
        scene.play(scene.options[0])
    assert {event.rule for event in scene.happened(e.Revealed)} >= {"4.0.2.1", "4.0.3.2", "7.3.1"}


def test_the_heading_names_the_last_round() -> None:
    view = GAME.view(Scene(world()).position, None)
    assert EN.format(view.heading) == "Round 3 of 40 · Red" and DE.format(view.heading) == "Runde 3 von 40 · Rot"
    assert EN.format(GAME.view(Scene(world(rules="stop 0")).position, None).heading) == "Round 3 · Red"


def test_german_uses_the_nouns_of_the_german_rules() -> None:
    text = " ".join(rule.de for rule in rulebook("viktory-ii").rules)
    for name in ("v2-plains", "v2-grassland", "v2-forest", "v2-cause-terrain", "v2-row-clock"):
        assert DE.say(name) in text or DE.say(name).lower() in text, name
    assert "Feuerschlag" in DE.say("v2-cause-barrage") and "Feuerschlag" in text


def test_every_ruling_is_told_in_german() -> None:
    book = rulebook("viktory-ii")
    assert len(book.rulings) == 75
    for ruling in book.rulings:
        question, decided = ruling.reads("de")
        assert question and decided and question != ruling.question and ruling.reads("en")[0] == ruling.question
