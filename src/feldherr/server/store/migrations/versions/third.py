"""Clocks."""

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import add_column

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("games", sa.Column("pace", sa.String(64), nullable=False, server_default=""))
    add_column("games", sa.Column("spent", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    for name in ("pace", "spent"):
        op.drop_column("games", name)
