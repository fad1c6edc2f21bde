"""A question: who is asked, and the one function that lists the options and names the rule for what it refuses."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from inspect import signature
from operator import itemgetter
from typing import Any, Protocol, TypeVar

FIRST = itemgetter(0)
Choices = Callable[..., list[Any]]
T = TypeVar("T")


class Refuse(Protocol):
    """Handed to choices as `no`: called with each candidate that is refused, and the rule."""

    def __call__(self, candidate: Any, rule: str, /) -> None: ...


class Question:
    """Open to one seat. `public`: its options follow from what everybody can see.

    What it is about is read by the names of its function's parameters: `question.front`, `question.s`.
    `round`: if it is asked in secret together with others, how many answers had been given when that began.
    `held`: it has one option only, and is asked so that the seat confirms what cannot be taken back afterwards.
    """

    __slots__ = ("_options", "actor", "args", "choices", "held", "name", "public", "round")

    def __init__(self, actor: int, choices: Choices, args: tuple[Any, ...], public: bool = False) -> None:
        self.actor = actor
        self.choices = choices
        self.name = choices.__name__
        self.args = args
        self.public = public
        self.round: int | None = None
        self.held = False
        self._options: list[Any] | None = None

    def __getattr__(self, field: str) -> Any:
        """What the question is about, by the name its function gives it."""
        if field[0] == "_" or field in OWN:
            raise AttributeError(field)
        try:
            return self.args[FIELDS[self.choices][field]]
        except LookupError:
            return about(self.choices, self.args, field)

    def tells(self, field: str) -> bool:
        """Whether the question is about something of this name."""
        return (FIELDS.get(self.choices) or fields(self.choices)).get(field, MANY) < len(self.args)

    def options(self) -> list[Any]:
        if self._options is None:
            self._options = self.choices(*self.args)
        return self._options

    def handles(self, answer: Any) -> tuple[str, ...]:
        """What an option points at; where it stands for others, what those point at as well."""
        options = self.options()
        return options.handles(answer) if isinstance(options, Folded) else answer.handles

    def refusals(self) -> dict[Any, str]:
        """Each candidate that is refused, with its rule. The first rule named for a candidate counts."""
        verdicts: dict[Any, str] = {}

        def no(candidate: Any, rule: str, /) -> None:
            verdicts.setdefault(candidate, rule)

        self.choices(*self.args, no=no)
        return verdicts

    def __repr__(self) -> str:
        return f"<{self.name} asked of seat {self.actor}>"


class Folded(list[Any]):
    """Options each of which stands for all that differ from it in nothing: the first is offered, any of them taken.

    So a record in which another of them was named is read as before.
    """

    __slots__ = ("kin",)

    def __init__(self, kin: list[list[Any]]) -> None:
        self.kin = kin
        self.extend(map(FIRST, kin))                         # not `super()`: made thousands of times a second

    def __contains__(self, answer: object) -> bool:
        return any(answer in one for one in self.kin)

    def index(self, answer: Any, *within: Any) -> int:
        return super().index(self.like(answer)[0], *within)

    def like(self, answer: Any) -> list[Any]:
        """The options an answer stands for, itself included."""
        return next((one for one in self.kin if answer in one), [answer])

    def handles(self, answer: Any) -> tuple[str, ...]:
        places = zip(*(other.handles for other in self.like(answer)))
        return tuple(dict.fromkeys(handle for place in places for handle in place))


def folded(options: Iterable[Any], alike: Callable[[Any], Hashable]) -> Folded:
    """The options, those folded that are alike by this measure."""
    kin: dict[Hashable, list[Any]] = {}
    for option in options:
        kin.setdefault(alike(option), []).append(option)
    return Folded(list(kin.values()))


class Made(dict[int, Any]):
    """Answers that differ in one number, each made when it is first wanted: `GO[hex]` instead of `Go(hex)`."""

    def __init__(self, kind: Callable[[Any], Any]) -> None:
        super().__init__()
        self.kind = kind

    def __missing__(self, number: int) -> Any:
        made = self[number] = self.kind(number)
        return made


OWN, MANY = frozenset(Question.__slots__), 1 << 10
FIELDS: dict[Choices, Mapping[str, int]] = {}
"""Kept here and not behind a call: opponents read questions some hundred thousand times a second."""


def fields(choices: Choices) -> Mapping[str, int]:
    """What a question is about: the names of its function's parameters, each with its place among the arguments."""
    if choices not in FIELDS:
        names = signature(choices).parameters
        FIELDS[choices] = {name: place for place, name in enumerate(names) if name != "no"}
    return FIELDS[choices]


def about(choices: Choices, args: tuple[Any, ...], field: str) -> Any:
    """The argument of this name: for players of a playout, who are handed the parts of a question."""
    place = fields(choices).get(field, len(args))
    if place >= len(args):
        raise AttributeError(f"the question {choices.__name__} says nothing of {field!r}")
    return args[place]


def offered(candidates: Iterable[T], refusal: Callable[[T], str | None], no: Refuse | None) -> list[T]:
    """One verdict a candidate: those that nothing refuses are offered, the others refused by the rule that is named."""
    if no is None:
        return [candidate for candidate in candidates if refusal(candidate) is None]
    out = []
    for candidate in candidates:
        if (rule := refusal(candidate)) is None:
            out.append(candidate)
        else:
            no(candidate, rule)
    return out
