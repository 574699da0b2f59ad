"""Counts a duplicate in a slow, obvious way, square by square: it shares nothing with the program.

Letter values, premium squares and rules are typed from the documents once more. What is a word cannot be
reckoned, so each event lists what is not (`not_words`), and everything else is taken for one.
"""

import re
from collections import Counter
from fractions import Fraction

CATALAN = "?0 A1 E1 I1 L1 N1 O1 R1 S1 T1 U1 C2 D2 M2 B3 G3 P3 F4 V4 H8 J8 Q8 Z8 Ç10 L·L10 NY10 X10"
ROMANIAN = "?0 A1 C1 E1 I1 L1 N1 O1 R1 S1 T1 U1 D2 P2 M4 F8 V8 B9 G9 H10 J10 X10 Z10"
VALUES = {
    language: {letter: int(points) for letter, points in re.findall(r"(\D+?)(\d+) ?", text)}
    for language, text in (("ca", CATALAN), ("ro", ROMANIAN))
}
TOP = """\
T..d...T...d..T
.D...t...t...D.
..D...d.d...D..
d..D...d...D..d
....D.....D....
.t...t...t...t.
..d...d.d...d..
T..d...D...d..T""".splitlines()
PREMIUMS = TOP + TOP[6::-1]
LETTER = re.compile(r"\[(?:L·L|NY)\]|L[·.-]L|NY|QU?|[A-ZÇ]", re.IGNORECASE)


def tiles(text):
    return [sign.strip("[]") for sign in re.findall(r"\[.+?\]|.", text)]


def letters(text):
    """Return [letter, blank?] for a typed word, or None."""
    marks, found, at = bool(re.search(r"[()0]", text)), [], 0
    while at < len(text):
        inside = text[at] == "("
        match = LETTER.match(text, at + inside)
        if not match:
            return None
        at = match.end() + inside
        zero = text[at : at + 1] == "0"
        at += zero
        sign = re.sub("[.-]", "·", match[0].strip("[]")).upper().replace("QU", "Q")
        found.append((sign, inside or zero if marks else match[0] != match[0].upper()))
    return found


def read(text):
    """Return where a play begins, its direction and its letters, or why it cannot be read."""
    parts = text.split()
    if len(parts) == 1 and letters(parts[0]):
        return "coordinates"
    word = letters(parts[-1]) if len(parts) == 2 else None
    if not word:
        return "unreadable"
    across = re.fullmatch(r"([A-O])(\d+)", parts[0].upper())
    down = re.fullmatch(r"(\d+)([A-O])", parts[0].upper())
    row, column = (across[1], across[2]) if across else (down[2], down[1]) if down else ("A", "0")
    if not 1 <= int(column) <= 15:
        return "coordinates"
    return "ABCDEFGHIJKLMNO".index(row), int(column) - 1, (0, 1) if across else (1, 0), word


def line(board, square, step):
    """Return the squares of the word through a square, in one direction."""
    (row, column), (down, right) = square, step
    while (row - down, column - right) in board:
        row, column = row - down, column - right
    squares = []
    while (row, column) in board:
        squares.append((row, column))
        row, column = row + down, column + right
    return squares


def play(text, board, rack, language, not_words):
    """Return the points of a play, the reason if there are none, and its new tiles."""
    found = read(text)
    if isinstance(found, str):
        return 0, found, {}
    row, column, (down, right), word = found
    squares = [(row + down * at, column + right * at) for at in range(len(word))]
    lying = [
        square in board and board[square][0] == sign for square, (sign, _) in zip(squares, word, strict=True)
    ]
    new = {square: tile for square, tile, there in zip(squares, word, lying, strict=True) if not there}
    if Counter("?" if blank else sign for sign, blank in new.values()) - Counter(rack):
        return 0, "not-on-rack", {}
    if max(squares[-1]) > 14:
        return 0, "off-board", {}
    if new.keys() & board.keys():
        return 0, "square-taken", {}
    after, crossing = board | new, (right, down)
    main = line(after, squares[0], (down, right))
    if len(word) == 1:
        main = max(main, line(after, squares[0], crossing), key=len)
    if len(main) > len(word):
        return 0, "incomplete-word", {}
    if not new or (not board and len(new) == 1):
        return 0, "too-few", {}
    if not board and (7, 7) not in new:
        return 0, "centre", {}
    beside = [(row + a, column + b) for row, column in new for a, b in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    if board and not board.keys() & set(beside):
        return 0, "not-connected", {}
    words = [main, *(cross for square in new if len(cross := line(after, square, crossing)) > 1)]
    if any("".join(after[square][0] for square in each) in not_words for each in words):
        return 0, "word", new
    return (
        sum(points(each, after, new, language) for each in words) + 50 * (len(new) == 7),
        None,
        new,
    )


def points(word, after, new, language):
    total, times = 0, 1
    for row, column in word:
        sign, blank = after[row, column]
        premium = PREMIUMS[row][column] if (row, column) in new else "."
        total += (0 if blank else VALUES[language][sign]) * {"d": 2, "t": 3}.get(premium, 1)
        times *= {"D": 2, "T": 3}.get(premium, 1)
    return total * times


def points_text(number):
    return str(int(number)) + (".5" if number % 1 else "")


def rank(players, plays, bonuses, expelled):
    total = {player: sum(plays[player]) + bonuses[player] for player in players}
    worth = {player: (total[player], sorted(plays[player], reverse=True)) for player in players}
    placed = sorted((p for p in players if p not in expelled), key=worth.__getitem__, reverse=True)
    placed += sorted((p for p in players if p in expelled), key=worth.__getitem__, reverse=True)
    return [
        {
            "player": player,
            "total": points_text(total[player]),
            "rank": None if player in expelled else 1 + [worth[p] for p in placed].index(worth[player]),
        }
        for player in placed
    ]


def reckon(request, not_words):
    """Return the whole answer: rulings, bonuses, ranks, and the board at the end."""
    language, players = request["language"], request["players"]
    board, rounds = {}, []
    plays, bonuses = {player: [] for player in players}, Counter()
    value = Fraction(0 if len(players) < 10 else min(len(players), 50), 2) if request["bonuses"] else 0
    for asked in request["rounds"]:
        rack, slips, best, answer = tiles(asked["rack"]), asked["slips"], 0, {"master": None, "bonus": None}
        answer["slips"] = {}
        for player, slip in slips.items():
            why = (slip["null"] if slip else "none") if not isinstance(slip, str) else None
            scored, why, _ = (0, why, {}) if why else play(slip, board, rack, language, not_words)
            answer["slips"][player] = {"score": scored} | ({"reason": why} if why else {})
            best = max(best, scored)
        if asked["master"]:
            wrong = not_words if not asked.get("master_wrong") else ()
            answer["master"], why, new = play(asked["master"], board, rack, language, wrong)
            assert why is None
            board = board | new
            alone = [player for player, ruled in answer["slips"].items() if best and ruled["score"] == best]
            if value and len(alone) == 1:
                answer["bonus"] = {"player": alone[0], "points": points_text(value)}
                bonuses[alone[0]] += value
            for player in players:
                plays[player].append(answer["slips"].get(player, {"score": 0})["score"])
        rounds.append(answer)
    standings = rank(players, plays, bonuses, request["expelled"])
    return {"rounds": rounds, "standings": standings, "board": [drawn(board, row) for row in range(15)]}


def drawn(board, row):
    signs = [board.get((row, column), (".", False)) for column in range(15)]
    signs = [sign.lower() if blank else sign for sign, blank in signs]
    return "".join(f"[{sign}]" if len(sign) > 1 else sign for sign in signs)
