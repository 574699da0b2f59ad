"""A club's own rule of the ladder: what a form asks of it."""

from faristol.screens.forms.field import Box, Choice, Field, Filled, Number
from faristol.screens.forms.form import Values
from faristol.screens.tournament.errors import NumberUnreadable
from faristol.texts import N_
from faristol.tournaments.ladder import LadderRule
from faristol.tournaments.terms import LADDER

RULE = LadderRule()
PREFIX = "ladder_"
SHARES = (
    ("0", N_("Nothing")),
    ("2", "1/6"),
    ("3", "1/4"),
    ("4", "1/3"),
    ("6", "1/2"),
    ("8", "2/3"),
    ("9", "3/4"),
    ("12", N_("All of it")),
)
"""Of the own value, in twelfths."""


def _asked(filled: Filled) -> bool:
    return filled["mode"] == LADDER


def _own(filled: Filled) -> str:
    """Return the usual answer; a tournament that has been a ladder before has its own."""
    event = filled.scene.event
    return "on" if event is None or event.state.terms.ladder.own else ""


def _whole(name: str) -> Number:
    """Return how a number is read; nothing written is the usual one."""

    def read(filled: Filled) -> int:
        text = filled[PREFIX + name].strip() or str(getattr(RULE, name))
        if not text.isdecimal():
            raise NumberUnreadable(number=text).at(PREFIX + name)
        return int(text)

    label, hint = _NUMBERS[name]
    return Number(
        PREFIX + name, label, usual=str(getattr(RULE, name)), hint=hint, asked=_asked, carried=True, read=read
    )


_NUMBERS = {
    "top": (N_("Value of the first player"), N_("0 for one and a half times the number of players.")),
    "step": (
        N_("Step from place to place"),
        N_("The next player’s value is lower by this much, but never below 1."),
    ),
    "apart": (
        N_("Evenings between two games of the same players"),
        N_("At least this many, as far as possible."),
    ),
    "absences": (N_("Absences that bring points"), N_("At most this many; 0 for all of them.")),
}


def _share(name: str, label: str) -> Choice:
    return Choice(
        PREFIX + name,
        label,
        SHARES,
        usual=str(getattr(RULE, name)),
        asked=_asked,
        carried=True,
        read=lambda filled: int(filled[PREFIX + name]),
    )


LADDER_RULE: tuple[Field, ...] = (
    _whole("top"),
    _whole("step"),
    _whole("apart"),
    Box(PREFIX + "own", N_("Everybody’s own value counts once"), usual=_own, asked=_asked, follows="mode"),
    _share("absent", N_("An announced absence brings, of one’s own value")),
    _whole("absences"),
    _share("club", N_("An evening played for the club brings, of one’s own value")),
    _share("bye", N_("A bye brings, of one’s own value")),
)


def ladder_rule(values: Values) -> LadderRule:
    return LadderRule(**{name: values[PREFIX + name] for name in vars(RULE)})


def ladder_form(rule: LadderRule) -> dict[str, str]:
    """Return the answers that give this rule, to be changed."""
    answers = {PREFIX + name: str(value) for name, value in vars(rule).items()}
    return {**answers, PREFIX + "own": "on" if rule.own else ""}
