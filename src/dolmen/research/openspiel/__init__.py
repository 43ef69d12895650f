"""The games in OpenSpiel: importing this registers them with pyspiel, as `python_dolmen_labyrinth` and so on."""

from dolmen.research.openspiel.register import NAMES, register_all

__all__ = ["NAMES"]

register_all()
