"""The rules, one chapter a file, in the order of the rulebook; catalogue.py lists them all."""
