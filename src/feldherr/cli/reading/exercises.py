"""`feldherr exercises`: positions with one best answer; made from games, proven, and put to the opponents."""

from __future__ import annotations

from typing import Annotated

import typer

from feldherr import games
from feldherr.cli.arguments import AsJson, console, failed, full_name, print_json
from feldherr.exercises.checking import prove
from feldherr.exercises.exercise import exercises
from feldherr.exercises.making import make
from feldherr.exercises.scoring import MOST_SECONDS, score

Named = Annotated[str, typer.Argument(metavar="GAME", help="Its name, or a part of it.")]

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Exercises: positions with one best answer.")


@app.command("make")
def make_exercises(
    game: Named,
    count: Annotated[int, typer.Option(min=1, help="So many there shall be.")] = 50,
    seed: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 1,
    motif: Annotated[str, typer.Option(help="Look for this motif only.")] = "",
) -> None:
    """Find exercises in games of opponents until there are so many; what there is already is kept."""
    found = make(full_name(game), count, seed, lambda line: typer.echo(line, err=True), motif)
    console().print(f"{found} exercises.")


@app.command("check")
def check_exercises(
    wanted: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="All games if none is named.")] = None,
    as_json: AsJson = False,
) -> None:
    """Prove every exercise anew; exit code 1 if one does not hold."""
    named = [full_name(game) for game in wanted] if wanted else games.names()
    proofs = [(game, prove(game, one)) for game in named for one in exercises(game).values()]
    bad = [(game, proof) for game, proof in proofs if proof.faults]
    if as_json:
        print_json([{"game": game, **proof._asdict()} for game, proof in proofs])
    else:
        for game, proof in bad:
            typer.echo(f"{game} {proof.name}: {'; '.join(proof.faults)}", err=True)
        console().print(f"{len(proofs) - len(bad)} of {len(proofs)} exercises hold.")
    if bad or not proofs:
        raise typer.Exit(1)


@app.command("score")
def score_opponent(
    game: Named,
    bot: Annotated[list[str] | None, typer.Option(help="Opponents; all that look ahead, and greedy.")] = None,
    seconds: Annotated[float, typer.Option(help="At most so long for one exercise.")] = MOST_SECONDS,
    as_json: AsJson = False,
) -> None:
    """Put the exercises of a game to opponents: how many first answers are right."""
    try:
        found = [score(full_name(game), name, seconds) for name in bot or ["greedy", "recruit", "captain", "marshal"]]
    except KeyError as wrong:
        failed(str(wrong.args[0]))
    if as_json:
        print_json([one._asdict() for one in found])
        return
    for one in found:
        levels = ", ".join(map(str, one.by_level))
        console().print(f"{one.bot}: {one.right} of {one.asked} right, by level {levels}; in the turn {one.in_turn}")
