"""What a Fluent source contains: its messages, the variables of each, and what cannot be read."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Gathers the variables and the other entries a pattern refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def entries(source: str) -> list[ast.Message]:
    return [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]


def variables(source: str) -> dict[str, set[str]]:
    """Each message with the variables it needs, those of the messages it refers to included."""
    own: dict[str, Variables] = {}
    for entry in entries(source):
        gathered = Variables()
        gathered.visit(entry)
        own[entry.id.name] = gathered

    def needed(name: str, path: tuple[str, ...] = ()) -> set[str]:
        if name not in own or name in path:
            return set()
        found = set(own[name].found)
        for other in sorted(own[name].references):
            found |= needed(other, (*path, name))
        return found

    return {name: needed(name) for name in own}


def faults(source: str) -> list[str]:
    """What cannot be read, what is said twice, and references that lead nowhere."""
    found: list[str] = []
    names: list[str] = []
    references: set[str] = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            found.append(f"cannot be read: {(entry.content or '').strip()[:80]}")
        elif isinstance(entry, ast.Message | ast.Term):
            gathered = Variables()
            gathered.visit(entry)
            references |= gathered.references
            names.append(f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name)
    found += [f"is there twice: {name}" for name in sorted({n for n in names if names.count(n) > 1})]
    found += [f"does not exist: {name}" for name in sorted(references - set(names))]
    return found
