"""The next step leaves nothing behind: a form beside it is handed in first, or its own button is meant."""

import pytest

from drivers.markup import read
from faristol.screens.rendering import render
from screens.states.every import every, screen_of

DECISIONS = {
    *("ruling", "punish-form", "annul-form", "decide-form", "exclude-form", "call-off-form", "reopen-form"),
    *("overdrawn-form", "challenge-form", "claim-form", "longer-form", "leave-form", "again-form"),
    *("first-form", "returned-form", "sheets-form", "out-form", "sanction-form"),
}
"""What a person decides or asks for counts by its own button alone: a reason half written is no decision."""
CODES = {"join-form", "let-in-form", "read-form", "check-form"}
"""A code or a word from another tablet, which is read while it is there."""
PLAYS = {"play-form", "rack-form", "slip-form", "study-form", "pasted-form"}
"""A play that is being tried: the next step judges it, or the turn goes on without it."""
LOOKING = {"search-form", "find-form", "verify-form"}
LOOKED_THROUGH = {"rating-list-form"}
"""A list that was looked through: the next step takes it."""
PAPERS = {"slips-form"}
"""How many sheets are printed."""
MEANT = DECISIONS | CODES | PLAYS | LOOKING | LOOKED_THROUGH | PAPERS
WRITTEN = {"text", "number", "date", "time", "password", "search"}


def written_in(form):
    """Return the fields of a form into which one writes."""
    return [
        field
        for field in form.all()
        if field.name == "textarea"
        or (field.name == "input" and field.attributes.get("type", "text") in WRITTEN)
    ]


def beside_the_next_step(page):
    """Return the forms in which something may be begun while the next step is tapped."""
    steps = [each for each in page.all() if "next-step" in each.attributes.get("class", "").split()]
    if not steps:
        return []
    own = {steps[0].attributes.get("form"), steps[0].attributes.get("data-form")}
    forms = [each for each in page.all() if each.name == "form" and each.attributes["id"] not in own]
    return [form for form in forms if written_in(form)]


def begun_in(scenes):
    """Return the forms beside a next step, and those of them that it leaves behind, with their screens."""
    left, seen = set(), set()
    for scene in scenes:
        screen = screen_of(scene)
        for form in beside_the_next_step(read("".join(render(screen, scene).values()))):
            seen.add(form.attributes["id"])
            if "data-first" not in form.attributes:
                left.add((screen.name, form.attributes["id"]))
    return seen, left


def test_what_was_begun_in_a_field_is_handed_in_before_the_next_step_on_every_screen(some_of):
    _, left = begun_in(some_of(every().values(), 250))
    assert {(screen, form) for screen, form in left if form not in MEANT} == set()


@pytest.mark.thorough
def test_every_form_that_is_handed_in_or_meant_to_be_left_is_in_some_state():
    seen, left = begun_in(every().values())
    assert seen >= {
        "enter-form",
        "list-form",
        "person-form",
        "own-form",
        "sheet-form",
        "terms-form",
        "room-form",
    }
    assert {form for _, form in left} >= MEANT
