"""A letter whose labels stand amid its sentences, as in a telegram, with a line for each (COR-25)."""

import re
from collections.abc import Collection, Iterator, Mapping

from faristol.games.correspondence.typed import PLACE, plain, plainly

FORMS = {
    "Partida": r"partida|part\.",
    "De la": r"de la(?= (?:rosu|albastru|arbitru))|din partea",
    "După turul": r"dupa tur(?:ul)?",
    "Înștiințare": r"instiintare|anunt",
    "Turul": r"(?<!dupa )(?:(?:turul|runda)(?! (?:asta|acesta|tau|meu))|tur(?= (?:[ivx]+|\d+)\b))",
    "Scrisoarea primită": r"scri\w*\.? (?:primit\w*|ta)|primita?(?=:)",
    "Expediat": r"a mea e expediata|(?:am expediat(?:-o)?|trimit|trimis)(?=:? (?:azi |pe )*\d)|expediat",
    "Zile de gândire": r"(?:zile(?: de)? )?gand(?:ire|\.)",
    "Recunosc greșeala": r"recunosc(?: greseala)?",
    "Propun remiză": r"(?:propun )?remiza",
    "Confirm": r"confirm",
    "Litere depuse": r"lit\w*\.? depuse|depun(?! pas)|dep\.(?! (?:\d+[a-o]|[a-o]\d+)\b)",
    "Depunere": r"(?:adica )?depunere(?! (?:(?:in)?corect|gresit)a)|dep\.|(?:eu|zic|depun)(?= pas\b)",
    "Varianta": r"varianta|daca depunerea (?:e|este)(?= (?:(?:in)?corect|gresit)a)",
    "Contest": r"contest\w*",
    "Concediu": r"concediu",
    "Retrimis": r"retrimis(?!a)\w*",
    "Scrisoare înapoiată": r"(?:scrisoare\w* )?inapoiat\w*",
    "Cuvinte adiacente": r"(?:cuv\w*\.? )?adiac(?:ent[ae]?|\.)",
    "Punctaj total": r"punctaj total(?: tot)?|total(?: tot)?(?=:? ?-?\d)",
    "Punctaj": r"punctaj|pct\.?(?=:? \d)|(?=\d+ ?(?:p|pct|puncte)\b\W+(?:\d+[.)] )?total)",
    "Litere rămase": r"lit\w*\.? ramase|(?:mi-)?au ramas(?: literele)?|(?:imi )?raman|ramase",
    "Litere luate": r"lit\w*\.? luate|(?:si )?am luat|iau|luate?",
    "Semnat": r"semnat|semneaza|cu (?:drag|stima|respect)(?=,?\n)",
    "Faristol": r"faristol",
}
FEWEST = 5
"""A text that names fewer things is no letter."""
SIGNATURE = re.compile(r"(?:^|[;.,\n])[^\S\n]*((?:[A-ZÎȘȚ][a-zăâîșț]+[ -]?){2,4})(?=\s*(?:[;.,\n]|$))")
"""A name by itself."""
STOP, STOPPED = re.compile(r"\bSTOP\b"), re.compile(r"\s+STOP$")
STROKE = re.compile(r"\s*/(?:\s+|$)")
NEXT_NUMBER = re.compile(r"\n\d{1,2}[.)]$")
"""Of a list, before the next label."""
FLOURISH = re.compile(r"^[\s:,;.]+|[^\w)?*–-]+$")
ONE_LINE = ("Semnat", "Faristol")
"""What ends with its line: what a person writes below is nobody's name."""
TILES, PLAY = "Litere depuse", "Depunere"
WITH_ITS_PLAY = re.compile(rf"(.*?)[\s;,]+({PLACE}[\s:]+\w+.*)", re.I)


def a_line_each(text: str, labels: Collection[str]) -> list[str]:
    """Return `label: value` for each label that a text has in its sentences; nothing if these are too few."""
    forms = {label: form for label, form in FORMS.items() if plain(label) in labels}
    found = [*_labels_in(text, forms)] if forms else []
    names = {label for _, _, label in found}
    if len(names) < FEWEST:
        return []
    if "Semnat" not in names and (signed := [*SIGNATURE.finditer(text)]):
        at = signed[-1].start(1)
        found = sorted([*found, (at, at, "Semnat")])
    values = zip(found, [*(start for start, _, _ in found[1:]), len(text)], strict=True)
    each = [(label, _value(text, end, label, until)) for (_, end, label), until in values]
    before = text[: found[0][0]].rpartition("\n")[2]
    if each[0][0] == "Partida" and before.endswith(", "):
        each[0] = "Partida", f"{before}{each[0][1]}"
    return [f"{label}: {value}" for label, value in _with_its_play(each, PLAY in names)]


def _labels_in(text: str, forms: Mapping[str, str]) -> Iterator[tuple[int, int, str]]:
    """Yield where each label begins and ends."""
    names, anywhere = [*forms], "|".join(f"({form})" for form in forms.values())
    for found in re.finditer(rf"(?<!\w)(?:{anywhere})(?!(?<=\w)\w)", plainly(text)):
        yield found.start(), found.end(), names[(found.lastindex or 1) - 1]


def _value(text: str, end: int, label: str, until: int) -> str:
    value = text[end:until].strip(" ,\n").split("\n\n")[0]
    if "\n" not in text.strip() and len(STROKE.findall(text)) >= FEWEST:
        value = STROKE.split(value)[0]
    value = FLOURISH.sub("", NEXT_NUMBER.sub("", value))
    if len(STOP.findall(text)) >= FEWEST:
        value = STOPPED.sub("", value)
    lines = value.splitlines()
    return " ".join(lines[:1] if label in ONE_LINE else lines)


def _with_its_play(each: list[tuple[str, str]], has_play: bool) -> Iterator[tuple[str, str]]:
    """Yield each label with its value; a play that follows its letters has a line of its own."""
    for label, value in each:
        both = None if has_play or label != TILES else WITH_ITS_PLAY.fullmatch(value)
        yield label, both[1] if both else value
        if both:
            yield PLAY, both[2]
