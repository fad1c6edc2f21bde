"""What the screen is given: proposals that hold, numbers, rows of battle behind the curtain, dice by arm."""

from __future__ import annotations

import random

from feldherr import bots, games
from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.board import COLOURS, NATIONS, REGION, sheet
from feldherr.games.napoleon_in_europe.events import Fired, Marched
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Rolled
from feldherr.kernel.table import Table
from feldherr.kernel.view import Panel
from tests.napoleon_in_europe.scene import THREE, Scene

BOARD = sheet()
BATTLE = THREE + "Holland: France 6I 3C 2A 1L\nHanover: GreatBritain 4I 2A\n"


def lining_up() -> Scene:
    scene = Scene(BATTLE).march("France", "Holland", "Hanover")
    return scene.play("end movement", "fight in Hanover")


def panel(scene: Scene, viewer: int | None) -> Panel:
    return GAME.view(scene.position, viewer).panels[0]


def test_a_line_up_is_accepted_in_one() -> None:
    """NE §16.2.2 §16.2.4"""
    scene = lining_up()
    for seat in (1, 0):
        question = scene.position.question(seat)
        assert question is not None
        (proposal,) = GAME.suggestions(question)
        for answer in proposal.answers:
            scene.give(seat, answer)
    assert (scene.rows("France"), scene.rows("GreatBritain")) == ("6I 3C 2A / 1L", "4I 2A / ")


def test_casualties_are_accepted_in_one() -> None:
    """NE §16.5.5"""
    scene = lining_up().line_up("first: 6I 3C 2A", "second: 4I 2A")
    scene.play("done", "done", "rolled 6,6,6,1,1,1,1,1,1,1,1,1")
    (proposal,) = GAME.suggestions(scene.question)
    assert [str(answer) for answer in proposal.answers] == [
        "Strike(nation=0, kind=2, count=2)", "Strike(nation=0, kind=1, count=1)"
    ]  # fmt: skip
    for answer in proposal.answers:
        scene.give(1, answer)
    assert scene.asked == "first rows_to_change"


def test_a_retreat_is_accepted_in_one() -> None:
    """NE §16.12.1"""
    scene = lining_up().line_up("first: 6I 3C 2A", "second: 4I 2A").play("give up")
    scene.play("done").give(CHANCE, Rolled((1,) * scene.question.count))
    assert scene.asked == "second retreat_to"
    (proposal,) = GAME.suggestions(scene.question)
    for answer in proposal.answers:
        scene.give(1, answer)
    assert scene.at("Hanover", "GreatBritain") == "" and scene.at("Hanover", "France") == "6I 3C 2A 1L"


def test_every_proposal_of_whole_games_holds() -> None:
    """NE §7.1.7 §15.3"""
    game, bot, rng = games.game("napoleon-in-europe"), bots.bot("napoleon-in-europe", "greedy"), random.Random(2)
    table = Table(game, game.options_type(players=3, length=12), lambda n: chance.from_random(random.Random(n)))
    taken: set[str] = set()
    while not table.outcome and table.position.now.round < 8:
        question = table.position.questions[0]
        found = game.suggestions(question)
        if found and rng.random() < 0.5:
            taken.add(question.name)
            table.play(question.actor, list(rng.choice(found).answers))
        else:
            table.play(question.actor, [bot.choose(game, table.position, question.actor, rng)])
        table.forget(1)
    assert taken >= {"where_to_place", "front_row", "casualties", "production"}


def test_the_curtain_hides_the_other_rows_and_shows_ones_own() -> None:
    """NE §16.2.1"""
    scene = lining_up().play("second: front 3 of I of GreatBritain")
    mine = {(piece.at, piece.face, piece.value) for piece in panel(scene, 1).pieces if piece.side == 1}
    assert mine == {("row:0-0", "infantry", 3), ("row:0-1", "infantry", 1), ("row:0-2", "artillery", 2)}
    for viewer in (0, 2, None):
        theirs = {(piece.at, piece.face, piece.value) for piece in panel(scene, viewer).pieces if piece.side == 1}
        assert theirs == {("row:0-2", "infantry", 4), ("row:0-2", "artillery", 2)}


def test_dice_are_told_by_arm() -> None:
    """NE §16.5.2"""
    scene = lining_up().line_up("first: 6I 3C 2A", "second: 4I 2A")
    scene.play("done", "done", "rolled 6,5,4,3,2,1,1,1,1,1,1,1")
    (fired,) = scene.happened(Fired)
    assert fired.arms == (4, 0, 8, 0) and fired.hit == 6
    told = GAME.told(fired)
    faces = told[0].args["faces"] if told else None
    assert getattr(faces, "args", {}).get("infantry") == "6 5 4 3"


def test_numbers_are_given_with_what_they_count() -> None:
    """NE §9.1"""
    scene = Scene(BATTLE).play("march France from Holland", "to Hanover")
    number = GAME.number
    found = [number(scene.question, option) for option in scene.question.options()]
    assert [(text.id, count) for text, count in filter(None, found) if "cavalry" in text.id] == [
        ("ne-kind-cavalry", 1), ("ne-kind-cavalry", 2), ("ne-kind-cavalry", 3)
    ]  # fmt: skip


def test_a_march_is_an_arrow_in_the_nations_colour() -> None:
    """NE §4.2"""
    scene = Scene(BATTLE).march("France", "Holland", "Hanover")
    (event,) = scene.happened(Marched)
    assert GAME.shown(event).ways == ((f"space:{REGION['Holland']}", f"space:{REGION['Hanover']}", 0),)
    liveries = GAME.view(scene.position, 2).liveries
    assert tuple(livery.colour for livery in liveries) == COLOURS
    assert [livery.seat for livery in liveries] == [0, 1, -1, -1, -1, 2, -1]


def test_every_region_has_room_for_an_army_beside_its_name() -> None:
    """NE §3.1"""
    assert all(space.reserve and space.labels for space in BOARD.spaces)
    capitals = [space for space in BOARD.spaces if space.marks.get("capital")]
    assert sum(len(space.reserve) == 2 for space in BOARD.spaces) >= 90
    assert len(capitals) == len(NATIONS) + 1 and sum(d.kind == "anchor" for d in BOARD.decorations) == 24
