"""The promises about the levels: whether what was measured bears them out, and runs that go on."""

from pathlib import Path

import pytest

from feldherr import bots, games
from feldherr.bots import measured
from feldherr.sim.matches import opponents
from feldherr.sim.matches.contest import Contest, Played
from feldherr.sim.matches.opponents import Entry, Promise

GAME = "trench-club"
PAGE = "a\n<!-- levels -->\n<!-- end of levels -->\nb\n<!-- measured -->\nstale\n<!-- end of measured -->\nc\n"


def entries(promise: Promise, wins: int, count: int) -> list[Entry]:
    return [
        Entry(GAME, promise.bots, 0, Played(n, (float(n < wins), float(n >= wins)), (1, 1), (1.0, 1.0), "x", 9, (0, 1)))
        for n in range(count)
    ]


def test_a_promise_holds_only_if_the_lower_bound_does() -> None:
    promise = opponents.promises(GAME)[1]
    assert promise.bound == 0.65
    said = {
        wins: opponents.verdict(promise, opponents.standing(GAME, promise, entries(promise, wins, 100), 0))
        for wins in (40, 66, 90)
    }
    assert said == {40: "does not hold", 66: "open: too few games", 90: "holds"}
    assert opponents.verdict(promise, None) == "not measured"


def test_with_three_sides_twice_the_fair_share_is_promised() -> None:
    assert [round(p.bound, 3) for p in opponents.promises("napoleon-in-europe")] == [0.667, 0.667, 0.333, 0.333]


def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Contest] = []

    def play_all(contests: list[Contest], jobs: int, told: object) -> object:
        for one in contests:
            asked.append(one)
            yield one, Played(one.number, (1.0, 0.0), (1, 1), (1.0, 1.0), "x", 9, (0, 1))

    monkeypatch.setattr(opponents, "play_all", play_all)
    place = tmp_path / "games.jsonl"
    run = opponents.measure([GAME], 2, 0, 1, place)
    for _ in range(3):
        next(run)
    run.close()  # type: ignore[attr-defined]
    with place.open("ab") as file:
        file.write(b'{"game": "trench-')  # a line that was cut off
    assert len(opponents.read(place)) == 3
    assert len(list(opponents.measure([GAME], 2, 0, 1, place))) == 2 * len(opponents.promises(GAME)) - 3
    done = {(one.bots, one.played.number) for one in opponents.read(place)}
    assert len(done) == len(opponents.read(place)) == 2 * len(opponents.promises(GAME))


def test_the_page_keeps_its_words_and_gets_new_tables() -> None:
    promise = opponents.promises(GAME)[0]
    text = opponents.page(PAGE, games.GAMES, entries(promise, 99, 100), 0)
    assert text.startswith("a\n") and text.endswith("\nc\n") and "stale" not in text
    assert "| trench-club | captain against random |" in text and "99 of 100" in text and "holds" in text
    assert opponents.page(text, games.GAMES, entries(promise, 99, 100), 0) == text
    with pytest.raises(ValueError, match="no marks"):
        opponents.page("nothing", games.GAMES, [], 0)


def test_the_page_says_what_the_record_says() -> None:
    docs = Path(__file__).parents[2] / "docs"
    text = (docs / "opponents.md").read_text("utf-8")
    assert opponents.page(text, games.GAMES, opponents.read(docs / "opponents.jsonl"), 0) == text


def test_the_program_says_of_its_opponents_what_the_record_says() -> None:
    docs = Path(__file__).parents[2] / "docs"
    told = opponents.figures(games.GAMES, opponents.read(docs / "opponents.jsonl"), 0)
    assert measured.measured() == told
    for name in games.GAMES:
        for bot in bots.names(name):
            match = measured.telling(name, bot)
            assert match and bot in (match.first, match.second) and 2 * match.won > match.games
    marshal = measured.telling("triomphe-a-marengo", "marshal")
    assert marshal == measured.Match("marshal", "captain", 88.0, 150)
