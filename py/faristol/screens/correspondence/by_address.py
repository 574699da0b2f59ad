"""A letter in an address of the app (`#/letters/…`): who taps it has the game open, and the letter read."""

from base64 import urlsafe_b64decode, urlsafe_b64encode

MOST = 6_000
"""No letter has so many bytes; an address with more is none."""


def code_of(letter: str) -> str:
    return urlsafe_b64encode(letter.encode()).decode().rstrip("=")


def letter_in(text: str) -> str:
    """Return the letter in an address, or in a text with one; "" if there is none."""
    code = text.partition("/letters/")[2].split()
    if not code or len(code[0]) > MOST:
        return ""
    try:
        return urlsafe_b64decode(code[0] + "=" * (-len(code[0]) % 4)).decode()
    except ValueError:
        return ""
