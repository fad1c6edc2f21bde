"""The rules of Ford, each tried from a position in its notation."""

from __future__ import annotations

import pytest

from feldherr.kernel.answers import CHANCE, DONE, NO, YES, Illegal, Rolled, Shuffled
from feldherr.kernel.position import Position, answer, begin, resume
from feldherr.kernel.store import encode
from tests.ford import GAME, Options
from tests.ford.actions import PASS, Attack, March, Mix, Name
from tests.ford.state import FACES, Bag, Face, Kind

HEAD = "turn 3 of 12, north to command, 2 left\nmorale 6 6\nmixed no no\n"
"""Then the blocks: north has 0 to 7, south 8 to 15."""
DEAD = "north infantry 0 at 0 shown\n", "south infantry 0 at 4 shown\n"


def position(*lines: str, head: str = HEAD) -> Position:
    """These blocks, and what is missing to eight a side long dead."""
    blocks = [[line + "\n" for line in lines if line.startswith(side)] for side in ("north", "south")]
    whole = [line for side in (0, 1) for line in (*blocks[side], *[DEAD[side]] * (8 - len(blocks[side])))]
    return resume(GAME, *GAME.read(head + "".join(whole)))[0]


def play(p: Position, *answers: tuple[int, object]) -> Position:
    for seat, choice in answers:
        p, _ = answer(GAME, p, seat, choice)
    return p


AT_THE_FORD = position(
    "north infantry 3 at 1", "north artillery 1 at 1", "south cavalry 2 at 2", "south infantry 1 at 3"
)


def reversed_order(count: int) -> object:
    return Shuffled(tuple(reversed(range(count))))


def test_each_side_is_dealt_eight_blocks_face_down_four_to_an_area() -> None:
    """FO §1.1 §1.2"""
    p, _ = begin(GAME, Options())
    p = play(p, (CHANCE, reversed_order(8)), (CHANCE, reversed_order(8)))
    for side in (0, 1):
        blocks = [b for b in p.now.blocks if b.side == side]
        assert sorted(b.face for b in blocks) == sorted(FACES)
        assert [sum(b.area == area for b in blocks) for area in ((0, 1), (4, 3))[side]] == [4, 4]
        assert not any(b.shown for b in blocks)


def test_only_living_blocks_of_ones_own_march_and_attack() -> None:
    """FO §2.1"""
    refusals = AT_THE_FORD.questions[0].refusals()
    assert refusals[March(0, 1)] == refusals[March(3, 4)] == refusals[Attack(3, 2)] == "2.1"
    assert March(1, 0) in AT_THE_FORD.questions[0].options()


def test_only_blocks_that_stand_there_are_named() -> None:
    """FO §2.1"""
    question = play(AT_THE_FORD, (0, March(1, 0))).questions[0]
    assert question.options() == [Name(0), Name(1)]
    assert question.refusals()[Name(8)] == "2.1"


def test_a_march_or_attack_goes_into_a_neighbouring_area() -> None:
    """FO §2.2"""
    question = AT_THE_FORD.questions[0]
    assert question.refusals()[March(1, 3)] == question.refusals()[Attack(1, 3)] == "2.2"
    assert March(1, 3) not in question.options() and Attack(1, 2) in question.options()


def test_an_area_of_the_enemy_is_not_entered_by_marching() -> None:
    """FO §2.3"""
    question = AT_THE_FORD.questions[0]
    assert question.refusals()[March(1, 2)] == "2.3" and March(1, 2) not in question.options()


def test_only_an_area_that_the_enemy_holds_is_attacked() -> None:
    """FO §2.4"""
    question = AT_THE_FORD.questions[0]
    assert question.refusals()[Attack(1, 0)] == "2.4" and Attack(1, 0) not in question.options()


def test_one_to_three_blocks_march_together() -> None:
    """FO §2.5"""
    p = position(*["north infantry 1 at 1"] * 4, "south cavalry 2 at 4")
    p = play(p, (0, March(1, 2)))
    assert DONE not in p.questions[0].options() and p.questions[0].refusals()[DONE] == "2.5"
    p = play(p, (0, Name(0)), (0, Name(1)), (0, Name(2)))
    assert p.questions[0].options() == [DONE] and p.questions[0].refusals()[Name(3)] == "2.5"


def test_what_was_seen_is_known_to_be_among_the_mixed_blocks() -> None:
    """FO §2.6"""
    p = position("north infantry 3 at 1 shown", "north artillery 1 at 1", "south cavalry 2 at 4")
    p = play(p, (0, Mix(1)), (CHANCE, reversed_order(2)))
    assert p.now.bags == [Bag((0, 1), (Face(Kind.INFANTRY, 3),))]
    assert p.now.blocks[1].face == Face(Kind.INFANTRY, 3) and not p.now.blocks[1].shown
    with pytest.raises(Illegal):
        play(p, (0, Mix(1)))


def test_the_defender_stands_or_leaves() -> None:
    """FO §3.1 §4.3"""
    p = play(AT_THE_FORD, (0, Attack(1, 2)))
    assert p.questions[0].actor == 1 and p.questions[0].options() == [YES, NO]
    assert play(p, (1, NO)).now.blocks[8].area == 3


def test_both_name_a_living_block_in_the_area_in_secret() -> None:
    """FO §3.2"""
    p = play(AT_THE_FORD, (0, Attack(1, 2)), (1, YES))
    mine, theirs = p.question(0), p.question(1)
    assert mine and theirs and mine.options() == [Name(0), Name(1)] and theirs.options() == [Name(8)]
    assert mine.refusals()[Name(8)] == theirs.refusals()[Name(9)] == "3.2"


def test_support_is_another_block_or_none() -> None:
    """FO §3.3"""
    p = play(AT_THE_FORD, (0, Attack(1, 2)), (1, YES), (0, Name(0)))
    question = p.question(0)
    assert question and question.options() == [Name(1), DONE] and question.refusals()[Name(0)] == "3.3"


def test_only_artillery_in_front_fires() -> None:
    """FO §3.4"""
    p = play(AT_THE_FORD, (0, Attack(1, 2)), (1, YES), (0, Name(0)), (0, DONE), (1, Name(8)), (1, DONE))
    assert p.questions[0].name == "fire_or_not" and p.questions[0].options() == [NO]
    assert p.questions[0].refusals()[YES] == "3.4"


def test_each_five_and_six_lowers_the_attackers_strength() -> None:
    """FO §3.4 §3.5 §4.1"""
    start = position("north infantry 3 at 1", "south artillery 2 at 2", "south infantry 1 at 4")
    p = play(start, (0, Attack(1, 2)), (1, YES), (0, Name(0)), (0, DONE), (1, Name(8)), (1, DONE), (1, YES))
    assert p.now.blocks[8].shown and not p.now.blocks[0].shown
    won, lost = play(p, (CHANCE, Rolled((4, 4)))), play(p, (CHANCE, Rolled((5, 1))))
    assert (won.now.morale, lost.now.morale) == ([6, 5], [5, 6])


def test_the_loser_chooses_which_of_his_blocks_loses_a_step() -> None:
    """FO §4.2 §5.1"""
    start = position("north infantry 2 at 1", "north cavalry 1 at 1", "south cavalry 3 at 2", "south infantry 1 at 3")
    p = play(start, (0, Attack(1, 2)), (1, YES), (0, Name(0)), (0, Name(1)), (1, Name(8)), (1, DONE), (1, NO))
    assert p.questions[0].name == "step_to_lose" and p.questions[0].options() == [Name(0), Name(1)]
    p = play(p, (0, Name(1)))
    assert p.now.blocks[1].face.strength == 0 and p.now.morale == [5, 6]


def test_who_cannot_retreat_is_shown_and_loses_a_step_each() -> None:
    """FO §4.3"""
    p = position("north infantry 3 at 3", "south infantry 2 at 4", "south cavalry 2 at 4")
    p = play(p, (0, Attack(3, 4)), (1, NO))
    assert p.now.morale == [6, 4] and all(p.now.blocks[b].shown for b in (8, 9))


def test_an_army_without_morale_has_lost_at_once() -> None:
    """FO §5.1"""
    head = HEAD.replace("morale 6 6", "morale 6 1")
    p = position("north infantry 3 at 3", "south infantry 2 at 4", "south cavalry 2 at 4", head=head)
    p = play(p, (0, Attack(3, 4)), (1, NO))
    assert p.outcome and p.outcome.winners == (0,) and p.outcome.manner == "morale"


def test_after_the_last_turn_the_better_morale_wins() -> None:
    """FO §5.2"""
    head = "turn 12 of 12, south to command, 2 left\nmorale 3 4\nmixed no no\n"
    p = play(position("north infantry 1 at 1", "south infantry 1 at 3", head=head), (1, PASS))
    assert p.outcome and p.outcome.winners == (1,) and p.outcome.manner == "time"


def test_the_notation_reads_what_it_writes() -> None:
    text = GAME.write(AT_THE_FORD.settled)
    assert GAME.write(GAME.read(text)[0]) == text
    assert encode(resume(GAME, *GAME.read(text))[0]) == encode(AT_THE_FORD)
