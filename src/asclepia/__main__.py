"""`python -m asclepia` is the command `asclepia`."""

from asclepia.cli import main

if __name__ == "__main__":
    main()
