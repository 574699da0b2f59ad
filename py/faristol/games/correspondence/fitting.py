"""The partner's message as entries, or the first reason why it does not fit the game (COR-25)."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import reduce

from faristol.core.errors import NoSuchWord
from faristol.core.tiles import Tiles, TileSet
from faristol.errors import Rejected
from faristol.games.correspondence.challenging import admission, challenge
from faristol.games.correspondence.course import Turn
from faristol.games.correspondence.crossing import as_the_partner_knew, fits, game_after
from faristol.games.correspondence.errors import NotNow
from faristol.games.correspondence.exact import is_this_game
from faristol.games.correspondence.facts import apply
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.jokers import make_as_meant, written_plays
from faristol.games.correspondence.message import (
    Message,
    Part,
    confirmation,
    letters,
    part_of,
)
from faristol.games.correspondence.message_errors import (
    CappedPointsDiffer,
    DaysDiffer,
    GamesDiffer,
    HandDiffers,
    LettersDiffer,
    LettersOutOfOrder,
    OtherGame,
    OtherTurn,
    PlayNotConfirmed,
    PointsDiffer,
    TotalDaysDiffer,
    TotalDiffers,
    VariantsDiffer,
    WordsDiffer,
)
from faristol.games.correspondence.playing import Dates, IsWord, open_courses, pass_turn, send
from faristol.games.correspondence.post import leave_from_partner, letter_returned, send_again
from faristol.games.correspondence.remarks import COLOURS, roman
from faristol.games.correspondence.typed import plain
from faristol.games.log import Entry


def received(
    event: Correspondence, message: Message, is_word: IsWord, correcting: bool = False
) -> list[Entry]:
    """Return what happened by the message, as this game counts it.

    A play with a word that is not in the stock is refused while it claims points. It can be taken all the
    same, to be challenged: `is_word` then says yes to all. Sums that are wrong are refused too, or put right
    when the person says so (COR-11).
    """
    if event.course.turns and turns_before(message) < len(event.sent):
        return _once_more(event, message)
    _this_turn(event, message)
    before, entries = event, list[Entry]()
    corrected: list[Entry] = []
    if message.leave:
        event = _with(event, entries, leave_from_partner(event, message.player, *message.leave))
    if message.admitted and event.admitted != len(event.sent):
        event = _with(event, entries, admission(event))
    if message.challenged or message.why:
        event = _with(event, entries, challenge(event, message.challenged, message.why))
    if message.parts.keys() != open_courses(event).keys():
        raise VariantsDiffer
    for variant, part in message.parts.items():
        last = event.courses[variant].turns[-1] if event.courses[variant].turns else None
        if not any(_same_play(event.tile_set, part.confirms, each) for each in _confirmations(last)):
            raise PlayNotConfirmed(said=part.confirms, ours=confirmation(last))
        if part.play:
            turn = make_as_meant(event, part, is_word, variant)
        else:
            (turn,) = pass_turn(event, variant)
        player = event.to_move
        event = _with(event, entries, [turn])
        counted = part_of(event, event.courses[variant], player)
        if part.points and turn["kind"] == "zero":
            raise NoSuchWord(words=" ".join(word.split()[1] for word in turn["words"]))
        worth = event.courses[variant].turns[-1].worth
        sums = _wrong_sums(event.tile_set, part, counted, worth, correcting)
        corrected += [sums] if sums else []
    dates = Dates(message.partner_sent, message.arrived, "stamp", message.sent)
    known = message.known or event.unsaid_known
    sent = [{**fact, "known": known} if fact["type"] == "TurnSent" else fact for fact in send(event, dates)]
    event = _with(event, entries, sent)
    event = _with(event, entries, [{**fact, "player": message.player} for fact in corrected])
    event = _after_it_went(event, entries, message)
    _in_days(before, event, message, entries)
    is_offer = message.offered and event.offered != message.player
    offers: list[Entry] = [{"type": "DrawOffered", "player": message.player}] if is_offer else []
    if message.exact and not corrected and not fits(before, message.exact, [*entries, *offers]):
        raise GamesDiffer
    entries += [] if event.ending else offers  # who wrote did not know of an end that crossed the letter
    return [{**entry, "heard": True} for entry in entries]


def _with(event: Correspondence, entries: list[Entry], more: list[Entry]) -> Correspondence:
    for entry in more:
        event = apply(event, entry)
    entries += more
    return event


def turns_before(message: Message) -> int:
    """Return how many turns went off before this one."""
    return 2 * (message.number - 1) + message.player - 1


def _once_more(event: Correspondence, message: Message) -> list[Entry]:
    """Return what a message says of a turn that is noted here: that it came back, or was repeated."""
    _this_game(event, message)
    at = turns_before(message)
    noted = {
        plain(course.turns[at].words[0]) if course.turns[at].words else None
        for course in event.courses.values()
    }
    if not {part.play and plain(part.play) for part in message.parts.values()} & noted:
        raise _other_turn(event, message)
    if not (message.returned or message.resent):
        return []
    made: list[Entry] = []
    _after_it_went(game_after(event, at + 1), made, message)
    new = [fact for fact in made if not any(fact.items() <= told.items() for told in event.told)]
    late = {"late": at + 1} if at + 1 < len(event.sent) else {}
    return [{**fact, **late, "heard": True} for fact in new]


def _this_game(event: Correspondence, message: Message) -> None:
    if not is_this_game(event, message.game, message.exact):
        raise OtherGame(said=message.game, ours=event.opened.name)


def _other_turn(event: Correspondence, message: Message) -> Rejected:
    return OtherTurn(
        said=f"{roman(message.number)}, {COLOURS[message.player]}",
        wanted=f"{roman(event.number)}, {COLOURS[event.to_move]}",
    )


def _this_turn(event: Correspondence, message: Message) -> None:
    if not event.takes_a_turn:
        raise NotNow
    _this_game(event, message)
    if (message.number, message.player) != (event.number, event.to_move):
        raise _other_turn(event, message)


def _wrong_sums(tile_set: TileSet, theirs: Part, ours: Part, worth: int, correcting: bool) -> Entry | None:
    """Return what is put right in the sums of a part, if anything is; what else is wrong is refused.

    Adjacent words may be left out; those that are written must be right (COR-9). A play may be told with what
    it is worth, though the sheet counts less of it: what is compared then is the total (COR-3).
    """
    said, counted = letters(tile_set, theirs.tiles), letters(tile_set, ours.tiles)
    if not _same(theirs.tiles, ours.tiles):
        raise LettersDiffer(said=said, counted=counted)
    if theirs.tiles != ours.tiles:
        raise LettersOutOfOrder(said=said, counted=counted)
    if theirs.crosses:
        mine = _strict(tile_set, (ours.play or "", *ours.crosses))
        if _strict(tile_set, (theirs.play or "", *theirs.crosses), mine) != mine:
            raise WordsDiffer(said="; ".join(theirs.crosses), counted="; ".join(ours.crosses) or "–")
    for one, other in ((theirs.left, ours.left), (theirs.drawn, ours.drawn)):
        if not _same(one, other):
            raise HandDiffers(said=letters(tile_set, one), counted=letters(tile_set, other))
    sums = [theirs.points, theirs.total], [ours.points, ours.total]
    if theirs.points in (ours.points, worth) and theirs.total == ours.total:
        return None
    if correcting:
        return {"type": "SumsCorrected", "said": sums[0], "counted": sums[1]}
    if theirs.points in (ours.points, worth):
        raise TotalDiffers(said=theirs.total, counted=ours.total)
    if worth > ours.points:
        raise CappedPointsDiffer(said=theirs.points, worth=worth, counted=ours.points)
    raise PointsDiffer(said=theirs.points, counted=ours.points)


def _after_it_went(event: Correspondence, entries: list[Entry], message: Message) -> Correspondence:
    """Add what became of the letter on its way: it came back, or no answer did (COR-17, COR-18).

    Where the game has ended here, that was before its writer knew of the end.
    """
    made, then = list[Entry](), replace(event, ending=None)
    for returned, resent in message.returned:
        then = _with(then, made, letter_returned(then, returned, resent))
    if message.resent:
        made += send_again(then, message.resent, sure=True)
    return _with(event, entries, made)


def _in_days(before: Correspondence, event: Correspondence, message: Message, more: list[Entry]) -> None:
    """Compare the days; of those in all the partner may not know what crossed the letter."""
    if message.days != event.sent[-1].days:
        raise DaysDiffer(said=message.days, counted=event.sent[-1].days)
    games = (reduce(apply, more, each) for each in as_the_partner_knew(before))
    if any(message.used == (sum(each.used(1)), sum(each.used(2))) for each in games):
        return
    for player, days in enumerate(message.used, 1):
        if days != sum(event.used(player)):
            raise TotalDaysDiffer(colour=COLOURS[player], said=days, counted=sum(event.used(player)))


def _confirmations(turn: Turn | None) -> Iterator[str]:
    """Yield how a turn is confirmed: with what the sheet counts, or with what the play is worth (COR-3)."""
    yield confirmation(turn)
    if turn and turn.kind == "play":
        yield confirmation(replace(turn, points=turn.worth))


def _same_play(tile_set: TileSet, said: str, ours: str) -> bool:
    """Return whether two confirmations are of one play, whichever way its jokers are written."""
    if _together(said) == _together(ours):
        return True
    theirs, mine = (text.replace(":", " ").rpartition(",") for text in (said, ours))
    return theirs[2].strip() == mine[2].strip() and bool(
        {*written_plays(tile_set, theirs[0])} & {*written_plays(tile_set, mine[0])}
    )


def _together(text: str) -> str:
    return plain(text).replace(" ", "")


def _same(one: Tiles, other: Tiles) -> bool:
    return Counter(one) == Counter(other)


def _strict(tile_set: TileSet, words: tuple[str, ...], wanted: Collection[str] = ()) -> set[str]:
    """Return words as the program writes them, in no order; as they are if one of them is unreadable.

    Which letters are jokers is told by the letters placed: a word of jokers alone is read in capitals, and of
    two readings the one that is wanted counts.
    """
    found = [[play.upper() for play in written_plays(tile_set, word)] for word in words]
    if not all(found):
        return set(words)
    return {next((play for play in plays if play in wanted), plays[0]) for plays in found}
