"""The command line: one JSON request a line, one JSON answer a line, through the same rules as the screens.

A module for each request, which ends in its `Request`; register.py lists them. The browser imports nothing of
this.
"""
