"""Who runs the server signs an account out everywhere."""

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import add_column

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("accounts", sa.Column("signed_out", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("accounts", "signed_out")
