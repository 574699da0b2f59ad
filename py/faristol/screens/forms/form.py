"""A set-up form, declared: its fields in groups, the rules behind it, and what is opened with its values.

From the declaration come the draft of a scene, what the templates ask, and the intents: to choose an answer
or a word list, to keep the answers as the club's own rules, to open the event.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

from faristol.errors import all_of
from faristol.remembered import recall
from faristol.rulesets import ruleset_data
from faristol.screens.forms.club_rules import ClubRules
from faristol.screens.forms.field import Box, Field, Filled
from faristol.screens.forms.page import FormView, own_rules_form
from faristol.screens.forms.questions import Question, questions
from faristol.screens.forms.word_list import (
    CLUBS,
    choose_list,
    first_list,
    list_choice,
    list_of,
    list_sentences,
    serves,
)
from faristol.screens.scene import Intent, Scene, Screen, Step, WordsNotOpen
from faristol.screens.session import Slot
from faristol.texts import N_

Draft = dict[str, str]
CARD = "ruleset"
"""The field for the rules, in each form that has one."""

FOR_THIS_EVENT = N_("Only for this event: it stays the same until the end.")

Values = Mapping[str, Any]


@dataclass(frozen=True)
class Form:
    """A set-up form. Its `slot` holds the draft, and has the screen's name."""

    slot: Slot[Draft]
    groups: Mapping[str, tuple[Field, ...]]
    """The fields in the order in which they are asked."""
    title: str | Callable[[Filled], str] = ""
    opens: Callable[[Filled, Values, Intent], Step] = lambda filled, values, intent: Step()
    """Returns the step that opens the event with these values."""
    back: tuple[str, str] = ("#/", N_("Home"))
    remembers: str = ""
    """Where the device keeps what it remembers for the next event."""
    rules: Callable[[str, Scene], dict[str, Any]] = lambda card, scene: ruleset_data(card)
    club: ClubRules | None = None
    """Whether the answers can be kept as a club's own rules."""
    language: Callable[[Filled], str] = lambda filled: str(filled.rules["language"])
    lists: bool = True
    """Whether an event of this kind has a word list."""
    list_hint: str | Callable[[Filled], str] = FOR_THIS_EVENT
    """What is explained where a list can be chosen: a marked sentence, or a function that gives one."""
    events: bool = False
    """Whether the screen shows which events lie on the device."""
    stays: bool = False
    """Whether an answer that is not asked for a while stays as it was."""

    @property
    def name(self) -> str:
        return self.slot.name

    @cached_property
    def fields(self) -> dict[str, Field]:
        return {field.name: field for group in self.groups.values() for field in group}

    def last(self, scene: Scene) -> Draft:
        nothing: Draft = {}
        return recall(scene.remembered.get(self.remembers), Draft, nothing)

    def draft(self, scene: Scene) -> dict[str, str]:
        draft: dict[str, str] | None = scene.session.get(self.slot)
        return draft or {}

    def filled(self, scene: Scene) -> Filled:
        """Return the form as it stands on the screen."""
        return self.fill(self.draft(scene), scene)

    def fill(self, given: Mapping[str, str], scene: Scene, before: Filled | None = None) -> Filled:
        """Return the form with these answers, or with the usual ones if there are none.

        Where an answer differs from the one before, what follows it becomes the usual again.
        """
        return self._whole(Filled(self, scene, given, before))

    def usual(self, card: str, scene: Scene) -> Filled:
        """Return the form as it is where nothing but the rules has been chosen."""
        return self._whole(Filled(self, scene, answers={CARD: card}))

    def _whole(self, filled: Filled) -> Filled:
        for name in self.fields:
            filled[name]
        return filled

    def answer(self, name: str, filled: Filled) -> str:
        """Return the answer given, if it is on offer, else the usual one: drafts may be of other versions."""
        field, before = self.fields[name], filled.before
        chosen = filled.chosen if name != CARD else {}
        usual = chosen[name] if name in chosen else field.usual_answer(filled)
        answer = filled.given.get(name, "") if filled.given else usual
        followed = (CARD,) if name in chosen else (field.follows, field.follows_too)
        if before and any(before[each] != filled[each] for each in followed if each in self.fields):
            answer = usual
        allowed = [value for value, *_ in field.choices(filled)]
        return next((each for each in (answer, usual, *allowed) if each in allowed), answer)

    def sent(self, scene: Scene, fields: Mapping[str, str]) -> Mapping[str, str]:
        """Return the answers after a page has sent its fields; a box that is not ticked is not among them."""
        if not self.stays:
            return fields
        boxes = {name: "" for name, field in self.fields.items() if isinstance(field, Box)}
        return {**self.filled(scene).answers, **boxes, **fields}

    def values(self, filled: Filled) -> Values:
        """Return what the event is opened with; all answers that cannot be read are refused together."""
        return dict(
            zip(
                self.fields, all_of(partial(each.value, filled) for each in self.fields.values()), strict=True
            )
        )

    # What a screen shows.

    def title_of(self, scene: Scene) -> str:
        return scene.texts.gettext(self.title(self.filled(scene)) if callable(self.title) else self.title)

    def asked(self, filled: Filled) -> dict[str, tuple[Question, ...]]:
        return {name: questions(group, filled) for name, group in self.groups.items()}

    def view(self, scene: Scene, beside: object = None) -> FormView:
        t, filled = scene.texts, self.filled(scene)
        hint = self.list_hint(filled) if callable(self.list_hint) else self.list_hint
        return FormView(
            title=self.title_of(scene),
            back=self.back[0],
            back_name=t.gettext(self.back[1]),
            setup=self.name,
            form=filled,
            asked=self.asked(filled),
            list_sentences=list_sentences(scene),
            word_list=list_choice(scene, filled.language, t.gettext(hint)) if self.lists else None,
            first_list=first_list(scene, filled.language) if self.lists and self.remembers in CLUBS else "",
            opening=None if scene.opening is None else int(100 * scene.opening),
            own=own_rules_form(self.club, filled[CARD], filled) if self.club else None,
            beside=beside,
        )

    def screen(self, view: Callable[[Scene], FormView], **more: Callable[[Scene, Intent], Step]) -> Screen:
        """Return the screen with the view beside its template, and with intents of its own."""
        intents = {"choose": self.choose, "open": self.open}
        intents |= {"list": self.choose_list} if self.lists else {}
        intents |= {"save": self.save, "forget": self.forget} if self.club else {}
        return Screen(
            name=self.name,
            view=view,
            title=self.title_of,
            intents={**intents, **more},
            words=lambda scene: list_of(scene, self.filled(scene).language) if self.lists else None,
            waits=False,
            lists=self.lists,
            events=self.events,
            remembers=True,
        )

    # What a person does with it.

    def drafted(self, scene: Scene, answers: Mapping[str, str], focus: str | None = None) -> Step:
        return Step(session=scene.session.put(self.slot, dict(answers)), focus=focus)

    def choose(self, scene: Scene, intent: Intent) -> Step:
        given = self.sent(scene, intent.fields)
        return self.drafted(scene, self.fill(given, scene, self.filled(scene)).answers)

    def choose_list(self, scene: Scene, intent: Intent) -> Step:
        return choose_list(self.filled(scene).language, scene, intent)

    def open(self, scene: Scene, intent: Intent) -> Step:
        """Open the event; the word list that is open now is its own to the end."""
        filled = self.fill(self.sent(scene, intent.fields), scene)
        values = self.values(filled)
        if scene.words and self.lists and scene.words.lexicon.language != filled.language:
            return self.choose(scene, intent)
        step = self.opens(filled, values, intent)
        session, keeps = scene.session.without(self.slot), {**self._remembered(filled), **step.remember}
        return replace(step, session=session, remember=keeps)

    def open_as_last_time(self, scene: Scene, intent: Intent) -> Step:
        """Open the event from another screen, with the answers that the device remembers."""
        scene = replace(scene, session=scene.session.without(self.slot))
        filled = self.fill({}, scene)
        wanted = list_of(scene, filled.language)
        if not serves(scene, wanted):
            raise WordsNotOpen(wanted)
        return self.open(scene, replace(intent, fields=filled.answers))

    def _remembered(self, filled: Filled) -> dict[str, str | None]:
        answers = {name: filled[name] for name, field in self.fields.items() if field.remembered}
        return {self.remembers: json.dumps(answers, ensure_ascii=False)} if answers else {}

    def save(self, scene: Scene, intent: Intent) -> Step:
        """Keep the answers as the club's own rules."""
        assert self.club
        filled = self.filled(scene)
        ours = [field for field in self.fields.values() if field.ours or field.follows == CARD]
        for field in ours:
            field.value(filled)
        answers = {field.name: filled[field.name] for field in ours}
        card, rules = self.club.with_copy(filled[CARD], answers, intent.fields, scene.remembered)
        step = self.drafted(scene, {**filled.answers, CARD: card}, f"{CARD}-{card}")
        return replace(step, remember=self.club.written(rules))

    def forget(self, scene: Scene, intent: Intent) -> Step:
        """Forget the club's own rules that are chosen; their document is chosen in their place."""
        assert self.club
        filled = self.filled(scene)
        gone = self.club.own(filled[CARD], scene.remembered)
        if gone is None:
            return Step()
        base = self.fill({**filled.answers, CARD: gone["base"]}, scene, filled)
        rest = [rules for rules in self.club.every(scene.remembered) if rules["id"] != gone["id"]]
        step = self.drafted(scene, base.answers, f"{CARD}-{gone['base']}")
        return replace(step, remember=self.club.written(rest))
