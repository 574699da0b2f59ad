"""The words of a language: the lexicon, how it is kept and read, and what can be found in it."""
