"""The texts: nothing missing, nothing unused, placeholders in place."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import build_texts
import faristol
from drivers.read_in import read_in
from faristol.screens import rendering
from faristol.texts import LANGUAGES, Eliding, figure, minutes_and_seconds, texts

SOURCE = Path(faristol.__file__).parent
TRANSLATED = [language for language in LANGUAGES if language != "en"]
EACH = pytest.mark.parametrize("language", TRANSLATED)
FORMS = {"ca": 2, "ro": 3}
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|\{\w+\}|%%")


def messages(language):
    with build_texts.po(language).open("rb") as file:
        return [message for message in read_po(file, locale=language) if message.id]


def test_the_catalogues_are_those_of_the_code_and_the_templates():
    """Nothing new is missing, nothing in them is unused, and what is compiled is what is written."""
    done = subprocess.run(
        [sys.executable, build_texts.__file__, "--check"],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_note_for_translators_is_about_a_text():
    notes = tomllib.loads(build_texts.NOTES.read_text("utf-8"))
    assert notes.keys() <= {message.id for message in messages("ca") if not message.context}


def test_a_text_that_stands_within_another_string_is_in_the_catalogues_too():
    """Whoever collects the texts does not look there."""
    known = {message.id for message in messages("ca")}
    within = [re.findall(r"gettext\('([^']+)'\)", path.read_text("utf-8")) for path in SOURCE.rglob("*.py")]
    assert {text for texts in within for text in texts} <= known


def test_every_language_but_english_has_a_catalogue():
    assert list(build_texts.LANGUAGES) == TRANSLATED


@EACH
def test_every_sentence_is_translated_for_certain(language):
    found = messages(language)
    assert len(found) > 100
    for message in found:
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        assert all(strings), message.id
        assert not message.fuzzy, message.id


@EACH
def test_plurals_have_all_their_forms(language):
    plurals = [message for message in messages(language) if message.pluralizable]
    assert plurals
    for message in plurals:
        assert len(message.string) == FORMS[language], message.id
        assert all(message.string), message.id


@EACH
def test_placeholders_are_those_of_the_english_sentence(language):
    for message in messages(language):
        if message.pluralizable:
            one, wanted = (set(PLACEHOLDER.findall(form)) for form in message.id)
            for form in message.string:
                # a form that is for one thing only may say the number in a word
                assert set(PLACEHOLDER.findall(form)) in (one, wanted, wanted - {"%(n)s"}), message.id
        else:
            assert sorted(PLACEHOLDER.findall(message.string)) == sorted(PLACEHOLDER.findall(message.id)), (
                message.id
            )


@EACH
def test_spaces_at_the_ends_and_marks_of_a_running_text_are_kept(language):
    for message in messages(language):
        if not message.pluralizable:
            assert message.string == message.string.strip() or message.id != message.id.strip(), message.id
            assert message.string.endswith("…") == message.id.endswith("…"), message.id


def test_romanian_says_de_from_twenty_on():
    t = texts("ro")
    said = [t.ngettext("%(n)s round", "%(n)s rounds", n) for n in (1, 2, 19, 20, 101, 120)]
    assert said[1] == said[2] == said[4]
    assert said[3] == said[5] != said[1]
    assert "de " in said[3]


@EACH
def test_romanian_and_catalan_letters_are_written_with_their_own_signs(language):
    """Comma below, not cedilla; the middle dot, not a full stop."""
    for message in messages(language):
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        typed = "l.l" in str(message.id)  # where it says what may be typed
        wrong = "[şţŞŢ]" if typed else r"[şţŞŢ]|l\.l|L\.L"
        assert not [string for string in strings if re.search(wrong, string)], message.id


@pytest.mark.parametrize(
    ("inserted", "said"),
    [
        (2, "del 2 al 2, d’1 o de 2"),
        (1, "de l’1 a l’1, d’1 o d’1"),
        (11, "de l’11 a l’11, d’1 o d’11"),
        ("11/4/2026", "de l’11/4/2026 a l’11/4/2026, d’1 o d’11/4/2026"),
        ("1,53", "de l’1,53 a l’1,53, d’1 o d’1,53"),
        ("<b>1</b>", "de l’<b>1</b> a l’<b>1</b>, d’1 o d’<b>1</b>"),
        (figure(11_000), "de l’11\u202f000 a l’11\u202f000, d’1 o d’11\u202f000"),
        (figure(1_000), "del 1\u202f000 al 1\u202f000, d’1 o de 1\u202f000"),
        (110, "del 110 al 110, d’1 o de 110"),
        ("vermell", "del vermell al vermell, d’1 o de vermell"),
    ],
)
def test_catalan_elides_before_one_and_eleven_and_before_nothing_else(inserted, said):
    assert Eliding("del %(n)s al %(n)s, d’1 o de %(n)s") % {"n": inserted} == said


def test_a_capital_stays_one_when_it_is_elided():
    assert Eliding("El %(day)s") % {"day": "1/4"} == "L’1/4"


def test_a_catalan_sentence_and_a_template_elide():
    by_then = "The competition closes on %(day)s."
    assert texts("ca").gettext(by_then) % {"day": "1/4"} == "La competició es tanca l’1/4."
    assert texts("ca").gettext(by_then) % {"day": "2/4"} == "La competició es tanca el 2/4."
    assert in_a_template("ca", by_then, day="<11>") == "La competició es tanca el &lt;11&gt;."
    assert in_a_template("ca", by_then, day="11/4") == "La competició es tanca l’11/4."
    assert in_a_template("en", by_then, day="11/4") == "The competition closes on 11/4."


def in_a_template(language, sentence, **values):
    with read_in(language):
        return rendering.environment().globals["gettext"](sentence, **values)


@pytest.mark.parametrize(
    ("left", "shown"), [(180_000, "3:00"), (72_001, "1:13"), (72_000, "1:12"), (1, "0:01"), (0, "0:00")]
)
def test_a_clock_shows_the_last_started_second(left, shown):
    assert minutes_and_seconds(left) == shown


NOON = 1_791_540_000_000  # 9 October 2026, 10:00 in Greenwich


@pytest.mark.parametrize(
    ("language", "ago", "zone", "shown"),
    [
        ("en", 0, 0, "today, 10:00"),
        ("en", 0, 180, "today, 13:00"),
        ("en", 11, 0, "yesterday, 23:00"),
        ("en", 11, 120, "today, 01:00"),
        ("en", 48, 0, "7/10/2026"),
        ("ca", 48, 0, "7/10/2026"),
        ("ro", 48, 0, "07.10.2026"),
        ("en", -24, 0, "10/10/2026"),
    ],
)
def test_when_something_was_as_the_room_would_say_it(language, ago, zone, shown):
    assert texts(language).when(NOON - ago * 3_600_000, NOON, zone) == shown


@EACH
def test_no_translation_says_a_sentence_twice(language):
    for message in messages(language):
        for string in [message.string] if isinstance(message.string, str) else message.string:
            assert not re.search(r"(.{20,})\1", string), message.id


def test_in_catalan_an_article_loses_its_vowel_only_before_a_vowel():
    for message in messages("ca"):
        for string in [message.string] if isinstance(message.string, str) else message.string:
            assert not re.search(r"\b[ldLD]’[bcdfgjklmnpqrstvwxz]", string), message.id
