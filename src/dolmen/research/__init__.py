"""Interfaces for researchers: PettingZoo, OpenSpiel, and many games stepped at once; all need the extra `research`."""
