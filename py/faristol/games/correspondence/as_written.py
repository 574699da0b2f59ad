"""How people write days, turns, squares, plays and letters, and what the sheet has for it (COR-25)."""

import re

from faristol.core.notation import as_typed
from faristol.games.correspondence.numbers_in_words import in_figures
from faristol.games.correspondence.remarks import COLOURS, NOTHING, OVER, roman
from faristol.games.correspondence.typed import PLACE, plain

IS_OVER, NOT_OVER = (f"Răspunsul arbitrului: {OVER[over]}" for over in (True, False))
ISO = re.compile(r"\b(\d{4})-(\d{1,2})-(\d{1,2})\b")
MONTHS = ("ian", "feb", "mar", "apr", "mai", "iun", "iul", "aug", "sep", "oct", "noi", "dec")
IN_WORDS = re.compile(rf"\b(\d{{1,2}})\s+({'|'.join(MONTHS)})[a-z]*\.?\s+(\d{{4}})")
ROMAN = tuple(plain(roman(month)) for month in range(1, 13))
IN_ROMAN = re.compile(rf"\b(\d{{1,2}})\s?[./-]\s?({'|'.join(reversed(ROMAN))})\s?[./-]\s?(\d{{2,4}})\b")
YEAR_ONCE = re.compile(r"\b(\d{1,2})[./]([ivx]+|\d{1,2}) ?- ?(?=\d{1,2}[./](?:[ivx]+|\d{1,2})[./](\d{4}))")
"""Of a leave the year is often written behind its last day alone."""
IN_FIGURES = re.compile(r"\b(\d{1,2})\s?[.,/-]\s?(\d{1,2})\s?[.,/-]\s?(\d{4}|\d{2})\b")
SAME_YEAR = re.compile(
    r"([^\d]*\b)(\d{1,2})\.(\d{1,2})\.(\d{4})\b((?:(?!\bor[ae])\D)+)(\d{1,2})\.(\d{1,2})\b(\D*)"
)
"""Two days and no other figures, the second without its year; an hour is no day."""
NONE = frozenset({"", plain(NOTHING), "niciuna", "nici una", "nimic", "fara"})
AS_SAID = re.compile(r"^\s*(?:zic|spun|joc)\s+(?=pas\b)", re.I)
CONFIRMATION = re.compile(r"(.+?)[,\s=]+([-−]?\d{1,4})\s*(?:p|pct|puncte)?\.?\s*(?:\([^()]*\))?", re.I)
JOKER = re.compile(r"\*|\b(?:joker|jolly|liter[aă] alb[aă])\b", re.I)
NAMED_JOKER = re.compile(r"\?\s*\(\?\)")
IN_DOUBT = "…"
"""What is read as no letters: whoever writes words between them tells something that a reader must see."""
AND = re.compile(r"(?<=\s)[sș]i(?=\s+\S+$)")
OF_THE_JOKER = re.compile(
    r"\s*\((?=[^()]*\bjoker)[^()]*\)|\s+(?:cu|jokerul)\s.*\b(?:joker\w*|liter[aă] alb[aă]).*", re.I
)
"""A remark on the joker behind a word."""
WHICH_LETTER = re.compile(r"(?:(prim|doi|ultim)\w*\W+)?\b([a-z])\b")
PLACES = {"prim": 0, "doi": 1, "ultim": -1}
QUOTES = re.compile('[`"„“”«»]')
SQUARE = re.compile(rf"\s*({PLACE})\b[\s:]*", re.I)
BETWEEN = re.compile(r"[\s-]")
BETWEEN_PLAYS = re.compile(rf"[;,]|\s(?-i:[sș]i)\s|(?<!\bla)(?<!\()\s+(?={PLACE}\b)", re.I)
WORD_FIRST = re.compile(rf"\s*(\S+)\s*(?:\b(?:de )?(?:la|pe)\s+|\()({PLACE})\)?\s*", re.I)
OF_WHOM = re.compile(r"([ivxlc]+|\d{1,4})[\s,.;/-]+(?:eu )?(?:cu )?(r|ros\w*|a|alb\w*)\b", re.ASCII)
MOST_TURNS = 399
SAYS_HOW = (
    ("one-stamp", re.compile(r".*(?:\b(?:o|1|singura) (?:\w+ )?stampila)")),
    ("stamp", re.compile(r"(?!.*\b(?:fara|nu|lips\w*)\b).*\bstampil")),
    ("received-in-bucharest", re.compile(r".*(?:primi\w+.*bucuresti)")),
    ("received", re.compile(r".*(?:\bdata primirii|\bprimire)")),
    ("confirmed", re.compile(r".*(?:\bconfirmat)")),
)

REMARKS = (
    (re.compile(r"(?<=\w),? (?:ptr\.?|pt\.?|pentru|la) (?=(?:ro[sșş]u|albastru)\b)", re.I), ", "),
    (re.compile(r"(?<=\d) zile(?=;)"), ""),
    (re.compile(r"\b([îi]napoiat[ăa]|retrimis[ăa]):", re.I), r"\1"),
    (re.compile(r"arbitrul (?:r[ăa]spunde|a r[ăa]spuns) c[ăa] nu s-a dep[ăa][sșş]it timpul", re.I), NOT_OVER),
    (re.compile(r"arbitrul (?:r[ăa]spunde|a r[ăa]spuns) c[ăa] s-a dep[ăa][sșş]it timpul", re.I), IS_OVER),
)
"""What people write for a remark of the sheet, and the remark."""


def with_points(text: str) -> str:
    """Return a text with each of its days as the sheet has it, 06.03.2026, however it is written."""
    text = ISO.sub(r"\3.\2.\1", in_figures(plain(text)))
    text = IN_WORDS.sub(lambda day: f"{day[1]}.{MONTHS.index(day[2]) + 1}.{day[3]}", text)
    text = YEAR_ONCE.sub(r"\1.\2.\3 - ", text)
    text = IN_ROMAN.sub(lambda day: f"{day[1]}.{ROMAN.index(day[2]) + 1}.{day[3]}", text)
    text = IN_FIGURES.sub(
        lambda day: f"{day[1]}.{day[2]}.{day[3] if len(day[3]) == 4 else '20' + day[3]}", text
    )
    return _with_its_year(text)


def how_known(text: str) -> str | None:
    """Return how the day of arrival is known, told in other words than the sheet's."""
    return next((known for known, said in SAYS_HOW if said.match(plain(text))), None)


def _with_its_year(text: str) -> str:
    """Return a text whose second day has a year: that of the first, or the next one."""
    found = SAME_YEAR.fullmatch(text)
    if not found:
        return text
    day, month, year, later_day, later_month = map(int, found.group(2, 3, 4, 6, 7))
    later = year + ((later_month, later_day) < (month, day))
    return f"{text[: found.end(7)]}.{later}{found[8]}"


def turn_of(text: str) -> tuple[int, int]:
    """Return the number of a turn and its player, from `III, ROȘU`, `3 roșu` or `III-R`."""
    match = OF_WHOM.match(in_figures(plain(text)))
    if match is None:
        raise ValueError(text)
    number, said = match.groups()
    figures = {plain(roman(number)): number for number in range(1, MOST_TURNS + 1)}
    player = next(player for player, name in COLOURS.items() if plain(name).startswith(said[:3]))
    return int(number) if number.isdecimal() else figures[number], player


def confirmation(text: str) -> str:
    """Return the partner's play and its points as both have them, without what was added."""
    text = " ".join(unquoted(text).split())
    if (square := SQUARE.match(text)) and not CONFIRMATION.fullmatch(text):
        word, _, points = text[square.end() :].partition(" ")
        text = f"{square[1]} {word} {in_figures(plain(points))}"
    found = CONFIRMATION.fullmatch(text)
    return f"{play(found[1]).replace(' ', ': ', 1)}, {found[2]}" if found else text


def play(text: str) -> str:
    """Return `7C GOL`, also of `7c: gol`, `7 c gol`, `GOL (7C)` and `GOL la 7C`."""
    text = _with_joker(AS_SAID.sub("", unquoted(text)))
    if found := WORD_FIRST.fullmatch(text):
        text = f"{found[2]} {found[1]}"
    if found := SQUARE.match(text):
        text = f"{BETWEEN.sub('', found[1])} {text[found.end() :]}"
    return " ".join(map(as_typed, text.split()))


def each_play(text: str) -> list[str]:
    """Return the plays of a line, also where only a new square or an *and* is between them."""
    return BETWEEN_PLAYS.split(text)


def _with_joker(text: str) -> str:
    """Return a play with its joker as a small letter, where a remark behind it says which letter that is."""
    found = OF_THE_JOKER.search(text)
    if not found:
        return text
    which, letter = (WHICH_LETTER.findall(plain(found[0])) or [("", "")])[-1]
    square = SQUARE.match(text)
    start = square.end() if square else 0
    word = text[start : found.start()].strip()
    places = [at for at, sign in enumerate(plain(word)) if sign == letter]
    if not (word.isupper() or word.islower()) or not places or (len(places) > 1 and which not in PLACES):
        return text[: found.start()]
    at = places[PLACES.get(which, 0)]
    return f"{text[:start]}{word[:at].upper()}{word[at].lower()}{word[at + 1 :].upper()}"


def stands(text: str) -> bool:
    """Return whether there is more than the sign for nothing."""
    return plain(text) not in NONE


def unquoted(text: str) -> str:
    return QUOTES.sub("", text)


def letters(text: str) -> str:
    """Return letters with the sign for a joker, and without what stands between or around them."""
    text = NAMED_JOKER.sub("?", AND.sub(" ", JOKER.sub("?", unquoted(text)))).replace("/", ",")
    several = re.split(r"[\s,;.-]+", text.strip(" ,;."))
    return text if len(several) < 2 or all(len(each) < 2 for each in several) else IN_DOUBT


def as_remark(text: str) -> str:
    """Return a remark as the sheet has it, of the few that people tell in other words."""
    for written, as_ours in REMARKS:
        text = written.sub(as_ours, text)
    return text
