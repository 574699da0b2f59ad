"""A text as it was before a program spoiled all of it: signs of another alphabet, marks of a page."""

import re

MARK = re.compile(r"</?(?:a|b|i|u|em|strong|p|div|span|font|table|tbody|tr|td|th)(?:\s[^<>]*)?>", re.I)
BREAK = re.compile(r"<br ?/?>", re.I)
EDITED = re.compile(r" *<(?:acest mesaj a fost editat|this message was edited)>", re.I)
SIGN = re.compile(r"&(?:#\d+|#x[\da-f]+|[a-z]+\d?);", re.I)
SPOILED = re.compile("[ÃÄÅÈâ][\u0080-\u02ff\u2010-\u2122]")
"""How the Romanian letters look in a program that takes UTF-8 for the alphabet of Windows."""
OF_SEVERAL = re.compile(r"(?P<before>[^\n]?)(?:\n|^)\(\d{1,2}/\d{1,2}\) ?(?=(?P<after>.?))")
"""How the parts of a long short message begin; a telephone cuts anywhere."""


def undone(text: str) -> str:
    text = _as_windows_read_it(text) if SPOILED.search(text) else text
    text = MARK.sub("", BREAK.sub("", EDITED.sub("", text)))
    text = OF_SEVERAL.sub(_joint, text) if OF_SEVERAL.match(text) else text
    return _with_signs(text) if SIGN.search(text) else text


def _joint(found: re.Match[str]) -> str:
    """Return what is between two parts: a new line only where a sentence or a name begins in its middle."""
    is_cut = found["before"] in (":", ",", "", "-") or not found["after"].isupper()
    return found["before"] if is_cut else f"{found['before']}\n"


def _as_windows_read_it(text: str) -> str:
    return "\n".join(map(_line, text.split("\n")))


def _line(line: str) -> str:
    try:
        return line.encode("cp1252").decode("utf-8")
    except UnicodeError:
        return line


def _with_signs(text: str) -> str:
    from html import unescape  # its table of two thousand names is read only where a page's text comes

    return unescape(text)
