"""The lab: many games between bots, and their statistics."""
