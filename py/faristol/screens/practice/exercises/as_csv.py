"""Every question of an exercise book for a spreadsheet: what is right, how often it was missed, when due."""

from faristol.practice.exercises.book import Book
from faristol.practice.exercises.repeating import DAY
from faristol.screens.parts.spreadsheet import Text, spreadsheet
from faristol.screens.practice.exercise_decks import kind_of_card
from faristol.screens.practice.exercises.sentences import right_text, shown_text
from faristol.texts import Texts


def csv_text(book: Book, t: Texts, zone: int) -> str:
    lines: list[list[object]] = [
        [
            t.gettext("Exercise"),
            t.gettext("Question"),
            t.gettext("Answer"),
            t.gettext("Times asked"),
            t.gettext("Times missed"),
            t.gettext("Wrong guesses"),
            t.gettext("Seconds the last time"),
            t.gettext("Due"),
        ]
    ]
    for known in book.cards.values():
        card = known.card
        due = t.date(known.at + known.interval * DAY, zone)
        texts = [kind_of_card(card, t), shown_text(card), right_text(card, t)]
        lines.append(
            [*map(Text, texts), known.asked, known.missed, known.wrong, round(known.took / 1000), due]
        )
    return spreadsheet(lines, t.language)
