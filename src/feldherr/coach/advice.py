"""What the marshal would do at a question, from what its seat knows, and why: two sentences drawn from the search."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from feldherr.bots.search.bot import Search
from feldherr.bots.search.gestures import Gesture
from feldherr.bots.search.levels import LEVELS, iterations
from feldherr.bots.search.plans import Begun
from feldherr.coach.reasons import COMMON, Difference, Weighing, asked, speaking
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.lines import write
from feldherr.kernel.position import Position, answer
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, say

NAMED = LEVELS[-1]
SHORTER = {"triomphe-a-marengo": 96, "napoleons-triumph": 48, "trench-club": 96, "napoleon-in-europe": 24}
"""By game: iterations of a marshal who must be done in three seconds, where those of the level take longer."""
SEARCHING, WEIGHING = 1.7, 0.8
"""Seconds for finding the answer, and for its reasons; on a slow machine both end with what there is."""
LONG = 12
"""Answers of one gesture at most."""
SHORT = 3
"""So many answers are all said."""
WHO, WHERE = ("piece:", "kind:", "chip:"), ("space:", "side:", "box:")
"""What names who acts, and what names where."""


class Advice(Struct, frozen=True, omit_defaults=True):
    """One gesture, in lines and in words; what it gains and risks, the rule its last question goes by.

    `share`: in how many of a hundred worlds it comes out better than `other`, with which it is compared; where nothing
    is gained soon, `gain` says that, and no number says it again.
    """

    lines: list[str]
    texts: list[Text]
    handles: list[str]
    gain: Text
    risk: Text
    rule: str
    share: int | None = None
    other: list[Text] = []


def adviser(game_name: str, seconds: float | None = SEARCHING) -> Search:
    """The marshal beside one's chair: as many iterations as there is time for."""
    return Search(NAMED, min(iterations(NAMED, game_name), SHORTER.get(game_name, 1 << 30)), seconds)


def seed_at(word: str, seat: int, after: int) -> float:
    """By which the coach draws at a question: of the game of this name, after so many answers of the seat."""
    return random.Random(f"{word} {seat} {after}").random()


def counsel(game: Game, position: Position, seat: int, seed: float, bot: Search) -> tuple[Done, Position]:
    """What the coach would do here, thought out anew, and the world he thought of: advice and bill have both from here.

    The position may be the true one or any the seat cannot tell from it.
    """
    rng, bot.begun = random.Random(seed), Begun()
    world = game.resample(position, seat, rng)
    return gesture(game, world, seat, bot, rng), world


def advise(game: Game, position: Position, seat: int, seed: float, bot: Search | None = None) -> Advice:
    """What is counselled here, with its reasons."""
    done, world = counsel(game, position, seat, seed, bot or adviser(game.name))
    weighing = Weighing(game, world, seat, random.Random(seed))
    lines, until = [write(one) for one in done.answers], time.monotonic() + WEIGHING
    found, against = None, list[Sequence[Any]]()
    for others in (done.second, weighing.others(done.answers[0])):
        if others and (now := weighing.against(done.intended, others, until)):
            found, against = now, others
            if found.most(1):
                break
    gain, risk = reasons(game, found, len(weighing.question.options()), weighing.opponents())
    if found is None:
        return Advice(lines, done.texts, done.handles, gain, risk, done.rule)
    other = chosen(game, world, seat, against[0]) if len(against) == 1 else []
    other = [] if other == done.texts else other
    share = found.share if found.most(1) else None
    return Advice(lines, done.texts, done.handles, gain, risk, done.rule, share, other)


class Done(NamedTuple):
    """A gesture of the bot; `intended`: what it had in mind beyond, as it was judged; `second`: and what came next."""

    answers: list[Any]
    intended: Sequence[Any]
    texts: list[Text]
    handles: list[str]
    rule: str
    second: list[Sequence[Any]] = []


def gesture(game: Game, position: Position, seat: int, bot: Search, rng: random.Random) -> Done:
    """What the bot answers in one go: one command, as long as nothing is rolled, shown or asked of others.

    With the words of what was chosen, what that points at on the map, and the rule it goes by.
    """
    first, settled = asked(position, seat).name, position.settled
    answers, meant, intended = list[Any](), list[Any](), list[Any]()
    rule, told, handles, second = "", list[Told](), dict[str, None](), list[Sequence[Any]]()
    while len(answers) < LONG and (question := position.question(seat)):
        options = question.options()
        if next_command(question, first, position.settled is settled):
            break
        if len(options) > 1 and (not meant or meant[0] not in options):
            found = bot.intend(game, position, seat, rng)
            meant = list(spread(found))
            if not intended:
                intended, second = list(meant), [] if bot.second is None else [spread(bot.second)]
        choice = options[0] if len(options) == 1 else meant.pop(0)
        if meant and meant[0] == choice and len(options) == 1:
            meant.pop(0)
        told.append(Told(game.option(question, choice), choice.handles, len(options) == 1))
        if len(options) > 1 or not rule:
            rule = game.prompt(question)[1]
        handles.update(dict.fromkeys(choice.handles))
        position, news = answer(game, position, seat, choice)
        rule = next((line[1] for event in news if (line := told_to(game, event, seat)) and line[1]), rule)
        answers.append(choice)
        if choice.ends or any(event.final for event in news):
            break
    return Done(answers, intended or answers, brief(told), list(handles), rule, second)


class Told(NamedTuple):
    """An answer in words, what it points at, and whether there was no other."""

    text: Text
    handles: Sequence[str]
    forced: bool


def brief(told: Sequence[Told]) -> list[Text]:
    """How a command begins, the pieces that act and where they end; the way there is read on the map.

    Where no piece is named, how many go is said as well.
    """
    told = [one for number, one in enumerate(told) if not number or one.handles or not one.forced]
    if len(told) <= SHORT:
        return [one.text for one in told]
    acting, places = ([one for one in told if names(one, what)] for what in (WHO, WHERE))
    how = [] if acting else [one for one in told if not one.handles]
    kept = [*told[:1], *acting, *places[-1:], *how]
    return [one.text for one in told if one in kept]


def names(one: Told, what: tuple[str, ...]) -> bool:
    return any(handle.startswith(what) for handle in one.handles)


def spread(found: Any) -> Sequence[Any]:
    """One answer, or the answers of a gesture."""
    return found if isinstance(found, Gesture) else (found,)


def chosen(game: Game, position: Position, seat: int, answers: Sequence[Any]) -> list[Text]:
    """The answers in words."""
    said: list[Told] = []
    for one in answers:
        while question := position.question(seat):
            options = question.options()
            given = options[0] if len(options) == 1 else one
            if given not in options:
                return brief(said)
            said.append(Told(game.option(question, given), given.handles, len(options) == 1))
            position, _ = answer(game, position, seat, given)
            if given == one:
                break
    return brief(said)


def next_command(question: Question, first: str, same: bool) -> bool:
    """Whether a question begins another command than the one `first` began; `same`: the procedure is still the same."""
    return not same and (question.name == first or any(option.ends for option in question.options()))


def told_to(game: Game, event: Event, seat: int) -> tuple[Text, str] | None:
    """The sentence of the log and its rule, if the seat sees the event."""
    shown = event.seen_by(seat)
    return game.told(shown) if shown is not None else None


def reasons(game: Game, found: Difference | None, options: int, opponents: int) -> tuple[Text, Text]:
    """What it gains and what it risks, as far as that can be told."""
    if options == 1:
        return say("coach-only"), say("coach-only-risk")
    words = speaking(game).words
    up, down = (found.most(1), found.most(-1)) if found else (None, None)
    gain = say(message(words, up, 0), others=opponents) if up else say("coach-later" if down else "coach-even")
    if down is None:
        return gain, say("coach-safe")
    return gain, say("coach-risk", what=say(message(words, down, 1), others=opponents))


def message(words: str, term: str, way: int) -> str:
    """What is said of a term that gains (0) or loses (1)."""
    return COMMON[term][way] if term in COMMON else f"{words}-{term}-{('up', 'down')[way]}"
