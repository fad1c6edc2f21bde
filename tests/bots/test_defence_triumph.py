"""Napoleon's Triumph: who is named against one threat cannot be named against the next, so not everybody is."""

from __future__ import annotations

import random

import pytest

from feldherr.bots.napoleons_triumph import outlook as o
from feldherr.bots.napoleons_triumph.guide import CLASSIC, GUIDE
from feldherr.bots.napoleons_triumph.manner import CLASSIC as FORMER
from feldherr.bots.napoleons_triumph.orders import defences, thought_of
from feldherr.bots.search.bot import Search
from feldherr.bots.search.plans import BEGUN, Begun
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import FRANCE
from feldherr.kernel.answers import DONE
from feldherr.kernel.position import answer
from tests.napoleons_triumph.scene import Scene, field

FOUR = "lannes 66: 56=infantry-2 57=infantry-3 59=infantry-3 60=infantry-2"
GUARD = "constantine 56: 0=guard-3 1=infantry-2 2=infantry-2"
ADVANCE = "bagration 67: 10=infantry-2 11=infantry-2 12=infantry-2 13=cavalry-2"


def threatened() -> Scene:
    """Lannes stands between two enemies, and one of them threatens."""
    return field(FOUR, GUARD, ADVANCE, turn="15 allies").play("threaten 56>66")


def named(scene: Scene, player: Search, seed: int) -> list[int]:
    """Whom a player names, one after the other."""
    BEGUN.rest.clear()
    rng, position, out = random.Random(seed), scene.position, []
    while (question := position.question(1)) and question.name == "defenders_to_name":
        given = player.choose(GAME, position, 1, rng)
        if given == DONE:
            break
        out.append(given.piece)
        position, _ = answer(GAME, position, 1, given)
    return out


@pytest.mark.parametrize("iterations", [24, 60, 120])
@pytest.mark.parametrize("seed", range(3))
def test_one_feint_does_not_empty_a_locale_that_is_threatened_from_two_sides(seed: int, iterations: int) -> None:
    """NT §11.s2.9: who was named may not be named at another approach in the same turn."""
    scene = threatened()
    regiments = {56, 57, 59, 60}
    assert regiments <= set(named(scene, Search("x", 24, classic=True), seed)), "as it was: all of them"
    player = Search("x", iterations)
    player.begun = Begun()
    kept = named(scene, player, seed)
    assert kept and not regiments <= set(kept), "the enemy's further attacks of the turn are played"


def test_a_turn_is_thought_out_as_a_whole() -> None:
    """NT §7.3: it begins with what is open, and what follows inside the command was thought out with it."""
    position, rng = field(FOUR, GUARD, ADVANCE, turn="15 allies").position, random.Random(1)
    player = Search("x", 30)
    player.begun = Begun()
    first = player.choose(GAME, position, 0, rng)
    assert first in position.questions[0].options() and player.used > 0
    assert player.choose(GAME, position, 0, rng) == first and player.used <= 40, "asked again, it knows its plan"


def test_sets_of_defenders_are_tried_as_a_whole() -> None:
    """NT §11.s2.1 §11.s2.2 §11.s2.8"""
    question = threatened().question
    sets = defences(question, random.Random(1))
    assert len(sets) == len(set(sets)) and all(one[-1] == DONE for one in sets)
    sizes = {sum(o.piece < 80 for o in one[:-1]) for one in sets}
    assert {0, 1, 2, 4} <= sizes


def test_who_was_named_elsewhere_defends_nothing_more_in_this_turn() -> None:
    """NT §11.s2.9 §11.a.5: and where a feint was made nobody attacks."""
    def danger(*names: str) -> tuple[int, int]:
        scene = threatened().play(*(f"name {n}" for n in names), "done")
        scene.play("feint")
        while scene.asked != "allies command_or_end":
            scene.play("done" if "done" in scene.options else scene.options[0])
        return o.dangers(scene.s)[FRANCE], o.dangers(scene.s, FORMER)[FRANCE]

    every, some = danger("56", "57", "59", "60"), danger("56")
    assert every[0] > some[0]
    assert every[1] <= some[1], "as it was: the more are named the better"


def test_a_gun_alone_does_not_fight() -> None:
    """NT §11.s5.10 §11.s5.11: it could not stand in the front line; to feint has the same effect and costs nothing."""
    scene = field("93: 44=infantry-2", "langeron 103: 0=infantry-2 1=artillery-1 2=infantry-1", turn="14 allies")
    scene.play("threaten 103>93", "name 44", "done", "fight", "name 44", "done")
    question = scene.question
    assert question.name == "attack_command"
    weak = {a.WithRegiment(2)}
    assert weak <= set(question.options())
    assert not weak & set(thought_of(question, GUIDE.manner, random.Random(1)))
    assert weak <= set(thought_of(question, CLASSIC.manner, random.Random(1)))


def test_every_kind_of_command_is_thought_of() -> None:
    """NT §9.9 §9.13 §9.17: detachments, attachments and single regiments too."""
    scene = field(FOUR, GUARD, ADVANCE, "66: 61=infantry-1", turn="15 france")
    question = scene.question
    kinds: set[type] = set()
    for seed in range(8):
        kinds |= {type(o) for o in thought_of(question, GUIDE.manner, random.Random(seed))}
    assert {a.CorpsMove, a.DetachmentMove, a.Attach, a.RegimentMove, a.Threaten, a.EndTurn} <= kinds
    before = thought_of(question, CLASSIC.manner, random.Random(1))
    assert {type(o) for o in before} == {a.CorpsMove, a.Threaten, a.EndTurn}
