"""`feldherr analyse`: how the chances stood in a recorded game, and the decisions that changed them most."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn
from rich.text import Text

from feldherr import bots
from feldherr.analysis import curve
from feldherr.analysis.pieces import VERSION, Point, Report, Turning
from feldherr.cli.arguments import AsJson, Lang, console, failed, language, print_json, read_record, sentence
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel import record
from feldherr.kernel.answers import Illegal

WIDTH = 24
"""Letters of a bar."""


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="From what this seat knew.")] = None,
    with_all: Annotated[bool, typer.Option("--open", help="With everything open; the usual way.")] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Show how the chances stood in a recorded game, and the three decisions that changed them most."""
    game, found = read_record(file)
    if seat is not None and with_all:
        raise typer.BadParameter("Either --seat or --open.")
    if not bots.searched(game.name):
        failed(f"There is no analysis for {game.name}.")
    try:
        table = record.replay(game, found)
    except Illegal as wrong:
        failed(f"{file}: {sentence(str(wrong))}")
    names = [one.name for one in table.seats]
    if seat is not None and seat not in names:
        raise typer.BadParameter(f"There is no seat {seat!r}; there are: {', '.join(names)}.")
    report = Report(None if seat is None else names.index(seat), f"{game.rules_version}.{VERSION}")
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console(), transient=True, disable=as_json) as progress:
        task = progress.add_task("", total=None)
        for piece in curve.analyse(game, table, report.viewer):
            report.add(piece)
            progress.update(task, total=report.of, completed=len(report.curve))
    report.done = True
    if as_json:
        print_json(report)
        return
    show(console(), Voice(game, language(lang), table.options), report)


def show(screen: Console, voice: Voice, report: Report) -> None:
    viewer = report.viewer
    whose = voice("cli-analysis-open") if viewer is None else voice("cli-analysis-seat", seat=voice.seat(viewer))
    screen.print(Text(whose, style="bold"))
    for place, point in enumerate(report.curve):
        last = place == len(report.curve) - 1
        heading = voice("cli-analysis-end") if last else voice.text(point.heading)
        if last or place == 0 or point.heading != report.curve[place - 1].heading:
            screen.print(Text.assemble(*bar(voice, report.sides, point), f"  {heading}"), soft_wrap=True)
    screen.print()
    screen.print(Text(voice("cli-analysis-turning" if report.turning else "cli-analysis-none"), style="bold"))
    for number, one in enumerate(report.turning, 1):
        tell(screen, voice, number, one)


def bar(voice: Voice, sides: Sequence[Sequence[int]], point: Point) -> list[tuple[str, str]]:
    """Each side's share of one bar, then the numbers."""
    parts: list[tuple[str, str]] = []
    drawn, sum_ = 0, 0.0
    for side, chance in zip(sides, point.chances):
        sum_ += chance
        length = round(sum_ * WIDTH) - drawn
        drawn += length
        parts.append(("█▓▒░"[len(parts) % 4] * length, voice.colour(side[0])))
    parts.append(("·" * (WIDTH - drawn), "dim"))
    for side, chance in zip(sides, point.chances):
        parts.append((f"  {voice.seat(side[0])} {percent(chance):>3} %", voice.colour(side[0])))
    return parts


def tell(screen: Console, voice: Voice, number: int, one: Turning) -> None:
    screen.print()
    screen.print(Text(f"{number}. {voice.text(one.heading)}", style="bold"))
    if one.reply or not one.told:
        screen.print(Text(f"   {'; '.join(map(voice.text, one.done))}"), soft_wrap=True)
    for line in one.told:
        said = voice("cli-analysis-then", line=voice.text(line.text)) if one.reply else voice.text(line.text)
        rule = f"  {voice.cite(line.rule)}" if line.rule else ""
        screen.print(Text.assemble(f"   {said}", (rule, "dim")), soft_wrap=True)
    figures = {"before": percent(one.before), "after": percent(one.after)}
    change = voice("cli-analysis-change", seat=voice.seat(one.seat), **figures)
    screen.print(Text(f"   {change}", style=voice.colour(one.seat)))
    screen.print(f"   {judged(voice, one)}", soft_wrap=True)


def judged(voice: Voice, one: Turning) -> str:
    """What the bot would have done, or that no answer was to blame."""
    if one.resigned:
        return voice("cli-analysis-resigned", chance=percent(one.before))
    if one.instead:
        what = " → ".join(map(voice.text, one.instead))
        return voice("cli-analysis-instead", what=what, chance=percent(one.bot))
    return voice("cli-analysis-same" if one.after > one.before else "cli-analysis-same-worse")


def percent(chance: float) -> int:
    return round(100 * chance)
