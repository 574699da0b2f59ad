"""Refusals: the base of everything that is refused to a person, and how one is declared.

    WrongTiles = refusal(
        "duplicate.wrong-tiles",
        N_("%(tiles)s cannot have come out of this bag."),
        N_("Some of them are on the board already; check the tiles."),
        field="tiles",
    )

is declared beside the rule, which raises it: `raise WrongTiles(tiles="A E")`. Nothing has changed then.
Anything else that is raised is a bug, and only `engine.Engine.handle` catches it.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Self, TypeVar

T = TypeVar("T")


class Rejected(Exception):
    """A refusal by the rules, of a file, or by the device."""

    code: ClassVar[str]
    fact: ClassVar[str]
    way_out: ClassVar[str]
    clause: ClassVar[str] = ""
    aside: ClassVar[bool] = False
    """Whether a sheet that is refused so is put aside, and those typed behind it go on."""
    field: str | None = None
    also: "tuple[Rejected, ...]" = ()
    """What else is refused of the same form."""

    def __init__(self, **details: Any) -> None:
        super().__init__(self.code)
        self.details = details

    def at(self, field: str) -> Self:
        """Return this refusal, now about that field of a form."""
        self.field = field
        return self


def all_of(readers: Iterable[Callable[[], T]]) -> list[T]:
    """Return what each of them returns; what is wrong is refused at once, not one after the other."""
    values: list[T] = []
    refused: list[Rejected] = []
    for read in readers:
        try:
            values.append(read())
        except Rejected as each:
            refused.append(each)
    if refused:
        refused[0].also = tuple(refused[1:])
        raise refused[0]
    return values


def refusal(
    code: str,
    fact: str,
    way_out: str,
    *,
    field: str | None = None,
    clause: str = "",
    aside: bool = False,
    of: type[Rejected] = Rejected,
) -> type[Rejected]:
    """Return a new kind of refusal: its code, the fact, and a way out.

    `%(name)s` in a sentence is a detail given when it is raised. A refusal about a `field` of a
    form is shown under it; `clause` is the rule that forbids it; `of` is a kind that this one belongs to. One
    with `aside` is shown beside the sheet that it is about, until a person decides.
    """
    name = code.rpartition(".")[2].title().replace("-", "")
    about = {
        "code": code,
        "fact": fact,
        "way_out": way_out,
        "clause": clause,
        "field": field or of.field,
        "aside": aside,
    }
    return type(name, (of,), about)
