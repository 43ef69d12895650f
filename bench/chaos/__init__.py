"""Servers and clients to which everything happens that can happen; `dolmen chaos` runs it."""
