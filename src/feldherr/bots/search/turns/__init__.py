"""Whole turns with the enemy's answer: own turns as rows of commands, each played on to the end of the enemy's turn."""
