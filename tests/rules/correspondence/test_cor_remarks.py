"""The margin of the sheet: one line for each fact between the turns, read back to the same fact (COR-5)."""

import pytest

from faristol.games.correspondence.message_errors import SheetUnreadable
from faristol.games.correspondence.remarks import LINES, WAYS, read_remark, remark, roman
from faristol.rulesets import ruleset_data
from faristol.rulesets.letters import CorrespondenceRules

RULES = CorrespondenceRules.read(ruleset_data("correspondence"))
RED, BLUE = 1, 2

MARGIN = {
    "Expediere, ROȘU: scrisoarea partenerului expediată 01.03.2026, sosită 09.03.2026 (o singură ștampilă); "
    "răspuns expediat 12.03.2026; zile de gândire 3": {
        "type": "TurnSent",
        "player": RED,
        "partner_sent": "2026-03-01",
        "arrived": "2026-03-09",
        "known": "one-stamp",
        "sent": "2026-03-12",
        "days": 3,
    },
    "Data poștei, ALBASTRU: 12.03.2026; zile de gândire 2": {
        "type": "SendingConfirmed",
        "player": BLUE,
        "sent": "2026-03-12",
        "days": 2,
    },
    "Timp de gândire mai mare de 10 zile, ROȘU: până la 31.12.2026": {
        "type": "ThoughtTold",
        "player": RED,
        "until": "2026-12-31",
    },
    "Depunere retrimisă, ALBASTRU: 05.04.2026": {"type": "TurnResent", "player": BLUE, "on": "2026-04-05"},
    "Prima depunere nu a sosit, ALBASTRU: partener anunțat prin scrisoare 16.03.2026": {
        "type": "FirstPlayAsked",
        "player": BLUE,
        "on": "2026-03-16",
    },
    "Rectificare, ROȘU: punctaj și total 12 și -30, nu 14 și -28": {
        "type": "SumsCorrected",
        "player": RED,
        "counted": [12, -30],
        "said": [14, -28],
    },
    "Concediu, ROȘU: 01.08.2026 – 20.08.2026 (înscris din timp)": {
        "type": "LeaveWritten",
        "player": RED,
        "first": "2026-08-01",
        "last": "2026-08-20",
        "option": True,
    },
    "Concediu, ALBASTRU: 01.08.2026 – 10.08.2026 (luat oricând)": {
        "type": "LeaveWritten",
        "player": BLUE,
        "first": "2026-08-01",
        "last": "2026-08-10",
        "option": False,
    },
    "Zile de gândire marcate, ALBASTRU: 10; scrisoare înapoiată 01.05.2026, retrimisă 03.05.2026": {
        "type": "DaysCharged",
        "player": BLUE,
        "days": 10,
        "returned": "2026-05-01",
        "resent": "2026-05-03",
    },
    "Contestație, ALBASTRU: CASA, MAI; nu sunt în listă": {
        "type": "Challenged",
        "player": BLUE,
        "words": ["CASA", "MAI"],
        "why": "nu sunt în listă",
        "clause": "COR-10",
    },
    "Contestație, ROȘU: –; –": {
        "type": "Challenged",
        "player": RED,
        "words": [],
        "why": "",
        "clause": "COR-12",
    },
    "Răspunsul arbitrului la contestație: depunere corectă; cuvinte corecte: CASA; penalizare 10 p": {
        "type": "ChallengeJudged",
        "stands": True,
        "right": ["CASA"],
        "penalty": 10,
        "clause": "COR-13",
    },
    "Răspunsul arbitrului la contestație: depunere incorectă; cuvinte corecte: –; penalizare 0 p": {
        "type": "ChallengeJudged",
        "stands": False,
        "right": [],
        "penalty": 0,
        "clause": "COR-12",
    },
    "Răspunsul arbitrului la contestație: depunere corectă; penalizare 10 p": {
        "type": "ChallengeJudged",
        "stands": True,
        "penalty": 10,
        "clause": "COR-13",
    },
    "Greșeală recunoscută, ROȘU": {"type": "FaultAdmitted", "player": RED},
    "Hotărârea arbitrului: rămân valabile primele 7 depuneri; litere sărite": {
        "type": "TurnsAnnulled",
        "kept": 7,
        "why": "litere sărite",
    },
    "Hotărârea arbitrului, ALBASTRU: penalizare 0,25 p; a scris altul": {
        "type": "Punished",
        "player": BLUE,
        "hundredths": 25,
        "why": "a scris altul",
        "clause": "COR-24",
    },
    "Comunicare convenită, ALBASTRU: prin telefon": {
        "type": "WayAgreed",
        "player": BLUE,
        "way": "telephone",
    },
    "Hotărârea arbitrului: coeficienți: 1,5219 și 0,4781; după fișe": {
        "type": "CoefficientsDecided",
        "coefficients": [15219, 4781],
        "why": "după fișe",
    },
    "Contestație privind timpul de gândire, ROȘU: partener anunțat 02.06.2026, răspuns în 5 zile de la "
    "primirea înștiințării; zile rămase partenerului -4": {
        "type": "TimeClaimed",
        "player": RED,
        "told": "2026-06-02",
        "days": 5,
        "left": -4,
    },
    "Contestație privind timpul de gândire, ROȘU: partener anunțat 02.06.2026, răspuns până la 07.06.2026; "
    "zile rămase partenerului 0": {
        "type": "TimeClaimed",
        "player": RED,
        "told": "2026-06-02",
        "until": "2026-06-07",
        "left": 0,
    },
    "Răspunsul arbitrului: timpul a fost depășit": {"type": "TimeJudged", "over": True},
    "Răspunsul arbitrului: timpul nu a fost depășit": {"type": "TimeJudged", "over": False},
    "Propunere de remiză, ALBASTRU": {"type": "DrawOffered", "player": BLUE},
    "Încheierea partidei: abandon, ALBASTRU": {
        "type": "GameEnded",
        "way": "abandoned",
        "lost": BLUE,
        "clause": "COR-21",
    },
}


@pytest.mark.parametrize("line", MARGIN)
def test_cor_5_each_fact_has_its_line_and_is_read_from_it(line):
    fact = MARGIN[line]
    assert remark(fact) == line
    assert read_remark(RULES, line) == fact


def test_cor_5_every_kind_of_fact_that_is_no_turn_stands_in_the_margin():
    assert {fact["type"] for fact in MARGIN.values()} == LINES.keys()


@pytest.mark.parametrize(
    ("way", "clause"),
    [
        ("played-out", RULES.ends.clauses["played-out"]),
        ("passes", RULES.ends.clauses["passes"]),
        ("agreed", "COR-23"),
        ("abandoned", "COR-21"),
        ("time", "COR-19"),
        ("no-show", "COR-22"),
        ("unfinished", "COR-23"),
        ("unknown", "COR-22"),
    ],
)
def test_cor_5_each_end_cites_its_own_clause(way, clause):
    fact = {"type": "GameEnded", "way": way, "lost": None}
    assert remark(fact) == f"Încheierea partidei: {WAYS[way]}"
    assert read_remark(RULES, remark(fact)) == {**fact, "clause": clause}


@pytest.mark.parametrize(
    "line",
    [
        "Propunere de remiză",
        "Propunere de remiză, VERDE",
        "Propunere de remiză, ALBASTRU!",
        "Depunere retrimisă, ALBASTRU: 31.02.2026",
        "Depunere retrimisă, ALBASTRU: 5.4.2026",
        "Data poștei, ALBASTRU: 12.03.2026; zile de gândire 1234567",
        "Rectificare, ROȘU: punctaj și total 12, nu 14 și 28",
    ],
)
def test_cor_5_a_line_that_is_none_is_shown(line):
    with pytest.raises(SheetUnreadable) as no:
        read_remark(RULES, line)
    assert no.value.details == {"line": line}


def test_cor_5_a_minus_that_a_mail_program_made_longer_is_a_minus():
    line = "Data poștei, ROȘU: 12.03.2026; zile de gândire −2"
    assert read_remark(RULES, line)["days"] == -2


@pytest.mark.parametrize(
    ("number", "figures"),
    [
        *((1, "I"), (2, "II"), (3, "III"), (4, "IV"), (5, "V"), (6, "VI"), (8, "VIII"), (9, "IX")),
        *((10, "X"), (14, "XIV"), (19, "XIX"), (20, "XX"), (39, "XXXIX"), (40, "XL"), (44, "XLIV")),
        *((49, "XLIX"), (50, "L"), (60, "LX"), (89, "LXXXIX"), (90, "XC"), (99, "XCIX"), (100, "C")),
        *((149, "CXLIX"), (200, "CC")),
    ],
)
def test_cor_5_turns_are_counted_in_roman_figures(number, figures):
    assert roman(number) == figures


def test_cor_24_an_older_sheet_has_tenths_and_ten_thousandths_and_is_read_all_the_same():
    old = {
        "Hotărârea arbitrului, ALBASTRU: coeficient micșorat cu 10 zecimi; a scris altul": (
            "hundredths",
            100,
        ),
        "Hotărârea arbitrului: coeficienți, în zecimi de miime, 15219 și 4781; după fișe": (
            "coefficients",
            [15219, 4781],
        ),
    }
    for line, (name, value) in old.items():
        fact = read_remark(RULES, line)
        assert fact[name] == value
        assert read_remark(RULES, remark(fact)) == fact
    earlier = {"type": "Punished", "player": BLUE, "tenths": 3, "why": "x"}
    assert remark(earlier) == "Hotărârea arbitrului, ALBASTRU: penalizare 0,3 p; x"
