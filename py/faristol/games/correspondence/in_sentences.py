"""A letter whose labels stand amid its sentences, as in a telegram, with a line for each (COR-25)."""

import re
from collections.abc import Collection, Iterator

from faristol.games.correspondence.typed import plain, plainly

FORMS = {
    "Partida": r"partida|part\.",
    "De la": r"de la(?= (?:rosu|albastru|arbitru))|din partea",
    "După turul": r"dupa turul",
    "Înștiințare": r"instiintare|anunt",
    "Turul": r"(?<!dupa )(?:turul|runda)",
    "Scrisoarea primită": r"scri\w*\.? primit\w*",
    "Expediat": r"a mea e expediata|(?:am )?expediat(?:-o)?",
    "Zile de gândire": r"zile(?: de)? gandire",
    "Recunosc greșeala": r"recunosc greseala",
    "Propun remiză": r"propun remiza",
    "Confirm": r"confirm",
    "Litere depuse": r"lit\w*\.? depuse",
    "Depunere": r"(?:adica )?depunere(?! (?:corect|gresit)a)",
    "Varianta": r"varianta",
    "Contest": r"contest(?=:)",
    "Concediu": r"concediu(?=:)",
    "Retrimis": r"retrimis(?=:)",
    "Scrisoare înapoiată": r"scrisoare inapoiata(?=:)",
    "Cuvinte adiacente": r"cuv\w*\.? adiac\w*",
    "Punctaj total": r"punctaj total(?: tot)?",
    "Punctaj": r"punctaj",
    "Litere rămase": r"lit\w*\.? ramase|(?:mi-)?au ramas literele",
    "Litere luate": r"lit\w*\.? luate|(?:si )?am luat",
    "Semnat": r"semnat|semneaza|cu (?:drag|stima|respect)(?=,?\n)",
    "Faristol": r"faristol",
}
FEWEST = 5
"""A text that names fewer things is no letter."""
STOP, STOPPED = re.compile(r"\bSTOP\b"), re.compile(r"\s+STOP$")
STROKE = re.compile(r"\s*/(?:\s+|$)")
FLOURISH = re.compile(r"^[\s:,;.]+|[^\w()?*–-]+$")
ONE_LINE = ("Semnat", "Faristol")
"""What ends with its line: what a person writes below is nobody's name."""


def a_line_each(text: str, labels: Collection[str]) -> Iterator[str]:
    """Yield `label: value` for each label that a text has in its sentences; nothing if these are too few."""
    forms = [(label, form) for label, form in FORMS.items() if plain(label) in labels]
    names = [label for label, _ in forms]
    anywhere = re.compile(rf"(?<!\w)(?:{'|'.join(f'({form})' for _, form in forms)})(?!\w)")
    found = [*anywhere.finditer(plainly(text))]
    if len({each.lastindex for each in found}) < FEWEST:
        return
    ends = [*(each.start() for each in found[1:]), len(text)]
    telegram, strokes = len(STOP.findall(text)) >= FEWEST, len(STROKE.findall(text)) >= FEWEST
    for each, end in zip(found, ends, strict=True):
        label = names[(each.lastindex or 1) - 1]
        value = FLOURISH.sub("", text[each.end() : end].strip(" ,\n").split("\n\n")[0])
        value = STROKE.split(value)[0] if strokes else value
        value = STOPPED.sub("", value) if telegram else value
        before = text[: each.start()].rpartition("\n")[2]
        if label == "Partida" and before.endswith(", "):
            value = f"{before}{value}"
        lines = value.splitlines()
        yield f"{label}: {' '.join(lines[:1] if label in ONE_LINE else lines)}"
