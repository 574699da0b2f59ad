"""The players of a tournament and the rounds they have played, which three of the requests ask for."""

from collections.abc import Collection
from typing import Any

from faristol.commands.asked import Asked
from faristol.commands.errors import MissingKey, PairedTwice, WrongChoice, WrongKind, WrongValue
from faristol.tournaments.counting import AS_DOCUMENTS, Counting
from faristol.tournaments.opening import MOST_TOP
from faristol.tournaments.players import Player
from faristol.tournaments.results import OUTCOMES, WITH_SCORE, Result, Score, counted
from faristol.tournaments.rounds import Round, Table

A_PLAYER = [{"id": "P1", "name": "Aina", "rating": 1316}]
A_GAME = [[{"first": "P1", "second": "P2", "score": [400, 380]}]]
MOST = 100_000
BYES = {"1": 2, "0.5": 1, "0": 0}
COUNTING = ("bye", "bye_differential", "limits")


def read_players(asked: Asked) -> list[Player]:
    players: list[Player] = []
    for at, value in enumerate(asked.values("players", A_PLAYER)):
        one = asked.inside(value, f"players[{at}]", ("id",), ("name", "rating", "games"))
        id = one.text("id", "P1")
        if not id.strip() or id in {player.id for player in players}:
            raise WrongValue(key=f"players[{at}].id", value=one.quoted("id"), example='"P1"')
        name = one.text("name", "Aina") if one.has("name") else id
        rated = one.has("rating") and one.keys["rating"] is not None
        rating = one.figure("rating", -MOST, MOST) if rated else None
        games = one.number("games", 0, MOST) if one.has("games") else 0
        players.append(Player(id, name, rating, games))
    return players


def read_rounds(asked: Asked, players: Collection[Player]) -> list[Round]:
    known = dict.fromkeys(player.id for player in players)
    rounds = []
    for number, games in enumerate(asked.values("rounds", A_GAME)):
        where = f"rounds[{number}]"
        if not isinstance(games, list):
            raise WrongKind(key=where, example='[{"first": "P1", "bye": true}]')
        rounds.append(_round(asked, games, where, known))
    return rounds


def read_counting(asked: Asked) -> Counting:
    """Return what a bye counts and how far a differential does; as in the documents where nothing is said."""
    usual = AS_DOCUMENTS
    bye = BYES[asked.choice("bye", BYES)] if asked.has("bye") else usual.bye
    more = asked.number("bye_differential", 0, MOST_TOP) if asked.has("bye_differential") else 0
    limits = asked.values("limits", [200]) if asked.has("limits") else []
    if not all(type(limit) is int for limit in limits):
        raise WrongKind(key="limits", example="[200]")
    if not all(1 <= limit <= MOST_TOP for limit in limits):
        raise WrongValue(key="limits", value=asked.quoted("limits"), example="[200]")
    return Counting(bye, more, tuple(limits))


def read_player(asked: Asked, key: str, known: Collection[str]) -> str:
    return one_of(asked.text(key, "P1"), asked.where + key, known)


def one_of(player: str, key: str, known: Collection[str]) -> str:
    if player not in known:
        few = list(known)[:5]
        raise WrongChoice(key=key, value=f'"{player[:40]}"', known=", ".join(few + ["…"] * (len(known) > 5)))
    return player


def _round(asked: Asked, games: list[Any], where: str, known: Collection[str]) -> Round:
    tables, byes, seated = [], [], set()
    for at, value in enumerate(games):
        one = asked.inside(
            value, f"{where}[{at}]", ("first",), ("second", "score", "outcome", "winner", "bye")
        )
        sides = [read_player(one, "first", known)]
        if one.yes("bye"):
            _has_none_of(one, ("second", "score", "outcome", "winner"))
            byes.append(sides[0])
        else:
            if not one.has("second"):
                raise MissingKey(key=f"{one.where}second")
            sides.append(read_player(one, "second", known))
            tables.append(Table(sides[0], sides[1], _result(one, sides)))
        for key, player in zip(("first", "second"), sides, strict=False):
            if player in seated:
                raise PairedTwice(key=one.where + key, player=player)
            seated.add(player)
    return Round(tuple(tables), tuple(byes))


def _has_none_of(one: Asked, keys: tuple[str, ...]) -> None:
    """Refuse keys that contradict the kind of game."""
    for key in keys:
        if one.has(key):
            raise WrongValue(
                key=one.where + key, value=one.quoted(key), example='{"first": "P1", "bye": true}'
            )


def _result(one: Asked, sides: list[str]) -> Result:
    outcome = one.choice("outcome", OUTCOMES) if one.has("outcome") else "played"
    if outcome in WITH_SCORE and not one.has("score"):
        raise MissingKey(key=f"{one.where}score")
    score = _score(one) if one.has("score") else (0, 0)
    winner = sides.index(read_player(one, "winner", sides)) if one.has("winner") else None
    result = counted(outcome, score, winner)
    if outcome not in WITH_SCORE and one.has("score") and score != result.score:
        raise WrongValue(key=f"{one.where}score", value=one.quoted("score"), example=str(list(result.score)))
    if winner is not None and result.winner != winner:
        example = '{"outcome": "played"}' if result.winner is None else f'"{sides[result.winner]}"'
        raise WrongValue(key=f"{one.where}winner", value=one.quoted("winner"), example=example)
    return result


def _score(one: Asked) -> Score:
    score = one.values("score", [400, 380])
    if len(score) != 2 or not all(type(points) is int for points in score):
        raise WrongKind(key=f"{one.where}score", example="[400, 380]")
    if not all(-MOST <= points <= MOST for points in score):
        raise WrongValue(key=f"{one.where}score", value=one.quoted("score"), example="[400, 380]")
    return score[0], score[1]
