"""The entries of a log: each type is a class, and its annotations say which values its fields may have.

A kind of event has one module with all its facts. A class there defines all of a type: its fields, how it
changes the event (`apply`), its sentences in the log and for an undo, and whether it is final. In the log an
entry is a plain dict; it is read into its fact before anything uses it, and one that can't be read is
`Damaged`. A field that has a value in the class may be missing, as in older logs. Other fields are not read.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from faristol.fields import (
    FIRST_MOMENT,
    LAST_MOMENT,
    LONGEST_NAME,
    Count,
    Damaged,
    Lexicon,
    Moment,
    Name,
    TileSetData,
    read_fields,
)
from faristol.texts import N_

Entry = dict[str, Any]
State = TypeVar("State")


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries that count: those not undone, without the undoings."""
    entries = list(entries)
    undone = {entry["undoes"] for entry in entries if entry["type"] == "Undone"}
    return [entry for entry in entries if entry["type"] != "Undone" and entry["act"] not in undone]


def act_of(entry: Entry, number: int, before: int) -> int:
    """Check the time and the key of an entry, and return its act, which is not before the last act."""
    at, act, key = entry.get("at"), entry.get("act"), entry.get("key", "")
    if type(at) is not int or not FIRST_MOMENT <= at <= LAST_MOMENT:
        raise Damaged("at")
    if type(act) is not int or not max(1, before) <= act <= number:
        raise Damaged("act")
    if type(key) is not str or len(key) > LONGEST_NAME:
        raise Damaged("key")
    return act


class Fact:
    """An entry that has been read: the annotations of its class are the fields. It never changes."""

    log_sentence: ClassVar[str] = ""
    undo_sentence: ClassVar[str] = ""
    final: ClassVar[bool] = False
    """Whether no undo takes it back."""
    named_by: ClassVar[str] = ""
    """The type of the entry by which an undo names an act that begins with this one, if it is in it."""

    def __init__(self, entry: Entry) -> None:
        object.__setattr__(self, "__dict__", read_fields(type(self), entry))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def apply(self, event: Any) -> Any:
        """Return the event after this entry. What doesn't fit the event is `Damaged`, or any other error."""
        return event

    @property
    def sentence(self) -> str:
        """The sentence of the log, where it depends on what the entry says."""
        return self.log_sentence


class Opened(Fact):
    """The first entry of a log: the name of the event, and all that it depends on."""

    at: Moment = 0
    """When it was written; 0 before."""
    app: Name = ""
    """The version of Faristol by which it was opened."""
    name: Name
    final = True


class OpenedWithTiles(Opened):
    """The first entry of an event that has tiles of its own."""

    tile_set: TileSetData

    @property
    def language(self) -> str:
        """The language that is played in."""
        return str(self.tile_set["language"])


class OpenedWithWords(OpenedWithTiles):
    """The first entry of an event whose words a list decides."""

    lexicon: Lexicon


class Exported(Fact):
    """The log left the device, with the secret in it unless it says that it was without."""

    without_secret: bool = False
    as_code: bool = False
    """Whether it was only shown as a moving code: that is no backup, as perhaps nobody has read it."""
    log_sentence = N_("A backup with the secret in it was made")
    final = True

    @property
    def sentence(self) -> str:
        if self.as_code:
            return N_("It was shown as a moving code, with the secret in it")
        return N_("A backup without the secret was made") if self.without_secret else self.log_sentence


class Undone(Fact):
    """An act that no longer counts, by the number of its first entry."""

    undoes: Count
    by: Name = ""
    """The arbiter who takes a decision back, with the reason."""
    why: str = ""
    agreed: tuple[Count, ...] = ()
    """The players who have agreed to it, by number, where it needs that."""
    log_sentence = N_("Entry %(undoes)s was undone")

    @property
    def sentence(self) -> str:
        if self.agreed:
            return N_("Entry %(undoes)s was undone; all players agreed")
        return self.log_sentence

    @property
    def sentence_of_several(self) -> str:
        """What is said where the act had several entries."""
        if self.agreed:
            return N_("Entries %(undoes)s were undone; all players agreed")
        return N_("Entries %(undoes)s were undone")


class Facts(Generic[State]):
    """All the facts of one kind of event, by the types of their entries."""

    def __init__(self, first: type[Opened], *modules: Mapping[str, Any]) -> None:
        """`first` is how such an event begins; `modules` are the namespaces of those that have the others."""
        found: list[type[Fact]] = [each for module in modules for each in module.values() if _is_fact(each)]
        types: list[type[Fact]] = [Exported, Undone, first, *found]
        self.types = {each.__name__: each for each in types}
        self.final = frozenset(name for name, each in self.types.items() if each.final)

    def read(self, entry: Entry) -> Fact:
        """Return the entry as its fact, or raise `Damaged`."""
        try:
            fact = self.types[entry["type"]]
        except (LookupError, TypeError):
            raise Damaged("type") from None
        return fact(entry)

    def undo_sentence(self, act: Sequence[Entry]) -> str:
        """Return what an undo says of an act that it takes back."""
        first = self.types[act[0]["type"]]
        named = next((each["type"] for each in act if each["type"] == first.named_by), first.__name__)
        return self.types[named].undo_sentence

    def apply(self, event: State, entry: Entry) -> State:
        """Return the event after an entry."""
        return self.applied(event, self.read(entry), entry)

    def applied(self, event: State, fact: Fact, entry: Entry) -> State:
        """Return the event after an entry that has been read into its fact."""
        after: State = fact.apply(event)
        return after


def _is_fact(each: Any) -> bool:
    """Return whether it is a fact of the log: those have a sentence; others are only bases of several."""
    if not (isinstance(each, type) and issubclass(each, Fact)):
        return False
    return bool(each.log_sentence) or each.sentence is not Fact.sentence
