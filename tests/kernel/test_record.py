"""A record is the game: it is written, read, replayed, forked and verified; what is malformed gets a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from feldherr.kernel.answers import CHANCE, DECLINE_DRAW, DONE, OFFER_DRAW, YES, Given, Illegal, Malformed, Undo
from feldherr.kernel.chance import Seed
from feldherr.kernel.record import dump, header_of, load, replay, verify
from feldherr.kernel.store import encode
from feldherr.kernel.table import Table, fork
from feldherr.proving.battery.play import Taste, Walk
from tests.ford import GAME, Options
from tests.ford.actions import PASS, Attack, March, Mix, Name
from tests.kernel.test_table import lone_block_beaten, table

SEED = Seed("5e" * 32, ("aa", "bb"))


def verified(turns: int = 3) -> Table:
    """A whole game with the draws of the seed, with talk and with answers taken back."""
    t = Table(GAME, Options(turns=turns, morale=3), SEED.numbered)
    rng = Walk(GAME, Options(), 3).rng
    taste = Taste(rng)
    t.play(1, [OFFER_DRAW])
    t.play(0, [DECLINE_DRAW])
    t.play(0, [Mix(0)])
    while t.outcome is None:
        question = rng.choice(t.position.questions)
        t.play(question.actor, [taste.choose(question.options())])
        if rng.random() < 0.2 and t.undoable(question.actor) is not None:
            t.undo(question.actor)
    assert t.draws > 2 and any(isinstance(entry.answer, Undo) for entry in t.entries)
    return t


def same(one: Table, other: Table) -> bool:
    return (
        encode(one.position) == encode(other.position)
        and one.entries == other.entries
        and one.happened == other.happened
        and (one.draws, one.talk, one.asked, one.outcome) == (other.draws, other.talk, other.asked, other.outcome)
    )


def test_a_record_loads_and_replays_at_every_length() -> None:
    for seed in range(15):
        walk = Walk(GAME, Options(turns=3), seed, talk=0.1)
        while walk.table.outcome is None:
            if len(walk.table.entries) % 7 == seed % 7:
                assert same(replay(GAME, load(GAME, dump(GAME, walk.table))), walk.table)
            walk.step()
        assert same(replay(GAME, load(GAME, dump(GAME, walk.table))), walk.table)


def test_a_record_with_undo_and_talk_replays() -> None:
    t = verified()
    assert same(replay(GAME, load(GAME, dump(GAME, t))), t)


def test_a_record_reads_as_text() -> None:
    t = table()
    t.play(0, [March(1, 2), Name(1), DONE])
    head, _, answers = dump(GAME, t, players=("Ann", "Bob"), commitment="ab").partition("\n\n")
    assert head.split("\n") == [
        "feldherr record 1", 'game "ford"', "rules 1", 'options {"turns":12,"morale":6}', 'players ["Ann","Bob"]',
        'commitment "ab"',
    ]  # fmt: skip
    assert answers.split("\n")[2:] == ["north: march from 1 to 2", "north: name 1", "north: done", ""]
    assert answers.startswith("chance: shuffled ")


def test_a_record_with_the_line_ends_of_another_system_loads() -> None:
    content = dump(GAME, table())
    assert load(GAME, content.replace("\n", "\r\n")) == load(GAME, content)


def test_the_header_tells_game_and_options() -> None:
    header = header_of(dump(GAME, verified(), seed=SEED))
    assert (header.game, header.rules, header.seed) == ("ford", 1, SEED)
    assert header.result


GOOD = dump(GAME, table())


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "a record begins with the line"),
        ("feldherr record 2\n\n", "a record begins with the line"),
        ("feldherr record 1\n\n", "cannot be read"),
        ("feldherr record 1\ngame\nrules 1\n\n", "cannot be read"),
        ('feldherr record 1\ngame "ford"\nrules "one"\n\n', "cannot be read"),
        ('feldherr record 1\ngame "ford"\nrules 1\ncolour "red"\n\n', "cannot be read.*colour"),
        (GOOD.replace('"ford"', '"chess"'), "this is a record of chess, not of ford"),
        (GOOD.replace('"turns":12', '"turns":"many"'), "the options of the record cannot be read"),
        (GOOD.replace('"turns":12', '"moons":12'), "the options of the record cannot be read"),
        (GOOD.replace("options {", "options {{"), "options"),
        (GOOD + "north march\n", "answer 3: expected 'SEAT: ANSWER' with a seat of north, south, chance"),
        (GOOD + "east: pass\n", "answer 3: expected 'SEAT: ANSWER'"),
        (GOOD + "north: dance\n", "answer 3: 'dance' is not an answer of this game"),
        (GOOD + "\nnorth: march from 1 to two\n", "answer 4: .*is not an answer of this game"),
    ],
)
def test_a_malformed_record_is_refused_with_a_sentence(content: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        load(GAME, content)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ("south: pass\n", "seat 1 is not asked anything"),
        ("north: name 3\n", "not among the options"),
        ("chance: rolled 1,2\n", "seat -1 is not asked anything"),
        ("north: mix 2\n", "not open to seat 0"),
        ("north: undo 9\n", "there is no answer number 9"),
        ("north: decline draw\n", "cannot say"),
        ("north: pass\nsouth: resign\nnorth: pass\n", "the game is over"),
    ],
)
def test_a_record_against_the_rules_is_refused_with_a_sentence(more: str, sentence: str) -> None:
    with pytest.raises(Illegal, match=sentence):
        replay(GAME, load(GAME, GOOD + more))


def test_forged_dice_are_refused() -> None:
    content = GOOD.replace("chance: shuffled ", "chance: shuffled 7,", 1)
    with pytest.raises(Illegal, match="not among the options"):
        replay(GAME, load(GAME, content))


def test_a_forced_answer_that_is_missing_is_noticed() -> None:
    t = lone_block_beaten()
    t.play(1, [PASS])
    content = dump(GAME, t)
    assert content.endswith("south: no\nnorth: name 1\nsouth: pass\n")
    with pytest.raises(Illegal, match="does not fit these rules at entry 13"):
        replay(GAME, load(GAME, content.replace("south: no\nnorth: name 1\n", "south: no\n")))


def test_a_record_of_later_rules_is_refused() -> None:
    with pytest.raises(Illegal, match="played under rules 7; these are rules 1"):
        replay(GAME, load(GAME, GOOD.replace("rules 1", "rules 7")))


# forks ----------------------------------------------------------------------------------------------------------------
def test_a_game_forks_at_every_entry_and_plays_on_with_draws_of_its_own() -> None:
    t = verified()
    for at in range(len(t.entries) + 1):
        branch = fork(GAME, t.options, t.entries[:at], Seed("77" * 32).numbered)
        assert branch.entries[:at] == t.entries[:at]
        assert branch.outcome or branch.position.questions[0].actor != CHANCE


def test_a_fork_may_cut_between_an_answer_and_what_it_forced() -> None:
    t = lone_block_beaten()
    assert t.entries[-1] == Given(0, Name(1))
    assert fork(GAME, t.options, t.entries[:-1], None).entries == t.entries


# verifiable draws -----------------------------------------------------------------------------------------------------
def test_every_draw_of_a_game_agrees_with_the_seed() -> None:
    t = verified()
    record = load(GAME, dump(GAME, t, seed=SEED, commitment=SEED.commitment))
    assert verify(GAME, record) == t.draws


def test_a_game_with_forced_answers_is_verified_too() -> None:
    t = Table(GAME, Options(), SEED.numbered)
    t.play(0, [March(1, 2), Name(1), DONE, Attack(2, 3)])
    t.play(1, [YES])
    lone_block_beaten(t)
    assert t.entries[-1] == Given(0, Name(1))
    assert verify(GAME, load(GAME, dump(GAME, t, seed=SEED))) == 2


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({}, "does not show its seed"),
        ({"seed": Seed("5f" * 32, ("aa", "bb"))}, "draw 1 .answer 1. is not the one the seed gives"),
        ({"seed": Seed("5e" * 32, ("aa", "cc"))}, "draw 1"),
        ({"seed": SEED, "commitment": "00"}, "not the one that was committed to"),
    ],
)
def test_a_game_that_does_not_agree_is_refused(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Illegal, match=sentence):
        verify(GAME, load(GAME, dump(GAME, verified(), **more)))


@pytest.mark.parametrize("secret", ["", "xyz", "5", "5E"])
def test_a_seed_that_is_no_number_is_refused(secret: str) -> None:
    with pytest.raises(Malformed, match="hexadecimal"):
        verify(GAME, load(GAME, dump(GAME, verified(), seed=Seed(secret))))


def test_one_changed_roll_is_found() -> None:
    t = verified()
    entries = [n for n, entry in enumerate(t.entries) if entry.seat == CHANCE]
    lines = dump(GAME, t, seed=SEED).split("\n")
    start = lines.index("") + 1
    last = next(n for n in reversed(entries) if "rolled" in lines[start + n] or "shuffled" in lines[start + n])
    seat, kind, faces = lines[start + last].split(" ")
    lines[start + last] = f"{seat} {kind} {','.join(reversed(faces.split(',')))}"
    with pytest.raises(Illegal, match=rf"answer {last + 1}"):
        verify(GAME, load(GAME, "\n".join(lines)))


def test_a_branch_is_verified_from_where_it_left_the_other_game() -> None:
    old = verified()
    cut = len(old.entries) // 2
    other = Seed("77" * 32, ("aa", "bb"))
    branch = fork(GAME, old.options, old.entries[:cut], other.numbered)
    while branch.outcome is None:
        question = branch.position.questions[0]
        branch.play(question.actor, [question.options()[0]])
    own = sum(entry.seat == CHANCE for entry in branch.entries[cut:])
    content = dump(GAME, branch, seed=other, base=cut)
    assert load(GAME, content).header.base == cut
    assert verify(GAME, load(GAME, content)) == own
    with pytest.raises(Illegal, match="draw 1"):
        verify(GAME, load(GAME, dump(GAME, branch, seed=other)))
