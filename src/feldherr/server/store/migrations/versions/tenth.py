"""Forgotten passwords, people one wants to hear nothing of, reports, and the key cookies are signed with."""

import secrets

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import create_index, create_table

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "resets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("accounts.player"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    create_index("resets_by_player", "resets", ["player"])
    create_table(
        "blocks",
        sa.Column("player", sa.String(32), sa.ForeignKey("accounts.player"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("accounts.player"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    create_index("blocks_by_other", "blocks", ["other"])
    create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    create_index("reports_by_player", "reports", ["player"])
    keys = sa.table("keys", sa.column("name"), sa.column("secret"))
    create_table(
        "keys", sa.Column("name", sa.String(16), primary_key=True), sa.Column("secret", sa.String(64), nullable=False)
    )
    if op.get_bind().execute(sa.select(keys.c.name)).first() is None:
        op.get_bind().execute(sa.insert(keys).values(name="cookies", secret=secrets.token_hex(32)))


def downgrade() -> None:
    for name in ("keys", "reports", "blocks", "resets"):
        op.drop_table(name)
