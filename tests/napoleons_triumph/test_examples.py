"""The rulebook's worked examples: each is a scenario file that the lobby offers to follow."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from feldherr.games import napoleons_triumph
from feldherr.games.napoleons_triumph.board import BEYOND, DISTANCE, IMPASSABLE
from feldherr.proving.scenario import read, run_file
from feldherr.server.lobby.examples import listing
from feldherr.words.rulebook import rulebook
from tests.napoleons_triumph.scene import Scene

FILES = {path.stem: path for path in sorted((Path(napoleons_triumph.__file__).parent / "examples").glob("*.toml"))}
LEDGER = (
    "pieces", "locale", "positions", "commands", "move-reserve", "move-blocking", "road-unconnected", "road-legrand",
    "reinforcement-davout", "attack-1", "attack-2", "attack-3", "attack-4", "retreat", "morale", "final-loss", "orders",
    "distance",
)  # fmt: skip


def comes_out(name: str) -> None:
    """All steps are taken or refused as the file says, and the position is what it expects."""
    result = run_file(FILES[name])
    assert result.faults == ()
    assert result.steps == len(read(FILES[name].read_text("utf-8")).steps)


def moves_after(name: str, command: str) -> list[str]:
    """What is offered after a regiment move, roads apart."""
    scene = Scene(tomllib.loads(FILES[name].read_text("utf-8"))["position"]).play(command)
    return [line for line in scene.options if line != "take the road"]


def test_every_example_can_be_followed_in_the_lobby() -> None:
    assert set(FILES) == {f"ex-{name}" for name in LEDGER}
    assert {example.name for example in listing("napoleons-triumph")} == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_every_example_names_rules_that_exist_and_speaks_both_languages(name: str) -> None:
    scenario = read(FILES[name].read_text("utf-8"))
    book = rulebook("napoleons-triumph")
    assert scenario.rules
    assert [book.find(rule).id for rule in scenario.rules] == list(scenario.rules)
    assert set(scenario.text) == {"en", "de"} and scenario.text["en"] != scenario.text["de"]


def test_symbols_are_type_and_strength() -> None:
    """NT §3.4 §3.5."""
    comes_out("ex-pieces")


def test_a_hill_has_penalties_an_obstacle_and_an_edge_nobody_crosses() -> None:
    """NT §4.2 §4.4 §4.5 §4.6 §4.7 §4.8 §4.9 §4.10 §4.11."""
    comes_out("ex-locale")


def test_two_at_an_approach_share_a_position_one_in_reserve_does_not() -> None:
    """NT §4.13 §4.14 §4.21."""
    comes_out("ex-positions")


def test_three_corps_commands_and_a_regiment_move() -> None:
    """NT §9.7 §9.8 §9.9 §9.13 §9.14 §9.15 §9.17 §9.18 §9.22 §8.4."""
    comes_out("ex-commands")


def test_a_regiment_in_reserve_has_two_moves_for_each_passable_approach() -> None:
    """NT §10.1.3 §10.2.1 §10.2.2 §10.2.3: exactly four, nothing over the impassable edge."""
    comes_out("ex-move-reserve")
    assert sorted(moves_after("ex-move-reserve", "regiment move 44")) == [
        "block 281", "block 320", "go over 281", "go over 320",
    ]  # fmt: skip


def test_a_regiment_at_an_approach_goes_back_or_straight_on() -> None:
    """NT §10.2.4 §10.2.5 §10.2.6: exactly two moves."""
    comes_out("ex-move-blocking")
    assert sorted(moves_after("ex-move-blocking", "regiment move 44")) == ["go over 246", "withdraw to 72"]


def test_roads_that_do_not_touch_are_two_roads() -> None:
    """NT §10.3.4 §10.3.5 §10.3.6."""
    comes_out("ex-road-unconnected")


def test_a_corps_of_four_closes_the_locales_it_marches_through() -> None:
    """NT §10.3.2 §10.3.7 §10.3.8 §10.4.1 §10.4.2 §10.4.3."""
    comes_out("ex-road-legrand")


def test_davout_arrives_and_is_commanded_twice() -> None:
    """NT §10.5.10 §10.5.12 §10.5.14 §10.5.15 §10.5.16 §10.5.17 §13.7."""
    comes_out("ex-reinforcement-davout")


def test_an_evacuated_locale_is_taken_by_cavalry_on_the_road() -> None:
    """NT §11.s1.1 §11.s2.1 §11.s2.13 §11.s2.14 §11.s2.16 §11.9 §11.a.2 §12.1."""
    comes_out("ex-attack-1")


def test_a_road_attack_that_is_defended_is_a_feint() -> None:
    """NT §11.s1.2 §11.s2.1 §11.s3.1 §11.s3.2 §11.s3.3 §11.s3.5 §11.s3.7 §11.9 §11.s3.9."""
    comes_out("ex-attack-2")


def test_an_artillery_attack_spares_the_guns_in_front() -> None:
    """NT §11.s2.2 §11.s4.8 §11.s5.12 §11.s6.6 §11.s9.1 §11.s10.2 §11.s10.4 §11.s10.6 §11.s10.8 §11.s10.10 §11.s11.1
    §13.6."""
    comes_out("ex-attack-3")


def test_a_counter_attack_turns_the_fight() -> None:
    """NT §11.s4.7 §11.s5.1 §11.s6.3 §11.s6.5 §11.s7.2 §11.s7.6 §11.s7.8 §11.s8.1 §11.s8.2 §11.s9.2 §11.s9.3 §11.a.5."""
    comes_out("ex-attack-4")


def test_everybody_leaves_a_lost_locale() -> None:
    """NT §12.3 §12.4 §12.6 §12.8 §12.9 §12.11 §12.12 §12.15 §13.4."""
    comes_out("ex-retreat")


def test_morale_follows_the_losers_losses() -> None:
    """NT §13.2 §13.3 §13.4."""
    comes_out("ex-morale")


def test_every_point_below_or_above_zero_is_one_more_loss() -> None:
    """NT §11.s9.3 §11.s10.4."""
    comes_out("ex-final-loss")


def test_an_order_is_one_verb_and_any_number_of_names() -> None:
    """NT §19.12 §19.13."""
    comes_out("ex-orders")


def test_an_impassable_edge_is_gone_round_when_distance_is_measured() -> None:
    """NT §19.26 §19.28: 0 in the same locale, 1 next door, the detour behind an impassable edge."""
    comes_out("ex-distance")
    assert (DISTANCE[58][58], DISTANCE[58][68], DISTANCE[58][78]) == (0, 1, 2)
    assert [BEYOND[front] for front in IMPASSABLE[58]] == [78]
