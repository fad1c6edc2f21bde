"""What is prepared for a larger house: said once, in words another database understands."""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

import feldherr.server
from feldherr.server.store.statements import STATEMENTS, Kind
from feldherr.server.store.tables import metadata

DIALECT: Any = postgresql.dialect  # the library does not say its type
POSTGRESQL: Any = DIALECT()
SERVER = Path(feldherr.server.__file__).parent
ONCE = ("AnyRequest", "hall_of", "caller", "poster", "where_from", "may_look")
"""Who calls, from where, and who may look."""


def named(source: str) -> list[str]:
    """What a module and its classes define or bind."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign):
            found += [target.id for target in node.targets if isinstance(target, ast.Name)]
    return found


def test_who_calls_and_who_may_look_is_said_once() -> None:
    count = Counter(name for file in SERVER.rglob("*.py") for name in named(file.read_text("utf-8")))
    assert {name: count[name] for name in ONCE} == dict.fromkeys(ONCE, 1)


def test_the_lobby_is_nobodys_toolbox() -> None:
    """What several need to know of a request they find in a file of its own."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "feldherr.server.lobby.lobby":
                assert not {alias.name for alias in node.names} & set(ONCE), file


@pytest.mark.parametrize("kind", Kind)
def test_all_that_is_written_can_be_said_to_postgresql(kind: Kind) -> None:
    statement: Any = STATEMENTS[kind]
    assert str(statement.compile(dialect=POSTGRESQL))


def test_all_tables_can_be_made_in_postgresql() -> None:
    for table in metadata.sorted_tables:
        assert str(CreateTable(table).compile(dialect=POSTGRESQL))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=POSTGRESQL))


def test_only_the_room_of_the_database_knows_which_it_is() -> None:
    """Elsewhere nobody names a driver or opens a file of it; the test of a crash reads the disk as it lies there."""
    naming = {
        file.relative_to(SERVER).parts[0]
        for file in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names])
        if name.split(".")[0] in ("sqlite3", "aiosqlite")
    }
    assert naming <= {"store", "load"}
