"""{"do":"say"}: the texts that the judge reads aloud, of a rack or of the master play."""

from dataclasses import asdict

from faristol.commands.asked import RACK, Answer, Asked, Request
from faristol.commands.errors import MissingKey, TooManyTiles, UnknownKey, WrongValue
from faristol.core.errors import NoPlace, UnreadablePlay
from faristol.core.play import read_play
from faristol.core.tiles import take
from faristol.speech import reading
from faristol.speech.call import NameTable, call, name_table_data, tables

ORDERS = ("alphabetical", "drawn")
OF_A_RACK = ("kept", "drawn", "order")
MOST_POINTS = 9999


def answer(asked: Asked) -> Answer:
    language = asked.tile_set().language
    known = tables(language)
    chosen = asked.choice("table", known) if asked.has("table") else known[0]
    table = NameTable.from_data(name_table_data(language, chosen))
    read_aloud = _play(asked, table) if asked.has("play") else _rack(asked, table)
    return {"utterances": [asdict(utterance) for utterance in read_aloud]}


def _rack(asked: Asked, table: NameTable) -> list[reading.Utterance]:
    if not asked.has("kept") and not asked.has("drawn"):
        raise MissingKey(key="drawn")
    if asked.has("score"):
        raise MissingKey(key="play")
    tiles = asked.tile_set()
    kept, drawn = asked.tiles("kept"), asked.tiles("drawn")
    if len(kept + drawn) > RACK or take(tiles.all, kept + drawn) is None:
        raise TooManyTiles(key="drawn", tiles=tiles.write(kept + drawn))
    order = asked.choice("order", ORDERS) if asked.has("order") else ORDERS[0]
    return reading.read_rack(tiles.language, call(tiles, table, kept, drawn, order))


def _play(asked: Asked, table: NameTable) -> list[reading.Utterance]:
    for key in OF_A_RACK:
        if asked.has(key):
            raise UnknownKey(key=key)
    tiles, text = asked.tile_set(), asked.text("play", "H8 CASA")
    try:
        play = read_play(tiles, text)
    except (UnreadablePlay, NoPlace):
        raise WrongValue(key="play", value=f'"{text[:57]}"', example='"H8 CASA"') from None
    score = asked.number("score", 0, MOST_POINTS) if asked.has("score") else None
    return reading.read_play(tiles, table, play, score)


SAY = Request(needs=("language",), may=("table", "play", "score", *OF_A_RACK), answer=answer)
