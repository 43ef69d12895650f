"""The compiled part of `dolmen.research`: numbers for observations, written from states without a view."""
