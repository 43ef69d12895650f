"""The calls: docs/wire.md as handlers."""
