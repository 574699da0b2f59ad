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
OFTEN_MANY = (
    "(puncte|zile|minute|secunde|ore|caractere|cuvinte|tururi|mese|partide|fluturași|rânduri|depuneri|evenimente"
    r"|înregistrări|părți|linii|premii|fișe|suporturi|victorii|jucători(?! ·))\b"
)
NEVER = {
    "de or el before a name": ("ca", rf"\b(de|del|el|al|pel) {NAMES}"),
    "lui before a name, which may be a woman's": ("ro", rf"\b[Ll]ui {NAMES}"),
    "a participle": ("ro", rf"{NAMES} (a fost|este|era) (adăugat|scos|absent|liber)"),
    "a straight apostrophe": ("ca", r"\w'\w"),
    "a straight apostrophe in English": ("en", r"\w'"),
    "an apostrophe before a word that takes an article": ("ca", r"\b[Ddl]’%\((?!n\))"),
    "a cedilla below s or t": ("ro", "[şţŞŢ]"),
    "quotation marks of another language": ("ca", "[„”]"),
    "English quotation marks": ("ro", "[“»«]"),
    "a space before the dots of what is going on": ("en", r"(?<!\d) …"),
    "de or an article, whole, before 1 or 11": ("ca", r"\b([Dd]e|[DdPp]?[Ee]l|[Aa]l) 11?\b(?![\d\u202f])"),
    "de or an article, never elided": ("ca", r"\b(de|[dp]?el|al) <\w+ [^>]*>%\("),
    "what somebody is ahead by, which is a margin": ("en", r"\b[Aa]head by (?!lot\b)"),
    "the place of departajare": ("ro", "[Îî]nainte prin"),
    "a code that is read when it has been": ("en", r"\b(code|round) is read\b"),
    "a code that este citit": ("ro", r"\beste citit\b"),
    "a direction that is turned": ("en", "turns? the direction"),
    "a verdict by a list": ("en", r"\bby %\(list\)s"),
    "over time, which is gradually": ("en", "^Over time,"),
    "a page of the app": ("en", r"\bfirst page\b"),
    "o pagină of the app": ("ro", "prima pagină"),
    "una pàgina of the app": ("ca", "primera pàgina"),
    "persons": ("en", r"\b[Pp]ersons\b"),
    "a blank by its Romanian name": ("en", r"\b[Jj]oker"),
    "never for not, word for word": ("ca", r"\bmai (quin|quina|per a cada)\b"),
    "niciodată for not": ("ro", "niciodată (care|pentru)"),
    "something that comes back": ("ca", r"\bquan torni\b(?! el)"),
    "ceva that comes back": ("ro", r"\bcând revine\b(?! legătura)"),
    "hi beside the place": ("ca", r"\b([Aa]quí|[Ee]n aquest \w+ (només )?) ?s’hi |-hi les velles"),
    "lots that had to come out": ("ca", r"havi[ae]n? de sortir"),
    "a draw that trebuia să iasă": ("ro", "trebuia să iasă"),
    "a button that takes": ("ro", "ia mai multe"),
    "somebody's camera, which is a room": ("ro", r"\bcamer(a|ei) (directorului|arbitrului|ei)\b"),
    "a game lost punctually": ("ro", r"pierdut\w*( partida)? la timp"),
    "a mot that is vàlida": ("ca", r"%\(word\)s»? (no )?és vàlida"),
    "a round formed, not its pairs": ("ro", r"\b[Ff]orm(ează|ați) turul|[Tt]urul %\(n\)s este format"),
    "what costs nothing": ("ca", "no té cost"),
    "a lost rând, which is a line, for a turn": ("ro", r"\brând\w* (pierdut|în curs|consecutiv|jucat)"),
    "a rând, which is a line, that is lost or ends": ("ro", r"\b(pierd\w*|încheie|niciun) rând"),
    "the last rând, which is a line": ("ro", r"\b(acest|ultimul|primul) rând(?! al mesajului| este pentru)"),
    "a play that is greșită without a fault": ("ro", r"[Dd]epuner\w+ ([rea]\w+ )*greșit\w+(?! tehnic)"),
}  # fmt: skip


@cache
def messages(language):
    with build_texts.po(language).open("rb") as file:
        return [message for message in read_po(file, locale=language) if message.id]


@cache
def strings(language):
    """Return all texts of a language, every plural form by itself."""
    english = language == "en"
    said = [message.id if english else message.string for message in messages("ca" if english else language)]
    return [form for text in said for form in ([text] if isinstance(text, str) else text)]


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


def test_what_may_be_twenty_or_more_is_counted_with_de():
    """Romanian says «20 de puncte»: by its third plural form, or by a sentence that does not count."""
    said = [message.string for message in messages("ro")]
    last = [text if isinstance(text, str) else text[-1] for text in said]
    assert not [text for text in last if re.search(rf"%\(\w+\)s {OFTEN_MANY}", text)]
