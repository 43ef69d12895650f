"""Dolmen: one table, four board games."""

from dolmen import compiled

__version__ = "0.1.0"

compiled.install()
