"""The rulings of a word judge as a table for a spreadsheet, for the director."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from faristol.screens.parts.spreadsheet import Text, spreadsheet
from faristol.screens.scene import SavedFile, Scene
from faristol.screens.words.judge_records import Ruling
from faristol.texts import Texts


def csv_file(every: Sequence[Ruling], scene: Scene) -> SavedFile:
    t, language = scene.texts, scene.settings.language
    lines: list[list[object]] = [
        [
            t.gettext("Date"),
            t.gettext("Time"),
            t.gettext("Table"),
            t.gettext("Words"),
            t.gettext("Verdict"),
            t.gettext("Not in the list"),
            t.gettext("Word list"),
            t.gettext("Fingerprint"),
        ]
    ]
    for ruling in every:
        moment = datetime.fromtimestamp(ruling.at / 1000, UTC) + timedelta(minutes=scene.zone)
        lines.append(
            [
                f"{moment:%Y-%m-%d}",
                f"{moment:%H:%M:%S}",
                ruling.table or "",
                " ".join(word for word, _ in ruling.words),
                verdict(ruling, t),
                " ".join(word for word, known in ruling.words if not known),
                Text(ruling.list),
                ruling.sha256[:8],
            ]
        )
    return SavedFile(t.gettext("rulings.csv"), "text/csv", spreadsheet(lines, language))


def verdict(ruling: Ruling, t: Texts) -> str:
    if not ruling.words:
        return t.gettext("Left without the PIN")
    sentence = t.pgettext("a play", "Valid") if ruling.valid else t.pgettext("a play", "Not valid")
    return t.gettext("%(verdict)s (second opinion)") % {"verdict": sentence} if ruling.second else sentence
