"""Chapter 11 and what is said without being asked: giving up, gifts, and every way a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules import calls
from feldherr.games.trench_club.rules.choices.money import ally_of
from feldherr.games.trench_club.rules.ruin import check_destroyed, could_launch
from feldherr.games.trench_club.rules.victory import check_forts, goal, team_forts
from feldherr.kernel.answers import Outcome, Over
from feldherr.kernel.lines import write
from tests.trench_club.scene import Scene, world

FOUR = {"mode": "four", "powers": "germany great-britain austria-hungary france", "part": "whole"}
COOP = {"mode": "coop", "powers": "france great-britain germany", "now": "france"}
SOLO = {"mode": "solo", "powers": "france germany"}
ALL_FOUR = ("germany tank 17.7", "great-britain tank 0.2", "austria-hungary tank 17.9", "france infantry 0.0")


def said(scene: Scene, seat: int) -> list[str]:
    """What a seat may say without being asked."""
    return [write(one) for one in GAME.interjections(scene.position, seat)]


def ended(scene: Scene) -> tuple[Outcome, e.Ended]:
    assert scene.position.outcome is not None
    return scene.position.outcome, scene.happened(e.Ended)[0]


def owned(**forts: tuple[int, ...]) -> list[str]:
    return [f"fort {fort} {nation}" for nation, some in forts.items() for fort in some]


@pytest.mark.parametrize(("forts", "team", "scores"), [
    (owned(germany=(0, 1), france=(2,)), 0, (1.0, 0.0)), (owned(germany=(0,), france=(1, 2)), 1, (0.0, 1.0)),
    (owned(germany=(0,), france=(1,)), -1, (0.5, 0.5)), ([], -1, (0.5, 0.5)),
])  # fmt: skip
def test_after_the_last_round_more_forts_win(forts: list[str], team: int, scores: tuple[float, ...]) -> None:
    """TC §11.1: the round agreed; equal numbers are a draw, and the round is not counted on."""
    lines = ("germany tank 17.7", "france infantry 0.0")
    scene = Scene(world(*lines, *forts, now="france", round="30")).play("end movement")
    outcome, told = ended(scene.led("end purchases"))
    won = max(len([line for line in forts if nation in line]) for nation in ("germany", "france"))
    assert (outcome.manner, outcome.scores, outcome.victor) == ("stopped", scores, "")
    assert outcome.winners == ((team,) if team >= 0 else ())
    assert (told.team, told.forts, told.by_automa, scene.s.round) == (team, won if team >= 0 else 0, False, 30)
    before = Scene(world(*lines, *forts, now="france", round="29")).play("end movement").led("end purchases")
    assert before.position.outcome is None and before.s.round == 30


@pytest.mark.parametrize(("forts", "manner"), [((0, 1), "stopped"), ((0, 1, 3, 4), "forts")])
def test_the_automa_wins_without_a_seat(forts: tuple[int, ...], manner: str) -> None:
    """TC §15.56 §11.2: nobody at the table has won, and it is said who has."""
    lines = ("france infantry 0.0", "germany infantry 15.10", *owned(germany=forts))
    scene = Scene(world(*lines, now="germany", round="30", **SOLO)).deal().led("end movement", "end purchases")
    outcome, told = ended(scene)
    assert (outcome.winners, outcome.manner, outcome.scores, outcome.victor) == ((), manner, (0.0,), "tc-victor-automa")
    assert told.team == 0 and told.by_automa and told.forts == len(forts) + 1


def test_forts_of_both_partners_count_together() -> None:
    """TC §11.1 §11.3: nine of fourteen; those of the enemy and neutral ones do not."""
    lines = owned(germany=(0, 1, 2, 3), france=(4, 5, 6), **{"austria-hungary": (7, 8, 9, 10)})
    s, _ = read(world(*ALL_FOUR, *lines, **FOUR))
    assert (team_forts(s, 0), team_forts(s, 1), goal(s)) == (8, 3, 9)
    told: list[Any] = []
    check_forts(s, told.append, 0)
    s.fort[11] = 1
    with pytest.raises(Over) as over:
        check_forts(s, told.append, 0)
    assert over.value.outcome == Outcome((0, 2), "forts", (1.0, 0.0, 1.0, 0.0), "")
    assert [(one.team, one.forts, one.by_automa) for one in told] == [(0, 9, False)]


def test_what_may_be_said_about_giving_up() -> None:
    """TC §11.4, ruling r38: an offer stands until the partner gives up as well or declines; the enemy has no say."""
    scene = Scene(world(*ALL_FOUR, **FOUR))
    assert [said(scene, seat) for seat in range(4)] == [["resign"]] * 4
    scene.say(1, "resign")
    assert scene.s.surrendered == 0b0010 and scene.happened(e.SurrenderOffered)[0].seat == 1
    assert [said(scene, seat) for seat in range(4)] == [["resign"], [], ["resign"], ["resign", "fight on"]]
    scene.say(0, "resign").say(3, "fight on")
    assert scene.s.surrendered == 0b0001 and scene.happened(e.SurrenderDeclined)[0].seat == 3
    assert [said(scene, seat) for seat in range(4)] == [[], ["resign"], ["resign", "fight on"], ["resign"]]
    outcome, told = ended(scene.say(2, "resign"))
    assert outcome == Outcome((1, 3), "resigned", (0.0, 1.0, 0.0, 1.0), "") and told.team == 1


def test_nobody_offers_to_give_up_twice_while_the_armies_are_set_up() -> None:
    """TC §11.4 §2.1: as long as all are asked at once nobody does; then each once."""
    scene = Scene(mode="four")
    assert not any("resign" in said(scene, seat) for seat in range(4))
    while len(scene.position.questions) > 1:
        question = scene.position.questions[0]
        scene.one(question.actor, write(question.options()[-1]))
    assert isinstance(scene.position.call, calls.Begin)
    scene.say(1, "resign")
    assert ["resign" in said(scene, seat) for seat in range(4)] == [True, False, True, True]


def test_who_is_alone_gives_up_alone() -> None:
    """TC §11.4 §15.1 §16.1: against the automa one suffices, two partners do it together."""
    solo = Scene(world("france infantry 0.0", "germany tank 17.7", now="france", **SOLO))
    assert said(solo, 0) == ["resign"]
    assert ended(solo.say(0, "resign"))[0] == Outcome((), "resigned", (0.0,), "tc-victor-automa")
    coop = Scene(world("france infantry 0.0", "great-britain tank 0.2", "germany tank 17.7", **COOP)).say(1, "resign")
    assert coop.position.outcome is None and said(coop, 0) == ["resign", "fight on"] and said(coop, 1) == []
    assert ended(coop.say(0, "resign"))[0].scores == (0.0, 0.0)


def test_nobody_gives_up_while_armies_are_split_in_secret() -> None:
    """TC §2.6 §10.4: before, when dice or cards are chosen, one may; gifts are open all the time."""
    splitting = Scene(mode="four")
    assert len(splitting.position.questions) == 4
    austria = splitting.s.seat_of[1]
    assert [said(splitting, seat) for seat in range(4) if seat != austria] == [[]] * 3
    assert said(splitting, austria) == ["give 1 coins", "give 2 coins"]
    choosing = Scene(mode="two", cards="choose")
    assert said(choosing, 0) == said(choosing, 1) == ["resign"]


def test_to_whom_coins_are_given() -> None:
    """TC §10.4 §10.5 §16.6: to the ally who takes part, up to what is left for the fee; one purse knows no gifts."""
    s, _ = read(world(*ALL_FOUR, **FOUR))
    assert [ally_of(s, power) for power in range(4)] == [1, 0, 3, 2]
    assert [ally_of(read(world())[0], power) for power in (0, 2)] == [-1, -1]
    coop, _ = read(world("france infantry 0.0", "germany tank 17.7", "coins france 9", **COOP))
    assert [ally_of(coop, power) for power in (0, 2, 3)] == [-1, -1, -1]
    scene = Scene(world(*ALL_FOUR, "coins germany 3", "coins france 1", **FOUR))
    assert said(scene, 0) == ["resign", "give 1 coins", "give 2 coins"] and said(scene, 3) == ["resign"]
    scene.say(0, "give 2 coins")
    assert scene.s.coins == [0, 2, 1, 0] and scene.happened(e.Gifted) == [e.Gifted(0, 1, 2)]


def test_if_both_teams_have_nothing_left_nobody_has_won() -> None:
    """TC §11.4, ruling r39: who alone is left has won; a fort is something, the automa launches nothing."""
    s, _ = read(world("germany tank gone", "france tank gone", mode="two").replace("germany infantry at 0.12",
                                                                                  "germany infantry gone"))  # fmt: skip
    with pytest.raises(Over) as over:
        check_destroyed(s, lambda event: None)
    assert over.value.outcome.winners == () and over.value.outcome.manner == "annihilated"
    for power, winner in ((0, 0), (2, 1)):
        s.fort[0] = power
        with pytest.raises(Over) as over:
            check_destroyed(s, lambda event: None)
        assert over.value.outcome.winners == (winner,)
    s.fort[1] = 0
    check_destroyed(s, lambda event: None)
    rich, _ = read(world("france tank 17.7", "coins germany 9", "fort 3 france", "ground 3.3 water", now="germany",
                         **SOLO))  # fmt: skip
    assert not could_launch(rich, 0)
