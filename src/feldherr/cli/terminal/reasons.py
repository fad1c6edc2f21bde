"""Why not? For anything on the board or any answer, with the rule's number and its words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from feldherr.cli.terminal.session import Session
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel.answers import Malformed
from feldherr.kernel.lines import lines_of
from feldherr.kernel.question import Question
from feldherr.kernel.why import why_not

SHOWN = 3
"""So many refused candidates of one rule are named."""


def why(session: Session, voice: Voice, seat: int, thing: str) -> list[RenderableType]:
    """What keeps the seat from choosing a thing, as far as it may know."""
    question = session.question(seat)
    try:
        answer = lines_of(tuple(session.game.actions)).read(thing)
    except Malformed:
        pass
    else:
        if answer in question.options():
            return [voice("cli-why-open", numbers=str(question.options().index(answer) + 1), count=1)]
        rule = question.refusals().get(answer)
        return explain(voice, [(question, answer, rule)]) if rule else [voice("cli-why-nothing", thing=thing[:60])]
    handles = voice.meant(thing, session.game.view(session.table.position, seat))
    if not handles:
        return [voice("cli-unknown-thing", thing=thing[:40])]
    out: list[RenderableType] = []
    for handle in handles[:SHOWN]:
        out += of_handle(session, voice, seat, handle)
    return out


def of_handle(session: Session, voice: Voice, seat: int, handle: str) -> list[RenderableType]:
    """Of a piece that nothing is asked about yet, what there is to say of the place it stands at."""
    question = session.question(seat)
    view = session.game.view(session.table.position, seat)
    name = voice.thing(handle, view)
    offered = [str(number) for number, answer in enumerate(question.options(), 1) if handle in answer.handles]
    out: list[RenderableType] = [Text(name, style="bold")]
    if offered:
        out.append(voice("cli-why-open", numbers=", ".join(offered), count=len(offered)))
    refusals = why_not(session.game, session.table.position, seat, handle)
    out += explain(voice, refusals)
    if not offered and not refusals:
        at = next((piece.at for piece in view.pieces if handle == f"piece:{piece.id}"), None)
        out += of_handle(session, voice, seat, at)[1:] if at else [voice("cli-why-nothing", thing=name)]
    return out


def explain(voice: Voice, refusals: Iterable[tuple[Question, Any, str]]) -> list[RenderableType]:
    """Rule by rule: what it refuses here, and what it says."""
    by: dict[str, list[str]] = {}
    for question, candidate, rule in refusals:
        named = by.setdefault(rule, [])
        words = voice.option(question, candidate)
        if words not in named:
            named.append(words)
    out: list[RenderableType] = []
    for rule, named in by.items():
        more = voice("cli-why-more", count=len(named) - SHOWN) if len(named) > SHOWN else ""
        passage = voice.passage(rule)
        reads = f"{passage.topic}. {passage.text}" if passage else ""
        out.append(Text.assemble("✗ ", "; ".join(filter(None, [*named[:SHOWN], more]))))
        out.append(Text.assemble((f"  {voice.cite(rule)}  ", "bold"), reads))
    return out
