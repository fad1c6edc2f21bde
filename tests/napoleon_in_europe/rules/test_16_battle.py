"""Chapters 16.1 to 16.9 and 17: battles."""

from __future__ import annotations

import itertools

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.events import FiguresLost, LinedUp, Rallied, RallyRolled
from feldherr.games.napoleon_in_europe.rules.battle.rows import can_fire, dice_of, hits_on
from feldherr.kernel import chance
from feldherr.kernel.answers import Illegal
from feldherr.kernel.playout import playout
from feldherr.kernel.question import Choices, about
from tests.napoleon_in_europe.scene import THREE, Scene, read


def battle(france: str, britain: str, front: str, back: str, rules: str = THREE) -> Scene:
    """France from Holland attacks the British in Hanover; `front` and `back` are the front rows."""
    scene = Scene(rules + f"Holland: France {france}\nHanover: GreatBritain {britain}\n")
    scene.march("France", "Holland", "Hanover").play("end movement", "fight in Hanover")
    return scene.line_up(f"first: {front}", f"second: {back}")


def dice(scene: Scene, side: int) -> int:
    assert scene.s.battle is not None
    return dice_of(scene.s, scene.s.battle, side, {})


def test_all_who_are_there_fight_and_the_mover_attacks() -> None:
    """NE §16.1.1 §16.1.2"""
    text = THREE + "Lorraine: Austria 2C\nBurgundy: France 4I\n"
    scene = Scene(text).march("France", "Burgundy", "Lorraine").play("end movement", "fight in Lorraine")
    scene.line_up("first: 4I", "third: 2C")
    assert (
        scene.s.battle is not None
        and scene.s.battle.nations == (1 << 5, 1 << 0)
        and scene.owner("Lorraine") == "France"
    )


@pytest.mark.parametrize(
    ("france", "britain", "great"), [("6I", "6C", True), ("20I", "5I", False), ("6I", "5I 3L", False)]
)
def test_six_armies_a_side_make_a_great_battle(france: str, britain: str, great: bool) -> None:
    """NE §16.1.3 §16.1.4 §16.1.5, ruling r38"""
    scene = battle(france, britain, france, britain)
    assert scene.s.battle is not None and scene.s.battle.great is great


def test_the_line_up_is_secret_until_both_are_ready() -> None:
    """NE §16.2.1 §16.2.5"""
    scene = Scene(THREE + "Holland: France 2I 1C\nHanover: GreatBritain 3I\n").march("France", "Holland", "Hanover")
    scene.play("end movement", "fight in Hanover", "first: front 1 of I of France")
    assert not scene.happened(LinedUp)
    before = GAME.view(scene.position, 1)
    other = Scene(THREE + "Holland: France 2I 1C\nHanover: GreatBritain 3I\n").march("France", "Holland", "Hanover")
    other.play("end movement", "fight in Hanover", "first: front 2 of I of France")
    assert before == GAME.view(other.position, 1)
    scene.play("first: front 1 of C of France", "second: front 3 of I of GreatBritain")
    assert [event.front for event in scene.happened(LinedUp)] == [(3, 0, 0, 0), (1, 1, 0, 0)]
    assert [len(event.whose) for event in scene.happened(LinedUp)] == [1, 1]


def test_all_see_whose_figures_stand_in_front() -> None:
    """NE §16.2.5"""
    place = "lead second Prussia\nHolland: France 2I\nHanover: GreatBritain 1I, Prussia 1I\n"

    def lined_up(*rows: str) -> LinedUp:
        scene = Scene(THREE + place).march("France", "Holland", "Hanover").play("end movement", "fight in Hanover")
        defence: LinedUp = scene.play(*rows, "first: front 2 of I of France").happened(LinedUp)[0]
        return defence

    one = lined_up("second: front 1 of I of GreatBritain", "second: front 0 of I of Prussia")
    other = lined_up("second: front 0 of I of GreatBritain", "second: front 1 of I of Prussia")
    assert (one.front, one.rear) == (other.front, other.rear) == ((1, 0, 0, 0), (1, 0, 0, 0))
    assert one.whose == tuple((nation, front) for (nation, _), (_, front) in zip(other.whose, reversed(other.whose)))


def test_every_figure_stands_in_a_row_and_one_army_in_front() -> None:
    """NE §16.2.2 §16.2.3 §16.2.4"""
    scene = Scene(THREE + "Holland: France 1I 1L\nHanover: GreatBritain 3I\n").march("France", "Holland", "Hanover")
    scene.play("end movement", "fight in Hanover")
    question = scene.position.question(0)
    assert question is not None
    assert question.refusals()[read("front 0 of I of France")] == "16.2.3"
    assert question.refusals()[read("front 2 of I of France")] == "16.2.2"
    scene.line_up("first: 1I", "second: 3I")
    assert scene.rows("France") == "1I / 1L" and scene.rows("GreatBritain") == "3I / "


def test_the_defender_moves_fires_and_rallies_first() -> None:
    """NE §16.3.1 §16.3.2"""
    scene = battle("3I", "3I", "3I", "3I")
    assert scene.asked == "second rows_to_change"
    scene.play("done")
    assert scene.asked == "second volley"
    scene.play("done", "rolled 1,1,1")
    assert scene.asked == "first rows_to_change"
    scene.play("done", "done", "rolled 1,1,1")
    assert scene.asked == "second rows_to_change" and scene.s.battle is not None and scene.s.battle.round == 2


def test_who_is_hit_does_not_fire_back() -> None:
    """NE §16.3.3 §16.5.4"""
    scene = battle("6I", "5I", "6I", "5I").play("done", "done", "rolled 6,6,6,6,6", "strike 5 of I of France")
    assert scene.rows("France") == "1I / " and dice(scene, 1) == 1
    assert scene.play("done").asked == "chance 1"


def test_figures_change_rows_in_the_own_move_step() -> None:
    """NE §16.4.1 §16.4.2"""
    scene = battle("6I 3C 2A 1L", "3I", "6I 1L", "3I").play("done", "done", "rolled 6,6,6")
    scene.play("strike 3 of I of France")
    assert scene.why_not("forward 1 of I of GreatBritain") == "16.4.1"
    scene.play("forward 3 of C of France", "back 1 of L of France", "done")
    assert scene.rows("France") == "3I 3C / 2A 1L"


@pytest.mark.parametrize("lines", [("back 2 of I of France", "done"), ("give up",)])
def test_who_has_no_army_in_front_after_his_move_has_lost(lines: tuple[str, ...]) -> None:
    """NE §16.4.2 §16.9.1 §16.9.3"""
    scene = battle("2I 1L", "3I", "2I 1L", "3I").play("done", "done", "rolled 1,1,1", *lines)
    assert scene.s.battle is not None and scene.s.battle.loser == 1 and scene.asked == "second volley"


def test_nobody_gives_up_in_the_fire_step() -> None:
    """NE §16.9.3 §16.3.2"""
    scene = battle("3I", "3I", "3I", "3I").play("done")
    assert "give up" not in scene.options
    with pytest.raises(Illegal):
        scene.play("first: give up")


@pytest.mark.parametrize(
    ("france", "front", "count"),
    [("1I 3C 2A 1L", "1I 3C", 14), ("4I 2C 2A 1L", "4I 2C 2A 1L", 21), ("2I 1A 1L", "2I 1A 1L", 9), ("2I 2A", "2I", 6),
     ("1I 2A", "1I 1A", 7), ("4I 1L", "4I", 4), ("1I 1L", "1I 1L", 4), ("2I 4I 2C", "2I", 2)],
)  # fmt: skip
def test_dice_by_kind_and_row(france: str, front: str, count: int) -> None:
    """NE §16.5.1 §16.5.2 §16.6.1 §16.6.2 §16.7.1 §16.7.2 §5.3 §5.4 §5.5 §5.6"""
    assert dice(battle(france, "9I", front, "9I"), 1) == count


def test_figures_may_be_left_out_but_one_fires() -> None:
    """NE §16.5.1, ruling r40"""
    scene = battle("1I 3C 2A 1L", "1I", "1I 3C", "1I").play("done")
    assert scene.asked == "chance 1"
    scene.play("rolled 1", "done", "hold 1 of I in row 0")
    assert scene.why_not("hold 2 of A in row 1") is None
    assert scene.play("done").asked == "chance 13"
    assert scene.s.battle is not None and (1, 1) not in can_fire(scene.s, scene.s.battle, 1)
    few = battle("2C", "1I", "2C", "1I").play("done", "rolled 1", "done")
    assert few.why_not("hold 1 of C in row 0") is None and few.why_not("hold 2 of C in row 0") == "16.5.1"


def test_a_six_hits_and_the_shooter_chooses() -> None:
    """NE §16.5.3 §16.5.4 §16.5.5 §5.7 §16.7.3, ruling r5"""
    scene = battle("5I", "4I 2C 2A 1L", "5I", "4I 2C 2A 1L").play("done", "done", "rolled " + ",".join("5" * 21))
    assert scene.at("Hanover", "France") == "5I"
    scene.play("done", "done", "rolled 6,6,6,6,5")
    assert scene.asked == "first casualties" and scene.why_not("strike 1 of L of GreatBritain") == "16.7.3"
    assert scene.why_not("strike 1 of I of France") == "16.5.5"
    assert scene.offers("strike 4 of I of GreatBritain")
    scene.play("strike 2 of C of GreatBritain", "strike 2 of A of GreatBritain")
    assert scene.rows("GreatBritain") == "4I 1L / "


def test_only_the_front_row_is_hit() -> None:
    """NE §16.5.6 §16.5.4 §16.9.1, ruling r39"""
    scene = battle("2I 4C", "4I", "2I", "4I").play("done", "done", "rolled 6,6,6,1")
    assert scene.at("Hanover", "France") == "4C" and scene.s.battle is not None and scene.s.battle.loser == 1
    some = battle("3I 4A", "4I", "3I", "4I").play("done", "done", "rolled 6,1,1,1", "done", "done")
    some.play("rolled " + ",".join("1" * 10), "done", "done", "rolled 6,1,1,1")
    mixed = battle("3I 1C 4A", "4I", "3I 1C 2A", "4I").play("done", "done", "rolled 6,1,1,1")
    assert mixed.why_not("strike 3 of A of France") == "16.5.6"
    assert mixed.why_not("strike 2 of A of France") == "16.5.4"


def test_leaders_rally_from_the_rear_only() -> None:
    """NE §16.7.1 §16.7.2 §16.8.1 §16.8.2 §16.8.3, ruling r41"""
    front = battle("3I 1L", "3I", "3I 1L", "3I").play("done", "done", "rolled 6,1,1")
    front.play("done", "done", "rolled 1,1,1,1,1")
    assert not front.happened(RallyRolled)
    rear = battle("3I 2L", "3I", "3I", "3I").play("done", "done", "rolled 6,1,1", "done", "done", "rolled 1,1")
    assert rear.asked == "chance 4"
    none = battle("3I 2L", "3I", "3I", "3I").play("done", "done", "rolled 1,1,1", "done", "done", "rolled 1,1,1")
    assert none.asked == "second rows_to_change"


def test_the_owner_chooses_who_returns_to_the_rear() -> None:
    """NE §16.8.3 §16.8.4 §16.8.5"""
    scene = battle("3I 1C 1A 1L", "4I", "3I 1C 1A", "4I").play("done", "done", "rolled 6,6,1,1")
    scene.play("strike 1 of C of France", "strike 1 of A of France", "done", "done", "rolled 1,1,1", "rolled 4,5")
    assert scene.why_not("rally I of France") == "16.8.1"
    scene.play("rally A of France")
    assert scene.rows("France") == "3I / 1A 1L"
    shown = GAME.shown(scene.happened(Rallied)[-1]).clash
    assert shown is not None
    returned = [party for party in shown.parties if party is not None]
    assert [(piece.face, piece.value) for piece in returned[0].pieces] == [
        ("infantry", 3), ("artillery", 1), ("leader", 1)
    ], "the card counts who came back"  # fmt: skip


def test_surplus_successes_are_void() -> None:
    """NE §16.8.4, ruling r41"""
    scene = battle("3I 1L", "3I", "3I", "3I").play("done", "done", "rolled 6,1,1", "done", "done", "rolled 1,1")
    scene.play("rolled 6,6", "rally I of France")
    assert scene.rows("France") == "2I / 1I 1L" and scene.asked == "second rows_to_change"


def test_an_ally_is_rallied_only_if_nobody_own_is_lost_and_he_agrees() -> None:
    """NE §16.8.4 §11.7"""
    text = THREE + "ally second third\nHanover: GreatBritain 4I, Austria 2I 1L\nHolland: France 6I\n"
    scene = Scene(text).march("France", "Holland", "Hanover").play("end movement", "fight in Hanover")
    scene.line_up("first: 6I", "second: 4I", "third: 2I").play("done", "done", "done", "rolled 1,1,1,1,1,1")
    scene.play("done", "done", "rolled 6,1,1,1,1,1", "strike 1 of I of GreatBritain", "done", "done", "done")
    scene.play("rolled 1,1,1,1,1", "rolled 6,1", "rally I of GreatBritain")
    assert scene.asked == "second rally_or_not"
    assert scene.play("yes").at("Hanover", "GreatBritain") == "4I"


def test_own_figures_are_rallied_first() -> None:
    """NE §16.8.4, ruling r35"""
    text = THREE + "ally second third\nHanover: GreatBritain 4I, Austria 2I 1L\nHolland: France 6I\n"
    scene = Scene(text).march("France", "Holland", "Hanover").play("end movement", "fight in Hanover")
    scene.line_up("first: 6I", "second: 4I", "third: 2I").play("done", "done", "done", "rolled 1,1,1,1,1,1")
    scene.play("done", "done", "rolled 6,6,1,1,1,1", "strike 1 of I of GreatBritain", "strike 1 of I of Austria")
    scene.play("done", "done", "done", "rolled 1,1,1,1", "rolled 6,1")
    assert scene.why_not("rally I of GreatBritain") == "16.8.4"


def test_defeat_takes_effect_at_once() -> None:
    """NE §16.9.1 §16.9.2 §5.2"""
    scene = battle("5I 4C 1L", "5I", "5I 1L", "5I").play("done", "done", "rolled 6,6,6,6,6")
    assert scene.rows("France") == "1L / 4C" and scene.s.battle is not None and scene.s.battle.loser == 1
    assert scene.asked == "second volley" and len(scene.happened(FiguresLost)) == 1


INSPIRED = THREE.replace("players=3", "players=3 inspiring=True")


@pytest.mark.parametrize(
    ("france", "front", "off", "on"),
    [("4I 2C 2A 1L", "4I 2C 2A 1L", 21, 26), ("3I 1L", "3I 1L", 6, 6), ("3I 3L", "3I 3L", 12, 6),
     ("1I 1L", "1I 1L", 4, 2),
     ("1I 2A 1L", "1I 1L", 8, 8), ("1I 2A 1L", "1I", 5, 5)],
)  # fmt: skip
def test_leaders_may_inspire(france: str, front: str, off: int, on: int) -> None:
    """NE §17.1 §17.2 §17.3 §17.4, ruling r54"""
    assert dice(battle(france, "9I", front, "9I"), 1) == off
    assert dice(battle(france, "9I", front, "9I", INSPIRED), 1) == on


def test_inspiring_leaders_rally_and_are_no_armies() -> None:
    """NE §17.5 §17.3"""
    scene = battle("3I 1L", "3I", "3I", "3I", INSPIRED).play(
        "done", "done", "rolled 6,1,1", "done", "done", "rolled 1,1"
    )
    assert scene.asked == "chance 2"
    lost = battle("1I 1L", "3I", "1I 1L", "3I", INSPIRED).play("done", "done", "rolled 6,1,1")
    assert lost.s.battle is not None and lost.s.battle.loser == 1
    assert (3, 0) not in can_fire(lost.s, lost.s.battle, 1)


@pytest.mark.parametrize("landed", [False, True])
def test_battle_odds_agree_with_enumeration(landed: bool) -> None:
    """NE §16.5.3 §16.3.1 §10.12

    One infantry against one, both in front: the defender wins with hit / (hit + (1 - hit) * answer).
    """
    enumerated = [
        sum(1 for faces in itertools.product(range(1, 7), repeat=1) if faces[0] >= limit) / 6 for limit in (6, 5)
    ]
    hit, answer = enumerated[1 if landed else 0], enumerated[0]
    expected = hit / (1 - (1 - hit) * (1 - answer))
    scene = battle("1I", "1I", "1I", "1I")
    assert scene.s.battle is not None and [hits_on(scene.s.battle, side) for side in (0, 1)] == [6, 6]
    wins = 0
    games = 1500
    text = GAME.write(scene.position.settled)
    if landed:
        text = text.replace('"landed":false', '"landed":true')

    class Over(Exception):
        pass

    def player(seat: int, choices: Choices, args: tuple[object, ...], options: list[object]) -> object:
        if about(choices, args, "s").battle is None:
            raise Over
        done = [option for option in options if type(option).__name__ == "Done"]
        return done[0] if done else options[0]

    rng = chance.from_random(scene.rng)
    for _ in range(games):
        state, call = GAME.read(text)
        try:
            playout(GAME, state, call, player, rng)
        except Over:
            wins += not state.foot[0] >> 66 & 1
    assert abs(wins / games - expected) < 0.05
