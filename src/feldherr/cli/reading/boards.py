"""`feldherr board check` and `feldherr board draw`: board files, for those who mend or make one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from feldherr.boards.board import Board, BoardError, check, load
from feldherr.boards.drawing.draw import draw
from feldherr.cli.arguments import AsJson, failed, print_json

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Board files: check one, draw one.")
File = Annotated[Path, typer.Argument(metavar="FILE", help="A board file.")]


@app.callback()
def boards() -> None:
    """Board files: check one, draw one."""


@app.command("check")
def check_board(file: File, as_json: AsJson = False) -> None:
    """Say what is wrong with a board file; exit code 1 if anything is."""
    try:
        board: Board | None = load(file)
        faults = check(board) if board else []
    except BoardError as wrong:
        board, faults = None, [str(wrong)]
    if as_json:
        print_json({"file": str(file), "sound": not faults, "faults": faults})
    else:
        for fault in faults:
            typer.echo(fault, err=True)
        if board and not faults:
            typer.echo(f"{file}: {board.title}, {len(board.spaces)} spaces, {len(board.edges)} edges: sound.")
    if faults:
        raise typer.Exit(1)


@app.command("draw")
def draw_board(
    file: File,
    to: Annotated[Path | None, typer.Option("--to", metavar="SVG", help="The picture; default: beside FILE.")] = None,
) -> None:
    """Draw a board file as an SVG picture."""
    target = to or file.with_suffix(".svg")
    try:
        target.write_text(draw(load(file)), "utf-8")
    except BoardError as wrong:
        failed(str(wrong))
    except OSError as wrong:
        failed(f"{target} cannot be written: {wrong.strerror or wrong}.")
    typer.echo(f"Drawn: {target}")
