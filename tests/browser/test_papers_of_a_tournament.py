"""All papers of tournaments with real names: whole, legible, on as many sheets as they say."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.judge import PRINTED, Judge
from drivers.director import Director
from drivers.real_names import real_names
from faristol.tournaments import awarding, directing, opening, reporting, timing
from faristol.tournaments.cup import CupDecided
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import CUP, TEAMS, Terms

CLUBS = ("Club de Manacor", "Associació Cultural Es Racó de ses Paraules", "Universitatea București", "")
TEAM_NAMES = ("Club d’Escràbel de %s", "Associació Cultural de Jocs de Paraules de %s", "CS Universitatea %s")
TOWNS = ("Manacor", "Palma", "Cluj-Napoca", "Sóller", "Felanitx", "București", "Llucmajor", "Timișoara")
LONGEST = (
    "Maria de la Concepció Llompart de la Peña Puigserver-Ferrà",
    "Anastasia-Alexandra Ștefănescu-Delavrancea Constantinescu",
)
CATALAN = {
    "name": "XXIII Torneig Internacional Ciutat de Palma",
    "place": "Casal de Son Gotleu, Palma",
    "director": "Magdalena Nicolau i Ferrà",
}
ROMANIAN = {
    "name": "Cupa Internațională a Municipiului București, ediția a XXIII-a",
    "place": "Biblioteca Națională a României, București",
    "director": "Ștefan-Alexandru Țurcanu-Popescu",
    "publication": "ro",
}
MOST = {
    ("pairings", 17): 1,
    ("wall", 17): 1,
    ("slips", 100): 9,
    ("cards", 17): 6,
}
"""So many sheets at most."""
EDGES = {
    ("A4", False): (672, 1001),
    ("A4", True): (1032, 703),
    ("Letter", False): (695, 935),
    ("Letter", True): (965, 725),
}
"""What the margins leave of a sheet, in CSS pixels, upright and on its side."""
POINTS = {"A4": ("594.95996", "841.91998"), "Letter": ("612", "792")}
LEAST_TYPE = 12.0
"""CSS pixels, which are nine points."""
BROKEN = """(least) => {
    const bad = [];
    for (const paper of document.querySelectorAll("#print .paper, #print .results-slip")) {
        const edge = paper.getBoundingClientRect();
        const zoom = paper.currentCSSZoom ?? 1;
        const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT, (text) =>
            text.textContent.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP);
        for (let text; (text = texts.nextNode()); ) {
            const said = text.textContent.trim();
            const type = parseFloat(getComputedStyle(text.parentElement).fontSize) * zoom;
            if (type < least) bad.push(`of ${type} px: ${said}`);
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const box of range.getClientRects())
                if (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 1)
                    bad.push(`beyond the edge: ${said}`);
        }
        for (const part of paper.querySelectorAll("td, th, .bracket__player")) {
            const beyond = part.scrollWidth - part.clientWidth; // as far as the padding of the next cell goes nothing touches
            if (beyond > 7) bad.push(`too wide by ${beyond}: ${part.textContent}`);
        }
        for (const name of paper.querySelectorAll(".fit")) {
            const high = name.getBoundingClientRect().height / zoom / parseFloat(getComputedStyle(name).fontSize);
            const lines = Number(name.dataset.lines ?? 1);
            if (high > 1.1 * lines + 0.2) bad.push(`more than ${lines} lines: ${name.textContent}`);
        }
    }
    for (const slip of document.querySelectorAll("#print .results-slip")) {
        const [title, players] = [...slip.querySelectorAll(".results-slip__round, .results-slip__players")];
        const gap = players.getBoundingClientRect().top - title.getBoundingClientRect().bottom;
        if (gap > 24) bad.push(`a gap of ${gap} under the title`);
        const boxes = [...slip.querySelectorAll("tbody tr:first-child .paper__box")];
        const below = Math.max(...boxes.map((box) => box.getBoundingClientRect().bottom));
        const second = slip.querySelector("tbody tr + tr .fit").getBoundingClientRect().top;
        if (slip.querySelector("tbody").clientWidth < 400 && second - below < 3) bad.push(`boxes at ${slip.textContent}`);
    }
    for (const box of document.querySelectorAll("#print td:has(.paper__box + .paper__box)")) {
        const [one, two] = [...box.children].map((each) => each.getBoundingClientRect().top);
        if (one !== two) bad.push("boxes one below the other");
    }
    for (const sheet of document.querySelectorAll("#print .paper:nth-last-child(-n+1):not(:only-child)"))
        if (sheet.querySelectorAll("tbody tr, .paper__entry, .bracket__side").length === 1) bad.push("a sheet with one row");
    return bad;
}"""


def names_of(count: int) -> list[str]:
    return [*LONGEST, *real_names(count)][:count]


def club_of(count: int, terms: Terms | None = None, divisions: str = "", **opened: str) -> Director:
    """Two rounds, with forfeits, one who left, byes, prizes; the second is still played."""
    club = Director("", terms, **{**CATALAN, **opened})
    for at, name in enumerate(names_of(count)):
        category = ("Veterans", "Sub-18", "")[at % 3]
        division = divisions[at % len(divisions)] if divisions else ""
        person = Player(f"p{at}", name, 2000 - 7.5 * at, club=CLUBS[at % 4], category=category)
        club.do(opening.enter_player, replace(person, division=division))
    club.do(opening.list_by, "surname").do(timing.plan_start, 2, "16:30")
    club.pair().publish()
    for board in club.state.rounds[0].missing:
        unplayed = {3: "forfeit-second", 5: "double-forfeit"}.get(board)
        report = Report(unplayed) if unplayed else Report(score=(480 - board, 290 + board))
        club.do(reporting.enter_result, 1, board, report, sure=True)
    club.close()
    club.do(opening.withdraw, "p3")
    club.do(directing.draft_round, repeats_agreed=True).publish()
    prizes = [Prize("place", place=place, what="Trofeu de la ciutat", cents=9000) for place in (1, 2)]
    return club.write(awarding.set_prizes(Prizes(tuple(prizes))))


def teams_of(count: int) -> Director:
    """A round of matches over, and one that is still played; one team is short of a player."""
    club = Director("", Terms(mode=TEAMS), **ROMANIAN)
    for at, name in enumerate(names_of(4 * count - 1)):
        team, round_of_towns = at % count, at % count // len(TOWNS)
        called = TEAM_NAMES[(team + round_of_towns) % 3] % TOWNS[team % len(TOWNS)]
        club.do(opening.enter_player, Player(f"p{at}", name, 2000 - 7.5 * at, club=called))
    club.whole_round()
    return club.do(directing.draft_round, repeats_agreed=True).publish()


def cup_of(count: int) -> Director:
    """A double elimination that has been played to its end."""
    club = Director("", Terms(mode=CUP, double=True), rounds=16, **ROMANIAN)
    for at, name in enumerate(names_of(count)):
        club.do(opening.enter_player, Player(f"p{at:02}", name, 2000 - 7.5 * at))
    while True:
        try:
            club.whole_round()
        except CupDecided:
            return club


@pytest.mark.parametrize("count", [17, pytest.param(100, marks=pytest.mark.thorough)])
def test_every_paper_is_whole_on_the_sheets_that_it_counts(judge: Judge, count: int) -> None:
    printing(judge, club_of(count, **(ROMANIAN if count == 100 else {})))
    for size in ("A4", "Letter"):
        chooses(judge, size)
        for sheet in ("pairings", "names", "wall", "cross", "cards"):
            is_whole(judge, sheet, size, MOST.get((sheet, count), 70))
        for many in ("4", "6", "8") if count == 17 else ("6",):
            judge.chooses(f"#many-{many}")
            is_whole(judge, "slips", size, MOST.get(("slips", count), 5))
    judge.goes("#/event/event/standings/prizes").sees("#print-prizes")
    for sheet in ("prizes", "certificates"):
        is_whole(judge, sheet, "Letter", 2)


def test_captains_and_teams_have_papers_of_their_own(judge: Judge) -> None:
    printing(judge, teams_of(8))
    for size in ("A4", "Letter"):
        chooses(judge, size)
        for sheet, most in {"matches": 2, "teams": 1, "pairings": 5}.items():
            is_whole(judge, sheet, size, most)


def test_a_bracket_is_printed_in_parts_that_can_be_read(judge: Judge) -> None:
    printing(judge, cup_of(17))
    for size in ("A4", "Letter"):
        chooses(judge, size)
        is_whole(judge, "bracket", size, 5)
    named = judge.page.locator("#print .bracket__player").all_text_contents()
    assert {name.split()[-1] for name in named} >= {name.split()[-1] for name in names_of(17)}


def test_divisions_and_an_order_of_many_criteria_have_papers_that_hold_them(judge: Judge) -> None:
    order = "points+wins+differential+direct+buchholz-cut+berger+progress"
    printing(judge, club_of(17, Terms(scoring=order), "AB"))
    chooses(judge, "A4")
    for sheet, most in {"pairings": 2, "wall": 2, "cross": 2, "cards": 9}.items():
        is_whole(judge, sheet, "A4", most)


def printing(judge: Judge, club: Director) -> None:
    """Bring an event to a tablet, and go to its papers."""
    judge.brings_event(club.entries)
    judge.goes("#/event/event/papers").sees("#print-slips")


def chooses(judge: Judge, size: str) -> None:
    button = f"#paper-sizes-{1 if size == 'A4' else 2}"
    judge.taps(button)
    expect(judge.page.locator(button)).to_have_attribute("aria-pressed", "true")


def is_whole(judge: Judge, sheet: str, size: str, most: int) -> None:
    page: Page = judge.page
    page.evaluate("document.getElementById('print').replaceChildren()")
    page.evaluate(PRINTED)
    judge.taps(f"#print-{sheet}")
    expect(page.locator("html")).to_have_attribute("data-printed", "yes")
    papers = page.locator("#print > * > .paper, #print > * > .results-slips")
    expect(papers.first).to_be_attached()
    wide = page.locator("#print .paper[data-landscape], #print .certificate").count() > 0
    width, height = EDGES[size, wide]
    page.emulate_media(media="print")
    page.set_viewport_size({"width": width, "height": height})
    printed = page.pdf(prefer_css_page_size=True)
    broken = page.evaluate(BROKEN, LEAST_TYPE)
    page.emulate_media(media="null")
    page.set_viewport_size({"width": 1024, "height": 768})
    sheets = papers.count()
    assert printed.count(b"/Type /Page\n") == sheets <= most, (sheet, size, sheets)
    assert broken == [], (sheet, size, broken)
    across, down = POINTS[size]
    assert (f"[0 0 {down} {across}]" if wide else f"[0 0 {across} {down}]").encode() in printed, (sheet, size)
    feet = page.locator("#print .paper__foot > :last-child").all_text_contents()
    assert all(re.search(rf"\b{at} d", foot) for at, foot in enumerate(feet, 1))
