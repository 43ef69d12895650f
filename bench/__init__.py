"""The measurements behind the figures in the README."""
