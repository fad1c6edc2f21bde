"""People who play against each other may agree on a coach."""

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import add_column

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("games", sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("games", "coach")
