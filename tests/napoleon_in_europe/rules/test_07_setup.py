"""Chapter 7: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from feldherr.games.napoleon_in_europe.board import CAPITALS, HOME, NATIONS, REGION, Nation
from feldherr.games.napoleon_in_europe.events import FewNations, StartRolled
from feldherr.games.napoleon_in_europe.rules.opening.placing import start_figures
from feldherr.games.napoleon_in_europe.state import figures, nations_of
from tests.napoleon_in_europe.scene import Scene, new_game, placed


def chosen(scene: Scene) -> Scene:
    """Everybody takes the first nation that is free."""
    while scene.asked.endswith(("nation_to_lead", "group_to_lead")):
        scene.give(scene.question.actor, scene.question.options()[0])
    return scene


def strength(scene: Scene, nation: str) -> tuple[int, ...]:
    return tuple(start_figures(scene.s, Nation(NATIONS.index(nation))))


def waiting(**words: Any) -> Scene:
    """Before the figures are placed."""
    scene = chosen(new_game(**words)) if words.get("nations") != "draw" else new_game(**words)
    assert scene.s.phase == "placing"
    return scene


@pytest.mark.parametrize(
    ("players", "each", "neutral"), [(2, 3, 1), (3, 2, 1), (4, 1, 3), (5, 1, 2), (6, 1, 1), (7, 1, 0)]
)
@pytest.mark.parametrize("setup", ["equal", "central"])
@pytest.mark.parametrize("nations", ["choose", "draw"])
def test_nations_are_taken_in_turn(players: int, each: int, neutral: int, setup: str, nations: str) -> None:
    """NE §7.1.5 §7.1.6 §7.2.2 §7.2.3 §7.2.4 §7.2.5 §7.2.6 §7.2.7 §7.3.10"""
    scene = waiting(players=players, setup=setup, nations=nations)
    assert [len(nations_of(scene.s, seat)) for seat in range(players)] == [each] * players
    assert scene.s.neutral.bit_count() == neutral


def test_a_nation_is_taken_once_and_players_alternate() -> None:
    """NE §7.1.5 §7.2.2 §4.1"""
    scene = new_game(players=2)
    first = scene.question.actor
    scene.play("lead Spain")
    assert scene.why_not("lead Spain") == "7.1.5" and scene.question.actor == 1 - first
    assert len(scene.options) == 6


def test_equal_rights_for_all() -> None:
    """NE §7.2.1 §7.1.3 §7.1.8, ruling r37"""
    scene = placed(waiting(players=2))
    assert {strength(scene, name) for name in NATIONS} == {(8, 5, 3, 1)}
    assert sum(map(sum, scene.s.fig)) == 6 * 17 and sum(scene.s.hands) == 0 and sum(scene.s.deck) == 86


def test_nothing_can_be_traded_before_the_first_draw() -> None:
    """NE §7.1.8 §14.5.1"""
    scene = placed(waiting(players=2))
    mine, other = nations_of(scene.s, scene.question.actor)[0], nations_of(scene.s, 1 - scene.question.actor)[0]
    assert scene.why_not(f"trade {mine} with {other}") == "7.1.8"


def test_figures_are_placed_freely_in_the_own_homeland_all_of_them() -> None:
    """NE §7.1.7 §7.3.1 §7.4.3"""
    scene = waiting(players=4)
    question = scene.position.questions[0]
    nation, kind, left = question.nation, question.kind, question.left
    assert {HOME[o.region] for o in question.options()} == {nation}
    refused = {(c.region, c.count): rule for c, rule in question.refusals().items()}
    assert refused[REGION["Portugal"], left] == refused[REGION["Portugal"], 1] == "7.1.7" and kind == 0
    assert "done" not in [type(o).__name__.lower() for o in question.options()]
    assert refused[question.options()[0].region, left + 1] == "7.1.7"


def test_placement_is_secret_until_all_are_ready() -> None:
    """NE §7.1.7, ruling r19"""
    scene = waiting(players=3)
    assert len(scene.position.questions) == 3 and sum(map(sum, scene.s.fig)) == 0
    question = scene.position.questions[0]
    scene.give(question.actor, question.options()[-1])
    assert sum(map(sum, scene.s.fig)) == 0
    assert sum(map(sum, placed(scene).s.fig)) == 6 * 17


@pytest.mark.parametrize(
    ("nation", "counts"),
    [("France", (10, 5, 3, 1)), ("GreatBritain", (6, 3, 1, 1)), ("Prussia", (10, 5, 3, 1)), ("Russia", (7, 4, 2, 1)),
     ("Ottoman", (7, 3, 1, 1)), ("Austria", (12, 6, 4, 1)), ("Spain", (7, 3, 1, 1))],
)  # fmt: skip
def test_the_central_powers(nation: str, counts: tuple[int, ...]) -> None:
    """NE §7.3.1 §7.3.2 §7.3.3 §7.3.4 §7.3.5 §7.3.6 §7.3.7 §7.3.8, ruling r1"""
    scene = placed(waiting(players=7, setup="central", nations="draw"))
    assert strength(scene, nation) == counts
    number = NATIONS.index(nation)
    assert [sum(figures(scene.s, number, r)[kind] for r in range(95)) for kind in range(4)] == list(counts)


def test_neutral_nations_get_nothing() -> None:
    """NE §7.1.6 §7.3.1 §13.2"""
    scene = placed(waiting(players=4, setup="central"))
    assert all(not scene.s.where[n] for n in range(7) if scene.s.led[n] < 0)
    assert {scene.s.owner[r] for r in range(95) if HOME[r] >= 0 and scene.s.led[HOME[r]] < 0} == {-1}


SPLIT = {
    2: [{"GreatBritain", "Austria", "Russia"}],
    3: [{"GreatBritain", "Spain"}, {"Austria", "Russia"}],
    4: [{"GreatBritain", "Austria"}, {"Russia", "Spain"}, {"Prussia", "Ottoman"}],
    5: [{"GreatBritain"}, {"Russia"}, {"Austria"}, {"Prussia"}],
    6: [{"GreatBritain"}, {"Russia"}, {"Austria"}, {"Prussia"}, {"Spain"}],
    7: [{"GreatBritain"}, {"Russia"}, {"Austria"}, {"Prussia"}, {"Spain"}, {"Ottoman"}],
}


@pytest.mark.parametrize(("players", "times"), [(2, 3), (3, 4), (4, 6), (5, 4), (6, 5), (7, 6)])
def test_stop_the_french_suggests_a_split(players: int, times: int) -> None:
    """NE §7.4.2 §7.4.4 §7.4.9 §7.4.10 §7.4.11 §7.4.12 §7.4.13 §7.4.14 §7.4.15"""
    scene = waiting(players=players, setup="french")
    led = [{NATIONS[n] for n in nations_of(scene.s, seat)} for seat in range(players)]
    assert led[0] == {"France"} and sorted(map(sorted, led[1:])) == sorted(map(sorted, SPLIT[players]))
    assert strength(scene, "France") == tuple(times * count for count in (5, 2, 1, 1))
    assert strength(scene, "Austria") == (6, 3, 2, 1)


def test_all_but_france_start_allied() -> None:
    """NE §7.4.1 §7.4.5"""
    scene = placed(waiting(players=5, setup="french"))
    assert scene.s.allies == [0b00001, *[0b11110] * 4]


def test_the_first_player_leads_france_and_nobody_else() -> None:
    """NE §7.4.7 §8.11, ruling r20"""
    scene = new_game(players=3, setup="french", free_split=True)
    assert scene.s.led[0] == 0 and scene.why_not("lead France") == "7.4.7"
    starts = {new_game(seed, players=3, setup="french").s.order[0] for seed in range(12)}
    assert len(starts) > 1


def test_a_free_split_may_be_small_but_is_warned_of() -> None:
    """NE §7.4.8 §7.4.9"""
    scene = new_game(players=2, setup="french", free_split=True).play("lead Austria")
    assert scene.offers("done") and scene.offers("lead Spain")
    scene.play("done")
    assert [event.count for event in scene.happened(FewNations)] == [2] and scene.s.phase == "placing"
    assert not waiting(players=2, setup="french").happened(FewNations)


def test_a_group_is_taken_once() -> None:
    """NE §7.4.9 §7.1.5"""
    scene = new_game(players=4, setup="french").play("take group 1")
    assert scene.why_not("take group 1") == "7.1.5"


def test_the_coalition_may_break() -> None:
    """NE §7.4.6"""
    scene = placed(waiting(players=3, setup="french"))
    while not scene.offers("begin the turn") or scene.question.actor == 0:
        scene.play("end movement" if scene.offers("end movement") else "end turn")
    partner = 3 - scene.question.actor
    scene.play(f"break with {partner}")
    assert scene.s.allies[1:] == [0b010, 0b100]


def test_nations_of_one_player_are_allied_but_run_apart() -> None:
    """NE §7.1.4 §7.1.3 §14.5.1 §15.7, ruling r13"""
    two = "rules players=2\nlead first Austria Russia\nlead second France\nturn first\nphase production\n"
    scene = Scene(two + "hand Austria infantry-Spain 1\nhand Russia infantry-Spain 1\nMoscow: Austria 1I, Russia 1I\n")
    assert scene.why_not("play Austria 2 of I own 0 jokers 0") == "14.3.3"
    assert scene.why_not("trade Austria with Russia") == "14.5.1"
    assert scene.s.friends[5] >> 3 & 1


def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    """NE §8.1 §8.2, ruling r18"""
    for seed in range(40):
        scene = new_game(seed, players=3)
        rolls = scene.happened(StartRolled)
        if len(rolls) > 1:
            break
    assert len(rolls) > 1
    best = max(rolls[0].faces)
    assert rolls[1].seats == tuple(seat for seat, face in zip(rolls[0].seats, rolls[0].faces) if face == best)
    start = scene.s.order[0]
    assert scene.s.order == tuple((start + step) % 3 for step in range(3)) and CAPITALS
