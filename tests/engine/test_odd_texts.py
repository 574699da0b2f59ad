"""Odd texts in every field of every state of every screen: taken or refused in words, and nothing breaks."""

from dataclasses import replace

import pytest

from evenings.seen import page_of
from faristol.endless import within_reason
from faristol.errors import Rejected
from faristol.games.log import stamped
from faristol.screens.notice import Notice
from faristol.screens.page_message import read_intent
from faristol.screens.refusals import sentences
from faristol.screens.rendering import render
from faristol.screens.scene import WordsNotOpen
from faristol.storage.seal import faithful
from screens.states.every import every, screen_of

ODD = {
    "nothing": "\0",
    "from right to left": "\u202e\u2067abc",
    "half a letter": "a\ud83d",
    "an accent alone": "\u0301",
    "a letter with thousands of accents": "a" + "\u0301" * 5_000,
    "letters of several parts": "👩‍👩‍👧‍👦\u200dŀl·l",
    "figures of another script": "٣²¼",
    "a number of thirty digits": "9" * 30,
    "a number of five thousand digits": "9" * 5_000,
    "lines": "a\r\n\u2028b\x85c",
    "markup": "<b>%(name)s {{ 7 }}</b>",
    "a million signs": "a" * 1_000_000,
}
TYPED = ("text", "search", "number", "textarea", "email", "tel", "password", "url", "date", "time")


def places(scenes):
    """Yield every field in which one types, once, with its scene and what is sent with it."""
    seen = set()
    for scene in scenes:
        screen = screen_of(scene)
        for form in page_of(render(screen, scene)).forms.values():
            for do in {form.do, form.change, form.typing} - {""}:
                for each in form.fields:
                    if each.kind in TYPED and (place := (screen.name, do, each.name)) not in seen:
                        seen.add(place)
                        yield scene, screen, do, form, each.name


def typed(scene, screen, do, form, name, text):
    """Send the form with a text in this field; what is then on the screen can be shown, and be written."""
    act = screen.act(do)
    if act is None:
        return
    fields = {**form.filled, name: text}
    intent = {"do": do, "at": scene.now, "key": "0" * 32, "fields": fields, "data": form.data}
    try:
        step = act(scene, read_intent(intent, None))
        for entry in stamped(step.opens or step.entries, 0, scene.now, "k"):
            faithful(entry)
            if scene.event and not step.opens:
                scene.event.kind.facts.read(entry)
    except WordsNotOpen:
        return
    except Rejected as refused:
        assert all(sentences(refused, scene.texts))
        return
    assert step.notice is None or isinstance(step.notice, Notice)
    if step.session is not None and not step.go and not step.opens:
        render(screen, replace(scene, session=step.session))


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_text_breaks_no_field(odd, some_of):
    for place in places(some_of(every().values(), 20)):
        try:
            typed(*place, ODD[odd])
        except Exception as broken:
            raise AssertionError(f"{place[2]}, {place[4]}") from broken


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("e" + "\u0301" * 5_000, "e" + "\u0301" * 30),
        ("9" * 5_000 + " punts", "9" * 100 + " punts"),
        ("a\ud83d", "a\ufffd"),
        ("👩‍👩‍👧‍👦" * 40, "👩‍👩‍👧‍👦" * 40),
        ("שָׁלוֹם, l·l, ș", "שָׁלוֹם, l·l, ș"),
    ],
)
def test_only_what_goes_on_without_end_is_cut(text, left):
    assert within_reason(text) == left
