"""`python -m feldherr`: the same as the command."""

from feldherr.cli import main

if __name__ == "__main__":
    main()
