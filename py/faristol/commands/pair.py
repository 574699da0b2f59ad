"""{"do":"pair"}: who meets whom in the next round, and why."""

from collections.abc import Collection

from faristol.commands.asked import Answer, Asked, Request
from faristol.commands.draw import read_seed
from faristol.commands.errors import MissingKey, NotInThisMode, PairedTwice, WrongKind, WrongValue
from faristol.commands.played_rounds import one_of, read_players, read_rounds
from faristol.screens.tournament.reasons import sentence
from faristol.texts import texts
from faristol.tournaments.pairing import pair_round
from faristol.tournaments.standings import COEFFICIENTS, POINTS
from faristol.tournaments.terms import (
    ADJACENT,
    FIRST_ROUNDS,
    HALVES,
    KING,
    LOT,
    MANUAL,
    MODES,
    ROUND_ROBIN,
    TOP_DOWN,
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
    draft = pair_round(players, rounds, terms, absent=absent, locked=locked, forbidden=forbidden)
    names, t = {player.id: player.name for player in players}, texts(asked.locale)
    return {
        "pairs": [[pair.first, pair.second] for pair in draft.pairs],
        "bye": draft.byes[0][0] if draft.byes else None,
        "repeats": [[pair.first, pair.second] for pair in draft.repeats],
        "reasons": [sentence(pair.why, names, t) for pair in draft.pairs],
    }


def _terms(asked: Asked, *, first: bool) -> Terms:
    mode = asked.choice("mode", MODES)
    seed = read_seed(asked) if asked.has("seed") else b""
    usual = USUALLY.get(mode, HALVES)
    first_round = asked.choice("first_round", FIRST_ROUNDS) if asked.has("first_round") else usual
    by_lot = first_round == LOT and mode != MANUAL
    if by_lot and not seed and (first or mode == ROUND_ROBIN):
        raise MissingKey(key="seed")
    scoring = COEFFICIENTS if mode == TOP_DOWN else POINTS
    return Terms(mode=mode, first_round=first_round, scoring=scoring, seed=seed)


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
    may=("first_round", "seed", "absent", "locked", "forbidden"),
    answer=answer,
)
