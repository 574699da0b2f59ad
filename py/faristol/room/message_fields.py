"""How what is in the messages of a room is read: whatever is none of it is refused."""

from typing import Annotated, Any

from faristol.room import code_text


def one_line(longest: int) -> Any:
    """Return a reader of one line of printable text; a cut emoji or a line break is none."""

    def read(value: Any) -> str:
        if type(value) is str and len(value) <= longest and value.isprintable():
            return value
        raise ValueError

    return read


def some_lines(longest: int) -> Any:
    """Return a reader of several such lines."""
    line = one_line(longest)

    def read(value: Any) -> str:
        if type(value) is not str or len(value) > longest:
            raise ValueError
        for each in value.split("\n"):
            line(each)
        return value

    return read


def _key(value: Any) -> str:
    if type(value) is str and len(value) == 32 and bytes.fromhex(value).hex() == value:
        return value
    raise ValueError


def _percent(value: Any) -> int:
    if type(value) is int and 0 <= value <= 100:
        return value
    raise ValueError


Key = Annotated[str, _key]
"""The 128 random bits by which an intent is known."""
Percent = Annotated[int, _percent]
PlayText = Annotated[str, one_line(80)]
Wording = Annotated[str, one_line(200)]
CodeText = Annotated[str, one_line(code_text.LONGEST)]
