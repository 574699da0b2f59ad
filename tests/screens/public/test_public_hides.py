"""What the board for the room cannot show: what is hidden is absent, not only out of sight."""

import re
from dataclasses import replace
from random import Random

import pytest

from drivers.club import Club
from drivers.draw import SECRET, Draw
from drivers.otherwise import otherwise
from faristol.core.letters import tile
from faristol.core.play import read_play
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import judging, real_bag
from faristol.games.duplicate.rounds import Slip
from faristol.screens.activities import board_for_the_room as public
from faristol.screens.calling.called import called_tiles
from faristol.screens.parts.faces import faces
from faristol.screens.session import Session
from faristol.texts import texts
from screens.states.room_boards import after_call, event_of, html, states, tiles_of, words_on


def test_the_secret_is_absent_until_it_is_published_and_then_it_is_there():
    there = {state for state, played in states().items() if SECRET.hex() in html(played).lower()}
    assert there == {"published", "draw, published"}
    assert all(SECRET.hex() in html(states()[state]) for state in there)


def hidden_altered(event, random):
    """The same event for the room: other tiles in the bag, other words on the slips, another secret."""
    bag = list(event.state.draws.bag)
    random.shuffle(bag)
    draws = replace(
        event.state.draws, bag=tuple(bag), opened=otherwise(event.state.draws.opened, secret="00" * 32)
    )
    round_ = event.state.rounds[-1]
    slips = {player: Slip("H8 XXXX", 999, written="XXXX") for player in round_.slips}
    state = replace(
        event.state,
        draws=draws,
        opened=otherwise(event.state.opened, secret="00" * 32),
        rounds=(*event.state.rounds[:-1], replace(round_, slips=slips, second=dict.fromkeys(slips, "XXXX"))),
    )
    return replace(event, state=state, entries=())


def look(club, random):
    """What the room sees before the master play, which must not depend on anything hidden."""
    event, now = event_of(club), club.entries[-1]["at"]
    page = public(event, now, 60, Session())["html"]
    assert public(hidden_altered(event, random), now, 60, Session())["html"] == page
    assert "new" not in re.findall(r'data-state="(\w+)"', page)
    on_board = [tile(club.state.tile_set, code) for code in club.state.round.board.squares if code]
    labels = len(re.findall(r'<span class="tile"', page))
    assert labels == len(on_board) + (0 if club.state.stage == "call" else len(club.state.draws.rack))
    return page


CHOSEN_AND_SEEN = {
    "call": lambda called, size: min(called, size),
    "time": lambda called, size: 0,
    "draw": lambda called, size: size,
}
"""How many tiles of a rack the room sees during its call, by what the event chose."""


def others_hidden(event, seen):
    """The same event with blanks on the places of the rack that the room does not see yet."""
    in_order = called_tiles(event.state.draws)
    tiles = [replace(each, tile=each.tile if n < seen else "?") for n, each in enumerate(in_order)]
    kept, drawn = [tuple(each.tile for each in tiles if each.kept is stays) for stays in (True, False)]
    return replace(
        event, state=replace(event.state, draws=replace(event.state.draws, kept=kept, drawn=drawn))
    )


@pytest.mark.parametrize("room_sees", CHOSEN_AND_SEEN)
@pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate", "completiv"])
def test_no_tile_that_has_not_been_called_is_in_what_the_board_is_sent(ruleset, room_sees):
    """Not a byte depends on it: with other tiles on the hidden places the board is sent the same."""
    for order in ("alphabetical", "drawn"):
        club = Club(ruleset, publication="en", order=order, room_sees=room_sees).begin()
        for _ in range(2):
            event, now, size = event_of(club), club.entries[-1]["at"], club.state.draws.rule.size
            in_order = [each.tile for each in called_tiles(club.state.draws)]
            for called in (0, 1, 4, 7, 8):
                seen, session = CHOSEN_AND_SEEN[room_sees](called, size), after_call(event, called)
                sent = public(event, now, 60, session)
                named = faces(club.state.tile_set, in_order[:seen], texts("en"))
                assert tiles_of(sent["html"]) == [face.name for face in named]
                seventh = ruleset == "completiv" and seen == size
                assert sent["html"].count("rack__stub") == size - seen + seventh
                assert ('id="public-stock"' in sent["html"]) == seventh
                assert public(others_hidden(event, seen), now, 60, session) == sent
            club.time().slips()
            assert len(tiles_of(html(club))) == size
            club.master().next()


def test_what_was_called_of_one_rack_says_nothing_of_the_next():
    """Not of one that is drawn anew in the same round, either."""
    club = Club(publication="en").begin()
    called = after_call(event_of(club), 7)
    assert len(tiles_of(public(event_of(club), 0, 60, called)["html"])) == 7
    anew = club.branch().time().write(judging.new_rack(club.branch().time().state))
    assert tiles_of(public(event_of(anew), 0, 60, called)["html"]) == []
    club.time().slips().master().next()
    assert tiles_of(public(event_of(club), 0, 60, called)["html"]) == []


def test_a_draw_without_players_and_an_event_of_before_this_was_asked_show_the_rack_with_the_call():
    table = Draw(name="Thursday", minutes=3).speak()
    assert len(tiles_of(html(table))) == 0
    assert len(tiles_of(html(table, called=4))) == 4
    assert len(tiles_of(html(table.time()))) == 7
    club = Club(publication="en").begin()
    del club.entries[0]["room_sees"]
    assert len(tiles_of(html(club, called=2))) == 2


@pytest.mark.parametrize(
    ("ruleset", "chosen"),
    [
        ("duplicate", {}),
        ("duplicate", {"judge_plays": True, "source": "program"}),
        ("romanian-duplicate", {}),
        ("completiv", {"judge_plays": True}),
    ],
)
def test_nothing_hidden_is_on_it_before_the_master_play_is_chosen(ruleset, chosen):
    random = Random(ruleset)
    club = Club(ruleset, publication="en", **chosen).begin()
    for _ in range(6):
        before = [look(club, random)]
        best = club.plays()[:10]
        club.write(drawing.start_time(club.state.draws))
        for player in club.state.expected_in(club.state.round.number)[:5]:
            club.hand_in(club.state.round.number, player.id, random.choice(best))
            before.append(look(club, random))
        club.write(drawing.end_time(club.state.draws, "clock")).slips()
        before.append(look(club, random))
        for page in before:
            text = " ".join(re.sub(r"<[^>]*>", "", page).split())
            for play in best:
                place, word = play.split()
                assert play not in page
                assert f"{place} {word.upper()}" not in text
        master = club.master().state.round.master
        assert read_play(club.state.tile_set, master.play)
        assert master.play.split()[0] in html(club)
        club.next()
        if club.state.stage == "over":
            break


def test_between_rounds_the_next_rack_is_not_there_yet():
    club = states()["results"]
    page = html(club)
    racks = re.findall(r'class="public__rack".*?</ol>', page, re.DOTALL)
    assert len(racks) == 2
    word = read_play(club.state.tile_set, club.state.round.master.play).word
    assert all(each.count("rack__place") == len(word) for each in racks)


def test_a_rack_set_aside_is_gone_while_the_next_is_drawn_from_a_real_bag():
    club = Club(source="bag", publication="en").begin()
    drawn = ("A", "B", "C", "E", "I", "L", "M")
    club.write(real_bag.type_rack(club.state, drawn))
    assert len(tiles_of(html(club, called=7))) == 7
    club.time().write(judging.new_rack(club.state))
    assert tiles_of(html(club)) == []
    assert "The tiles are being drawn." in words_on(club)


def test_players_see_no_name_of_who_is_missing():
    club = Club(publication="en", players=("Anna", "Biel", "Caterina")).begin().time()
    assert not [player.name for player in club.state.players.values() if player.name in words_on(club)]
