"""A club's own rules: a document copied under another name, with the club's choices and numbers.

They are kept on the device, those for each kind of event by themselves, and offered beside the documents. An
event that begins with them holds them whole, as it holds a document.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from faristol.errors import refusal
from faristol.fields import Name, as_it_is
from faristol.remembered import recall_each
from faristol.rulesets import ruleset_data
from faristol.screens.forms.field import Field, Options
from faristol.screens.view import view_value
from faristol.texts import N_, Texts

LONGEST_NAME = 80

Remembered = Mapping[str, str]
OwnRules = dict[str, Any]
"""`id`, `name`, `base` (a document), `chosen` (answers of the form), and what the kind of event adds."""


RulesNameMissing = refusal(
    "rules.name-missing",
    N_("Your rules have no name yet."),
    N_("Write one: it is listed with the others, here and in the results."),
    field="club",
)


def _own_id(value: Any) -> str:
    if type(value) is str and re.fullmatch(r"own-[0-9]{1,6}", value):
        return value
    raise ValueError


@view_value
class Own:
    """What every club's own rules hold; each kind of event adds its numbers."""

    id: Annotated[str, _own_id]
    name: Name
    base: Name
    chosen: dict[str, str]


@dataclass(frozen=True)
class ClubRules:
    """The documents of a kind of event, and how a club's own rules are made from them."""

    record: str
    """The name under which the device keeps them."""
    documents: Sequence[tuple[str, str, str]]
    """Each with its name and what is special about it, marked for translation."""
    changed: Callable[[dict[str, Any], OwnRules], dict[str, Any]]
    """Returns the document with the club's numbers in it."""
    read: Callable[[str, Mapping[str, str]], dict[str, Any]]
    """Returns the numbers that a person wrote for a document, or refuses them."""
    numbers: Sequence[Field]
    """What is asked beside the name; what is usual there stands in the rules that are chosen."""
    explained: str
    own_rules: type[Own]
    look: str = "row"

    def every(self, remembered: Remembered) -> list[OwnRules]:
        known = [id for id, *_ in self.documents]
        every = recall_each(remembered.get(self.record), Annotated[OwnRules, as_it_is(self.own_rules)])
        return [rules for rules in every if rules["base"] in known]

    def own(self, card: str, remembered: Remembered) -> OwnRules | None:
        """Return what the club keeps under a card, unless it is a document's."""
        return next((rules for rules in self.every(remembered) if rules["id"] == card), None)

    def known(self, remembered: Remembered) -> list[str]:
        """Return all cards, the documents first."""
        return [*(id for id, *_ in self.documents), *(rules["id"] for rules in self.every(remembered))]

    def base(self, card: str, remembered: Remembered) -> str:
        """Return the document behind a card."""
        own = self.own(card, remembered)
        return own["base"] if own else card

    def rules(self, card: str, remembered: Remembered) -> dict[str, Any]:
        """Return what stands behind a card, in a copy of one's own."""
        own = self.own(card, remembered)
        if own is None:
            return ruleset_data(card)
        return self.changed({**ruleset_data(own["base"]), "club": own["name"]}, own)

    def cards(self, remembered: Remembered, t: Texts) -> Options:
        documents = [(id, t.gettext(name), t.gettext(what)) for id, name, what in self.documents]
        names = {id: name for id, name, _ in documents}
        own_of = t.gettext("our club’s rules, from: %(rules)s")
        own = self.every(remembered)
        return [
            *documents,
            *((each["id"], each["name"], own_of % {"rules": names[each["base"]]}) for each in own),
        ]

    def with_copy(
        self, card: str, chosen: Mapping[str, str], fields: Mapping[str, str], remembered: Remembered
    ) -> tuple[str, list[OwnRules]]:
        """Return the card of the rules that a person named, and all with them; the same name replaces."""
        own, base = self.every(remembered), self.base(card, remembered)
        name = " ".join(fields.get("club", "").split())[:LONGEST_NAME]
        if not name:
            raise RulesNameMissing
        before = next((rules["id"] for rules in own if rules["name"] == name), None)
        free = 1 + max((int(rules["id"].removeprefix("own-")) for rules in own), default=0)
        id = before or f"own-{free}"
        copy = {"id": id, "name": name, "base": base, "chosen": chosen, **self.read(base, fields)}
        return id, [*(rules for rules in own if rules["id"] != id), copy]

    def written(self, rules: list[OwnRules]) -> dict[str, str | None]:
        return {self.record: json.dumps(rules, ensure_ascii=False) if rules else None}
