"""What the rulebook leaves open, as it was decided: fire, battles, reserves, vassals, what is seen."""

from __future__ import annotations

from feldherr.games.viktory_ii import GAME
from feldherr.games.viktory_ii import events as e
from feldherr.games.viktory_ii.board import Unit
from feldherr.games.viktory_ii.rules.battle.hits import naval_dice
from feldherr.games.viktory_ii.rules.choices.battle import unit_to_hit
from feldherr.games.viktory_ii.rules.movement.exploration import offer
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Question
from tests.viktory_ii.rules.test_15_vassals import VASSAL, conquer, play
from tests.viktory_ii.scene import LINES, Scene, world


def test_cargo_is_never_hit() -> None:
    """V2 §9.45.2 §10.5.1, ruling r34: it shares the fate of its ship."""
    scene = Scene(world("1,0 water", "units 1,0 yellow: 5=frigate 6=infantry.aboard5 7=frigate"))
    question = Question(0, unit_to_hit, (scene.s, (Unit(5), Unit(7)), ()))
    assert len(question.options()) == 2 and question.refusals()[LINES.read("hit 6")] == "9.45.2"


def test_only_hits_of_the_first_step_pin() -> None:
    """V2 §12.31.1 §12.31.3, ruling r38: a surplus of the barrage does not."""
    guns = "units 0,0 red: 1=artillery 2=artillery 3=artillery"
    scene = Scene(world("1,0 mountain city yellow", guns.replace(" 3=artillery", ""), "units 1,0 yellow: 5=infantry"))
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 2,2")
    assert not scene.happened(e.Pinned) and scene.question.args == (2, 6)


def test_where_both_fell_in_the_open_anybody_may_enter() -> None:
    """V2 §12.2.1 §12.3.3.3, ruling r39: but no settlement in which a battle took place, however empty."""
    scene = Scene(world("units 0,0 red: 1=infantry 2=infantry", "units 1,0 yellow: 5=infantry"))
    scene.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 1", "rolled 1", "take 2")
    assert scene.offers("go to (1,0)")
    town = Scene(world("1,0 plains village yellow", "units 0,0 red: 1=infantry 2=infantry 3=infantry"))
    town.play("take 1", "go to (1,0)", "fight at (1,0)", "rolled 1", "take 2")
    assert town.why_not("go to (1,0)") == "12.2.1"


def test_who_was_placed_on_enemies_does_not_retreat() -> None:
    """V2 §12.3.3.7 §13.5.2, ruling r41"""
    port = ("0,0 forest city red", "capital red 0,0", "1,0 water", "units 1,0 yellow: 8=frigate 9=frigate")
    scene = Scene(world(*port, turn="round 3 red placing"))
    scene.play("launch a frigate of (0,0) at (1,0)", "launch a frigate of (0,0) at (1,0)", "done")
    scene.play(*(["fight at (1,0)"] if scene.asked == "red battle_to_fight" else []), "rolled 6", "rolled 6")
    assert scene.asked == "chance dice", "the next round begins unasked"


def test_units_in_reserve_are_proposed_first_when_some_must_go() -> None:
    """V2 §10.2.3, ruling r44"""
    lines = ("0,0 plains village red", "units 4,0 red: 1=infantry")
    scene = Scene(world(*lines, turn="round 3 red building", rules="relocation")).play("relocate (0,0) to (1,0)")
    [reserve] = GAME.suggestions(scene.question)
    assert reserve.answers == (LINES.read("eliminate infantry in reserve"),) and scene.offers("eliminate 1")


def test_a_foreign_capital_replaces_no_own_one() -> None:
    """V2 §14.0.6 §14.0.7, ruling r51"""
    lines = ("5,-5 plains city yellow", "-5,5 plains city red", turn := "round 3 red placing")
    scene = Scene(world(*lines[:2], turn=turn))
    assert scene.why_not("place cavalry at (-5,5)") == "14.0.4" and not GAME.faults(scene.s)


def test_an_open_map_offers_no_tiles() -> None:
    """V2 §15.2.1 §15.3.1, ruling r53"""
    open_ = Scene(world("1,0 water", "2,0 water", rules="balanced-land open-map")).s
    hidden = Scene(world("1,0 water", "2,0 water", rules="balanced-land")).s
    waters = (Scene(world()).hex("(1,0)"), Scene(world()).hex("(2,0)"))
    assert offer(open_, 0, waters, "then") == "then" != offer(hidden, 0, waters, "then")  # type: ignore[comparison-overlap, arg-type]


def test_a_blow_among_vassals_ends_the_game_before_anybody_withdraws() -> None:
    """V2 §5.3.1 §5.3.2 §15.62.1, ruling r58: the capital counts for its owner, who cannot win."""
    lines = ("1,0 plains village yellow", "capital yellow 1,0", "units 0,0 red: 1=infantry 2=infantry")
    scene = Scene(world(*lines, rules="vassals decisive-blow", blue=True))
    red = scene.value("red")
    scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6")
    assert (end := scene.position.outcome) and end.manner == "decisive-blow" and end.winners == (0,)
    assert scene.value("red") == red and scene.s.lord[scene.hex("(1,0)")] == 1
    towns = [f"{at} plains city yellow" for at in ("0,-3", "0,2", "-2,0", "-3,2")]
    rich = Scene(world(*lines, *towns, rules="vassals decisive-blow", blue=True))
    rich.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6")
    assert rich.value("yellow") > rich.value("red") and (last := rich.position.outcome) and last.winners == (0,)


def test_vassals_win_and_start_the_clock_like_others() -> None:
    """V2 §5.4.1 §5.5.1, ruling r59: each counts his own settlements only."""
    towns = [f"{at} plains city yellow" for at in ("0,0", "0,2", "2,0", "-2,0", "0,-2")]
    rich = Scene(world(*towns, VASSAL, rules="vassals dominance", blue=True, turn="round 3 red placing")).end_turn()
    assert (end := rich.position.outcome) and end.manner == "dominance" and end.winners == (1,)
    city = ("1,0 plains city yellow", "capital yellow 1,0", "units 0,0 red: 1=infantry 2=infantry")
    scene = Scene(world(*city, rules="vassals random-end", blue=True))
    assert scene.play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)", "rolled 6,6").s.clock


def test_the_vassal_reinforces_after_the_battles_of_the_withdrawal() -> None:
    """V2 §15.62.4 §15.62.2, ruling r62"""
    scene = conquer("units 2,0 blue: 7=infantry")
    scene.play("withdraw 1 to (2,0)", "withdraw 2 to (0,0)", "withdraw 3 to (0,0)")
    assert scene.asked == "chance dice", "first the battle"
    assert scene.play("rolled 1", "rolled 6").asked == "yellow reinforcement"


def test_only_the_battle_with_a_vassal_comes_before_others() -> None:
    """V2 §15.64.3 §12.4.1, ruling r31: battles wait and are fought in any order; until that one is, nothing else is."""
    lines = ("units 0,0 red: 1=infantry 2=infantry", "units -3,0 red: 3=infantry", "units -2,0 blue: 9=infantry")
    scene = play(VASSAL, *lines, "units 1,0 yellow: 5=infantry").play("take 3", "go to (-2,0)", "take 1", "go to (1,0)")
    scene.play("attack here" if scene.asked == "red order" else "yes")
    assert scene.why_not("fight at (-2,0)") == "15.64.3" and scene.offers("fight at (1,0)")
    free = Scene(world(*lines, "units 1,0 yellow: 5=infantry", blue=True))
    free.play("take 3", "go to (-2,0)", "take 1", "go to (1,0)")
    assert free.offers("fight at (-2,0)") and free.offers("fight at (1,0)")


def test_allies_give_no_other_help() -> None:
    """V2 §15.64.9 §9.32.1 §9.4.1 §7.22.1, ruling r63: no support, no harbour, no transport, no building site."""
    sea = ("0,0 water", "1,0 plains village yellow", "2,0 water", "units 0,0 red: 1=frigate")
    scene = play(VASSAL, *sea, "units 0,1 yellow: 5=infantry").play("take 1")
    assert scene.why_not("go to (1,0)") == "9.32.1" and scene.why_not("load 5") == "9.4.1"
    assert naval_dice(scene.s, scene.hex("(1,0)"), 1) == 0, "a ruler's frigate beside it does not help"
    assert naval_dice(scene.s, scene.hex("(0,1)"), 0) == 1
    site = play(VASSAL, "0,0 plains village red", "units 2,0 yellow: 5=infantry", turn="round 3 red building")
    assert site.why_not("build a village at (2,0)") == "7.22.1"


def test_all_is_open_and_only_what_told_nothing_is_taken_back() -> None:
    """V2 §3.2.6 §9.2.1, ruling r67: all see the same; a tile, a die or another's answer bars the way back."""
    scene = Scene(world("units 0,0 red: 1=frigate 2=infantry.aboard1", "0,0 water"))
    assert len({repr(GAME.view(scene.position, viewer)) for viewer in (None, 0, 1)}) == 1
    assert e.Revealed.final and e.Bombarded.final and e.AttackRolled.final and e.TileDrawn.final
    assert not e.Moved.final and not e.Loaded.final and not e.Placed.final and not e.Built.final


def test_terrain_gives_its_dice_in_every_round() -> None:
    """V2 §12.3.2.5 §12.3.3.9, ruling r70: and none in the open where nobody is left."""
    two = ("units 0,0 red: 1=infantry 2=infantry", "units 1,0 yellow: 5=infantry 6=infantry")
    scene = Scene(world("1,0 mountain", *two)).play("take 1", "go to (1,0)", "take 2", "go to (1,0)", "fight at (1,0)")
    scene.play("rolled 6", "rolled 6,6,6", "fight on", "rolled 6", "rolled 6,6,6")
    assert [event.terrain for event in scene.happened(e.DefenceRolled)] == [2, 2]


def test_a_frigate_that_waits_for_a_battle_still_supports() -> None:
    """V2 §12.3.2.4 §12.32.1, ruling r73"""
    sea = ("0,1 water", "-1,1 water", "units -1,1 red: 8=frigate", "units 0,1 yellow: 5=frigate")
    scene = Scene(world("0,0 plains village yellow", *sea, "units 1,0 red: 1=infantry"))
    scene.play("take 8", "go to (0,1)", "take 1", "go to (0,0)", "fight at (0,0)")
    assert scene.question.args == (2, 6), "one for the village, one for the ship"


def test_an_ally_beside_and_an_enemy_beside() -> None:
    """V2 §15.64.7 §13.4.2, ruling r72: at the capital one may choose the enemy's water, or the nearest free one."""
    sea = ("0,0 forest city red", "capital red 0,0", "1,0 water", "0,1 water", "2,0 water")
    ships = ("units 1,0 yellow: 5=frigate", "units 0,1 blue: 7=frigate")
    scene = play(VASSAL, *sea, *ships, "-2,-3 forest city blue", turn="round 3 red placing")
    assert scene.offers("launch a frigate of (0,0) at (0,1)") and scene.offers("launch a frigate of (0,0) at (2,0)")
    assert DONE in scene.question.options()
