"""A club's own rules for its games of two: the answers of the form, and numbers of the document."""

from faristol.fields import Count
from faristol.rulesets import ruleset_data
from faristol.screens.forms import field
from faristol.screens.forms.club_rules import ClubRules, Own
from faristol.screens.rules_of_two.numbers import NUMBERS, Number, numbers_of, read_numbers, with_numbers
from faristol.screens.view import view_value
from faristol.texts import N_


@view_value
class _Own(Own):
    numbers: dict[str, Count]


def _asked(number: Number) -> field.Number:
    return field.Number(
        number.field,
        number.label,
        usual=lambda filled: str(numbers_of(filled.rules)[number.field]),
        asked=lambda filled: number.field in numbers_of(filled.rules),
    )


CLUB = ClubRules(
    "classic-rules",
    documents=(
        ("mallorca", N_("Catalan, Mallorca"), N_("with senyors; six turns without points end the game")),
        (
            "federation",
            N_("Catalan, the federation"),
            N_("a second challenge; going more than ten minutes over time loses the game"),
        ),
        (
            "romanian",
            N_("Romanian"),
            N_("two to seven tiles are exchanged; passing twice each ends the game"),
        ),
    ),
    changed=lambda document, own: with_numbers(document, own["numbers"]),
    read=lambda base, fields: {"numbers": read_numbers(ruleset_data(base), fields)},
    numbers=tuple(_asked(number) for number in NUMBERS),
    own_rules=_Own,
    explained=N_(
        "The rules chosen above, with these numbers, under a name of your own: saved on this device, "
        "and offered for the next game."
    ),
    look="own-numbers grid",
)
