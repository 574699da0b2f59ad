"""{"do":"duplicate"}: an event from its racks, slips and master plays: every ruling, and who won."""

from faristol.commands.asked import Answer, Asked, Request
from faristol.commands.duplicate_rounds import play_round
from faristol.commands.errors import WrongChoice, WrongKind, WrongValue
from faristol.core.board import write_board
from faristol.fields import no_lexicon
from faristol.games.duplicate import event as duplicate
from faristol.games.duplicate.event import Choices, Duplicate
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.opening import open_duplicate
from faristol.games.duplicate.standings import standings
from faristol.rulesets import DUPLICATES, ruleset_data
from faristol.speech.call import name_table_data
from faristol.texts import score

NO_SECRET = bytes(32)
"""Nothing is drawn here: the request names the racks."""


def answer(asked: Asked) -> Answer:
    event, players, rounds = _opened(asked), _players(asked), []
    expelled = _expelled(asked, players)
    for table, player in enumerate(players, 1):
        seated = {"player": player, "table": table, "name": player, "group": ""}
        event = apply(event, {"type": "PlayerEntered", **seated})
    event = apply(event, {"type": "Began", "players": len(players)})
    for at, value in enumerate(asked.values("rounds", [{"rack": "…", "master": "H8 CASA", "slips": {}}])):
        round_ = asked.inside(value, f"rounds[{at}]", ("rack", "master", "slips"), ("master_wrong",))
        event, round_answer = play_round(event, round_, at + 1)
        rounds.append(round_answer)
    for player in expelled:
        event = _out_of_the_room(event, player)
    ranks = [
        {"player": row.player.id, "total": score(row.total, "en"), "rank": row.rank}
        for row in standings(event)
    ]
    return {"rounds": rounds, "standings": ranks, "board": write_board(event.tile_set, event.board)}


def _opened(asked: Asked) -> Duplicate:
    language = asked.tile_set().language
    ruleset = ruleset_data(asked.choice("ruleset", DUPLICATES)) | {"language": language}
    # The master play is the one that was announced, even if the document asks for another.
    ruleset["master"] = {**ruleset["master"], "from": "all"}
    choices = Choices(
        *("duplicate", "", ""),
        judge_plays=False,
        rounds=0,
        minutes=0,
        grace=0,
        bonuses=asked.yes("bonuses"),
        order=ruleset["call"]["order"],
        source="bag",
        publication=ruleset["language"],
    )
    names = name_table_data(language, ruleset["call"]["table"])
    (entry,) = open_duplicate(choices, ruleset, names, no_lexicon(language), NO_SECRET, "")
    return duplicate.opened(entry)


def _players(asked: Asked) -> list[str]:
    """Return two or more players (DUP-1), all with different names."""
    players = asked.texts("players", ["1", "2"])
    twice = [player for place, player in enumerate(players) if player in players[:place]]
    if len(players) < 2 or twice or not all(map(str.strip, players)):
        raise WrongValue(key="players", value=asked.quoted("players"), example='["1", "2"]')
    return players


def _expelled(asked: Asked, players: list[str]) -> list[str]:
    expelled = asked.values("expelled", ["2"]) if asked.has("expelled") else []
    if not all(isinstance(player, str) for player in expelled):
        raise WrongKind(key="expelled", example='["2"]')
    for player in expelled:
        if player not in players:
            raise WrongChoice(key="expelled", value=f'"{player}"', known=", ".join(players))
    return expelled


def _out_of_the_room(event: Duplicate, player: str) -> Duplicate:
    """Return the event after a player was expelled: slips count, but the player is not ranked (DUP-14)."""
    after = len(event.rounds) + 1
    for step in event.steps:
        entry = {"type": "PlayerSanctioned", "player": player, "round": after, "step": step}
        event = apply(event, entry)
    return event


DUPLICATE = Request(
    needs=("ruleset", "language", "players", "rounds"), may=("bonuses", "expelled"), answer=answer
)
