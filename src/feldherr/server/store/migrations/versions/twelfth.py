"""Only a copy has a parent: a rematch begins anew, and a copy may begin before the first answer."""

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        "UPDATE games SET parent = NULL WHERE base = 0 AND id IN (SELECT rematch FROM games WHERE rematch IS NOT NULL)"
    )


def downgrade() -> None:
    op.execute(
        "UPDATE games SET parent = (SELECT old.id FROM games AS old WHERE old.rematch = games.id) "
        "WHERE base = 0 AND id IN (SELECT rematch FROM games WHERE rematch IS NOT NULL)"
    )
