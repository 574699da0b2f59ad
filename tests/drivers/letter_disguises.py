"""One message as people send it on: sixty disguises, each a function from the text as it was written.

They were written from mails, chats and cards, before the reader that has to see through them.
"""

import re
import textwrap
import unicodedata
from collections.abc import Callable

Disguise = Callable[[str], str]

OLDER = """\
Partida: Ediția a 15-a, Popescu – Ionescu
Turul: II, ALBASTRU
Scrisoarea primită: expediată 01.03.2026, sosită 01.03.2026
Expediat: 01.03.2026
Zile de gândire: 0 în acest tur; în total ROȘU 0, ALBASTRU 0
Confirm: PAS
Litere depuse: –
Depunere: PAS
Punctaj: 0
Punctaj total: 2
Litere rămase: A, A, B, C
Litere luate: –
Semnat: Ana Ionescu
"""
"""The letter that is answered; mails and chats have it above or beneath."""
DATE = re.compile(r"(\d\d)\.(\d\d)\.(\d{4})")
MONTHS = {"03": "martie"}
WITHOUT = str.maketrans("ăâîșțĂÂÎȘȚ–", "aaistAAIST-")
CEDILLA = str.maketrans("șțȘȚ", "şţŞŢ")


def each_line(change: Callable[[str], str]) -> Disguise:
    return lambda text: "".join(f"{change(line)}\n" for line in text.splitlines())


def each_label(change: Callable[[str, str], str]) -> Disguise:
    """Change lines by their label and their value."""
    return each_line(lambda line: change(*line.split(": ", 1)))


def dates(written: str) -> Disguise:
    def day(found: re.Match[str]) -> str:
        day, month, year = found.groups()
        return written.format(
            d=int(day), m=int(month), dd=day, mm=month, yy=year[2:], y=year, name=MONTHS[month]
        )

    return lambda text: DATE.sub(day, text)


def swapped(*pairs: tuple[str, str]) -> Disguise:
    def change(text: str) -> str:
        for one, other in pairs:
            assert one in text, one
            text = text.replace(one, other)
        return text

    return change


def between(above: str, below: str = "") -> Disguise:
    return lambda text: f"{above}{text}{below}"


def prefixed(sign: str) -> Disguise:
    return each_line(lambda line: sign + line)


def as_exported(prefix: str, later: str = "") -> Disguise:
    """A chat that was exported: its sign before each message, which has several lines."""

    def chat(text: str) -> str:
        talk = [f"{prefix}Salut! Trimit turul.\n", f"{prefix}{OLDER}", f"{prefix}mersi\n", f"{prefix}{text}"]
        return "".join(talk) + (f"{prefix}{later}\n" if later else "")

    return chat


IPHONE, ANDROID, AMERICAN = (
    "[06.03.2026, 18:22:10] Ion Popescu: ",
    "06.03.2026, 18:22 - Ion: ",
    "3/6/26, 6:22 PM - Ion: ",
)
IN_ORDER: dict[str, Disguise] = {
    "as it was written": lambda text: text,
    "blanks at the ends of the lines": each_line(lambda line: f"  {line}   "),
    "empty lines between": each_line(lambda line: f"{line}\n"),
    "tabs after the labels": each_label(lambda label, value: f"{label}:\t{value}"),
    "ends of lines as Windows has them": lambda text: text.replace("\n", "\r\n"),
    "blanks that do not break": lambda text: text.replace(" ", "\u00a0"),
    "an invisible sign at the beginning": between("\ufeff"),
    "invisible signs in the lines": each_line(lambda line: f"\u200e{line}\u200b"),
    "quoted": prefixed("> "),
    "quoted twice": prefixed("> > "),
    "with a greeting and a farewell": between(
        "Bună seara!\n\nIată turul meu:\n\n", "\nToate cele bune,\nIon\n"
    ),
    "bold labels, with the colon": each_label(lambda label, value: f"*{label}:* {value}"),
    "bold labels": each_label(lambda label, value: f"*{label}*: {value}"),
    "bold labels, as on a page": each_label(lambda label, value: f"**{label}:** {value}"),
    "bold values": each_label(lambda label, value: f"{label}: *{value}*"),
    "labels in italics": each_label(lambda label, value: f"_{label}:_ {value}"),
    "as a list": prefixed("- "),
    "as a list with points": prefixed("• "),
    "as a list with figures": lambda text: "".join(
        f"{at}. {line}\n" for at, line in enumerate(text.splitlines(), 1)
    ),
    "in a block of code": between("```\n", "```\n"),
    "a picture before each label": prefixed("📌 "),
    "the sign of an iPhone's chat before the message": between(IPHONE),
    "the sign of an iPhone's chat on every line": prefixed(IPHONE),
    "the sign of an iPhone's chat, with an invisible one": prefixed(f"\u200e{IPHONE}"),
    "the sign of an Android's chat before the message": between(ANDROID),
    "the sign of an Android's chat on every line": prefixed(ANDROID),
    "the sign of an American phone": prefixed(AMERICAN),
    "from Telegram": between("Ion Popescu, [06.03.2026 18:22]\n"),
    "a whole chat, this message at its end": as_exported(IPHONE),
    "a whole chat, with talk after it": as_exported(ANDROID, "ai primit?"),
    "the older message above": between(f"{OLDER}\n"),
    "all in one line": lambda text: " ".join(text.split()),
    "all in one line, with semicolons": lambda text: "; ".join(text.splitlines()),
    "all in one line, with strokes": lambda text: " | ".join(text.splitlines()),
    "two labels in a line": swapped(("\nExpediat:", " Expediat:"), ("\nPunctaj total:", ", Punctaj total:")),
    "the older mail beneath, unquoted": lambda text: (
        f"{text}\nOn Sun, 1 Mar 2026, Ana Ionescu wrote:\n\n{OLDER}"
    ),
    "the older mail beneath, as Outlook has it": lambda text: (
        f"{text}\n-----Original Message-----\nFrom: Ana\nSent: 1 March 2026\nSubject: turul II\n\n{OLDER}"
    ),
    "the older mail beneath, quoted": lambda text: (
        f"{text}\nPe 01.03.2026, Ana Ionescu a scris:\n{prefixed('> ')(OLDER)}"
    ),
    "forwarded": between(
        "---------- Mesaj redirecționat ---------\nDe la: Ion Popescu <ion@example.org>\n"
        "Trimis: vineri, 6 martie 2026, 18:22\nSubiect: turul III\nCătre: Ana Ionescu <ana@example.org>\n\n"
    ),
    "broken after forty signs": lambda text: "\n".join(
        part for line in text.splitlines() for part in textwrap.wrap(line, 40)
    ),
    "dates with strokes": dates("{dd}/{mm}/{y}"),
    "dates with hyphens": dates("{dd}-{mm}-{y}"),
    "dates with short years": dates("{dd}.{mm}.{yy}"),
    "dates without noughts": dates("{d}.{m}.{y}"),
    "dates with the month's name": dates("{d} {name} {y}"),
    "dates as computers have them": dates("{y}-{mm}-{dd}"),
    "dates with blanks": dates("{dd}. {mm}. {y}"),
    "without diacritics": lambda text: text.translate(WITHOUT),
    "with cedillas": lambda text: text.translate(CEDILLA),
    "letters and their signs apart": lambda text: unicodedata.normalize("NFD", text),
    "all in capitals": str.upper,
    "all in small letters": str.lower,
    "a hyphen for each colon": each_label(lambda label, value: f"{label} - {value}"),
    "the turn in figures": swapped(("III, ROȘU", "3 ROȘU")),
    "letters without commas": swapped(("O, G", "OG"), ("B, C, D, E, F", "BCDEF"), ("N, P", "N P")),
    "the play as on a tablet": swapped(("7C: GOL", "7c gol"), ("C7: GO; D7: OL", "C7 GO, D7 OL")),
    "points with their name": swapped(("Punctaj: 41", "Punctaj: 41 p"), ("total: 51", "total: 51 puncte.")),
    "a full stop after each line": each_line(lambda line: f"{line}."),
    "the lines in another order": lambda text: "\n".join(reversed(text.splitlines())),
    "from a page of a mail program": each_line(lambda line: f"{line}<br>"),
}
