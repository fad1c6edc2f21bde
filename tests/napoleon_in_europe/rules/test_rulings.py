"""Rulings that no chapter has a test of its own for: what the rulebook leaves open."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldherr.games import napoleon_in_europe
from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import OfferAlliance
from feldherr.games.napoleon_in_europe.board import CARDS, FULL_DECK, REGION
from feldherr.games.napoleon_in_europe.events import CardsDrawn, Fired, NationTaken, RallyRolled
from feldherr.games.napoleon_in_europe.notation import CARD_NAMES
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.games.napoleon_in_europe.rules.victory import playing
from feldherr.kernel.answers import CHANCE, DECLINE_DRAW, OFFER_DRAW, Drew, Rolled
from feldherr.kernel.table import Table
from feldherr.proving.scenario import read as scenario
from tests.napoleon_in_europe.scene import THREE, TOTAL, Scene, new_game

EXAMPLES = Path(napoleon_in_europe.__file__).parent / "examples"
FALL = "own France Berlin Silesia Pomerania\nBerlin: France 1I\nSilesia: France 1I\nPomerania: France 2I\n"


def test_the_battle_of_the_rulebook_is_rolled_by_the_rule_not_by_its_misprints() -> None:
    """NE §16.5.2 §16.10.2, ruling r4: 21 dice in round 1, 15 in round 4, 8 in round 5 and in the pursuit."""
    steps = scenario((EXAMPLES / "ex-battle-six-rounds.toml").read_text("utf-8")).steps
    volleys = [line.count(",") + 1 for line in map(str, steps) if "rolled" in line and line.count(",") > 2]
    assert volleys[0] == 21 and volleys[-2:] == [8, 8] and 15 in volleys and 27 not in volleys


def test_each_nation_of_a_player_ships_for_itself_and_stands_in_its_own_homeland() -> None:
    """NE §10.3 §10.8 §7.1.3, ruling r13"""
    text = "rules players=2\nlead first Austria Russia\nlead second France\nturn first\n"
    text += "own Russia Sicily\nIllyria: Austria 4I\nCrimea: Russia 4I\n"
    scene = Scene(text).ship("Austria", "Illyria", "Sicily").play("no")
    assert scene.offers("ship Russia from Crimea") and scene.ship("Russia", "Crimea", "Sicily").at("Sicily", "Russia")
    assert [(nation, figures) for nation, _, _, figures in scene.s.turn.ships] == [(3, 4), (5, 4)]
    assert scene.asked == "first orders" and not any(line.startswith("break") for line in scene.options)


def test_only_survivors_are_still_playing() -> None:
    """NE §6.5, ruling r16: these may agree to end a total victory, and share it."""
    scene = Scene(TOTAL.replace("GreatBritain", "Prussia") + FALL).march("France", "Pomerania", "EastPrussia", "1 I")
    assert playing(scene.s) == (0, 2)


def test_a_total_victory_without_a_last_round_goes_on() -> None:
    """NE §6.5"""
    text = TOTAL.replace("victory=total", "victory=total stop_round=0") + "round 199\nphase production\nturn third\n"
    assert Scene(text).play("end turn").s.round == 200
    assert Scene(text.replace("stop_round=0", "stop_round=199")).play("end turn").asked == "over"


def test_a_free_split_goes_on_until_everybody_has_enough() -> None:
    """NE §7.4.9, ruling r20"""
    scene = new_game(3, players=3, setup="french", free_split=True)
    one = scene.question.actor
    scene.play("lead Austria")
    assert scene.why_not("done") == "7.4.9"
    scene.play("lead Spain", "done")
    assert scene.s.phase == "nations" and scene.question.actor == 3 - one
    scene.play("lead Russia", "done")
    assert scene.s.phase == "placing" and len(scene.happened(NationTaken)) == 4 and not scene.s.acted


def test_who_wins_by_his_fire_rallies_no_more() -> None:
    """NE §16.9.2 §16.8.2, ruling r42"""
    scene = Scene(THREE + "Holland: France 6I 1L\nHanover: GreatBritain 2I\n").march("France", "Holland", "Hanover")
    scene.play("end movement", "fight in Hanover").line_up("first: 6I", "second: 2I")
    scene.play("done", "done", "rolled 6,1", "done", "done", "rolled 6,6,1,1,1")
    assert not scene.happened(RallyRolled) and scene.at("Hanover", "France") == "5I 1L"


def test_an_ally_who_will_not_be_rallied_leaves_the_success_to_others() -> None:
    """NE §16.8.4, ruling r35"""
    lead = "rules players=4\nlead first France\nlead second GreatBritain\nlead third Austria\nlead fourth Prussia\n"
    allies = "ally second third\nally second fourth\nally third fourth\nturn first\n"
    text = lead + allies + "Hanover: GreatBritain 4I, Austria 2I 1L, Prussia 2I\nHolland: France 6I\n"
    scene = Scene(text).march("France", "Holland", "Hanover").play("end movement", "fight in Hanover")
    scene.line_up("first: 6I", "second: 4I", "third: 2I", "fourth: 2I")
    scene.play("done", "done", "done", "done", "rolled 1,1,1,1,1,1,1,1", "done", "done", "rolled 6,6,1,1,1,1")
    scene.play("strike 1 of I of GreatBritain", "strike 1 of I of Prussia")
    scene.play("done", "done", "done", "done", "rolled 1,1,1,1,1,1", "rolled 6,1", "rally I of GreatBritain", "no")
    assert scene.asked == "third figure_to_rally" and scene.why_not("rally I of GreatBritain") == "16.8.4"
    assert scene.play("rally I of Prussia", "yes").at("Hanover", "Prussia") == "2I"


def test_a_harbour_next_door_is_where_they_came_from() -> None:
    """NE §16.12.3 §16.12.4, ruling r46: the retreat is made by land."""
    scene = Scene(THREE + "Picardy: France 2I\nBelgium: GreatBritain 2I\n").ship("France", "Picardy", "Belgium")
    scene.play("rolled 6,6", "end movement", "fight in Belgium").line_up("first: 2I", "second: 2I")
    scene.play("done", "done", "rolled 1,1", "give up", "done", "rolled 1,1", "all")
    assert scene.at("Picardy", "France") == "2I"


def test_from_an_empty_deck_nothing_is_drawn_and_nothing_is_owed() -> None:
    """NE §14.2.7, ruling r48"""
    rest = " ".join(f"{name} {count}" for name, count in hand_of_all_but(1))
    scene = Scene(THREE + f"phase drawing\nhand Austria {rest}\n")
    scene.chance()
    assert [event.count for event in scene.happened(CardsDrawn)] == [1] and sum(scene.s.deck) == 0


def hand_of_all_but(left: int) -> list[tuple[str, int]]:
    counts = FULL_DECK[:]
    counts[0] -= left
    return [(CARD_NAMES[card], counts[card]) for card in range(CARDS) if counts[card]]


def test_who_has_no_figures_draws_and_builds() -> None:
    """NE §8.5 §6.11, ruling r55"""
    scene = Scene(THREE + "hand France infantry-Spain 2\nVienna: Austria 1I\n")
    assert not any(line.startswith(("march", "ship")) for line in scene.options)
    scene.play("end movement")
    assert scene.asked == "first production" and scene.cards("France") == 4
    scene.play("play France 2 of I own 0 jokers 0", "put 1 of I of France in Paris")
    assert scene.at("Paris", "France") == "1I"


def test_a_region_with_a_pending_battle_takes_no_retreat_and_a_retreat_costs_no_move() -> None:
    """NE §16.12.1 §9.5 §8.7, ruling r56"""
    text = THREE + "Holland: France 4I\nHanover: GreatBritain 2I\nDenmark: GreatBritain 1I\nSweden: France 1I\n"
    scene = Scene(text).march("France", "Holland", "Hanover").march("France", "Sweden", "Denmark")
    scene.play("end movement", "fight in Hanover").line_up("first: 4I", "second: 2I")
    scene.play("give up", "done", "rolled 1,1,1,1")
    assert scene.why_not("to Denmark") == "16.12.2"
    scene.play("to Berlin", "all", "fight in Denmark").line_up("first: 1I", "second: 1I")
    scene.play("done", "rolled 6")
    scene.chance()
    while scene.asked != "second orders":
        scene.chance()
        scene.play("end turn" if scene.offers("end turn") else scene.options[0])
    assert scene.offers("march GreatBritain from Berlin")


def test_alliances_outlast_turns_and_rounds() -> None:
    """NE §11.4: until one of the two ends it."""
    scene = Scene(THREE + "ally first third\n")
    while scene.s.round < 3:
        scene.play(next(line for line in ("begin the turn", "end movement", "end turn") if scene.offers(line)))
        scene.chance()
    assert scene.s.allies == [0b101, 0b010, 0b101]


@pytest.mark.parametrize("setup", ["equal", "central", "french"])
def test_in_every_set_up_homelands_belong_to_who_leads_the_nation_and_take_its_figures(setup: str) -> None:
    """NE §3.7 §3.8 §7.1.7 §7.3.1 §7.4.3"""
    scene = new_game(players=4, setup=setup, nations="draw")
    for question in scene.position.questions:
        regions = {option.region for option in question.options()}
        assert regions and {scene.s.owner[region] for region in regions} == {question.nation}
    assert scene.s.owner[REGION["Bavaria"]] == -1


def test_a_pursuit_of_nobody_is_not_asked_for_and_not_told() -> None:
    """NE §16.10.1, ruling r43"""
    scene = Scene(THREE + "Holland: France 1I\nHanover: GreatBritain 2I\n").march("France", "Holland", "Hanover")
    scene.play("end movement", "fight in Hanover").line_up("first: 1I", "second: 2I").play("done", "done", "rolled 6,1")
    assert scene.asked == "chance 2"
    scene.give(CHANCE, Rolled((6, 6)))
    told = GAME.told(scene.happened(Fired)[-1])
    assert scene.happened(Fired)[-1].hits == 0 and told is not None and told[0].id == "ne-no-pursuit"


def test_to_fire_with_all_is_one_answer_with_the_move_step() -> None:
    """NE §16.4.1 §16.5.1"""
    scene = Scene(THREE + "Holland: France 2I 1A\nHanover: GreatBritain 2I\n").march("France", "Holland", "Hanover")
    scene.play(f"end movement and fight in {REGION['Hanover']}").line_up("first: 2I", "second: 2I")
    assert scene.play("fire with all").asked == "chance 2" and scene.play("rolled 1,1").asked == "first rows_to_change"
    assert scene.play("forward 1 of A of France", "fire with all").asked == "chance 6"
    joint = THREE + "ally first third\nturn first third\n"
    two = Scene(joint + "Holland: France 2I, Austria 1I\nHanover: GreatBritain 2I\n")
    two.march("France", "Holland", "Hanover").play("end movement").march("Austria", "Holland", "Hanover")
    two.play("end movement", "fight in Hanover").line_up("first: 2I", "second: 2I", "third: 1I")
    two.play("fire with all", "rolled 1,1")
    assert two.asked == "first rows_to_change" and not two.offers("fire with all")


def test_the_only_battle_begins_with_the_end_of_movement_unless_an_ally_still_moves() -> None:
    """NE §8.7 §11.5"""
    text = THREE + "Holland: France 2I\nHanover: GreatBritain 2I\n"
    scene = Scene(text).march("France", "Holland", "Hanover")
    scene.play(f"end movement and fight in {REGION['Hanover']}")
    assert {question.name for question in scene.position.questions} == {"front_row"} and scene.s.phase == "battles"
    joint = Scene(text.replace("turn first", "ally first third\nturn first third"))
    assert not any("fight" in line for line in joint.march("France", "Holland", "Hanover").options)


def test_a_lot_between_allies_is_drawn_when_the_card_is_due() -> None:
    """NE §14.2.2, ruling r36"""
    lead = "rules players=3\nlead first Austria\nlead second France\nlead third Russia\nally second third\nturn first\n"
    scene = Scene(lead + "Galicia: Austria 6I\nMoldavia: France 3I, Russia 3I\n")
    scene.march("Austria", "Galicia", "Moldavia").play("end movement", "fight in Moldavia")
    scene.line_up("first: 6I", "second: 3I", "third: 3I").play("done", "done", "done", "rolled 1,1,1,1,1,1", "give up")
    scene.play("done").give(CHANCE, Rolled((1,) * 6))
    scene.give(0, scene.question.options()[0])
    assert scene.asked == "chance (1, 1)"
    scene.give(CHANCE, Drew((1,)))
    scene.give(CHANCE, Drew((0,)))
    assert scene.happened(CardsDrawn)[0].nation == 3


def test_the_survivors_agree_on_the_end_and_share_the_victory() -> None:
    """NE §6.5 §6.4, ruling r16: who is out neither offers nor declines, and gets nothing."""
    scene = Scene(TOTAL.replace("GreatBritain", "Prussia") + FALL).march("France", "Pomerania", "EastPrussia", "1 I")
    table = Table(GAME, NapoleonOptions(players=3, victory="total"))
    table.position = scene.position
    table.play(0, [OFFER_DRAW])
    assert OFFER_DRAW not in table.interjections(1) and DECLINE_DRAW not in table.interjections(1)
    table.play(2, [OFFER_DRAW])
    assert table.outcome is not None and table.outcome.manner == "agreed"
    assert table.outcome.scores == (0.5, 0.0, 0.5)


def test_a_region_is_not_taken_before_the_battle_for_it() -> None:
    """NE §3.9 §3.12, ruling r8: only where no enemy armies stand does infantry take it as it arrives."""
    text = THREE + "Bavaria: France 2I\nTyrol: Austria 1I\n"
    scene = Scene(text).march("France", "Bavaria", "Tyrol")
    assert scene.owner("Tyrol") == "Austria"
    assert Scene(text.replace("1I", "1L")).march("France", "Bavaria", "Tyrol").owner("Tyrol") == "France"
    scene.play("end movement", "fight in Tyrol").line_up("first: 2I", "third: 1I").play("give up")
    assert scene.owner("Tyrol") == "Austria", "an attacker who loses changes nothing"


def test_where_figures_of_both_stand_the_end_of_an_alliance_changes_nothing() -> None:
    """NE §11.8 §11.9, ruling r12: not even if the host has but a leader there."""
    scene = Scene(THREE + "ally first third\nTyrol: France 1I, Austria 1L\nBohemia: France 1I\n")
    scene.play("break with third")
    assert (scene.owner("Tyrol"), scene.owner("Bohemia")) == ("Austria", "France")


def test_leaders_follow_armies_and_stay_where_those_were_lost_at_sea() -> None:
    """NE §9.3 §10.12, ruling r22: then they have used their move."""
    scene = Scene(THREE + "Holland: France 1I 1L\nHanover: GreatBritain 1I\n")
    assert scene.play("march France from Holland").why_not("to Hanover") is None
    scene.play("to Hanover", "take 1 of I", "done").march("France", "Holland", "Hanover")
    assert scene.at("Hanover", "France") == "1I 1L"
    ship = Scene(THREE + "Picardy: France 1I 1L\nCornwall: GreatBritain 1I\n")
    ship.play("ship France from Picardy", "land in Cornwall", "all", "rolled 1,6")
    assert (ship.at("Picardy", "France"), ship.at("Cornwall", "France")) == ("1L", "")
    assert ship.why_not("march France from Picardy") == "9.1"


def test_no_alliance_is_made_while_battles_are_due() -> None:
    """NE §11.2, ruling r32: from the end of the movement to the end of the battles; else at any time."""
    scene = Scene(THREE + "Holland: France 2I\nHanover: GreatBritain 2I\n").march("France", "Holland", "Hanover")
    offers = [[type(said) for said in GAME.interjections(scene.position, seat)] for seat in (1, 2)]
    assert all(OfferAlliance in said for said in offers)
    scene.play("end movement")
    assert scene.asked == "first next_battle" and not any(GAME.interjections(scene.position, seat) for seat in range(3))
    after = Scene(THREE + "phase production\n")
    assert OfferAlliance(2) in GAME.interjections(after.position, 0)


def test_an_alliance_calls_off_the_battles_that_were_due() -> None:
    """NE §11.2 §16.1.1, ruling r32: who had stopped stays stopped."""
    scene = Scene(THREE + "Holland: France 2C\nHanover: GreatBritain 2I\n").march("France", "Holland", "Hanover")
    scene.play("propose alliance to second", "yes")
    assert scene.why_not("march France from Hanover") == "9.1"
    assert scene.play("end movement").asked == "first production"
