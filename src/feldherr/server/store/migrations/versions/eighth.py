"""Offers that are accepted or declined, clocks that wait for everybody's first answer, ratings that are kept."""

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import add_column, create_index, create_table

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("seats", sa.Column("invited", sa.String(32)))
    add_column("seats", sa.Column("member", sa.Boolean, nullable=False, server_default=sa.false()))
    add_column("seats", sa.Column("acted", sa.Boolean, nullable=False, server_default=sa.false()))
    create_index("seats_by_invited", "seats", ["invited"])
    add_column("games", sa.Column("begun", sa.Float, nullable=False, server_default="0"))
    create_table(
        "rated",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
    )
    create_index("rated_by_player", "rated", ["player", "kind"])
    connection = op.get_bind()
    if "seat" not in {found["name"] for found in sa.inspect(connection).get_columns("answers")}:
        return  # not ours: that is found out, and nothing of this stays
    connection.exec_driver_sql(
        "UPDATE seats SET member = (SELECT count(*) FROM accounts WHERE accounts.player = seats.player) > 0,"
        " acted = EXISTS (SELECT 1 FROM answers WHERE answers.game = seats.game AND answers.seat = seats.seat)"
    )
    connection.exec_driver_sql("UPDATE games SET begun = created WHERE pace != '' AND phase = 'running'")


def downgrade() -> None:
    op.drop_table("rated")
    op.drop_column("games", "begun")
    op.drop_index("seats_by_invited", "seats")
    for name in ("acted", "member", "invited"):
        op.drop_column("seats", name)
