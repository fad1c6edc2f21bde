"""Rules change, and no game is lost: running ones go on from where they stood, finished ones stay as they were."""

import gzip
import random
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, create_engine

from feldherr import games
from feldherr.kernel import store
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.chance import from_random, take
from feldherr.kernel.lines import write
from feldherr.kernel.position import reopen
from feldherr.server.archive.archivist import Developed, develop
from feldherr.server.archive.opening import CARRIED, FILM, PLAYS, STOPPED, Stored, opened, options_of, played_again
from feldherr.server.archive.reading import stored
from feldherr.server.film.still import Standing, view_of
from feldherr.server.store.database import FILE, prepare
from feldherr.server.store.upkeep.upgrade import closed
from feldherr.server.table.film import stop_at
from feldherr.server.table.telling import Tails
from feldherr.server.wire.frames import encode
from tests.kept.expected import DATABASE, HERE, read
from tests.server.later import later

KEPT = read()
OVER = {e.stands.game: n for n, e in sorted(KEPT.games.items()) if e.phase == "over" and e.stands.draws}
RUNNING = {e.stands.game: n for n, e in sorted(KEPT.games.items()) if e.phase == "running" and e.stands.given}


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    folder = tmp_path_factory.mktemp("kept")
    (folder / FILE).write_bytes(gzip.decompress((HERE / DATABASE).read_bytes()))
    with closed(create_engine(f"sqlite:///{prepare(folder)}")) as engine, engine.connect() as connection:
        yield connection


def developed(disk: Connection, name: str) -> tuple[Stored, Developed]:
    """A kept game as it is on disk once this version has looked after it."""
    found = stored(disk, name, lambda digest: None)
    assert found is not None
    done = develop(games.package(found.sheet.game), found)
    assert done.film is not None and done.stands == ""
    over = found.sheet.phase == "over"
    return found._replace(film=done.film, final=over, snapshot=done.snapshot), done


@pytest.mark.parametrize("game", games.GAMES)
def test_a_finished_game_keeps_log_pictures_and_draws_whatever_becomes_of_the_rules(
    game: str, disk: Connection
) -> None:
    found, _ = developed(disk, OVER[game])
    whole = played_again(games.game(game), options_of(games.game(game), found.sheet.options), found, None)
    viewers = [None, *range(len(whole.table.seats))]
    some = random.Random(1)
    with later(game) as new:
        seen = opened(new, found)
        assert seen.stands == FILM and isinstance(seen.table, Standing)
        assert opened(new, found._replace(film=None, final=False)).stands == FILM, "without it, what there is"
    assert seen.draws == whole.draws and len(seen.draws) == KEPT.games[OVER[game]].stands.draws
    assert [write(given.answer) for given in seen.table.entries] == [line for _, line, _ in found.lines]
    assert seen.table.outcome == found.sheet.result()
    for viewer in viewers:
        tails = Tails(games.game(game))
        log = [tails.tail(event) for _, event in whole.table.seen(viewer)]
        assert [tails.tail(event) for _, event in seen.table.seen(viewer)] == log
        assert encode(view_of(seen.table, viewer)) == encode(view_of(whole.table, viewer))
        numbers = range(len(log) + 1) if len(log) < 100 else sorted(some.sample(range(len(log) + 1), 20))
        for lines in numbers:
            assert seen.table.film.stop(viewer, lines) == stop_at(whole.table, viewer, lines), (viewer, lines)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_running_game_goes_on_from_where_it_stood_and_says_so(game: str, disk: Connection) -> None:
    found, _ = developed(disk, RUNNING[game])
    before = opened(games.game(game), found)
    assert before.stands == PLAYS and before.kept == len(found.lines)
    rng = random.Random(2)
    with later(game) as new:
        assert opened(new, found._replace(snapshot=None)).stands == STOPPED, "there must be a position to go on from"
        seen = opened(new, found)
        assert seen.stands == CARRIED and seen.fresh and seen.ground is not None
        assert seen.draws == before.draws and len(seen.table.entries) == len(found.lines)
        stood = before.table.position
        start = reopen(new, stood.settled, stood.call, ())
        assert seen.lost == len(stood.given), "what was answered in the running procedure cannot be read any more"
        viewers = [None, *range(len(seen.table.seats))]
        for viewer in viewers:
            tails = Tails(new)
            old = [tails.tail(event) for _, event in before.table.seen(viewer)]
            log = [tails.tail(event) for _, event in seen.table.seen(viewer)]
            assert log[:-1] == old and b"played-on" in log[-1]
            assert new.view(seen.table.position, viewer).pieces == new.view(start, viewer).pieces
        # some answers under the new rules; the passage is written with the first
        row = seen.ground.row(found.sheet.id, new.rules_version, 0.0)
        for _ in range(30):
            if seen.table.outcome:
                break
            question = rng.choice(seen.table.position.questions)
            chance = question.actor == CHANCE
            seen.table.play(
                question.actor, [take(question, from_random(rng)) if chance else rng.choice(question.options())]
            )
        more = [(given.seat, write(given.answer), 0) for given in seen.table.entries[len(found.lines) :]]
        on = found._replace(lines=[*found.lines, *more], passage=row["data"], passed=row["number"])
        again = opened(new, on)
        assert again.stands == CARRIED and not again.fresh and not again.lost
        assert store.encode(again.table.position) == store.encode(seen.table.position)
        assert [write(given.answer) for given in again.table.entries] == [line for _, line, _ in on.lines]
        # and once more: its film shows what was before, too
        filmed = develop(games.package(game), on)
        assert filmed.film is not None and filmed.stands == CARRIED
        with later(game, 3) as newest:
            third = opened(newest, on._replace(film=filmed.film, snapshot=filmed.snapshot))
            assert third.stands == CARRIED and third.fresh and third.ground is not None
            shown = third.ground.film
    whole = played_again(games.game(game), options_of(games.game(game), found.sheet.options), found, None).table
    for viewer in viewers:
        count = len(whole.seen(viewer))
        for lines in {0, count, *random.Random(3).sample(range(count + 1), min(20, count + 1))}:
            assert shown.stop(viewer, lines) == stop_at(whole, viewer, lines), (viewer, lines)
        assert sum(b'"played-on"' in line for line in shown.seen(viewer)) == 2


@pytest.mark.parametrize("bad", [b"", b"x\x9c" + bytes(20), b"{}", b"\xff" * 50])
def test_what_was_kept_and_cannot_be_read_is_passed_over(bad: bytes, disk: Connection) -> None:
    game = games.game("triomphe-a-marengo")
    over, running = (stored(disk, names["triomphe-a-marengo"], lambda digest: None) for names in (OVER, RUNNING))
    assert over is not None and running is not None
    assert opened(game, over._replace(film=bad, final=True)).stands == PLAYS
    assert opened(game, running._replace(film=bad, snapshot=bad)).stands == PLAYS
    lost = opened(game, running._replace(film=bad, snapshot=bad, passage=bad, passed=2))
    assert lost.stands == STOPPED and isinstance(lost.table, Standing), "it waits, and shows what it can"
    with later("triomphe-a-marengo"):
        new = games.game("triomphe-a-marengo")
        assert opened(new, over._replace(film=bad, final=True, passage=bad)).stands == FILM
        assert opened(new, running._replace(film=bad, snapshot=bad)).stands == STOPPED


def test_answers_after_the_stored_position_that_do_not_fit_are_passed_over_and_stay_in_the_record(
    disk: Connection,
) -> None:
    game = "triomphe-a-marengo"
    found, _ = developed(disk, RUNNING[game])
    more = [*found.lines, (1, "no such answer", len(found.lines)), (0, "done", len(found.lines) + 1)]
    with later(game) as new:
        seen = opened(new, found._replace(lines=more))
        assert seen.stands == CARRIED and seen.fresh and seen.lost >= 2 and seen.ground is not None
        assert seen.ground.number == len(more) == len(seen.table.entries)
        assert [write(given.answer) for given in seen.table.entries] == [line for _, line, _ in more]
        row = seen.ground.row(found.sheet.id, 2, 0.0)
        again = opened(new, found._replace(lines=more, passage=row["data"], passed=row["number"]))
        assert again.stands == CARRIED and not again.fresh
        assert store.encode(again.table.position) == store.encode(seen.table.position)
