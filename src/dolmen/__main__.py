"""`python -m dolmen` is the console script."""

import sys

from dolmen.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
