"""What people write into the fields of a form: what is asked for, or what comes to their mind."""

import re
from collections.abc import Callable
from random import Random

from drivers.club import PLAYERS
from evenings.seen import Field, Form

Known = Callable[[str], list[str]]
"""Something that this person can know in this evening: plays, codes, messages; by its name."""

RUBBISH = ("", " ", "?", "-1", "0", "99999", "h8 zzzz", "Ana", "ç·", "12:34", "<b>", "٣", "1,5", "2026-02-30")
NAMES = (*PLAYERS, "Ion Popescu", "Ana Ionescu", "maria", "MARIA", "Joan Pere Riera Sureda")
DAYS = ("2026-10-08", "2026-10-09", "2026-10-20", "2026-11-02", "2026-12-30", "2027-04-01")
CALLED = ("trons", "casa blava", "nord", "un doi trei")
MONEY = ("100", "50,5", "0")
WORDS = ("CASA", "XUT", "GOL", "ZZZZ", "L·LA", "Ș", "MASĂ")

AS_IT_STANDS = ("partner_sent",)
"""What is printed on the letter that one answers."""

_LISTS = {
    "play": "plays",
    "code": "codes",
    "message": "messages",
    "letter": "messages",
    "sheet": "messages",
    "answer": "messages",
    "told": "messages",
    "letters": "letters",
    "string": "strings",
}


def fills_in(form: Form, chance: Random, known: Known, changed: float = 0.5) -> dict[str, str]:
    """Return the fields of a form as somebody has filled it in."""
    filled = form.filled
    for field in form.fields:
        if field.kind == "hidden" or field.name in AS_IT_STANDS or chance.random() > changed:
            continue
        written = _written(field, chance, known)
        if written is None:
            filled.pop(field.name, None)
        else:
            filled[field.name] = written
    return filled


def _written(field: Field, chance: Random, known: Known) -> str | None:
    if field.kind == "select":
        return chance.choice(field.options or ("",))
    if field.kind == "radio":
        return field.value
    if field.kind == "checkbox":
        return chance.choice((field.value, None))
    if chance.random() < 0.04:
        return chance.choice(RUBBISH)
    name = re.sub(r"[-_]?\d+$", "", field.name)
    if name in _LISTS and (found := known(_LISTS[name])):
        return chance.choice(found)
    return _by_name(name, field, chance, known)


def _by_name(name: str, field: Field, chance: Random, known: Known) -> str:
    if name in ("list", "players", "people") or (field.kind == "textarea" and "name" in name):
        some = chance.sample(NAMES, chance.randint(1, 9))
        return "\n".join(f"{each};{chance.randint(900, 1900)}" for each in some)
    if name == "tile":
        return chance.choice(("A", "E", "S", "X", "?"))
    if name in ("over", "over_first", "over_second"):
        return chance.choice(("", "0", "0:40", "1:05", "2:01", "3", "11"))
    if name in ("first", "second"):
        return str(chance.randint(180, 480))
    if re.search("name|player|arbiter|judge|person|red|blue|newcomer|club|group", name):
        return chance.choice(NAMES)
    if re.search("date|came|sent|arrived|begins|closes|until|returned|day", name):
        return chance.choice(DAYS)
    if re.search("word|search|asked|given", name):
        return chance.choice((*WORDS, *(play.split()[-1] for play in known("plays"))))
    if re.search("rack|tiles|missing|extra|kept|left|returned|excess|seventh", name):
        return chance.choice((*known("racks"), "CASATOR", "AEIRST?", "A", ""))
    if re.search("room", name):
        return chance.choice(CALLED)
    if re.search("money|category", name):
        return chance.choice(MONEY)
    if re.search("why|what|place|event|told|note|explained", name):
        return chance.choice(("", "Manacor", "A word was said.", "Popescu – Ionescu"))
    if re.search("minutes|tenths|seconds|time", name):
        return str(chance.choice((1, 2, 3, 5, 20, 25)))
    if re.search("table|place|number|turn|round|board|slips", name):
        return str(chance.randint(1, 6))
    if field.value.isdigit():
        return str(max(0, int(field.value) + chance.choice((-1, 0, 1, 2))))
    return chance.choice(("", str(chance.randint(0, 80)), field.value))
