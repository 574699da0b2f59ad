"""The command line: one JSON request a line, one JSON answer a line, through the same rules as the screens.

lines.py reads them, in_words.py one that a person types. A module for each request, which ends in its
`Request`; register.py lists them. The browser imports nothing of this.
"""
