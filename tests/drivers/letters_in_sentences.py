"""Disguises of one message in which its labels stand amid sentences, are asked by, or lack their colon."""

import re

from drivers.letter_disguises import Disguise, each_label, swapped

SHORTER = swapped(
    *(("Partida:", "Part.:"), ("Turul:", "Tur.:"), ("Scrisoarea primită:", "Scr. prim.:")),
    *(("Expediat:", "Exp.:"), ("Zile de gândire:", "Z. gând.:"), ("Confirm:", "Conf.:")),
    *(("Litere depuse:", "Lit. dep.:"), ("Depunere:", "Dep.:"), ("Cuvinte adiacente:", "Cuv. adiac.:")),
    *(("Punctaj:", "Pct.:"), ("Punctaj total:", "Pct. tot.:"), ("Litere rămase:", "Lit. răm.:")),
    *(("Litere luate:", "Lit. lu.:"), ("III, ROȘU", "III, R.")),
)
QUESTIONS = swapped(
    *(("Partida:", "Ce partidă? →"), ("Turul:", "Al câtelea tur și ce culoare? →")),
    *(("Expediat:", "Când ai expediat? →"), ("Confirm:", "Ce confirmi? →")),
    *(("Litere depuse:", "Ce litere ai depus? →"), ("Depunere:", "Ce depunere? →")),
    *(("Punctaj:", "Punctaj? →"), ("Punctaj total:", "Punctaj total? →"), ("Semnat:", "Cine semnează? →")),
    ("Zile de gândire: 2 în acest tur; în total", "Zile de gândire în acest tur? → 2. În total? →"),
)
DICTATED = swapped(
    *(("Ediția a 15-a, Popescu – Ionescu", "Ediția a 15-a Popescu Ionescu"), ("III,", "trei")),
    *(
        ("06.03.2026", "șase martie 2026"),
        ("01.03.2026", "unu martie 2026"),
        ("03.03.2026", "trei martie 2026"),
    ),
    *(("2 în acest tur; în total ROȘU 2, ALBASTRU 0", "două în acest tur în total roșu două albastru 0"),),
    *(("Punctaj: 41", "Punctaj: patruzeci și unu"), ("total: 51", "total: cincizeci și unu")),
    ("Litere luate: N, P", "Litere luate: N și P"),
)
SENTENCES = """\
Dragă Ana,

Scriu pentru partida Popescu – Ionescu, Ediția a 15-a, turul III, eu cu ROȘU. Scrisoarea primită de la tine,
expediată pe 01.03.2026, a sosit pe 03.03.2026; a mea e expediată pe 06.03.2026. Zile de gândire: am folosit
2 în acest tur, iar în total stăm așa: ROȘU 2, ALBASTRU 0.

Confirm PAS. Litere depuse: O, G, adică depunere GOL la 7C; cuvinte adiacente GO la C7 și OL la D7.
Punctaj 41, punctaj total tot 51. Mi-au rămas literele B, C, D, E și F și am luat N și P.

Cu drag,
Ion Popescu
"""
HASTY = """\
Salut Ano! tur 3 rosu, partida Popescu-Ionescu, editia a 15-a
scris. ta: trimisa 1.3.2026, venita 3.03
trimit azi 6.3.2026
zile gandire 2 acum, total rosu 2 albastru 0
confirm PAS
depun O G
7C GOL
adiacent C7 GO, D7 OL
41p, total 51
raman B C D E F
iau N P
Ion Popescu
"""
"""A short message in which hardly a label is whole, the play follows its letters, and a day has no year."""


def as_telegram(text: str) -> str:
    return re.sub(r"[,;:]", "", " STOP ".join(text.splitlines()))


def in_one_line(between: str) -> Disguise:
    return lambda text: between.join(each_label("{} {}".format)(text).splitlines())


def cut_in_three(text: str) -> str:
    third = len(text) // 3
    parts = (text[:third], text[third : 2 * third], text[2 * third :])
    return "\n".join(f"({number}/3) {part}" for number, part in enumerate(parts, 1))


IN_SENTENCES: dict[str, Disguise] = {
    "each word of a label made short": SHORTER,
    "a form that asks": QUESTIONS,
    "dictated to a telephone": DICTATED,
    "a friendly letter": lambda _: SENTENCES,
    "a short message in haste": lambda _: HASTY,
    "a telegram": as_telegram,
    "one line with full stops": in_one_line(". "),
    "one line with strokes": in_one_line(" / "),
    "a short message in three parts": cut_in_three,
    "the adjacent words as a list": swapped((" C7: GO; D7: OL", "\n  - GO (C7)\n  - OL (D7)")),
    "a total in haste and without its colon": swapped(("Punctaj total: 51", "Punctaj toatl 51")),
    "short labels in haste": swapped(("Turul", "Turlu"), ("Semnat", "Semant")),
    "of a play its pieces": swapped(("Litere rămase", "Piese rămase"), ("Expediat", "Trimis")),
}
