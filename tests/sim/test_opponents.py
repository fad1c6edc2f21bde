"""What is promised of the opponents: whether what was measured bears it out, and runs that go on."""

import re
import shutil
from pathlib import Path

import pytest

from feldherr import bots, games
from feldherr.bots import measured
from feldherr.sim.matches import contest, opponents, versions
from feldherr.sim.matches.contest import Contest, Played
from feldherr.sim.matches.opponents import Entry
from feldherr.sim.matches.promises import Promise, promises
from feldherr.sim.matches.versions import version

GAME = "trench-club"
DOCS = Path(__file__).parents[2] / "docs"
PAGE = "a\n<!-- measured -->\nstale\n<!-- end of measured -->\nb\n<!-- former -->\n<!-- end of former -->\nc\n"


def entries(promise: Promise, wins: int, count: int, which: str = "now") -> list[Entry]:
    return [
        Entry(GAME, promise.bots, promise.seed, game_of(n, (float(n < wins), float(n >= wins))), which)
        for n in range(count)
    ]


def game_of(number: int, points: tuple[float, ...]) -> Played:
    return Played(number, points, (1, 1), (1.0, 1.0), "x", 9, (0, 1), longest=(2.0, 1.0))


def named(name: str, game_name: str = GAME) -> Promise:
    return next(one for one in promises(game_name) if one.name == name)


def said(promise: Promise, wins: int, count: int) -> str:
    return opponents.verdict(promise, opponents.standing(promise, entries(promise, wins, count), "now"))


def test_a_promise_holds_only_if_the_lower_bound_does_and_all_games_are_played() -> None:
    promise = named("marshal against classic")
    assert (promise.above, promise.games) == (0.65, 60)
    assert [said(promise, wins, 60) for wins in (40, 46, 47)] == ["does not hold", "does not hold", "holds"]
    assert said(promise, 59, 59) == "59 of 60 played" and said(promise, 0, 0) == "not played"


def test_some_matches_must_be_won_so_often_and_some_at_most_so_often() -> None:
    assert [said(named("captain against greedy"), wins, 100) for wins in (89, 90)] == ["does not hold", "holds"]
    assert [said(named("recruit against captain"), wins, 100) for wins in (25, 26)] == ["holds", "does not hold"]


def test_with_three_seats_the_first_place_counts() -> None:
    assert named("marshal against classic", "napoleon-in-europe").above == 0.5
    longer, of_two = named("2 s against 0.5 s", "napoleon-in-europe").above, named("2 s against 0.5 s").above
    assert longer == 0.4 and of_two == 0.55
    assert longer + (1 - longer) / 4 == pytest.approx(of_two)  # ahead of each of the others as often as between two


@pytest.mark.parametrize(("name", "games_", "enough"), [("2 s against 0.5 s", 60, 41), ("8 s against 2 s", 32, 24)])
def test_the_dearest_step_has_fewer_games_and_needs_as_high_a_bound(name: str, games_: int, enough: int) -> None:
    promise = named(name)
    assert promise.games == games_
    assert [said(promise, wins, games_) for wins in (enough - 1, enough)] == ["does not hold", "holds"]


def test_games_of_other_versions_are_not_mixed_in() -> None:
    promise = named("captain against greedy")
    found = [*entries(promise, 0, 100, "before"), *entries(promise, 9, 10)]
    score = opponents.standing(promise, found, "now")
    assert score and (score.points, score.games) == (9, 10)
    assert "| before | captain : greedy | 0 of 100 |" in opponents.former(found, "now")
    assert len(opponents.missing(GAME, found, promise.name)) == 100


def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def play_all(contests: list[Contest], jobs: int, told: object) -> object:
        for one in contests:
            yield one, Played(one.number, (1.0, 0.0), (1, 1), (1.0, 1.0), "x", 9, (0, 1))

    monkeypatch.setattr(opponents, "play_all", play_all)
    run = opponents.measure([GAME], tmp_path, only="greedy")
    for _ in range(3):
        next(run)
    run.close()  # type: ignore[attr-defined]
    place = opponents.record(tmp_path, GAME)
    with place.open("ab") as file:
        file.write(b'{"game": "trench-')  # a line that was cut off
    assert len(opponents.read(place)) == 3
    assert len(list(opponents.measure([GAME], tmp_path, jobs=2, only="greedy", seconds=6.0))) == 6
    assert len(list(opponents.measure([GAME], tmp_path, only="greedy"))) == 100 - 9
    done = {(one.bots, one.played.number) for one in opponents.read(place)}
    assert len(done) == len(opponents.read(place)) == 100 and {one.version for one in opponents.read(place)} == {
        version(GAME)
    }


def test_a_version_changes_with_what_is_answered_and_not_with_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = tmp_path / "room"
    shutil.copytree(Path(versions.__file__).parents[2] / "bots" / "trench_club", room)
    monkeypatch.setattr(versions, "find_spec", lambda _: type("Spec", (), {"origin": str(room / "__init__.py")}))

    def now() -> str:
        version.cache_clear()
        return version(GAME)

    try:
        first = now()
        guide, terms = room / "guide.py", room / "terms.py"
        guide.write_text(guide.read_text("utf-8") + "\n# a word\n", "utf-8")
        terms.write_text(terms.read_text("utf-8") + "\nMORE = 1\n", "utf-8")
        assert now() == first
        taste = room / "taste.py"
        taste.write_text(taste.read_text("utf-8") + "\nMORE = 1\n", "utf-8")
        assert now() != first
    finally:
        version.cache_clear()


def test_one_opponent_with_itself_is_counted_by_side_with_its_orders() -> None:
    played = contest.play(games.game(GAME), Contest(GAME, ("greedy",), 1, 0))
    assert sum(played.orders.values()) == played.decisions[0] and played.longest[0] <= played.seconds[0]
    assert all(re.fullmatch(r"[01] \w+", kind) for kind in played.orders)
    promise = named("marshal by side", "napoleons-triumph")
    found = [
        Played(n, (1.0,), (1,), (1.0,), "x", 9, (0, 0), (n % 2,), orders={"1 Enter": 1} if n < 3 else {})
        for n in range(9)
    ]
    won, _ = opponents.outcome("napoleons-triumph", promise, found)
    assert won == "allies 5, france 4 of 9; reinforcements were called by France in 3"


def test_the_page_keeps_its_words_and_gets_new_tables() -> None:
    promise = named("captain against greedy")
    text = opponents.page(PAGE, GAME, entries(promise, 99, 100), "now")
    assert text.startswith("a\n") and text.endswith("\nc\n") and "stale" not in text
    assert "| captain against greedy |" in text and "99 of 100" in text and "holds" in text
    assert opponents.page(text, GAME, entries(promise, 99, 100), "now") == text
    with pytest.raises(ValueError, match="no marks"):
        opponents.page("nothing", GAME, [], "now")


@pytest.mark.parametrize("game", games.GAMES)
def test_page_and_program_say_what_the_record_says(game: str) -> None:
    """Of the version the page is about: it may be of opponents that have been changed since."""
    text = (DOCS / "opponents" / f"{game}.md").read_text("utf-8")
    found = re.search(r"^Opponents ([0-9a-f]{10});", text, re.M)
    assert found
    kept = opponents.read(opponents.record(DOCS / "opponents", game))
    assert opponents.page(text, game, kept, found[1]) == text
    assert tuple(opponents.figures(game, kept, measured.of(game), found[1])) == measured.of(game)


def test_the_levels_are_on_the_page() -> None:
    text = (DOCS / "opponents.md").read_text("utf-8")
    assert opponents.marked(text, "levels", opponents.budgets(games.GAMES)) == text


def test_something_is_said_of_every_opponent() -> None:
    for name in games.GAMES:
        for bot in bots.names(name):
            match = measured.telling(name, bot)
            assert match and bot in (match.first, match.second) and 2 * match.won > match.games
