"""Mail that it is somebody's turn."""

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import add_column, create_table

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("accounts", sa.Column("mail", sa.String(200), nullable=False, server_default=""))
    add_column("accounts", sa.Column("mail_key", sa.String(32), nullable=False, server_default=""))
    add_column("accounts", sa.Column("language", sa.String(2), nullable=False, server_default="en"))
    create_table(
        "notices",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
    for name in ("mail", "mail_key", "language"):
        op.drop_column("accounts", name)
