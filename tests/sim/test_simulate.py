"""A study's file: the same rows however they were played, gone on with after a break, refused if it is another's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from feldherr import __version__, games
from feldherr.sim import rows
from feldherr.sim.cluster import on_ray
from feldherr.sim.rows import Row
from feldherr.sim.simulate import Batch, Study, here, on_cores, simulate

STUDY = Study("triomphe-a-marengo", ("random",), 6, seed=3)


def test_the_same_seed_gives_the_same_rows_in_one_process_and_in_two(tmp_path: Path) -> None:
    alone = simulate(STUDY, tmp_path / "a.jsonl")
    together = simulate(STUDY, tmp_path / "b.jsonl", on_cores(2), size=2)
    assert alone == together
    assert [row.number for row in alone] == list(range(6))
    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    assert len({row.answers for row in alone}) > 1


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning")
def test_ray_gives_the_same_rows(tmp_path: Path) -> None:
    ours = simulate(STUDY, tmp_path / "a.jsonl")
    assert simulate(STUDY, tmp_path / "b.jsonl", on_ray(None, 2), size=2) == ours


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    simulate(STUDY, tmp_path / "a.jsonl")
    simulate(STUDY, tmp_path / "a.parquet")
    assert rows.read(tmp_path / "a.parquet") == rows.read(tmp_path / "a.jsonl")


def test_a_row_says_what_was_agreed_by_which_rules_and_how_each_seat_did(tmp_path: Path) -> None:
    study = Study("triomphe-a-marengo", ("random",), 2, seed=3, options={"mixing": False})
    game = games.game(study.game)
    for row in simulate(study, tmp_path / "a.jsonl"):
        assert len(row.scores) == 2 and sum(row.scores) == 1 and all(row.scores[seat] == 1 for seat in row.winners)
        assert msgspec.json.decode(row.options, type=game.options_type) == game.options_type(mixing=False)
        assert (row.rules, row.version) == (game.rules_version, __version__)
    with pytest.raises(ValueError, match="other options"):
        simulate(Study("triomphe-a-marengo", ("random",), 3, seed=3), tmp_path / "a.jsonl")
    silent = {"scores": (), "options": "", "rules": 0, "version": ""}
    older = [msgspec.structs.replace(row, **silent) for row in rows.read(tmp_path / "a.jsonl")]
    rows.finish(tmp_path / "old.jsonl", older)
    assert simulate(study, tmp_path / "old.jsonl") == older, "a file of an older version is gone on with"


def test_a_broken_run_goes_on_where_it_stood(tmp_path: Path) -> None:
    out, asked = tmp_path / "a.jsonl", list[Batch]()

    def breaks_off(study: Study, todo: Iterable[Batch]) -> Iterator[list[Row]]:
        for number, played in enumerate(here(study, todo)):
            if number == 2:
                raise KeyboardInterrupt
            yield played

    def counts(study: Study, todo: Iterable[Batch]) -> Iterator[list[Row]]:
        return here(study, [asked.append(batch) or batch for batch in todo])  # type: ignore[func-returns-value]

    with pytest.raises(KeyboardInterrupt):
        simulate(STUDY, out, breaks_off, size=2)
    assert not out.exists()
    with rows.part_of(out).open("ab") as part:
        part.write(b'{"game":"triomphe-a-mar')
    whole = simulate(STUDY, out, counts, size=2)
    assert asked == [(4, 5)]
    assert whole == simulate(STUDY, tmp_path / "b.jsonl")
    assert not rows.part_of(out).exists()


def test_a_finished_file_is_gone_on_with_and_another_study_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    first = simulate(STUDY, out)
    more = simulate(Study("triomphe-a-marengo", ("random",), 8, seed=3), out)
    assert more[:6] == first and len(more) == 8
    with pytest.raises(ValueError, match="with the seed 3"):
        simulate(Study("triomphe-a-marengo", ("random",), 6, seed=4), out)
    with pytest.raises(ValueError, match="games of random"):
        simulate(Study("triomphe-a-marengo", ("greedy",), 6, seed=3), out)
    out.write_bytes(b"nothing of ours\n")
    with pytest.raises(ValueError, match="not a file of games"):
        simulate(STUDY, out)
