"""Rules 14.1.4 and 14.5.3: what a player knows of others' hands, and what a world drawn for him keeps to."""

from __future__ import annotations

import random

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.board import BRITAIN, CARDS, FRANCE, WORTHLESS
from feldherr.games.napoleon_in_europe.notation import CARD_NAMES
from feldherr.games.napoleon_in_europe.rules.cards.known import knowledge
from tests.napoleon_in_europe.scene import THREE, Scene

HANDS = (
    "hand France cavalry-Spain 2 infantry-France 1\nhand GreatBritain infantry-Prussia 3 worthless 1\n"
    "hand Austria artillery-Russia 2\n"
)
CAVALRY = CARD_NAMES.index("cavalry-Spain")


def traded() -> Scene:
    """The first player gives two Spanish cavalry for one card of the second."""
    scene = Scene(THREE + HANDS).play("trade France with GreatBritain", "give 2", "want 1", "yes")
    return scene.play("first: card cavalry-Spain", "first: card cavalry-Spain", "second: card worthless")


def worlds(scene: Scene, viewer: int) -> list[list[int]]:
    """Hands of the second player in worlds drawn for a viewer."""
    rng = random.Random(7)
    drawn = [GAME.resample(scene.position, viewer, rng).now.hands for _ in range(60)]
    return [hands[BRITAIN * CARDS : BRITAIN * CARDS + CARDS] for hands in drawn]


def test_who_handed_a_card_over_knows_where_it_is() -> None:
    """NE §14.5.3 §14.1.4"""
    scene = traded()
    assert knowledge(scene.s, 0, BRITAIN)[CAVALRY] == 2 and not any(knowledge(scene.s, 2, BRITAIN))
    assert all(hand[CAVALRY] >= 2 for hand in worlds(scene, 0))
    assert any(hand[CAVALRY] < 2 for hand in worlds(scene, 2))


def test_what_is_played_before_all_eyes_is_no_longer_there() -> None:
    """NE §14.3.1 §14.4.4"""
    text = THREE.replace("turn first", "turn second") + HANDS + "knows first GreatBritain worthless 1\n"
    scene = Scene(text)
    assert knowledge(scene.s, 0, BRITAIN)[WORTHLESS] == 1
    scene.play("put back of GreatBritain")
    assert not any(knowledge(scene.s, 0, BRITAIN))


def test_who_hands_cards_over_unseen_may_have_handed_over_those() -> None:
    """NE §14.5.3: the third player no longer knows what he gave; who took the cards does."""
    scene = Scene(THREE + HANDS + "knows third France cavalry-Spain 2\nknows second France cavalry-Spain 2\n")
    scene.play("trade France with GreatBritain", "give 1", "want 0", "yes", "first: card cavalry-Spain")
    assert not any(knowledge(scene.s, 2, FRANCE)) and knowledge(scene.s, 1, FRANCE)[CAVALRY] == 1


def test_knowledge_is_part_of_the_position() -> None:
    """NE §14.5.3"""
    text = GAME.write(traded().s)
    assert "knows first GreatBritain cavalry-Spain 2" in text and GAME.write(GAME.read(text)[0]) == text
