"""Faristol: the engine of a word-game club, in the browser and on the command line."""

__version__ = "0.1.0"
