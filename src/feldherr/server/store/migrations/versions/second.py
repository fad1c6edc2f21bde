"""Messages to one seat."""

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import add_column

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("chats", sa.Column("recipient", sa.Integer))


def downgrade() -> None:
    op.drop_column("chats", "recipient")
