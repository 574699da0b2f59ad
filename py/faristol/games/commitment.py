"""The committed draw: a secret promised before the event, mixed with what the room says.

1. the program shows SHA-256(secret), as hexadecimal and as thirty-two words;
2. the room says something;
3. seed = SHA-256(secret ‖ 0x00 ‖ NFC of the room's words).
"""

from functools import cache
from importlib.resources import files

from faristol.core.lots import commitment as commitment
from faristol.core.lots import seed as seed
from faristol.core.tiles import LANGUAGES

SECRET_BYTES = 32


@cache
def word_list(language: str) -> tuple[str, ...]:
    """256 plain words, one for each value of a byte. The lists never change."""
    path = files("faristol.games") / "commitment_words" / f"{LANGUAGES[language]}.txt"
    return tuple(path.read_text("utf-8").split())


def as_words(digest: str, language: str) -> tuple[str, ...]:
    return tuple(word_list(language)[byte] for byte in bytes.fromhex(digest))
