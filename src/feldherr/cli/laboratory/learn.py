"""`feldherr learn`: plays games, learns what the numbers of a position are worth, and says how good that is.

`--check` learns nothing: it says how good the value in use is, on games of another seed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from feldherr.bots.learned import FILE, Value, read
from feldherr.bots.search.bot import room_of
from feldherr.cli.arguments import AsJson, chosen_game, console, failed, print_json
from feldherr.cli.laboratory.contests import Jobs, Seed


def command(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, or a part of it.")],
    count: Annotated[int, typer.Option("--games", metavar="N", min=10, help="How many games in all.")] = 2000,
    seed: Seed = 0,
    jobs: Jobs = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="The games; gone on with.")] = None,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Where what was learned goes.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Measure the value in use on fresh games instead.")] = False,
    as_json: AsJson = False,
) -> None:
    """Learn how likely a side is to win; a run that was broken off goes on where it stood."""
    try:
        from feldherr.sim import learning
    except ModuleNotFoundError:
        failed("To learn numpy is needed: install feldherr with the extra lab.")
    game = chosen_game(game_name)
    try:
        teacher = learning.teacher(game.name)
    except LookupError as wrong:
        words = str(wrong)
        failed(f"{words[:1].upper()}{words[1:]}.")
    value = in_use(game.name, seed) if check else None
    place, target = out or Path(f"learn-{game.name}.jsonl"), to or Path(f"{game.name}-{FILE}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console(), transient=True, disable=as_json) as progress:
        task = progress.add_task(f"{game.name}: games", total=count, completed=len(learning.kept(place)))
        for _ in learning.gather(game.name, count, seed, place, jobs):
            progress.advance(task)
    found = [told for told in learning.kept(place).values() if told.number < count]
    if value:
        checked = learning.check(value, teacher.COUNTED, found)
        if as_json:
            print_json(checked._asdict())
        else:
            tell(f"{game.name}: {checked.games:,} games, {checked.positions:,} positions, all unseen", checked)
        return
    note = f"feldherr learn {game.name} --games {count} --seed {seed}"
    report = learning.learn(teacher.COUNTED, found, note, getattr(teacher, "SHRINK", learning.SHRINK))
    target.write_bytes(msgspec.json.format(msgspec.json.encode(report.value), indent=1) + b"\n")
    if as_json:
        print_json(report._asdict())
        return
    words = f"{game.name}: {report.games:,} games, {report.positions:,} positions, {report.unseen:,} of them unseen"
    tell(words, report)
    console().print(f"Written to {target}", soft_wrap=True)


def in_use(game_name: str, seed: int) -> Value:
    """The value that lies beside a game's opponents; games it was learned from say nothing about it."""
    value = read(f"{room_of(game_name)}.learned")
    if value.note.endswith(f"--seed {seed}"):
        failed(f"The value was learned from games of this seed ({value.note}): take another.")
    return value


def tell(words: str, report: Any) -> None:
    console().print(
        f"{words}\n"
        f"log-loss on these: {report.learned:.4f}; the estimate before {report.former:.4f}, "
        f"always the same {report.base:.4f}\n"
        f"{'said':>8} {'won':>6} {'positions':>10}",
        soft_wrap=True,
    )
    for many, said, won in report.bins:
        console().print(f"{said:8.1%} {won:6.1%} {many:10,}")
