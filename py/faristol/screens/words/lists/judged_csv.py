"""The words that judges accepted or refused as a table for a spreadsheet."""

from collections.abc import Iterable

from faristol.screens.parts.spreadsheet import Text, spreadsheet
from faristol.screens.parts.word_lists import playing
from faristol.screens.scene import SavedFile
from faristol.screens.words.lists.judged_words import JudgedWord
from faristol.texts import Texts


def csv_file(words: Iterable[tuple[JudgedWord, int, int]], t: Texts, language: str) -> SavedFile:
    names = playing(t)
    lines: list[list[object]] = [
        [
            t.gettext("Language"),
            t.gettext("Word list"),
            t.gettext("Word"),
            t.gettext("Times accepted"),
            t.gettext("Times refused"),
        ]
    ]
    lines += (
        [names.get(each.language, ""), Text(each.list), Text(each.word), accepted, refused]
        for each, accepted, refused in words
    )
    return SavedFile(t.gettext("judged-words.csv"), "text/csv", spreadsheet(lines, language))
