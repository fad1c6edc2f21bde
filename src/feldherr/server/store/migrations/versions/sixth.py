"""What outlives a change of rules: films, positions to go on from, commitments, analyses."""

import hashlib

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import add_column, create_table

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("commitment", sa.String(64), nullable=False, server_default=""),
        sa.Column("reckoned", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("played", sa.Integer, nullable=False, server_default="0"),
        sa.Column("checked", sa.String(16), nullable=False, server_default=""),
        sa.Column("stands", sa.String(8), nullable=False, server_default=""),
    ):
        add_column("games", column)
    create_table(
        "films",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("final", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    create_table(
        "passages",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    create_table(
        "props",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    create_table(
        "analyses",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True),
        sa.Column("made", sa.String(40), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    reckon(op.get_bind())


def reckon(connection: sa.Connection) -> None:
    """Games from before get the commitment their secret gives, and the mark that it was reckoned later."""
    connection.exec_driver_sql("UPDATE games SET played = rules")
    found = connection.exec_driver_sql("SELECT id, secret FROM games WHERE secret != '' AND commitment = ''").fetchall()
    change = sa.text("UPDATE games SET commitment = :commitment, reckoned = :reckoned WHERE id = :id")
    rows = [{"id": name, "commitment": commitment(secret), "reckoned": True} for name, secret in found]
    if rows:
        connection.execute(change, rows)


def commitment(secret: str) -> str:
    try:
        return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    except ValueError:  # an uploaded record can say anything
        return ""


def downgrade() -> None:
    for table in ("analyses", "props", "passages", "films"):
        op.drop_table(table)
    for name in ("commitment", "reckoned", "played", "checked", "stands"):
        op.drop_column("games", name)
