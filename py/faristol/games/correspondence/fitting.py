"""Does the partner's message fit the game? Its turn as entries, or the first reason why not (COR-25)."""

from collections import Counter

from faristol.core.errors import NoPlace, NoSuchWord, UnreadablePlay
from faristol.core.play import read_play, write_play
from faristol.core.tiles import Tiles, TileSet
from faristol.games.correspondence.challenging import admit, challenge
from faristol.games.correspondence.ending import offer_draw
from faristol.games.correspondence.errors import (
    DaysDiffer,
    HandDiffers,
    LettersDiffer,
    NotNow,
    OtherGame,
    OtherTurn,
    PlayNotConfirmed,
    PointsDiffer,
    TotalDaysDiffer,
    TotalDiffers,
    VariantsDiffer,
    WordsDiffer,
)
from faristol.games.correspondence.event import apply
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.message import (
    COLOURS,
    Message,
    Part,
    confirmation,
    letters,
    part_of,
    roman,
)
from faristol.games.correspondence.playing import Dates, IsWord, make_play, open_courses, pass_turn, send
from faristol.games.correspondence.post import partner_leave
from faristol.games.correspondence.reading import plain
from faristol.games.log import Entry


def received(event: Correspondence, message: Message, is_word: IsWord) -> list[Entry]:
    """What the message says happened, as this game counts it.

    A play with a word that is not in the stock is refused while it claims points. It can be taken all the
    same, to be challenged: `is_word` then says yes to all.
    """
    _this_turn(event, message)
    entries: list[Entry] = []
    if message.leave:
        event = _with(event, entries, partner_leave(event, *message.leave))
    if message.admitted:
        event = _with(event, entries, admit(event))
    if message.challenged or message.why:
        event = _with(event, entries, challenge(event, message.challenged, message.why))
    if message.parts.keys() != open_courses(event).keys():
        raise VariantsDiffer
    for variant, part in message.parts.items():
        ours = confirmation(event.courses[variant].turns[-1] if event.courses[variant].turns else None)
        if _together(part.confirms) != _together(ours):
            raise PlayNotConfirmed(said=part.confirms, ours=ours)
        made = make_play(event, part.play, is_word, variant) if part.play else pass_turn(event, variant)
        player = event.to_move
        event = _with(event, entries, made)
        counted = part_of(event, event.courses[variant], player)
        if part.points and made[0]["kind"] == "zero":
            raise NoSuchWord(words=" ".join(word.split()[1] for word in made[0]["words"]))
        _as_counted(event.tile_set, part, counted)
    dates = Dates(message.partner_sent, message.arrived, "stamp", message.sent)
    event = _with(event, entries, send(event, dates))
    _in_days(event, message)
    if message.offered and not event.ending:
        event = _with(event, entries, offer_draw(event, message.player))
    return entries


def _with(event: Correspondence, entries: list[Entry], more: list[Entry]) -> Correspondence:
    for entry in more:
        event = apply(event, entry)
    entries += more
    return event


def _this_turn(event: Correspondence, message: Message) -> None:
    if event.ending:
        raise NotNow
    if plain(message.game) != plain(event.opened["name"]):
        raise OtherGame(said=message.game, ours=event.opened["name"])
    if (message.number, message.player) != (event.number, event.to_move):
        raise OtherTurn(
            said=f"{roman(message.number)}, {COLOURS[message.player]}",
            wanted=f"{roman(event.number)}, {COLOURS[event.to_move]}",
        )


def _as_counted(tile_set: TileSet, said: Part, counted: Part) -> None:
    """Adjacent words may be left out; those that are written must be right (COR-9)."""
    if not _same(said.laid, counted.laid):
        raise LettersDiffer(said=letters(tile_set, said.laid), counted=letters(tile_set, counted.laid))
    if said.play and said.crosses:
        words = _strict(tile_set, (said.play, *said.crosses))
        if words != _strict(tile_set, (counted.play or "", *counted.crosses)):
            raise WordsDiffer(said="; ".join(said.crosses), counted="; ".join(counted.crosses) or "–")
    if said.points != counted.points:
        raise PointsDiffer(said=said.points, counted=counted.points)
    if said.total != counted.total:
        raise TotalDiffers(said=said.total, counted=counted.total)
    for had, ours in ((said.left, counted.left), (said.taken, counted.taken)):
        if not _same(had, ours):
            raise HandDiffers(said=letters(tile_set, had), counted=letters(tile_set, ours))


def _in_days(event: Correspondence, message: Message) -> None:
    if message.days != event.sent[-1].days:
        raise DaysDiffer(said=message.days, counted=event.sent[-1].days)
    for player, said in enumerate(message.used, 1):
        if said != sum(event.used(player)):
            raise TotalDaysDiffer(colour=COLOURS[player], said=said, counted=sum(event.used(player)))


def _together(text: str) -> str:
    return plain(text).replace(" ", "")


def _same(one: Tiles, other: Tiles) -> bool:
    return Counter(one) == Counter(other)


def _strict(tile_set: TileSet, words: tuple[str, ...]) -> set[str]:
    """Whichever of them is called the main one; as they are if one cannot be read."""
    try:
        return {write_play(tile_set, read_play(tile_set, word)) for word in words}
    except (UnreadablePlay, NoPlace):
        return set(words)
