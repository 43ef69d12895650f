"""Abilities and items that are used as deeds; each is a small class."""
