"""The layout of each game's observations."""
