"""A module parted for the compiler: what has to stay as written, and the rest with its constants fixed.

mypyc drops the words after a class's bases (`frozen=True`, `tag=True`) and the true types of fields without saying
so: structs, and what they rest on, go into a module beside it, `…__written`, and are imported from there. A constant
that is said to be final is read in one step instead of being looked up by its name.
"""

from __future__ import annotations

import ast
import re
from typing import NamedTuple

from feldherr.fast import WRITTEN

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+$")
KINDS = {"TypeVar", "NewType", "NamedTuple", "ParamSpec"}
"""What makes a type is none of the constants."""
PLAIN = {"property", "staticmethod", "classmethod"}
"""Decorators of methods that mypyc knows."""
KERNEL = ("feldherr.kernel", "feldherr.bots.search")
"""Rooms whose classes others derive from, compiled or not: games, tests, what analyses a game."""
OPENING = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n"
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
"""How mypyc is told so; it takes notice, and nothing is called."""
Edit = tuple[int, int, str]
"""Lines from, to, and what comes in their place."""


class Parted(NamedTuple):
    compiled: str
    """Empty: all of it stays as written."""
    written: str


class Whole(Exception):
    """The module cannot be parted."""


def parted(source: str, module: str) -> Parted:
    """The two parts of a module."""
    body = ast.parse(source).body
    lines = source.splitlines(keepends=True)
    try:
        stays = staying(body, elsewhere(body, module))
    except Whole:
        return Parted("", source)
    rest = [node for node in body if node not in stays]
    if not any(isinstance(node, ast.FunctionDef | ast.Assign | ast.AnnAssign) for node in rest):
        return Parted("", source)
    edits = [(first_line(node), last_line(node), text) for node in rest if (text := fixed(node, body))]
    edits += [(first_line(node), last_line(node), "") for node in stays]
    names = sorted({name for node in stays for name in bound(node)})
    at = max((last_line(node) for node in body if isinstance(node, ast.Import | ast.ImportFrom)), default=0)
    edits.append((at, at, "from typing import Final\n"))
    if names:
        edits.append((at, at, f"from {module}{WRITTEN} import {', '.join(names)}\n"))
    package = module.rpartition(".")[0]
    if package in KERNEL:
        edits += [(first_line(node), first_line(node), OPEN) for node in rest if opened(node)]
        edits.append((at, at, OPENING))
    compiled = changed(lines, edits).replace("__package__", repr(package))
    kept = [told(lines, node, body) for node in body if node in stays or is_import(node)]
    return Parted(compiled, "".join([kept[0], "from typing import Final\n", *kept[1:]]) if names else "")


def elsewhere(body: list[ast.stmt], module: str) -> set[str]:
    """Names of the kernel in a module that is compiled apart from it.

    Compiled methods go by their place in a table, and a class made elsewhere has its own: it would jump anywhere.
    """
    if module.startswith(KERNEL):
        return set()
    told = [node for node in body if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(KERNEL)]
    return {name for node in told for name in bound(node)}


def staying(body: list[ast.stmt], foreign: set[str]) -> list[ast.stmt]:
    """Structs and the like, what derives from a class compiled elsewhere, and all they name, in the module's order."""
    by_name: dict[str, list[ast.stmt]] = {}
    for node in body:
        for name in set(bound(node)):
            by_name.setdefault(name, []).append(node)
    found: list[ast.stmt] = []
    waiting: list[ast.stmt] = [node for node in body if two_faced(node)]
    waiting += [node for node in body if isinstance(node, ast.ClassDef) and peculiar(node)]
    peculiars = foreign | {node.name for node in waiting if isinstance(node, ast.ClassDef)}
    for node in body:
        if isinstance(node, ast.ClassDef) and any(name in peculiars for base in node.bases for name in read(base)):
            peculiars.add(node.name)
            waiting.append(node)
    while waiting:
        node = waiting.pop()
        if node in found:
            continue
        found.append(node)
        for name in read(node):
            makers = [maker for maker in by_name.get(name, []) if not is_import(maker)]
            if len(makers) > 1 or any(map(winding, makers)):
                raise Whole
            waiting += makers
    changers = [node for node in body if isinstance(node, ast.AugAssign | ast.For | ast.While | ast.With | ast.Try)]
    if found and any(name in read(node) for node in changers for one in found for name in bound(one)):
        raise Whole
    return [node for node in body if node in found]


def winding(node: ast.stmt) -> bool:
    """Whether it depends on more than is to be seen here what a statement binds."""
    if isinstance(node, ast.If):
        return not for_checker(node)
    return isinstance(node, ast.For | ast.While | ast.Try | ast.With)


def peculiar(node: ast.ClassDef) -> bool:
    """Whether mypyc would lose something of a class.

    Words after its bases, a kind of tuple or list, a struct; what a decorator does (`cached_property` counts anew).
    """
    if node.keywords or node.decorator_list:
        return True
    if any(isinstance(base, ast.Subscript) or "Struct" in ast.unparse(base) for base in node.bases):
        return True
    methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
    return any(ast.unparse(said) not in PLAIN for method in methods for said in method.decorator_list)


def opened(node: ast.stmt) -> bool:
    """Whether it is a class that mypyc would close; of named tuples it makes ordinary classes."""
    return isinstance(node, ast.ClassDef) and "NamedTuple" not in map(ast.unparse, node.bases)


def bound(node: ast.stmt) -> list[str]:
    """The names a statement of a module binds."""
    match node:
        case ast.FunctionDef() | ast.ClassDef() | ast.AsyncFunctionDef():
            return [node.name]
        case ast.Import() | ast.ImportFrom():
            return [(alias.asname or alias.name).split(".")[0] for alias in node.names]
        case ast.Assign():
            return [one.id for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case _:
            stored = [one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]
            inner = [one for one in ast.walk(node) if isinstance(one, ast.Import | ast.ImportFrom)]
            return stored + [name for one in inner for name in bound(one)]


def read(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)}


def is_import(node: ast.stmt) -> bool:
    """An import, or those for the checker of types alone."""
    if isinstance(node, ast.If):
        return for_checker(node) and all(isinstance(one, ast.Import | ast.ImportFrom) for one in node.body)
    return isinstance(node, ast.Import | ast.ImportFrom)


def two_faced(node: ast.stmt) -> bool:
    """Whether the program runs what mypyc, believing the checker of types, takes for unreachable."""
    return isinstance(node, ast.If) and for_checker(node) and bool(node.orelse)


def for_checker(node: ast.If) -> bool:
    """Whether it tells the checker of types something else than the program."""
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def fixed(node: ast.stmt, body: list[ast.stmt]) -> str:
    """A constant of the module, or several at once, said to be final; nothing if it is none.

    Pairs of fractions are left alone: mypyc cannot tell a final one from one that has no value yet.
    """
    tuples = [one for one in ast.walk(node) if isinstance(one, ast.Tuple)]
    if any(isinstance(one, ast.Constant) and isinstance(one.value, float) for pair in tuples for one in ast.walk(pair)):
        return ""
    match node:
        case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=ast.expr() as value):
            kind = ast.unparse(annotation)
            if constant(name, body) and not kind.startswith(("Final", "TypeAlias", "ClassVar")):
                return f"{name}: Final[{kind}] = {ast.unparse(value)}\n"
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            if constant(name, body) and not makes_type(value):
                return f"{name}: Final = {ast.unparse(value)}\n"
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=value):
            names = [one.id for one in targets if isinstance(one, ast.Name) and constant(one.id, body)]
            values = one_by_one(value)
            if len(names) == len(targets) == len(values) and not read(value) & set(names):
                return "".join(f"{name}: Final = {value}\n" for name, value in zip(names, values))
    return ""


def one_by_one(value: ast.expr) -> list[str]:
    """What is unpacked into several names, if it is told in the same line."""
    match value:
        case ast.Call(func=ast.Name(id="range"), args=args) if all(isinstance(one, ast.Constant) for one in args):
            return [str(number) for number in range(*map(ast.literal_eval, args))]
        case ast.Tuple(elts=elts):
            return [ast.unparse(one) for one in elts]
    return []


def constant(name: str, body: list[ast.stmt]) -> bool:
    """Whether a name is one, and bound once."""
    return bool(CONSTANT.match(name)) and sum(bound(node).count(name) for node in body) == 1


def makes_type(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in KINDS


def first_line(node: ast.stmt) -> int:
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return min([node.lineno, *(one.lineno for one in decorators)]) - 1


def last_line(node: ast.stmt) -> int:
    assert node.end_lineno is not None
    return node.end_lineno


def told(lines: list[str], node: ast.stmt, body: list[ast.stmt]) -> str:
    return (fixed(node, body) or "".join(lines[first_line(node) : last_line(node)])) + "\n"


def changed(lines: list[str], edits: list[Edit]) -> str:
    """The lines with these edits; one that replaces nothing is put before its line."""
    out = [*lines, ""]
    before: dict[int, str] = {}
    for start, end, text in edits:
        if end <= start:
            before[start] = before.get(start, "") + text
            continue
        out[start:end] = [text, *[""] * (end - start - 1)]
    return "".join(before.get(number, "") + line for number, line in enumerate(out))
