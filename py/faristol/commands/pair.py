"""{"do":"pair"}: who meets whom in the next round, and why."""

from collections.abc import Collection

from faristol.commands.asked import Answer, Asked, Request
from faristol.commands.draw import read_seed
from faristol.commands.errors import MissingKey, NotInThisMode, PairedTwice, WrongKind, WrongValue
from faristol.commands.played_rounds import COUNTING, one_of, read_counting, read_players, read_rounds
from faristol.screens.tournament.reasons import sentence
from faristol.texts import texts
from faristol.tournaments.opening import MOST_ROUNDS, MOST_TOP
from faristol.tournaments.pairing import pair_round
from faristol.tournaments.standings import COEFFICIENTS, POINTS
from faristol.tournaments.terms import (
    ADJACENT,
    FACTOR,
    FIRST_ROUNDS,
    HALVES,
    KING,
    LOT,
    MANUAL,
    MODES,
    OF_TEAMS,
    ROUND_ROBIN,
    TOP_DOWN,
    System,
    Terms,
)

A_PAIR = [["P1", "P7"]]
USUALLY = {TOP_DOWN: LOT, KING: ADJACENT}
"""How round one is paired by default in these modes (RDU-8); in others by halves."""
MEANS_NOTHING = {ROUND_ROBIN: ("locked", "forbidden"), MANUAL: ("forbidden",)}


def answer(asked: Asked) -> Answer:
    players = read_players(asked)
    rounds = read_rounds(asked, players)
    terms = _terms(asked, first=not rounds)
    known = dict.fromkeys(player.id for player in players)
    absent = [*dict.fromkeys(one_of(each, "absent", known) for each in _texts(asked, "absent"))]
    locked, forbidden = _pairs(asked, "locked", known), _pairs(asked, "forbidden", known)
    _check_locked(asked, locked, absent)
    for key in MEANS_NOTHING.get(terms.mode, ()):
        if asked.has(key) and asked.keys[key]:
            raise NotInThisMode(key=key, mode=terms.mode)
    left = asked.number("left", 1, MOST_ROUNDS) if asked.has("left") else 1
    draft = pair_round(players, rounds, terms, absent=absent, locked=locked, forbidden=forbidden, left=left)
    names, t = {player.id: player.name for player in players}, texts(asked.locale)
    return {
        "pairs": [[pair.first, pair.second] for pair in draft.pairs],
        "bye": draft.byes[0][0] if draft.byes else None,
        "repeats": [[pair.first, pair.second] for pair in draft.repeats],
        "reasons": [sentence(pair.why, names, t) for pair in draft.pairs],
    }


def _terms(asked: Asked, *, first: bool) -> Terms:
    mode = asked.choice("mode", [mode for mode in MODES if mode not in OF_TEAMS])
    seed = read_seed(asked) if asked.has("seed") else b""
    usual = USUALLY.get(mode, HALVES)
    first_round = asked.choice("first_round", FIRST_ROUNDS) if asked.has("first_round") else usual
    by_lot = first_round == LOT and mode != MANUAL
    if by_lot and not seed and (first or mode == ROUND_ROBIN):
        raise MissingKey(key="seed")
    scoring = COEFFICIENTS if mode == TOP_DOWN else POINTS
    top = asked.number("top", 1, MOST_TOP) if asked.has("top") else System.top
    if asked.has("top") and mode != FACTOR:
        raise NotInThisMode(key="top", mode=mode)
    counting = read_counting(asked)
    return Terms(
        mode=mode,
        first_round=first_round,
        scoring=scoring,
        bands=_bands(asked),
        certain_apart=asked.yes("certain_apart"),
        bye_halves=counting.bye,
        bye_differential=counting.bye_differential,
        limits=counting.limits,
        repeats_last=asked.number("repeats_last", 0, MOST_ROUNDS) if asked.has("repeats_last") else 0,
        top=top,
        seed=seed,
    )


def _bands(asked: Asked) -> tuple[int, ...]:
    """Return the last places of bands of prizes, which rise."""
    bands = asked.values("bands", [1, 3]) if asked.has("bands") else list(Terms.bands)
    if not all(type(place) is int for place in bands):
        raise WrongKind(key="bands", example="[1, 3]")
    if not bands or bands != sorted({*bands}) or bands[0] < 1:
        raise WrongValue(key="bands", value=asked.quoted("bands"), example="[1, 3]")
    return tuple(bands)


def _texts(asked: Asked, key: str) -> list[str]:
    texts = asked.values(key, ["P9"]) if asked.has(key) else []
    if not all(isinstance(text, str) for text in texts):
        raise WrongKind(key=key, example='["P9"]')
    return texts


def _pairs(asked: Asked, key: str, known: Collection[str]) -> list[tuple[str, str]]:
    pairs = []
    for at, value in enumerate(asked.values(key, A_PAIR) if asked.has(key) else []):
        where = f"{key}[{at}]"
        if not isinstance(value, list) or not all(isinstance(player, str) for player in value):
            raise WrongKind(key=where, example='["P1", "P7"]')
        if len(value) != 2 or value[0] == value[1]:
            raise WrongValue(key=where, value=asked.quoted(key), example='["P1", "P7"]')
        pairs.append((one_of(value[0], where, known), one_of(value[1], where, known)))
    return pairs


def _check_locked(asked: Asked, locked: list[tuple[str, str]], absent: Collection[str]) -> None:
    """Refuse locked pairs that name a player twice or one who is absent."""
    seated: set[str] = set()
    for at, pair in enumerate(locked):
        for player in pair:
            if player in seated:
                raise PairedTwice(key=f"locked[{at}]", player=player)
            if player in absent:
                raise WrongValue(key=f"locked[{at}]", value=f'"{player}"', example='["P1", "P7"]')
            seated.add(player)


PAIR = Request(
    needs=("mode", "players", "rounds"),
    may=(
        *("first_round", "seed", "absent", "locked", "forbidden"),
        *("top", "left", "bands", "certain_apart", "repeats_last"),
        *COUNTING,
    ),
    answer=answer,
)
