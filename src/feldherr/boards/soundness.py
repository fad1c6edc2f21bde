"""What can be wrong with a board, each fault as a sentence."""

from feldherr.boards.model import Board


def faults(board: Board) -> list[str]:
    return []
