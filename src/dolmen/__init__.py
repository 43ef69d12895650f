"""Dolmen: one table, four board games."""

from dolmen import compiled

__version__ = "0.2.0"

compiled.install()
