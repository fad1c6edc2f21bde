"""Verdicts that a game seldom comes to, asked for directly: who comes first, who holds, what a hand allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from msgspec.structs import replace

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.board import AUSTRIA, BRITAIN, CARDS, FRANCE, JOKER, PRUSSIA, REGION, SPAIN
from feldherr.games.napoleon_in_europe.rules.battle.lineup import chief, first_nations
from feldherr.games.napoleon_in_europe.rules.cards.combinations import any_choice, foreign_cards, plays
from feldherr.games.napoleon_in_europe.rules.choices.movement import harbour
from feldherr.games.napoleon_in_europe.rules.diplomacy.alliance import ally, offer, offered
from feldherr.games.napoleon_in_europe.rules.movement.groups import fresh_armies
from feldherr.games.napoleon_in_europe.rules.movement.ways import landings_from
from feldherr.games.napoleon_in_europe.rules.ownership import after_battle, holder
from feldherr.games.napoleon_in_europe.rules.turn.phases import moving, producing
from feldherr.games.napoleon_in_europe.rules.turn.slots import company
from feldherr.games.napoleon_in_europe.rules.victory import eliminate
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.ask import Ask
from tests.napoleon_in_europe.scene import THREE

HANOVER, TYROL, BAVARIA, PICARDY = (REGION[key] for key in ("Hanover", "Tyrol", "Bavaria", "Picardy"))
TOGETHER = "ally first third\nHanover: France 2I, Austria 1I 1C\n"


def state(*lines: str) -> State:
    """As it is written, whether a game could come to it or not."""
    s: State = GAME.copy(GAME.read(THREE + "\n".join(lines) + "\n")[0])
    return s


def nothing(event: object) -> None:
    pass


class Lot:
    """Chance that always draws the last."""

    def draw(self, weights: Sequence[int]) -> tuple[int, ...]:
        assert {*weights} == {1}
        return (len(weights) - 1,)


@pytest.mark.parametrize(("acting", "owner", "seat", "nations"), [
    ((0,), "", 0, (FRANCE,)), ((2,), "own France Hanover", 2, (AUSTRIA,)), ((1,), "own Austria Hanover", 2, (AUSTRIA,)),
    ((1,), "own France Hanover", 0, (FRANCE,)), ((1,), "", 2, (FRANCE, AUSTRIA)),
    ((1,), "own GreatBritain Hanover", 2, (FRANCE, AUSTRIA)),
])  # fmt: skip
def test_of_equal_armies_the_slots_owner_comes_first_then_the_regions(
    acting: tuple[int, ...], owner: str, seat: int, nations: tuple[int, ...]
) -> None:
    """Rulings r35 and r36: then the lot; of armies that are not equal the greater."""
    s = state(TOGETHER, owner)
    s.turn = replace(s.turn, acting=acting)
    allies = (FRANCE, AUSTRIA)
    assert chief(s, cast(Ask, Lot()), HANOVER, allies) == seat
    assert first_nations(s, HANOVER, allies) == sum(1 << nation for nation in nations)
    more = state("ally first third", "Hanover: France 1I, Austria 2I", "own France Hanover")
    assert chief(more, cast(Ask, Lot()), HANOVER, allies) == 2
    assert first_nations(more, HANOVER, allies) == 1 << AUSTRIA


def test_a_joker_is_of_no_colour() -> None:
    """NE §14.1.3 §14.3.7: it is not among the cards of foreign colours."""
    s = state("hand France infantry-Spain 1")
    s.hands[FRANCE * CARDS + JOKER] = 2
    assert [foreign_cards(s, FRANCE, kind) for kind in range(4)] == [[SPAIN * 4], [], [], []]


@pytest.mark.parametrize(("kinds", "colours", "choice"), [
    ((0,), (SPAIN, PRUSSIA), True), ((0, 1, 2, 3), (SPAIN, PRUSSIA), True), ((3,), (SPAIN, FRANCE), False),
    ((0, 1, 2, 3), (SPAIN,), False), ((2,), (SPAIN, PRUSSIA, FRANCE), True), ((), (), False),
])  # fmt: skip
def test_two_foreign_colours_of_a_kind_leave_a_choice(
    kinds: tuple[int, ...], colours: tuple[Any, ...], choice: bool
) -> None:
    """NE §14.3.7"""
    s = state()
    for kind in kinds:
        for colour in colours:
            s.hands[FRANCE * CARDS + colour * 4 + kind] = 2
    assert any_choice(s, FRANCE, plays(s, FRANCE)) == choice


def test_an_alliance_settles_the_offers_of_these_two_only() -> None:
    """NE §11.2, ruling r32"""
    for one, other in ((0, 1), (1, 0), (2, 1)):
        s = state()
        for by, to in ((0, 1), (1, 0), (0, 2), (2, 1), (1, 2), (2, 0)):
            offer(s, nothing, by, to)
        ally(s, nothing, one, other)
        left = {(by, to) for by in range(3) for to in range(3) if offered(s, by, to)}
        assert left == {(by, to) for by in range(3) for to in range(3) if by != to and {by, to} != {one, other}}


def test_who_has_ridden_does_not_sail() -> None:
    """NE §10.1 §5.2 §9.3: a leader does not land alone where enemies are, whoever has ridden with him."""
    lines = ("Picardy: France 1C 1L", "Cornwall: GreatBritain 2I")
    s = state(*lines)
    assert fresh_armies(s, FRANCE, PICARDY) == 1 and REGION["Cornwall"] in landings_from(s, FRANCE, PICARDY)
    s.ridden[(PICARDY * 7 + FRANCE) * 4 + 1] = 1
    assert fresh_armies(s, FRANCE, PICARDY) == 0 and REGION["Cornwall"] not in landings_from(s, FRANCE, PICARDY)
    assert REGION["Cornwall"] not in [there.region for there in harbour(s, FRANCE, PICARDY)]
    assert fresh_armies(state("Picardy: France 3I 1C 2A 4L"), FRANCE, PICARDY) == 6


def test_an_abandoned_homeland_region_passes_to_infantry_that_is_not_fought() -> None:
    """NE §3.10 §3.11, ruling r10: where enemy armies stand it falls back to its nation."""
    abandoned = "own France Tyrol"
    assert holder(state(abandoned, "Tyrol: GreatBritain 1I"), TYROL) == BRITAIN
    assert holder(state(abandoned, "Tyrol: GreatBritain 1I, Austria 1C"), TYROL) == AUSTRIA
    assert holder(state(abandoned, "Tyrol: GreatBritain 1I, France 1C"), TYROL) == AUSTRIA
    assert holder(state(abandoned, "Tyrol: GreatBritain 1C"), TYROL) == AUSTRIA


def test_a_defender_who_won_takes_only_what_is_a_homeland() -> None:
    """NE §16.11.2, ruling r12: where he stands since an alliance ended; a minor nation stays whose it is."""
    for region, attacked, owner in ((TYROL, False, FRANCE), (TYROL, True, FRANCE), (BAVARIA, False, AUSTRIA),
                                    (BAVARIA, True, FRANCE)):  # fmt: skip
        s = state("own Austria Bavaria", "Tyrol: France 1I", "Bavaria: France 1I")
        s.owner[TYROL] = AUSTRIA
        after_battle(s, nothing, region, (FRANCE,), attacked)
        assert s.owner[region] == owner


def test_of_an_eliminated_nation_nothing_is_left() -> None:
    """NE §6.4, ruling r15: neither figures nor cards, nor what was noted of those who had moved."""
    s = state("Tyrol: Austria 2I 1C", "Hanover: France 1I 1C", "hand Austria infantry-Spain 1")
    held = s.deck[SPAIN * 4]
    for nation, region in ((AUSTRIA, TYROL), (FRANCE, HANOVER)):
        start = (region * 7 + nation) * 4
        s.spent[start], s.ridden[start + 1] = 1, 1
    eliminate(s, nothing, AUSTRIA)
    start = (HANOVER * 7 + FRANCE) * 4
    assert (s.spent, s.ridden) == ({start: 1}, {start + 1: 1})
    assert (s.gone, s.led[AUSTRIA], s.where[AUSTRIA], s.alive) == (1 << AUSTRIA, -1, 0, 0b011)
    assert s.deck[SPAIN * 4] == held + 1 and AUSTRIA not in s.owner


def test_who_joined_acts_only_if_he_lives_and_is_allied_still() -> None:
    """NE §11.5, ruling r31: who waited for the slot acts after it, if he is not allied with all in it."""
    s = state("ally first second", "ally first third")
    assert company(s, 0, (1,)) == ((0, 1), ()) and company(s, 0, (2, 1)) == ((0, 2, 1), ())
    assert company(state("ally first third"), 0, (1, 2)) == ((0, 2), ())
    s.alive &= ~0b010
    assert company(s, 0, (1, 2)) == ((0, 2), ())
    s.waits = (-1, -1, 0)
    assert company(s, 0, ()) == ((0, 2), ())
    apart = state("ally first second")
    apart.waits = (-1, -1, 0)
    assert company(apart, 0, (1,)) == ((0, 1), (2,))


def test_who_is_out_is_passed_over_in_a_joint_turn() -> None:
    """NE §6.4 §11.5: the next one moves, or plays his cards."""
    for phase in (moving, producing):
        s = state("ally first second")
        s.turn, s.alive = replace(s.turn, acting=(0, 1), at=0), 0b110
        phase(s, cast(Ask, None), nothing)
        assert s.turn.at == 1
