"""More disguises of one message, after those that a player wrote who had not read the reader."""

from drivers.letter_disguises import Disguise, between, dates, each_label, swapped

HASTE = (
    *(("Partida", "Patrida"), ("Scrisoarea primită", "Scrisorea primtă"), ("Expediat", "Exepdiat")),
    *(("Depunere", "Depunre"), ("Cuvinte adiacente", "Cuvinet adicente"), ("Punctaj:", "Punctja:")),
    *(("Litere rămase", "Litere ramsae"), ("Semnat", "Semant"), ("Confirm:", "Confrim::")),
)
SHORT = (
    *(("Litere depuse", "Lit. depuse"), ("Depunere", "Dep."), ("Cuvinte adiacente", "Cuv. adiac.")),
    *(("Punctaj:", "Pct.:"), ("Litere rămase", "Lit. rămase"), ("Semnat", "Semn.")),
)
OTHER_WORDS = (
    *(("Partida", "Jocul"), ("Turul", "Runda"), ("Confirm", "Accept"), ("Depunere", "Mutare")),
    *(("Punctaj:", "Scor:"), ("Punctaj total", "Scor total")),
)


def as_table(row: str) -> Disguise:
    return each_label(lambda label, value: row.format(label=label, value=value))


def numbered(text: str) -> str:
    rows = (line.split(": ", 1) for line in text.splitlines())
    return "".join(f'{at};"{label}";"{value}"\n' for at, (label, value) in enumerate(rows, 1))


def as_windows_shows_it(text: str) -> str:
    return text.encode("utf-8").decode("cp1252")


def as_page(text: str) -> str:
    html = text.encode("ascii", "xmlcharrefreplace").decode("ascii")
    rows = (line.split(": ", 1) for line in html.splitlines())
    return "".join(f"<div><b>{label}:</b>&nbsp;{value}<br></div>\n" for label, value in rows)


SENT_ON: dict[str, Disguise] = {
    "from a table of two columns": as_table("{label}\t{value}\t"),
    "from a table drawn with strokes": as_table("| {label}   | {value} |"),
    "from a sheet of figures": numbered,
    "each value below its label": as_table("{label}\n{value}\n"),
    "dots between label and value": as_table("{label} ....... {value}"),
    "as Windows shows signs that it does not know": as_windows_shows_it,
    "from the source of a page": as_page,
    "an iPhone's chat with a clock of twelve hours": between("11.10.2026, 8:02\u202fp.m. - Ana Ionescu: "),
    "a message that was edited": lambda text: f"{text.rstrip()} <Acest mesaj a fost editat>\n",
    "labels typed in haste": swapped(*HASTE),
    "labels made short": swapped(*SHORT),
    "other words for the labels": swapped(*OTHER_WORDS),
    "a remark of the form behind a label": swapped(("Punctaj:", "Punctaj (cu bonificații):")),
    "lettered": lambda text: "".join(
        f"{letter}) {line}\n" for letter, line in zip("abcdefghijklmn", text.splitlines(), strict=True)
    ),
    "dates with commas": dates("{dd},{mm},{y}"),
    "the month in Roman figures": lambda text: dates("{d}.{mm}.{y}")(text).replace(".03.", ".III."),
    "strokes between the letters": swapped(("O, G", "O/G"), ("B, C, D, E, F", "B/C/D/E/F"), ("N, P", "N-P")),
    "quotation marks around the words": swapped(("7C: GOL", "7C: „GOL”"), ("C7: GO", "C7: «GO»")),
    "values as code": swapped(("7C: GOL", "`7C: GOL`"), ("N, P", "`N, P`")),
    "the square apart": swapped(("7C: GOL", "7 c GOL"), ("C7: GO", "C 7 GO"), ("D7: OL", "D-7: OL")),
    "the word before its square": swapped(("7C: GOL", "GOL (7C)"), ("C7: GO", "GO la C7")),
    "a heart behind the name": swapped(("Semnat: Ion Popescu", "Semnat: Ion Popescu ❤️")),
    "a stroke between turn and colour": swapped(("III, ROȘU", "III / ROȘU")),
}
