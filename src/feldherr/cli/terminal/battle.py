"""A battle in one block of the log: who against whom, what was rolled and counted by cause, losses, what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from feldherr.cli.terminal.voice import Voice
from feldherr.kernel.battle import Battle, fallen, fought
from feldherr.kernel.event import Event
from feldherr.kernel.view import Loss, Party, Piece, Roll, Row


def sentence(voice: Voice, event: Event, lead: str = "• ", style: str = "") -> Text | None:
    """What happened, with its rule."""
    told = voice.event(event)
    return Text.assemble(lead, (told[0], style), (f"  {told[1]}", "dim")) if told else None


def lines(voice: Voice, events: Sequence[Event], before: Battle | None) -> Iterator[RenderableType]:
    """The log: a sentence an event, a block a battle; `before`: the one that runs already."""
    run: list[Event] = []
    for event in events:
        clash = voice.game.shown(event).clash
        if run and (clash is None or clash.title is not None):
            yield block(voice, run, before)
            before, run = folded(voice, run, before), []
        if clash is not None and (clash.title is not None or before is not None or run):
            run.append(event)
        elif said := sentence(voice, event):
            yield said
    if run:
        yield block(voice, run, before)


def folded(voice: Voice, events: Iterable[Event], battle: Battle | None = None) -> Battle | None:
    """The battle after these events."""
    for event in events:
        battle = fought(battle, voice.game.shown(event), None)
    return battle


def running(voice: Voice, events: Sequence[Event]) -> Battle | None:
    """The battle that was begun last."""
    first = next((n for n in range(len(events) - 1, -1, -1) if begins(voice, events[n])), len(events))
    return folded(voice, events[first:])


def block(voice: Voice, events: Sequence[Event], before: Battle | None) -> RenderableType:
    """What these events tell of one battle; who stands in it is said where it begins."""
    game, now = voice.game, folded(voice, events, before)
    if now is None:
        return Group(*[said for event in events if (said := sentence(voice, event))])
    out = [Text(f"⚔ {voice.text(now.title)}", style="bold")]
    new = begins(voice, events[0])
    battle = None if new else before
    if new and len(now.parties) > 1:
        out += [Text(f"    {line(voice, party)}") for party in now.parties]
    lost: list[Loss] = []
    morale: list[Row] = []
    step = battle.steps[-1].number if battle else 0
    for event in events:
        shown = game.shown(event)
        battle = fought(battle, shown, None)
        assert battle is not None and shown.clash is not None
        if battle.steps[-1].number != step:
            step = battle.steps[-1].number
            if (name := battle.steps[-1].name) is not None:
                out.append(Text(f"  {voice.text(name)}", style="italic"))
        if shown.rows:
            out.append(summed(voice, shown.rows))
        if shown.clash.rolls:
            out += [Text(f"    {rolled(voice, roll)}") for roll in shown.clash.rolls]
        if not shown.rows and not shown.clash.rolls and (said := sentence(voice, event, "    ")):
            out.append(said)
        lost += fallen(shown)
        morale += shown.clash.morale
    return Group(*out, *balance(voice, now, lost, morale))


def begins(voice: Voice, event: Event) -> bool:
    clash = voice.game.shown(event).clash
    return clash is not None and clash.title is not None


def line(voice: Voice, party: Party) -> str:
    """Who stands on one side: what looks alike together."""
    found: dict[str, int] = {}
    for piece in party.pieces:
        found[voice.called(piece)] = found.get(voice.called(piece), 0) + number(piece)
    those = ", ".join(f"{count} × {name}" if count > 1 else name for name, count in found.items() if count)
    return f"{voice.text(party.title)}: {those or voice('cli-battle-nobody')}"


def number(piece: Piece) -> int:
    return 1 if piece.value is None or piece.name else piece.value


def summed(voice: Voice, rows: Iterable[Row]) -> Text:
    """Term by term, each total after its terms."""
    parts = [(f"{voice.text(row.label)} {voice.text(row.value)}", "bold" if row.state == "total" else "")
             for row in rows]  # fmt: skip
    return Text("    ").append_text(Text(" · ").join(Text(words, style) for words, style in parts))


def rolled(voice: Voice, roll: Roll) -> str:
    faces = " ".join(map(str, roll.faces))
    result = voice.text(roll.result) if roll.result else voice("cli-battle-hits", count=roll.hits)
    return f"{voice.text(roll.cause)}: {faces + ' → ' if faces else ''}{result}"


def balance(voice: Voice, battle: Battle, lost: Sequence[Loss], morale: Sequence[Row]) -> Iterator[Text]:
    """Losses and morale of each side."""
    for party in battle.parties:
        own = [loss for loss in lost if loss.side in (party.side, *party.also)]
        said = [fate(voice, loss) for loss in own]
        said += [voice("cli-battle-morale", points=int(str(row.value))) for row in morale if row.seat == party.side]
        if said:
            whose = voice("cli-battle-losses", side=voice.text(party.title))
            yield Text(f"  {whose} {', '.join(said)}", style="red")


def fate(voice: Voice, loss: Loss) -> str:
    count = f"{loss.count} " if loss.count > 1 else ""
    left = f" → {voice.face(loss.left)}" if loss.left else ""
    return f"{count}{loss.name or voice.face(loss.face or '')}{left}"
