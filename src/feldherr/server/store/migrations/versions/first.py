"""Games, seats, answers, chats, snapshots."""

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import create_index, create_table

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("parent", sa.String(16)),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("asked", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("rematch", sa.String(16)),
    )
    create_index("games_by_phase", "games", ["phase", "public", "since"])
    create_index("games_by_bot_turn", "games", ["bot_turn"])
    create_table(
        "seats",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("key", sa.String(32)),
        sa.Column("nonce", sa.String(128)),
        sqlite_with_rowid=False,
    )
    create_index("seats_by_player", "seats", ["player"])
    create_table(
        "answers",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("gesture", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    create_table(
        "chats",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    create_table(
        "snapshots",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("snapshots", "chats", "answers", "seats", "games"):
        op.drop_table(table)
