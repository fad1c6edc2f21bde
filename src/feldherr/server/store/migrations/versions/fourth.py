"""Accounts, and the devices that are signed in."""

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import create_index, create_table

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "accounts",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("player", sa.String(32), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    create_table(
        "logins",
        sa.Column("device", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("accounts.player"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    create_index("logins_by_player", "logins", ["player"])


def downgrade() -> None:
    for table in ("logins", "accounts"):
        op.drop_table(table)
