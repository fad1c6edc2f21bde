"""Chapters 8 and 9: turns and movement by land."""

from __future__ import annotations

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import Draw
from feldherr.games.napoleon_in_europe.board import REGION
from feldherr.games.napoleon_in_europe.events import CardsDrawn
from feldherr.games.napoleon_in_europe.rules.turn.slots import is_waiting, new_round, put_off
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.lines import Lines
from feldherr.kernel.position import answer
from tests.napoleon_in_europe.scene import THREE, Scene

LINES = Lines(GAME.actions)


def test_phases_follow_each_other_and_none_is_reopened() -> None:
    """NE §8.5 §8.6 §8.10 §14.2.1"""
    scene = Scene(THREE + "Paris: France 3I\n").play("end movement")
    assert scene.asked == "first production" and scene.cards("France") == 2
    assert not any(line.startswith(("march", "ship")) for line in scene.options)
    assert scene.play("end turn").asked == "second orders"


def test_everybody_has_his_turn_in_order_then_the_round_is_over() -> None:
    """NE §8.2 §8.3 §8.4"""
    scene = Scene(THREE).play("end movement", "end turn", "end movement", "end turn")
    assert scene.asked == "third orders" and scene.s.round == 1
    assert scene.play("end movement", "end turn").asked == "first orders" and scene.s.round == 2


def test_all_battles_are_fought_in_the_order_one_chooses() -> None:
    """NE §8.7 §9.6"""
    text = THREE + "Westphalia: France 4I\nHanover: GreatBritain 1I\nSaxony: Austria 1I\n"
    scene = Scene(text).march("France", "Westphalia", "Hanover", "2 I").march("France", "Westphalia", "Saxony")
    scene.play("end movement")
    assert scene.offers("fight in Hanover") and scene.offers("fight in Saxony")
    assert scene.why_not("end movement") == "8.7"
    scene.play("fight in Saxony").line_up("first: 2I", "third: 1I")
    assert scene.s.battle is not None and scene.s.battle.region == REGION["Saxony"]


GREAT = THREE + "Holland: France 6I\nHanover: GreatBritain 6I\n"


@pytest.mark.parametrize(("text", "cards"), [(GREAT, 1), (GREAT.replace("Britain 6I", "Britain 5I"), 0)])
def test_the_winner_of_a_great_battle_draws_at_once_even_as_defender(text: str, cards: int) -> None:
    """NE §8.8 §14.2.2 §16.1.5"""
    scene = Scene(text).march("France", "Holland", "Hanover").play("end movement", "fight in Hanover")
    scene.line_up("first: 6I", "second: 6I" if cards else "second: 5I")
    misses = "rolled " + ",".join("1" * (6 if cards else 5))
    scene.play("done", "done", misses, "give up", "done", misses)
    assert scene.asked == "first how_many"
    position, _ = answer(GAME, scene.position, scene.position.questions[0].actor, LINES.read("all"))
    assert not any(isinstance(given.answer, Draw) for given in position.forced), "nobody has to name who draws"
    scene.play("all")
    assert [event.count for event in scene.happened(CardsDrawn) if event.nation == 1] == [1] * cards
    assert scene.cards("GreatBritain") == cards and scene.at("Holland", "France") == "6I"


def test_the_card_of_a_great_battle_is_drawn_before_the_next_battle() -> None:
    """NE §8.8 §8.7: while it is drawn, enemies still stand together elsewhere."""
    text = THREE + "Holland: France 6I\nHanover: GreatBritain 6I\nWestphalia: France 1I\nSaxony: Austria 1I\n"
    scene = Scene(text).march("France", "Holland", "Hanover").march("France", "Westphalia", "Saxony")
    scene.play("end movement", "fight in Hanover").line_up("first: 6I", "second: 6I")
    scene.play("give up", "done", "rolled 1,1,1,1,1,1", "to Berlin", "all")
    assert scene.cards("France") == 1 and scene.asked == "first next_battle"
    assert scene.offers("fight in Saxony") and scene.at("Saxony", "Austria") == "1I"


@pytest.mark.parametrize(("nation", "cards"), [("first", 2), ("second", 1)])
def test_cards_for_capitals_and_full_tens(nation: str, cards: int) -> None:
    """NE §8.9 §14.2.3 §14.2.5 §14.2.6"""
    scene = Scene(THREE.replace("turn first", f"turn {nation}") + "phase drawing\n")
    scene.chance()
    assert sum(scene.s.hands) == cards


def test_production_may_be_left_out() -> None:
    """NE §8.10 §15.2"""
    scene = Scene(THREE + "phase production\nhand France infantry-Spain 3\n").play("end turn")
    assert scene.cards("France") == 3 and scene.question.actor == 1


def test_figures_go_their_own_ways_once() -> None:
    """NE §9.1 §9.2"""
    scene = Scene(THREE + "Holland: France 3I\n").march("France", "Holland", "Hanover", "1 I")
    scene.march("France", "Holland", "Belgium", "1 I")
    assert (scene.at("Holland", "France"), scene.at("Hanover", "France")) == ("1I", "1I")
    assert scene.why_not("march France from Hanover") == "9.1"


def test_artillery_moves_one_region() -> None:
    """NE §9.2 §5.5"""
    scene = Scene(THREE + "Saxony: France 1I 1A\n").march("France", "Saxony", "Berlin")
    assert scene.why_not("march France from Berlin") == "9.1"


def test_cavalry_and_leaders_move_two_regions_and_no_more() -> None:
    """NE §9.3 §5.4"""
    scene = (
        Scene(THREE + "Saxony: France 1C 1L\n")
        .march("France", "Saxony", "Berlin")
        .march("France", "Berlin", "Pomerania")
    )
    assert scene.at("Pomerania", "France") == "1C 1L" and scene.why_not("march France from Pomerania") == "9.1"


def test_a_leader_meets_enemy_armies_only_with_armies() -> None:
    """NE §9.3"""
    text = THREE + "Holland: France 1I 1L\nHanover: GreatBritain 3I\nDenmark: France 1L\n"
    scene = Scene(text).play("march France from Holland", "to Hanover")
    assert scene.why_not("take 1 of L") == "9.3"
    assert scene.play("take 1 of I").why_not("take 1 of L") is None
    alone = Scene(text).play("march France from Denmark")
    assert "to " + str(REGION["Hanover"]) not in alone.options
    after = Scene(text).march("France", "Holland", "Hanover", "1 I").march("France", "Denmark", "Hanover")
    assert after.at("Hanover", "France") == "1I 1L"


def test_leaders_alone_are_refused_where_only_enemies_are() -> None:
    """NE §9.3"""
    scene = Scene(THREE + "Denmark: France 1L\nHanover: GreatBritain 3I\n").play("march France from Denmark")
    assert scene.at("Sweden", "France") == "1L"
    more = Scene(THREE + "Hanover: France 1L\nBerlin: GreatBritain 3I\n").play("march France from Hanover")
    assert more.why_not("to Berlin") == "9.3" and more.why_not("to Denmark") is None


def test_an_enemy_figure_stops_cavalry() -> None:
    """NE §9.4 §9.5"""
    for enemy in ("1I", "1L"):
        scene = Scene(THREE + f"Holland: France 5C\nWestphalia: GreatBritain {enemy}\n")
        scene.march("France", "Holland", "Westphalia")
        assert scene.why_not("march France from Westphalia") == "9.1"


def test_leaders_do_not_stop_for_a_lone_leader() -> None:
    """NE §9.4"""
    scene = Scene(THREE + "Holland: France 1L\nWestphalia: GreatBritain 1L\n").march("France", "Holland", "Westphalia")
    assert scene.offers("march France from Westphalia")
    assert scene.play("end movement").asked == "first production"


def test_a_lone_leader_gives_way_to_armies_without_a_battle() -> None:
    """NE §9.4 §5.2 §16.12.5"""
    scene = Scene(THREE + "Holland: France 1I\nWestphalia: GreatBritain 1L\n").march("France", "Holland", "Westphalia")
    assert scene.owner("Westphalia") == "France"
    scene.play("end movement", "fight in Westphalia")
    assert scene.asked == "second retreat_to" and scene.why_not("to Holland") == "16.12.2"
    assert scene.play("to Berlin").at("Berlin", "GreatBritain") == "1L" and scene.asked == "first production"


def test_empty_and_friendly_regions_let_cavalry_pass() -> None:
    """NE §9.7 §11.7"""
    text = THREE + "own Austria Bavaria\nBadenWurtt: France 1C\n"
    scene = Scene(text).march("France", "BadenWurtt", "Bavaria").march("France", "Bavaria", "Tyrol")
    assert scene.at("Tyrol", "France") == "1C" and scene.owner("Bavaria") == "Austria"
    allied = Scene(text + "ally first second\nBavaria: GreatBritain 3I\n").march("France", "BadenWurtt", "Bavaria")
    assert allied.offers("march France from Bavaria")
    hostile = Scene(text + "Bavaria: GreatBritain 3I\n").march("France", "BadenWurtt", "Bavaria")
    assert hostile.why_not("march France from Bavaria") == "9.1"


def test_the_last_step_is_the_origin() -> None:
    """NE §9.8, ruling r58"""
    scene = Scene(THREE + "Holland: France 1I 1C\nHanover: GreatBritain 1I\n")
    scene.march("France", "Holland", "Westphalia", "1 C").march("France", "Westphalia", "Hanover")
    origins = {origin for region, origin in scene.s.turn.origins if region == REGION["Hanover"]}
    assert origins == {REGION["Westphalia"]}
    scene.march("France", "Holland", "Hanover")
    assert (REGION["Hanover"], REGION["Holland"]) in scene.s.turn.origins


def test_twelve_mixed_figures_go_in_few_answers() -> None:
    """NE §9.1 §3.6"""
    scene = Scene(THREE + "Holland: France 6I 3C 2A 1L\n").play("march France from Holland", "to Westphalia", "all")
    assert scene.at("Westphalia", "France") == "6I 3C 2A 1L"


def test_nobody_waits_on_in_a_new_round() -> None:
    """NE §8.4 §11.6, ruling r31: whoever put his turn off has had it, or has no partner left."""
    s: State = GAME.copy(Scene(THREE + "ally first second\n").s)
    put_off(s, 0, 1)
    assert is_waiting(s, 0)
    new_round(s)
    assert not any(is_waiting(s, seat) for seat in range(3)) and (s.slot, s.acted) == (0, 0)
