"""`feldherr scenario run`: positions, answers and what must come of them, from files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.text import Text

from feldherr.cli.arguments import AsJson, console, print_json, sentence
from feldherr.kernel.answers import Malformed
from feldherr.proving.scenario import Result, run_file

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="Scenarios: a position, answers, and what must come of them."
)
MANY = 20


@app.callback()
def scenarios() -> None:
    """Scenarios: a position, answers, and what must come of them."""


@app.command("run")
def run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
    as_json: AsJson = False,
) -> None:
    """Run scenario files; exit code 1 if one does not come out as it says."""
    paths = [path for file in files for path in (sorted(file.rglob("*.toml")) if file.is_dir() else [file])]
    screen, results = console(), dict[Path, Result]()
    with Progress(console=screen, transient=True, disable=as_json or len(paths) < MANY) as progress:
        for path in progress.track(paths, description="scenarios"):
            results[path] = attempt(path)
    bad = sum(bool(result.faults) for result in results.values())
    if as_json:
        print_json([{"file": str(path), **result._asdict()} for path, result in results.items()])
    else:
        for path, result in results.items():
            show(path, result)
        screen.print(f"{len(results) - bad} of {len(results)} scenarios came out as they say.")
    if bad or not results:
        raise typer.Exit(1)


def attempt(path: Path) -> Result:
    try:
        return run_file(path)
    except (OSError, UnicodeDecodeError) as wrong:
        return Result(path.name, 0, (f"the file cannot be read: {getattr(wrong, 'strerror', None) or wrong}",))
    except Malformed as wrong:
        return Result(path.name, 0, (str(wrong),))


def show(path: Path, result: Result) -> None:
    mark = ("✗", "bold red") if result.faults else ("✓", "green")
    console().print(Text.assemble(mark, f" {result.title}", (f"  {path}", "dim")))
    for fault in result.faults:
        typer.echo(f"    {sentence(fault)}", err=True)
