"""Changes that pass over what is there: versions before 0006 could be cut short half-way and leave that behind."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op


def add_column(table: str, column: sa.Column[Any]) -> None:
    if column.name not in {found["name"] for found in sa.inspect(op.get_bind()).get_columns(table)}:
        op.add_column(table, column)


def create_table(name: str, *parts: Any, **more: Any) -> None:
    if not sa.inspect(op.get_bind()).has_table(name):
        op.create_table(name, *parts, **more)


def create_index(name: str, table: str, columns: list[str]) -> None:
    if name not in {found["name"] for found in sa.inspect(op.get_bind()).get_indexes(table)}:
        op.create_index(name, table, columns)
