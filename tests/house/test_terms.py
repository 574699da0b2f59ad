"""The texts as an editor reads them: the documents' own terms, and what no sentence may be built with."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import build_texts

LANGUAGES = ("ca", "ro")
TERMS = tomllib.loads(Path(__file__).with_name("terms.toml").read_text("utf-8"))["term"]

NAMES = r"%\((name|player|names|players|word|words|other|better|worse|winner|loser|opponent)\)s"
NEVER = {
    "de or el before a name": ("ca", rf"\b(de|del|el|al|pel) {NAMES}"),
    "lui before a name, which may be a woman's": ("ro", rf"\b[Ll]ui {NAMES}"),
    "a participle": ("ro", rf"{NAMES} (a fost|este|era) (adăugat|scos|absent|liber)"),
    "a straight apostrophe": ("ca", r"\w'\w"),
    "an apostrophe before a word that takes an article": ("ca", r"\b[Ddl]’%\((?!n\))"),
    "a cedilla below s or t": ("ro", "[şţŞŢ]"),
    "quotation marks of another language": ("ca", "[„”]"),
    "English quotation marks": ("ro", "[“»«]"),
}  # fmt: skip


@cache
def strings(language):
    """Return all texts of a language, every plural form by itself."""
    with build_texts.po(language).open("rb") as file:
        messages = [message for message in read_po(file, locale=language) if message.id]
    return [
        form
        for message in messages
        for form in ([message.string] if isinstance(message.string, str) else message.string)
    ]


def words(text):
    """Return a text without the names of what is inserted."""
    return re.sub(r"%\(\w+\)[sd]", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=[term["meaning"] for term in TERMS])
def test_a_thing_is_called_as_in_the_documents_and_nothing_else(term, language):
    used = [words(string) for string in strings(language)]
    assert any(re.search(term[language], string, re.IGNORECASE) for string in used)
    avoided = re.compile(term[f"avoid_{language}"], re.IGNORECASE)
    assert not [string for string in used if avoided.search(string)]


@pytest.mark.parametrize("why", NEVER)
def test_no_sentence_is_built_with(why):
    language, pattern = NEVER[why]
    assert not [string for string in strings(language) if re.search(pattern, string)]
