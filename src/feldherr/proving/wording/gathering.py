"""Every text a game says in random play: prompts, options, refusals, events, views, suggestions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from feldherr import words
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.table import Table
from feldherr.kernel.text import Text
from feldherr.kernel.why import why_not
from feldherr.proving.battery.fuzz import options_for
from feldherr.proving.battery.play import Walk


class Said(NamedTuple):
    """A text, and as what it was said: `prompt`, `option`, `event` or `label` (anything else a view shows)."""

    role: str
    text: Text


def texts_in(value: Any) -> Iterator[Text]:
    """The texts inside a struct, list or text."""
    for text in outer_texts(value):
        yield text
        for arg in text.args.values():
            yield from texts_in(arg)


def outer_texts(value: Any) -> Iterator[Text]:
    """Only whole texts, not the ones inside them."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from outer_texts(getattr(value, field))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from outer_texts(item)


def here(game: Game, table: Table, rng: random.Random) -> Iterator[Said]:
    """What is said at one position, to every seat and to a spectator."""
    for viewer in (None, *range(len(table.seats))):
        for text in outer_texts(game.view(table.position, viewer)):
            yield Said("label", text)
    for question in table.position.questions:
        yield Said("prompt", game.prompt(question)[0])
        for answer in question.options():
            yield Said("option", game.option(question, answer))
        for candidate in list(question.refusals())[:30]:
            yield Said("option", game.option(question, candidate))
        for proposed in game.suggestions(question):
            yield Said("option", proposed.text)
        for said in table.interjections(question.actor):
            yield Said("option", words.saying(said) or game.option(question, said))
        handles = sorted({handle for answer in question.options() for handle in answer.handles})
        if handles and rng.random() < 0.05:
            for refusal in why_not(game, table.position, question.actor, rng.choice(handles)):
                yield Said("option", game.option(refusal.question, refusal.candidate))


def gather(game: Game, count: int = 3, seed: int = 0, every: int = 5, varied: bool = False) -> Iterator[Said]:
    """The texts of `count` random games, the position looked at after every few answers.

    Varied, the games have their options changed as the battery does, and are drawn to what was asked seldom.
    """
    often = Counter[str]()
    for number in range(seed, seed + count):
        rng = random.Random(f"{seed}:{number - seed}")
        options = options_for(game, number) if varied else game.options_type()
        walk = Walk(game, options, number, asked=often if varied else None)
        table = walk.table
        for title in outer_texts(tuple(seat.title for seat in table.seats)):
            yield Said("label", title)
        told = 0
        asked = set[str]()
        while table.outcome is None:
            names = [q.name for q in table.position.questions if q.actor != CHANCE]
            often.update(names)
            new = set(names) - asked
            if (new or len(table.entries) % every == 0) and table.position.question(CHANCE) is None:
                asked |= new
                yield from here(game, table, rng)
            walk.step()
            for happened in table.happened[told:]:
                for viewer in (None, *range(len(table.seats))):
                    shown = happened.event.seen_by(viewer)
                    if shown is not None and (sentence := game.told(shown)):
                        yield Said("event", sentence[0])
            told = len(table.happened)
        if words.of(game.name, "en").knows(words.manner(table.outcome).id):
            yield Said("label", words.manner(table.outcome))
