"""The jokers of a play, in each notation of the document: ScOR, S(C)OR, SC₀OR, SCoOR, S©OR (ROM-10)."""

from faristol.core.letters import word_text
from faristol.core.notation import readings
from faristol.core.squares import read_place
from faristol.core.tiles import TileSet
from faristol.errors import Rejected
from faristol.games.correspondence.course import tiles_of
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.message import Part
from faristol.games.correspondence.playing import IsWord, make_play
from faristol.games.correspondence.typed import plain
from faristol.games.log import Entry


def written_plays(tile_set: TileSet, play: str) -> list[str]:
    """Return a play as the program writes it, in each way in which it can be read; none if it cannot be."""
    place, _, word = " ".join(play.split()).partition(" ")
    where = read_place(place.upper())
    if where is None:
        return []
    return [f"{where} {word_text(tile_set, each)}" for each in readings(tile_set, word)]


def make_each_reading(event: Correspondence, play: str, is_word: IsWord, variant: str | None) -> list[Entry]:
    """Make a play in each way in which it can be read and made; refuse it if there is none."""
    made, refused = list[Entry](), list[Rejected]()
    for each in written_plays(event.tile_set, play) or [play]:
        try:
            made += make_play(event, each, is_word, variant)
        except Rejected as refusal:
            refused.append(refusal)
    if not made:
        raise refused[0]
    return made


def make_as_meant(event: Correspondence, part: Part, is_word: IsWord, variant: str | None) -> Entry:
    """Make the play of a message; of two readings the one for which its letters were placed counts."""
    assert part.play
    made, placed = make_each_reading(event, part.play, is_word, variant), sorted(part.tiles)
    return next((turn for turn in made if sorted(tiles_of(event.string, turn["used"])) == placed), made[0])


def are_same_words(tile_set: TileSet, ours: str, written: str) -> bool:
    """Return whether words with their places are ours, whatever notation their jokers have."""
    one, other = ours.split(";"), written.split(";")
    return len(one) == len(other) and all(
        plain(mine) == plain(theirs)
        or plain(mine)
        in [plain(each.replace(" ", ": ")) for each in written_plays(tile_set, theirs.replace(":", " "))]
        for mine, theirs in zip(one, other, strict=True)
    )
