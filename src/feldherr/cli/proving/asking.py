"""`feldherr questions`: how much a game asks of those who play it at a table."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from feldherr.bots.outside import named
from feldherr.bots.player import answer, dismiss
from feldherr.cli.arguments import AsJson, chosen_game, console, print_json, sentence
from feldherr.proving import asked


def questions(
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, or a part of it.")],
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 50,
    opponent: Annotated[str, typer.Option("--bot", metavar="NAME", help="Who plays all seats.")] = "greedy",
    seed: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Count questions that leave no choice.

    Also options of one question that have the same words, in either language.
    """
    game = chosen_game(game_name)
    try:
        player = named(game.name, opponent)
    except KeyError as wrong:
        raise typer.BadParameter(sentence(str(wrong.args[0]))) from None
    found = asked.questions(game, partial(answer, player), count, seed)
    dismiss([player])
    if as_json:
        print_json(found)
        return
    screen = console()
    screen.print(f"{game.name}: {found.games:,} games of {opponent}, {found.asked:,} questions")
    screen.print(f"  {found.held:,} confirm what cannot be taken back")
    screen.print(f"  {found.single.total():,} leave no choice otherwise ({found.share:.1%})")
    for name, often in found.single.most_common():
        screen.print(f"    {often:,} {name}")
    screen.print(f"  {found.alike.total():,} times options of one question had the same words")
    for words, often in found.alike.most_common():
        screen.print(f"    {often:,} {words}", soft_wrap=True)
