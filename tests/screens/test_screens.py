"""Every state of every screen in every language: sound markup, a name for everything, no English left."""

import gettext
import re
from dataclasses import replace

import pytest
from markupsafe import escape

import toolbox
from drivers.markup import REGION_IDS, check, read, unmarked
from drivers.offenders import offenders
from drivers.window import Window
from faristol import __version__
from faristol.prerender import index_html, screens_html
from faristol.screens.activities import published_page
from faristol.screens.device import Settings
from faristol.screens.home.day.view import MONTHS, WEEKDAYS
from faristol.screens.register import SCREENS
from faristol.screens.rendering import REGIONS, environment, render, render_page
from faristol.screens.scene import Scene
from faristol.texts import LANGUAGES, Texts, texts
from screens.states.every import every, screen_of

EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SOME = 100
"""So many of a thousand states are looked at everyday."""
NASTY = "<img src=x onerror=1>\"'&"


def page(scene, language="en"):
    """The whole page, all its regions together, as in index.html."""
    spoken = replace(scene, settings=replace(scene.settings, language=language))
    return "".join(render(screen_of(spoken), spoken).values())


def test_every_screen_has_states_here():
    assert {screen_of(scene).name for scene in every().values()} == SCREENS.keys()


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_sound_markup_with_a_name_for_everything(language, some_of):
    """In English: test_what_a_player_wrote_is_shown_as_text."""
    some = dict(some_of(every().items(), SOME))
    assert offenders(some, lambda scene: check(read(page(scene, language)))) == {}


@EACH_LANGUAGE
@pytest.mark.parametrize("kind", ["bad", "watching"])
def test_the_notice_above_the_shelf_is_sound(kind, language):
    check(read(render_page("notice.html", language, kind=kind, fact=NASTY, consequence=NASTY)))


def test_what_is_half_done_is_on_the_screen():
    assert page(every()["keep, two marked"]).count('aria-pressed="true"') == 1 + 2  # the sound is on
    assert 'value="pluja a Lleida"' in page(every()["committed"])


# --- nothing left in English


class Marked(gettext.NullTranslations):
    """A language in which every sentence that was looked up can be told from one that was not."""

    def gettext(self, message):
        if message in (MONTHS, WEEKDAYS):
            return " ".join(f"⟦{name}⟧" for name in message.split())
        return f"⟦{message}⟧"

    def pgettext(self, context, message):
        return self.gettext(message)

    def ngettext(self, msgid1, msgid2, n):
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"


class MarkedScene(Scene):
    texts = property(lambda scene: Texts("en", Marked()))


OF_NO_LANGUAGE = re.compile(
    r"(– )?Faristol[\W\d_]*|Ona|eSpeak|Android|iPad|LICENSE|NOTICE|SHA-256|[\W\d_]*|[0-9a-f]{64}|[A-O]"
)


def lang_of(element):
    return next((each.attributes["lang"] for each in element.around() if "lang" in each.attributes), "en")


def looked_up(scene):
    values = {name: getattr(scene, name) for name in Scene.__dataclass_fields__}
    root = read("".join(render(screen_of(scene), MarkedScene(**values)).values()))
    left = [
        text
        for text, element in unmarked(root)
        if lang_of(element) == "en" and text != "English" and not OF_NO_LANGUAGE.fullmatch(text)
    ]
    assert not left, left


def test_every_visible_text_is_looked_up_or_says_whose_language_it_speaks(some_of):
    assert offenders(dict(some_of(every("⟦Dijous⟧", "⟦pluja⟧").items(), SOME)), looked_up) == {}


TEMPLATES = [name for name in environment().list_templates(["html"]) if not name.startswith("parts/")]


def without_words(name):
    env = environment()
    nodes = env.parse(env.loader.get_source(env, name)[0])
    words = []

    def walk(node):
        for child in node.iter_child_nodes():
            if type(child).__name__ == "TemplateData":
                words.append(child.data)
            elif type(child).__name__ == "Output":
                walk(child)
            else:
                words.append("\ufffc" if not list(child.iter_child_nodes()) else "")
                walk(child)

    walk(nodes)
    text = re.sub(r"<style>.*?</style>", "", "".join(words), flags=re.DOTALL)
    said = re.findall(r'(?:aria-label|title|alt|placeholder)="([^"]*)"', text)
    left = [*re.sub(r"<[^>]*>|&\w+;", "\n", text).splitlines(), *said]
    lines = [line.replace("\ufffc", "").strip() for line in left]
    found = [line for line in lines if not OF_NO_LANGUAGE.fullmatch(line)]
    assert not found, found


def test_no_template_has_words_of_its_own():
    """Also those that no screen shows: the publication, the notices, the page without an engine."""
    assert offenders(TEMPLATES, without_words) == {}


# --- what people wrote stays text


def nasty():
    return every(NASTY, NASTY)


def shown_as_text(scene):
    root = read(page(scene))
    assert not [each for each in root.all() if each.name == "img"], "a name became an element"
    check(root)


def test_what_a_player_wrote_is_shown_as_text(some_of):
    assert offenders(dict(some_of(nasty().items(), SOME)), shown_as_text) == {}


def test_a_name_with_markup_is_seen_as_it_was_written():
    assert escape(NASTY) in page(nasty()["call"])
    assert escape(NASTY) in page(nasty()["over, published"])
    assert escape(NASTY) in page(nasty()["home, events"])


def published(scene):
    return published_page(scene.event, "0.1.0", scene.now, scene.zone)


@pytest.mark.parametrize("state", ["committed", "call", "over, published", "over, no rack left"])
def test_the_publication_is_sound_and_shows_text_as_text(state):
    html = published(nasty()[state])
    root = read(html.replace("<!doctype html>", ""))
    names = [each.name for each in root.all()]
    assert names.count("h1") == 1
    assert not {"img", "script", "link", "iframe", "form"} & set(names)
    assert escape(NASTY) in html


# --- the page before its engine


@EACH_LANGUAGE
def test_the_first_answer_changes_nothing_on_an_untouched_home_but_that_there_are_no_events(language):
    html = index_html("<!-- prerendered -->", __version__)
    template = re.search(
        rf'<template data-screen="#/" data-language="{language}"[^>]*>(.*?)</template>', html, re.DOTALL
    )[1]
    prerendered = dict(
        re.findall(r'<div data-for="(\w+)">(.*?)</div>(?=<div data-for|\Z)', template, re.DOTALL)
    )
    window = Window(language=language)
    assert prerendered.keys() == {"bar", "work", "shelf", "status"}
    t = texts(language)
    looking = t.gettext("The events on this device are being looked for.")
    none_yet = t.gettext("None yet. Your events on this device will be listed here.")
    for region, inside in prerendered.items():
        assert none_yet not in inside, "nobody knows it yet"
        assert inside.replace(looking, none_yet) == window.regions[region], region
    assert window.regions["dialog"] == window.regions["print"] == window.regions["notice"] == ""


@EACH_LANGUAGE
def test_every_screen_without_an_event_is_there_before_the_engine(language):
    html = index_html("<!-- prerendered -->", "0.1.0") + screens_html(language, "0.1.0")
    there = set(re.findall(rf'<template data-screen="([^"]+)" data-language="{language}"', html))
    assert there == {
        *("#/", "#/events", "#/read", "#/settings", "#/voice", "#/about", "#/draw", "#/verify", "#/words"),
        *("#/tournament", "#/tournament-file", "#/league", "#/game-file", "#/practice", "#/figures"),
        *("#/day", "#/join", "#/seat", "#/judging", "#/table", "#/room-check", "#/dispute", "#/letters"),
    }


def test_settings_and_regions_are_those_of_the_page():
    scripts = [path.read_text("utf-8") for path in (toolbox.ROOT / "site").glob("*.js")]
    (script,) = [script for script in scripts if "stored.theme" in script]
    kept = re.findall(r"^ +(\w+):", script.split("const settings = {")[1].split("};")[0], re.MULTILINE)
    assert set(Settings.__dataclass_fields__) == set(kept)
    assert {*REGIONS, "notice"} == REGION_IDS
