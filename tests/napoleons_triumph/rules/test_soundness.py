"""What a state must hold: each way in which it can be wrong is put into words, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from feldherr.boards.bags import Bag
from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.board import CAPACITY, FIRST_ROUND, FRANCE, GONE, LOCALES, START, Commander
from feldherr.games.napoleons_triumph.notation import SLUGS
from feldherr.games.napoleons_triumph.rules.pieces import put
from feldherr.games.napoleons_triumph.rules.soundness import face_faults
from feldherr.games.napoleons_triumph.state import ARMY, GUARD, INFANTRY, OWN, State, face_of
from tests.napoleons_triumph.scene import field
from tests.spoiled import check

LANNES, MURAT, LANGERON = (SLUGS.index(name) for name in ("lannes", "murat", "langeron"))
WIDE = 73
"""A locale nobody starts in."""


def sound() -> State:
    """Two corps and a detached regiment; what was mixed is remembered."""
    scene = field(
        "lannes 72: 44=infantry-2 45=infantry-2", "72: 46=infantry-3.known", "murat 63: 47=cavalry-2",
        "langeron 94: 0=infantry-3 1=infantry-2", "105: 2=guard-3", "bag 44 45: infantry-2",
    )  # fmt: skip
    assert GAME.faults(scene.s) == [] and scene.s.bags
    s: State = GAME.copy(scene.s)
    return s


def fill(s: State, locale: int) -> None:
    """One French regiment too many; the first of them in front."""
    for block in range(48, 49 + CAPACITY[locale]):
        s.face[block] = face_of("infantry-1")
        put(s, block, locale)


def not_in_the_index(s: State) -> None:
    s.spot[46] = 63


def twice_in_the_index(s: State) -> None:
    s.at[63] = (46, 47)


def commander_without_regiments(s: State) -> None:
    s.post[LANGERON] = GONE


def lost_commander_on_the_map(s: State) -> None:
    s.post[SLUGS.index("davout")] = 72


def nine_regiments(s: State) -> None:
    s.members[LANNES] = (44, 45) * 4 + (44,)


def apart_from_the_commander(s: State) -> None:
    s.post[MURAT] = 72


def of_another_corps(s: State) -> None:
    s.corps[45] = Commander(MURAT)


def miscounted(s: State) -> None:
    s.troops[72] = 2


def both_sides(s: State) -> None:
    put(s, 2, 72)


def held_by_the_other(s: State) -> None:
    s.holder[72] = 0


def overfull(s: State) -> None:
    fill(s, WIDE)


def destroyed_on_the_map(s: State) -> None:
    s.face[46] = s.known[46] = 0


def alive_off_the_map(s: State) -> None:
    put(s, 46, GONE)


def too_much_cavalry(s: State) -> None:
    for block in range(48, 70):
        s.face[block] = face_of("cavalry-1")
        put(s, block, LOCALES + 2 * (3 * block - 144))


def guard_made(s: State) -> None:
    for block in range(3, 15):
        s.face[block] = face_of("guard-3")
        put(s, block, 105)


def above_the_reference(s: State) -> None:
    s.morale[FRANCE] = s.reference[FRANCE] + 1


def below_nothing(s: State) -> None:
    s.morale[0] = -1


def known_wrongly(s: State) -> None:
    s.known[46] = face_of("cavalry-2")


def not_in_the_bag(s: State) -> None:
    s.bags = (Bag((44, 45), (face_of("guard-3"),)),)


def counted_twice_in_the_bag(s: State) -> None:
    s.bags = (Bag((44, 45), (face_of("infantry-2"),) * 3),)


def known_in_the_bag(s: State) -> None:
    s.known[44] = s.face[44]


def gone_in_the_bag(s: State) -> None:
    s.bags = (Bag((44, 45, 60), (face_of("infantry-2"),)),)


WRONG: dict[Callable[[State], None], tuple[str, ...]] = {
    not_in_the_index: (
        "regiment 46 is not where the index has it", "locale 63 counts 1 regiments and holds 2", "locale 72 counts 3",
    ),
    twice_in_the_index: ("the index does not hold every regiment once",),
    commander_without_regiments: (
        f"commander {LANGERON} is on the map without", "regiment 0 is not with", "regiment 1 is not with",
    ),
    lost_commander_on_the_map: ("is on the map without regiments, or off it with some",),
    nine_regiments: (f"the corps of commander {LANNES} has 9 regiments",),
    apart_from_the_commander: (f"regiment 47 is not with commander {MURAT}",),
    of_another_corps: (f"regiment 45 is not with commander {LANNES}", "regiment 45 is not known to its commander"),
    miscounted: ("locale 72 counts 2 regiments and holds 3",),
    both_sides: ("locale 72 is occupied by both sides",),
    held_by_the_other: ("locale 72 is said to be held by 0",),
    overfull: (f"locale {WIDE} holds more than its capacity",),
    destroyed_on_the_map: ("regiment 46 is destroyed, or off the map, but not both",),
    alive_off_the_map: ("regiment 46 is destroyed, or off the map, but not both",),
    too_much_cavalry: ("side 1 has more regiments of a kind than it began with",),
    guard_made: ("side 0 has more regiments of a kind than it began with",),
    above_the_reference: ("side 1 has morale",),
    below_nothing: ("side 0 has morale -1 of",),
    known_wrongly: ("what is known of regiment 46 is not true",),
    not_in_the_bag: ("the bag (44, 45) does not hold",),
    counted_twice_in_the_bag: ("the bag (44, 45) does not hold",),
    known_in_the_bag: ("the bag (44, 45) holds a regiment that is known or gone",),
    gone_in_the_bag: ("the bag (44, 45, 60) holds a regiment that is known or gone",),
}


@pytest.mark.parametrize("spoil", WRONG, ids=lambda spoil: spoil.__name__)
def test_what_is_wrong_is_said(spoil: Callable[[State], None]) -> None:
    """NT §1.2 §3.9 §4.15 §8.1 §8.7 §8.9 §8.10 §10.1.4"""
    s = sound()
    spoil(s)
    check(GAME, s, WRONG[spoil])


def test_only_in_set_up_a_start_locale_of_the_french_may_be_overfull() -> None:
    """NT §4.15 §6.s6.9: before the first Allied command."""
    first, start = FIRST_ROUND[2], next(iter(START))
    said = [f"locale {start} holds more than its capacity"]
    for turn, side, expected in ((first, "allies", []), (first, "france", said), (first + 1, "allies", said)):
        s = GAME.copy(field("72: 44=infantry-2", "87: 0=infantry-2", turn=f"{turn} {side}").s)
        fill(s, start)
        assert GAME.faults(s) == expected
        fill(s, WIDE)
        assert f"locale {WIDE} holds more than its capacity" in GAME.faults(s)
    s = GAME.copy(field("72: 44=infantry-2", "87: 0=infantry-2", "commands 1 0", turn=f"{first} allies").s)
    fill(s, start)
    assert GAME.faults(s) == said


def test_a_game_that_has_just_begun_is_sound() -> None:
    assert GAME.faults(GAME.begin(GAME.options_type())[0]) == []


def test_guard_that_became_line_infantry_is_counted_with_it() -> None:
    """NT §3.9: the side then has more line infantry than it began with, and nothing is wrong; one more is."""
    s = sound()
    line, guard = (sum(1 for face in ARMY[FRANCE] if face >> 2 == kind) for kind in (INFANTRY, GUARD))
    own = [b for b in OWN[FRANCE] if not s.face[b]]
    there = sum(1 for b in OWN[FRANCE] if s.face[b] >> 2 == INFANTRY)
    for block in own[: line + guard - there]:
        s.face[block] = face_of("infantry-1")
    assert not [fault for fault in face_faults(s) if "of a kind" in fault]
    s.face[own[line + guard - there]] = face_of("infantry-1")
    assert [fault for fault in face_faults(s) if "of a kind" in fault]
