"""What stands in a row without end in a text from outside, and is cut: nobody writes so, and it hurts.

To put thousands of accents of one letter in order takes a computer minutes, a number of thousands of figures
is none to Python, and half a letter has no bytes.
"""

import re
import unicodedata

MOST_MARKS = 30
"""So many Unicode calls safe in texts that never end; no language needs a third of them."""
MOST_FIGURES = 100
"""The number is as much too large as before, whatever the rules ask of it."""

_SIGNS = re.compile(rf"[^\w\s\x00-\x7f]{{{MOST_MARKS + 1},}}")
"""Every mark is one of these, and so are other signs."""
_FIGURES = re.compile(rf"(\d{{{MOST_FIGURES}}})\d+")
_HALVES = re.compile("[\ud800-\udfff]")


def within_reason(text: str) -> str:
    """Return the text without what goes on and on in it, and with a sign for each half of a letter."""
    text = _FIGURES.sub(r"\1", text)
    if text.isascii():
        return text
    return _SIGNS.sub(_first_marks, _HALVES.sub("\ufffd", text))


def _first_marks(found: re.Match[str]) -> str:
    kept, marks = [], 0
    for sign in found[0]:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
