"""A game for one as fifteen signs: who types them gets the same racks, rounds and time.

They hold what decides about the game: the rules, the rounds, the time, the lot, and a mark of the word list,
because with other words the master plays are others and so are the racks. The last part tells a slip of the
pen.
No sign can be taken for another: O is read as nought, I and L as one.
"""

import hashlib
from dataclasses import dataclass

from faristol.errors import refusal
from faristol.texts import N_

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
TAKEN_FOR = str.maketrans({"O": "0", "I": "1", "L": "1"})
RULESETS = ("duplicate", "romanian-duplicate")
"""Their places are part of every code that was ever given: only ever add to the end."""
PARTS = (("ruleset", 4), ("rounds", 6), ("halves", 5), ("lot", 40), ("list", 10), ("check", 10))
LENGTH = sum(bits for _, bits in PARTS) // 5
GROUP = 5
MOST_SECONDS = 30 * (2 ** dict(PARTS)["halves"] - 1)
LOT_BYTES = 5


UnreadableCode = refusal(
    "solo.unreadable-code",
    N_("This is not the code of a game."),
    N_("It has fifteen letters and digits; one may be missing or misread."),
    field="code",
)


@dataclass(frozen=True)
class GameCode:
    ruleset: str
    rounds: int
    """0: as long as there are tiles."""
    seconds: int
    """For a round, in half minutes; 0: without a clock."""
    lot: bytes
    list_mark: int

    @property
    def text(self) -> str:
        signs = "".join(SIGNS[self._number >> 5 * place & 31] for place in reversed(range(LENGTH)))
        return "-".join(signs[at : at + GROUP] for at in range(0, LENGTH, GROUP))

    @property
    def seed(self) -> bytes:
        """What the draw follows from."""
        return hashlib.sha256(b"Faristol, a game for one\0" + self.lot).digest()

    @property
    def _number(self) -> int:
        number = 0
        values = {
            "ruleset": RULESETS.index(self.ruleset),
            "rounds": self.rounds,
            "halves": self.seconds // 30,
            "lot": int.from_bytes(self.lot, "big"),
            "list": self.list_mark,
        }
        for name, bits in PARTS[:-1]:
            assert values[name] < 1 << bits
            number = number << bits | values[name]
        return number << 10 | _check(number)


def list_mark(sha256: str) -> int:
    """Return ten bits of a word list's digest: enough to notice that a friend has another one."""
    return int(sha256[:3], 16) >> 2


def read_code(text: str) -> GameCode:
    signs = [sign for sign in text.upper().translate(TAKEN_FOR) if not sign.isspace() and sign not in "-–·."]
    if len(signs) != LENGTH or not all(sign in SIGNS for sign in signs):
        raise UnreadableCode
    number = 0
    for sign in signs:
        number = number << 5 | SIGNS.index(sign)
    if _check(number >> 10) != number & 1023:
        raise UnreadableCode
    values: dict[str, int] = {}
    for name, bits in reversed(PARTS):
        values[name], number = number & (1 << bits) - 1, number >> bits
    if values["ruleset"] >= len(RULESETS):
        raise UnreadableCode
    lot = values["lot"].to_bytes(LOT_BYTES, "big")
    return GameCode(RULESETS[values["ruleset"]], values["rounds"], 30 * values["halves"], lot, values["list"])


def _check(number: int) -> int:
    return int.from_bytes(hashlib.sha256(number.to_bytes(9, "big")).digest()[:2], "big") >> 6
