"""The guide: what it calls a button is what stands on the button, and every screen has a chapter."""

import re

import pytest

import build_texts
from faristol.prerender import guide_html
from faristol.screens.chapters import chapter_of
from faristol.screens.register import SCREENS
from toolbox import ROOT

GUIDE = ROOT / "py/faristol/screens/guide"
NAMES = re.compile(r"\b(?:name|go)\(_\(\"([^\"]+)\"")
SENTENCES = re.compile(r"<(li|dd|p)>(.*?)</\1>", re.DOTALL)
NAMED = sorted(
    {text for chapter in GUIDE.glob("*.html") for text in NAMES.findall(chapter.read_text("utf-8"))}
)


def test_every_button_that_the_guide_names_is_on_a_screen():
    """A text that was changed on the screen and not in the guide is in the guide alone."""
    of_screens = {
        message.id if isinstance(message.id, str) else message.id[0]
        for message in build_texts.extracted()
        if message.id and not all(file.startswith(build_texts.GUIDE) for file, _ in message.locations)
    }
    assert len(NAMED) > 80
    assert [text for text in NAMED if text not in of_screens] == []


def test_the_guide_is_translated_whole():
    """English words would stand out as sentences that two languages share."""
    en, ca, ro = (
        {each[1] for each in SENTENCES.findall(guide_html(language))} for language in ("en", "ca", "ro")
    )
    assert len(en) == len(ca) == len(ro) > 60
    assert not en & (ca | ro)


def test_every_screen_opens_a_chapter_that_there_is():
    guide = guide_html("en")
    chapters = re.findall(r'<article [^>]*id="guide-(\w+)"', guide)
    assert {chapter_of(screen) for screen in SCREENS.values()} == set(chapters)
    assert re.findall(r'href="#guide-(\w+)"', guide) == chapters


@pytest.mark.parametrize(
    ("screen", "chapter"),
    [
        ("duplicate", "duplicate"),
        ("tournament", "tournament"),
        ("classic", "two"),
        ("correspondence", "letter"),
        ("join", "tablets"),
        ("seat", "tablets"),
        ("table", "tablets"),
        ("file", "wrong"),
        ("home", "evening"),
        ("results", "results"),
        ("verify", "results"),
        ("voice", "aloud"),
        ("league", "league"),
        ("solo", "practice"),
        ("exercises", "practice"),
        ("figures", "practice"),
        ("study_lists", "practice"),
        ("analysis", "analysis"),
        ("study", "words"),
        ("search", "words"),
        ("word_judge", "words"),
    ],
)
def test_a_screen_opens_its_own_chapter(screen, chapter):
    assert chapter_of(SCREENS[screen]) == chapter
