"""The console script: one module per command."""
