"""What cannot be read on the form of a new game of two."""

from typing import Any

from faristol.errors import Rejected


class NumberUnreadable(Rejected):
    """One of the club's own numbers; the field is its own."""

    code = "classic.number-unreadable"

    def __init__(self, field: str, **details: Any) -> None:
        super().__init__(**details)
        self.field = field
