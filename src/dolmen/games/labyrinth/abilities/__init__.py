"""Abilities and items that are used as deeds: each a small named power."""
