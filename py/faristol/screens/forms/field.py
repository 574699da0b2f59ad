"""A field of a set-up form, declared in one place: its name, its label, what is usual, what may be chosen.

Sentences are marked with `N_` and translated when the form is shown.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, Any

from faristol.errors import Rejected
from faristol.screens.parts.calendar_days import read_day
from faristol.screens.scene import Scene
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.screens.forms.form import Form

Options = list[tuple[str, str, str | None]]
"""Values with their labels, and what is explained of each."""


@dataclass(frozen=True)
class Filled:
    """A form as it stands for a person: the answers so far, and what they follow from."""

    form: "Form"
    scene: Scene
    given: Mapping[str, str] = field(default_factory=dict)
    """What a page sent or the draft holds; empty where nobody has answered yet."""
    before: "Filled | None" = None
    """The form before that, if what follows a changed answer is to change with it."""
    answers: dict[str, str] = field(default_factory=dict)
    """The answers found so far; one answer may depend on any other."""

    def __getitem__(self, name: str) -> str:
        if name not in self.answers:
            self.answers[name] = self.form.answer(name, self)
        return self.answers[name]

    @property
    def texts(self) -> Texts:
        return self.scene.texts

    @property
    def language(self) -> str:
        """Return the playing language."""
        return self.form.language(self)

    @cached_property
    def rules(self) -> dict[str, Any]:
        """Return the rules that are chosen; nobody changes this copy."""
        return self.form.rules(self["ruleset"], self.scene)

    @cached_property
    def chosen(self) -> Mapping[str, str]:
        """Return the answers that a club's own rules hold, if such are chosen."""
        own = self.form.club.own(self["ruleset"], self.scene.remembered) if self.form.club else None
        return own["chosen"] if own else {}

    @cached_property
    def last(self) -> Any:
        """Return what the device remembers of the last event of this kind."""
        return self.form.last(self.scene)


Asks = Callable[[Filled], bool]
"""Whether something is asked, or said."""


def always(filled: Filled) -> bool:
    return True


@dataclass(frozen=True)
class Note:
    """A paragraph below a field: a sentence, a clause of the rules, or both."""

    clause: str | Callable[[Filled], str | None] = ""
    place: str = ""
    """Where on the screen it is cited: the same clause cited twice has two ids."""
    sentence: str = ""
    look: str = ""
    asked: Asks = always


@dataclass(frozen=True)
class Field:
    """A question that is answered in words, or in the way of one of the kinds below."""

    name: str
    label: str | Callable[[Filled], str] = ""
    """A marked sentence, or a function that gives one."""
    options: Sequence[tuple[str, ...]] | Callable[[Filled], Options] = ()
    """Values with marked sentences, or a function that gives them translated."""
    usual: str | Callable[[Filled], str] = ""
    """What stands there until somebody answers."""
    hint: str | Callable[[Filled], str] = ""
    """A marked sentence, or a function that gives it translated."""
    asked: Asks = always
    carried: bool = False
    """Whether the answer goes along unseen where it is not asked."""
    follows: str = ""
    """The field whose change brings the usual answer back."""
    follows_too: str = ""
    """Another one, if the form has it."""
    ours: bool = False
    """Whether a club's own rules hold the answer. They hold all that follows the ruleset, too."""
    remembered: bool = False
    """Whether the next event begins with the same answer."""
    read: Callable[[Filled], Any] | None = None
    """Returns the value that the event is opened with, or refuses the answer."""
    notes: tuple[Note, ...] = ()
    id: str = ""
    look: str = "text"
    size: int | None = None
    lang: Callable[[Filled], str] | None = None
    known: Callable[[Filled], Sequence[str]] | None = None
    """What may be chosen in place of writing."""
    problems: tuple[str, ...] = ()
    """Other names by which refusals know this field."""

    def usual_answer(self, filled: Filled) -> str:
        if self.remembered and self.name in filled.last and self._still_follows(filled):
            return str(filled.last[self.name])
        return self.usual(filled) if callable(self.usual) else self.usual

    def _still_follows(self, filled: Filled) -> bool:
        """Whether the answer that it follows is the one of last time."""
        return not self.follows or filled.last.get(self.follows) == filled[self.follows]

    def choices(self, filled: Filled) -> Options:
        if callable(self.options):
            return self.options(filled)
        t = filled.texts
        return [
            (value, t.gettext(label), t.gettext(more[0]) if more else None)
            for value, label, *more in self.options
        ]

    def value(self, filled: Filled) -> Any:
        """Return the value; what is not asked and cannot be read is as usual: nobody could put it right."""
        if self.read is None:
            return filled[self.name]
        try:
            return self.read(filled)
        except Rejected:
            if self.asked(filled):
                raise
            answers = {**filled.answers, self.name: self.usual_answer(filled)}
            return self.read(replace(filled, answers=answers))


@dataclass(frozen=True)
class Number(Field):
    look: str = "number"
    size: int | None = 4


@dataclass(frozen=True)
class Lines(Field):
    """A question that is answered in several lines, as many as its size."""

    look: str = "lines"


@dataclass(frozen=True)
class Day(Field):
    look: str = "date"

    def value(self, filled: Filled) -> date | None:
        return read_day(filled[self.name], self.name) if self.asked(filled) else None


@dataclass(frozen=True)
class Box(Field):
    """A box: "on" if it is ticked. One that is not ticked is not among the fields that a page sends."""

    look: str = "box"

    def value(self, filled: Filled) -> bool:
        return bool(filled[self.name])


@dataclass(frozen=True)
class Choice(Field):
    """A choice of one among a few, side by side."""

    look: str = "segmented"


@dataclass(frozen=True)
class Cards(Field):
    """A choice of one among a few, each with its explanation."""

    look: str = "cards"
