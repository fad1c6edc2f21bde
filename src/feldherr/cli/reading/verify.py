"""`feldherr verify` proves the draws of a recorded game, by itself and by what its players have kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from feldherr.cli.arguments import AsJson, failed, print_json, read_record, sentence
from feldherr.cli.reading.replay import File
from feldherr.kernel import record
from feldherr.kernel.answers import Illegal, Malformed

if TYPE_CHECKING:
    from feldherr.server.wire.receipt import Checked


def verify(
    file: File,
    receipt: Annotated[
        list[Path] | None, typer.Option(help="A player's receipt, saved by his page; as many as there are.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check that every draw of a finished game is the one its seed gives.

    That alone a server that cheats can give, too. Receipts show that it could not choose the seed afterwards.
    """
    game, found = read_record(file)
    try:
        draws = record.verify(game, found)
        against = [(path, compared(path, found)) for path in receipt or []]
    except (Illegal, Malformed) as wrong:
        if as_json:
            print_json({"verified": False, "reason": str(wrong)})
            raise typer.Exit(1) from None
        failed(f"{file}: {sentence(str(wrong))}")
    if as_json:
        told = [{"receipt": str(path), **msgspec.structs.asdict(checked)} for path, checked in against]
        right = not any(checked.broken for _, checked in against)
        more = {"receipts": told} if told else {}
        print_json({"verified": right, "draws": draws, "answers": len(found.entries), **more})
    else:
        typer.echo(f"{file}: all {draws} draws are those the seed gives.")
        for path, checked in against:
            for line in in_words(checked, found.header):
                typer.echo(f"{path}: {line}")
        if not against:
            typer.echo("Whether the seed is the one committed to at the start, a player's receipt shows (--receipt).")
    if any(checked.broken for _, checked in against):
        raise typer.Exit(1)


def compared(path: Path, found: record.Record) -> Checked:
    """What a player's receipt says to the record."""
    from feldherr.server.wire import receipt

    seed = found.header.seed
    assert seed is not None, "it has been verified"
    try:
        return receipt.checked(receipt.read(path.read_bytes()), seed.secret, seed.nonces)
    except (OSError, ValueError) as wrong:
        raise typer.BadParameter(f"{path}: {wrong}") from None


def in_words(checked: Checked, header: record.Header) -> list[str]:
    """What a receipt proves, what it disproves, and what it cannot know."""
    names = dict(enumerate(header.players))
    other, none = (
        ", ".join(names.get(seat) or f"seat {seat + 1}" for seat in seats)
        for seats in (checked.others, checked.withheld)
    )
    pledges = {
        "kept": "the numbers of all seats are those pledged before any was shown",
        "unseen": "no pledges of the other seats were seen here",
        "broken": "; ".join(
            text
            for who, text in (
                (other, f"ANOTHER NUMBER THAN PLEDGED: {other}"),
                (none, f"pledged a number and gave none: {none}"),
            )
            if who
        ),
    }
    return [
        SEED[checked.seed],
        SHARE[checked.share],
        pledges[checked.pledges],
    ]


SEED = {
    "kept": "the seed is the one committed to before this player gave anything",
    "broken": "THE SEED IS NOT THE ONE COMMITTED TO (or this is the receipt of another game)",
    "unseen": "no commitment was seen here",
}
SHARE = {
    "kept": "this player's own number is in the dice",
    "broken": "THIS PLAYER'S OWN NUMBER IS NOT IN THE DICE",
    "unseen": "this player gave no number of his own from here",
}
