"""The rules, one file per chapter, in the order of the rulebook; catalogue.py lists them all."""
