"""What the templates of a set-up screen name: its questions, the word list, the club's own rules."""

from dataclasses import replace

from faristol.screens.forms.club_rules import ClubRules, OwnRules
from faristol.screens.forms.field import Filled
from faristol.screens.forms.questions import Question, question
from faristol.screens.forms.word_list import ListChoice
from faristol.screens.view import View, view_value


@view_value
class OwnRulesForm:
    """What own.html asks: a name for the rules, and their numbers."""

    chosen: OwnRules | None
    explained: str
    look: str
    numbers: tuple[Question, ...]
    open: bool


@view_value(kw_only=True)
class FormView(View):
    """What the templates of a set-up screen name."""

    setup: str
    """The name of the screen, for its intents."""
    form: Filled
    asked: dict[str, tuple[Question, ...]]
    list_sentences: tuple[str, str]
    word_list: ListChoice | None
    first_list: str
    """The list that came along, while the club opens its first event and has no other; else nothing."""
    opening: int | None
    """How far the word list is open, in per cent; None where nothing waits for it."""
    own: OwnRulesForm | None
    beside: object
    """What this screen alone shows beside its questions."""


def own_rules_form(club: ClubRules, card: str, filled: Filled) -> OwnRulesForm:
    numbers = [field for field in club.numbers if field.asked(filled)]
    now = replace(filled, answers={field.name: field.usual_answer(filled) for field in numbers})
    return OwnRulesForm(
        club.own(card, filled.scene.remembered),
        filled.texts.gettext(club.explained),
        club.look,
        tuple(question(field, now) for field in numbers),
        open=any(name in filled.scene.problems for name in ("club", *now.answers)),
    )
