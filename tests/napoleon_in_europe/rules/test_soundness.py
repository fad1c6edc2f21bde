"""What a state must hold: each way in which it can be wrong is put into words, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.board import CARDS, NATIONS, NOBODY, REGION, Nation
from feldherr.games.napoleon_in_europe.rules.soundness import owner_faults
from feldherr.games.napoleon_in_europe.state import State, put
from tests.napoleon_in_europe.scene import THREE, Scene
from tests.spoiled import check

FRANCE, BRITAIN, RUSSIA, AUSTRIA = (NATIONS.index(n) for n in ("France", "GreatBritain", "Russia", "Austria"))
HANOVER, TYROL, BAVARIA, PARIS = (REGION[key] for key in ("Hanover", "Tyrol", "Bavaria", "Paris"))
FIELD = "Holland: France 3I 1C\nHanover: GreatBritain 2I\nBavaria: France 1I, Austria 1I\nPicardy: Austria 1C\n"


def sound() -> State:
    """A battle is fought in Hanover; allies stand together in Bavaria."""
    text = THREE + "ally first third\nhand France infantry-Spain 1\n" + FIELD + "came Bavaria Austria France\n"
    scene = Scene(text).march("France", "Holland", "Hanover", "2 I").play("end movement", "fight in Hanover")
    scene.line_up("first: 2I", "second: 2I")
    assert GAME.faults(scene.s) == [] and scene.s.battle and scene.s.came
    s: State = GAME.copy(scene.s)
    return s


def peace(s: State) -> None:
    s.battle, s.phase = None, "production"


def place(region: int, nation: int) -> int:
    return region * 7 + nation


def fewer_than_none(s: State) -> None:
    s.fig[place(PARIS, FRANCE)] = (0, -1, 0, 0)
    s.where[FRANCE] |= 1 << PARIS
    s.armies[FRANCE] |= 1 << PARIS


def no_index(s: State) -> None:
    s.foot[FRANCE] = 0


def not_led(s: State) -> None:
    s.fig[place(PARIS, RUSSIA)] = (0, 0, 0, 1)
    s.where[RUSSIA] |= 1 << PARIS


def moved_too_many(s: State) -> None:
    s.spent[place(HANOVER, BRITAIN) * 4] = 3


def moved_twice(s: State) -> None:
    s.spent[place(HANOVER, FRANCE) * 4], s.ridden[place(HANOVER, FRANCE) * 4] = 2, 1


def moved_none(s: State) -> None:
    s.spent[place(HANOVER, BRITAIN) * 4] = 0


def owner_not_led(s: State) -> None:
    s.owner[HANOVER] = Nation(RUSSIA)


def no_garrison(s: State) -> None:
    s.owner[TYROL] = Nation(FRANCE)


def capital_lost(s: State) -> None:
    s.owner[PARIS] = Nation(AUSTRIA)


def nobodys_homeland(s: State) -> None:
    s.owner[TYROL] = Nation(-1)


def enemies_in_peace(s: State) -> None:
    peace(s)


def one_sided(s: State) -> None:
    s.allies[0] |= 0b010


def came_alone(s: State) -> None:
    s.came[BAVARIA] = (Nation(FRANCE),)


def never_there(s: State) -> None:
    s.came[BAVARIA] = (Nation(AUSTRIA), Nation(FRANCE), Nation(BRITAIN))


def came_as_another(s: State) -> None:
    s.came[BAVARIA] = (Nation(AUSTRIA), Nation(BRITAIN))


def came_to_nothing(s: State) -> None:
    s.came[PARIS] = ()


def known_too_many(s: State) -> None:
    s.known[(1 * 7 + FRANCE) * CARDS] = 7


def card_gained(s: State) -> None:
    s.deck[0] += 1


def card_owed(s: State) -> None:
    s.hands[FRANCE * CARDS + 1], s.deck[1] = -1, s.deck[1] + s.hands[FRANCE * CARDS + 1] + 1


def in_front_too_many(s: State) -> None:
    assert s.battle
    s.battle = replace(s.battle, front=tuple(3 if at == BRITAIN * 4 else n for at, n in enumerate(s.battle.front)))


def on_both_sides(s: State) -> None:
    assert s.battle
    s.battle = replace(s.battle, nations=(s.battle.nations[0], s.battle.nations[0]))


def no_phase(s: State) -> None:
    s.phase = "tea"


def no_order(s: State) -> None:
    s.order = (0, 1, 1)


WRONG: dict[Callable[[State], None], tuple[str, ...]] = {
    fewer_than_none: (f"nation {FRANCE} has fewer than no figures in region {PARIS}",),
    no_index: (f"the index of nation {FRANCE} is wrong", "the order in which infantry came"),
    not_led: (f"nation {RUSSIA} has figures and no leader",),
    moved_too_many: ("more figures have moved at",),
    moved_twice: ("more figures have moved at",) * 2,
    moved_none: ("more figures have moved at",),
    owner_not_led: (f"region {HANOVER} belongs to nation {RUSSIA}, which is not led",),
    no_garrison: (f"region {TYROL} is held without infantry",),
    capital_lost: (f"region {PARIS} is held without infantry",),
    nobodys_homeland: (f"region {TYROL} is held without infantry",),
    enemies_in_peace: (f"nation {FRANCE} shares a region", f"nation {BRITAIN} shares a region"),
    one_sided: ("seat 0 is allied with 1, but not the other way round",),
    came_alone: (f"infantry came to region {BAVARIA} is wrong",),
    never_there: (f"infantry came to region {BAVARIA} is wrong",),
    came_as_another: (f"infantry came to region {BAVARIA} is wrong",),
    came_to_nothing: (f"infantry came to region {PARIS} is wrong",),
    known_too_many: ("somebody knows more cards 0 than are there",),
    card_gained: ("cards of sort 0 were lost or gained",),
    card_owed: ("somebody knows more cards 1 than are there", "cards of sort 1 were lost or gained"),
    in_front_too_many: (f"3 of {BRITAIN * 4} stand in front, more than there are",),
    on_both_sides: ("a nation fights on both sides",),
    no_phase: ("there is no phase tea", f"nation {FRANCE} shares a region", f"nation {BRITAIN} shares a region"),
    no_order: ("the order of play does not name everybody once",),
}


@pytest.mark.parametrize("spoil", WRONG, ids=lambda spoil: spoil.__name__)
def test_what_is_wrong_is_said(spoil: Callable[[State], None]) -> None:
    """NE §3.10 §3.11 §14.3.2 §15.5, ruling r10"""
    s = sound()
    spoil(s)
    check(GAME, s, WRONG[spoil])


@pytest.mark.parametrize("nation", range(len(NATIONS)))
def test_a_homeland_of_nobody_is_wrong_whoever_stands_there(nation: int) -> None:
    """NE §3.11"""
    s = sound()
    s.owner[TYROL] = NOBODY
    s.foot[nation] |= 1 << TYROL
    assert owner_faults(s) == [f"region {TYROL} is held without infantry"]


@pytest.mark.parametrize("nation", [FRANCE, AUSTRIA])
def test_what_belongs_to_nobody_at_the_table_is_said_of_every_nation(nation: int) -> None:
    """NE §3.4"""
    s = sound()
    s.led[nation] = NOBODY
    assert any(f"belongs to nation {nation}, which is not led" in fault for fault in owner_faults(s))


def test_a_game_that_has_just_begun_is_sound() -> None:
    assert GAME.faults(GAME.begin(GAME.options_type())[0]) == []


def test_who_leaves_is_forgotten_and_the_others_keep_their_order() -> None:
    """Ruling r10"""
    allied = THREE + "ally first second\nally first third\nally second third\n"
    three = "Bavaria: France 1I, GreatBritain 1I, Austria 1I\ncame Bavaria Austria GreatBritain France\n"
    s: State = GAME.copy(Scene(allied + three).s)
    put(s, Nation(BRITAIN), BAVARIA, 0, -1)
    assert s.came == {BAVARIA: (AUSTRIA, FRANCE)}
    put(s, Nation(BRITAIN), BAVARIA, 0, 1)
    assert s.came == {BAVARIA: (AUSTRIA, FRANCE, BRITAIN)}
