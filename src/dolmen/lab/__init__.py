"""The lab: many games of bots, and what they tell."""
