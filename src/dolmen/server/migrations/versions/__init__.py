"""One file a change, applied in order."""
