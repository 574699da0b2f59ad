"""A form's fields as a screen asks them, for questions.html."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from faristol.screens.forms.field import Field, Filled, Note, Options


@dataclass(frozen=True)
class Paragraph:
    """A note in the reader's language."""

    sentence: str
    clause: str
    place: str
    look: str


@dataclass(frozen=True)
class Question:
    id: str
    name: str
    look: str
    label: str
    value: str
    options: Options
    hint: str
    problem: str | None
    size: int | None
    lang: str | None
    known: Sequence[str] | None
    notes: tuple[Paragraph, ...]


def questions(fields: Sequence[Field], filled: Filled) -> tuple[Question, ...]:
    """Return the fields that are asked now, and those that go along unseen."""
    return tuple(question(each, filled) for each in fields if each.asked(filled) or each.carried)


def question(field: Field, filled: Filled) -> Question:
    problems = filled.scene.problems
    return Question(
        id=field.id or field.name,
        name=field.name,
        look=field.look if field.asked(filled) else "hidden",
        label=_sentence(field.label(filled) if callable(field.label) else field.label, filled),
        value=filled[field.name],
        options=field.choices(filled),
        hint=field.hint(filled) if callable(field.hint) else _sentence(field.hint, filled),
        problem=next((problems[name] for name in (field.name, *field.problems) if name in problems), None),
        size=field.size,
        lang=field.lang(filled) if field.lang else None,
        known=field.known(filled) if field.known else None,
        notes=tuple(_paragraph(note, filled) for note in field.notes if note.asked(filled)),
    )


def _paragraph(note: Note, filled: Filled) -> Paragraph:
    clause = note.clause(filled) if callable(note.clause) else note.clause
    return Paragraph(_sentence(note.sentence, filled), clause or "", note.place, note.look)


def _sentence(marked: str, filled: Filled) -> str:
    """Return a sentence in the reader's language as markup: it is ours, and no text of a person's."""
    return Markup(filled.texts.gettext(marked)) if marked else ""
