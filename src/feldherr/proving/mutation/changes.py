"""Small changes to what a rule does: a comparison, a number, a condition, a statement. Each ought to fail a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from feldherr.proving.battery.reach import sources

LEFT_ALONE = frozenset({"shown", "data", "text", "examples", "notation", "events", "__init__"})
"""Files and folders of a game that hold no rules: how things look, how they are written down."""

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
OPERATOR = re.compile(rb"not\s+in|is\s+not|[<>=!]=|[<>]|\bin\b|\bis\b")
SEQUENCES = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr, ast.Starred)


class Change(NamedTuple):
    """One change: in the module the bytes from `start` to `end` become `text`."""

    module: str
    file: str
    function: str
    line: int
    kind: str
    start: int
    end: int
    text: str
    was: str
    now: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is known by when the lines around it have moved."""
        return (self.module, self.was, self.now)

    def __str__(self) -> str:
        return f"{self.file}:{self.line} in {self.function} ({self.kind})\n- {self.was}\n+ {self.now}"


def changes(package: str, root: Path) -> list[Change]:
    """Every change to the rules of a game, in the order of the source."""
    found: list[Change] = []
    for module, (file, tree) in sources(package).items():
        inside = module.removeprefix(package).strip(".").split(".")
        if LEFT_ALONE.isdisjoint(inside) and not inside[-1].startswith("test_"):
            path = Path(file)
            name = path.relative_to(root).as_posix() if path.is_relative_to(root) else file
            found += Module(module, name, path.read_bytes(), tree).changes()
    return found


def changed(source: bytes, change: Change) -> bytes:
    """The source with the change."""
    return source[: change.start] + change.text.encode() + source[change.end :]


class Module:
    """The changes of one module."""

    def __init__(self, module: str, file: str, source: bytes, tree: ast.Module) -> None:
        self.module, self.file, self.source, self.tree = module, file, source, tree
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def changes(self) -> list[Change]:
        """Sorted by place; of changes that say the same, one."""
        found: dict[tuple[int, str], Change] = {}
        for function, node in functions(self.tree):
            for kind, start, end, text in self.of(node):
                change = self.change(function, kind, start, end, text)
                if change.was != change.now:
                    found.setdefault((change.line, change.now), change)
        return sorted(found.values(), key=lambda change: (change.start, change.end, change.text))

    def change(self, function: str, kind: str, start: int, end: int, text: str) -> Change:
        first = self.source.rfind(b"\n", 0, start) + 1
        last = self.source.find(b"\n", end)
        was = " ".join(self.source[first:last].decode().split())
        now = " ".join((self.source[first:start] + text.encode() + self.source[end:last]).decode().split())
        line = self.source.count(b"\n", 0, start) + 1
        return Change(self.module, self.file, function, line, kind, start, end, text, was, now)

    def span(self, node: ast.expr | ast.stmt | ast.keyword) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.lines[node.lineno - 1] + node.col_offset, self.lines[node.end_lineno - 1] + node.end_col_offset

    def words(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def of(self, node: ast.AST) -> Iterator[tuple[str, int, int, str]]:
        """The changes at one node: kind, place and new text."""
        match node:
            case ast.Compare():
                yield from self.comparison(node)
            case ast.Constant(value=int() as number) if not isinstance(number, bool):
                yield "number", *self.span(node), str(number + 1)
            case ast.UnaryOp(op=ast.Not()):
                yield "condition negated", *self.span(node), f"({self.words(node.operand)})"
            case ast.UnaryOp(op=ast.USub()):
                yield "sign", *self.span(node), f"({self.words(node.operand)})"
            case ast.BoolOp():
                yield from self.several(node)
            case ast.BinOp(op=ast.Add() | ast.Sub()) if not joins(node):
                between = self.span(node.left)[1], self.span(node.right)[0]
                was, now = (b"+", "-") if isinstance(node.op, ast.Add) else (b"-", "+")
                yield "plus and minus", *self.replaced(between, was, now)
            case ast.AugAssign(op=ast.Add() | ast.Sub()) if not isinstance(node.value, SEQUENCES):
                between = self.span(node.target)[1], self.span(node.value)[0]
                was, now = (b"+=", "-=") if isinstance(node.op, ast.Add) else (b"-=", "+=")
                yield "plus and minus", *self.replaced(between, was, now)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield from self.condition(node.test)
            if isinstance(node, ast.If):
                # The condition is still worked out: what it may name is used further on.
                yield "condition never", *self.span(node.test), f"({self.words(node.test)}) and False"
        elif isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield from self.condition(test)
                yield "condition dropped", *self.span(test), f"(({self.words(test)}) or True)"
        elif isinstance(node, ast.stmt):
            yield from self.statement(node)

    def comparison(self, node: ast.Compare) -> Iterator[tuple[str, int, int, str]]:
        left: ast.expr = node.left
        for op, right in zip(node.ops, node.comparators):
            between = self.span(left)[1], self.span(right)[0]
            if found := OPERATOR.search(self.source, *between):
                yield "comparison", found.start(), found.end(), COMPARISONS[type(op)]
            left = right

    def several(self, node: ast.BoolOp) -> Iterator[tuple[str, int, int, str]]:
        """`and` for `or`, and each part left out."""
        parts = [f"({self.words(value)})" if isinstance(value, ast.BoolOp | ast.IfExp | ast.NamedExpr | ast.Lambda)
                 else self.words(value) for value in node.values]  # fmt: skip
        own, other = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
        yield "and and or", *self.span(node), f"({other.join(parts)})"
        for number in range(len(parts)):
            yield "condition dropped", *self.span(node), f"({own.join([*parts[:number], *parts[number + 1 :]])})"

    def condition(self, test: ast.expr) -> Iterator[tuple[str, int, int, str]]:
        """Negated, unless a comparison turned round says the same."""
        turned = isinstance(test, ast.Compare) and len(test.ops) == 1 and not isinstance(
            test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE
        )
        if not turned and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            yield "condition negated", *self.span(test), f"(not ({self.words(test)}))"

    def statement(self, node: ast.stmt) -> Iterator[tuple[str, int, int, str]]:
        """Left out: what is called, counted, put somewhere, raised; leaving a loop. A refusal that is returned."""
        match node:
            case ast.Expr(value=ast.Constant()):
                return
            case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Continue() | ast.Break():
                yield "statement dropped", *self.span(node), "pass"
            case ast.Assign(targets=targets) if not any(isinstance(target, ast.Name | ast.Tuple) for target in targets):
                yield "statement dropped", *self.span(node), "pass"
            case ast.Return(value=ast.Constant(value=str())):
                yield "refusal dropped", *self.span(node), "return None"

    def replaced(self, between: tuple[int, int], was: bytes, now: str) -> tuple[int, int, str]:
        at = self.source.index(was, *between)
        return at, at + len(was), now


def joins(node: ast.BinOp) -> bool:
    """Whether sequences are joined: there is no minus for them."""
    return any(
        isinstance(part, SEQUENCES) or (isinstance(part, ast.Constant) and isinstance(part.value, str))
        or (isinstance(part, ast.BinOp) and joins(part))
        for part in (node.left, node.right)
    )  # fmt: skip


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Every node inside a function, with the function's name; no annotations, decorators, assertions, texts."""

    def inside(name: str, node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.MatchValue | ast.JoinedStr):
            return
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if name:
            yield name, node
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "keywords") and isinstance(
                node, ast.FunctionDef | ast.AnnAssign | ast.arg | ast.ClassDef
            ):
                continue
            own = node.name if isinstance(node, ast.FunctionDef) and field == "body" and not name else name
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from inside(own, child)

    yield from inside("", tree)
