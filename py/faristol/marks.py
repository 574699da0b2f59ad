"""Accents heaped on one letter: to put thousands of them in order takes minutes, so a few are kept."""

import re
import unicodedata

MOST_MARKS = 30
"""In a row. So many Unicode calls safe in texts that never end; no language needs a third of them."""

_SIGNS = re.compile(rf"[^\w\s\x00-\x7f]{{{MOST_MARKS + 1},}}")
"""Every mark is one of these, and so are other signs."""


def with_few_marks(text: str) -> str:
    """Return the text without the marks on a letter that has too many."""
    return text if text.isascii() else _SIGNS.sub(_first_marks, text)


def _first_marks(found: re.Match[str]) -> str:
    kept, marks = [], 0
    for sign in found[0]:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
