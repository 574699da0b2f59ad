"""Entry fees on the screens of the organiser, and on nothing that others see."""

import base64
import io
import json
import zipfile
from dataclasses import replace

import pytest

from drivers.director_window import DirectorWindow
from faristol.room.seats import Tablet
from faristol.screens.activities import ACTIVITIES, board_for_the_room, published_page
from faristol.screens.public.room import Room
from faristol.screens.rendering import render
from faristol.screens.session import Session
from faristol.screens.tournament.papers.view import TOURNAMENT_PAPERS
from faristol.screens.tournament.seats import seat_states
from faristol.screens.tournament.sheets.printing import PRINTED, SHEETS, Asked
from faristol.tournaments import collecting, opening
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.prizes import Prize, Prizes
from screens.states.standings import entered, hand_in, scene, whole_round

FEE, LOWER, TAKER = "7319", "2846", "Zoltan Quirze"
SECRETS = (FEE, LOWER, TAKER, "73.19", "FeePaid", "FeeSet", "FeeReturned")


def window(arbiters="Joan Bonet\nRosa Riu"):
    director = DirectorWindow().opens(arbiters=arbiters)
    director.go(f"#/event/{director.stream}/fees")
    assert director.do("tournament_fees.set", {"fee": "12.50", "currency": "€"})["ok"]
    director.go(f"#/event/{director.stream}/players")
    return director


def pays(director, player="p1", owed="1250"):
    return director.do("tournament_players.pay", data={"player": player, "owed": owed})


def test_a_tap_on_the_row_notes_who_paid_once_it_is_said_who_takes_the_money():
    director = window()
    director.do("tournament_players.show", {"money": "all"})
    assert 'id="pay-p1"' in director.work and "12.50 €" in director.work
    assert not pays(director)["ok"] and "It is not said who takes the money." in director.text
    director.do("tournament_players.choose_taker", {"taker": "Rosa Riu", "other": ""})
    assert pays(director)["ok"] and "Paid" in director.work and 'id="pay-p1"' not in director.work
    assert director.entries[-1]["by"] == "Rosa Riu" and director.entries[-1]["cents"] == 1250
    count = len(director.entries)
    assert pays(director)["ok"] and len(director.entries) == count


def test_the_list_can_show_only_those_who_owe():
    director = window("Joan Bonet")
    director.do("tournament_players.show", {"money": "owing"})
    pays(director)
    assert 'id="seat-p1"' not in director.work and 'id="seat-p2"' in director.work
    for player in [*director.event().players][1:]:
        pays(director, player)
    assert "Nobody owes anything." in director.work


def test_one_player_pays_less_a_part_or_nothing_and_gets_money_back():
    director = window("Joan Bonet")
    director.do("tournament_players.edit", data={"player": "p1"})
    director.do("tournament_players.settle", {"due": "5"}, data={"player": "p1"})
    assert "Still to pay: 5 €" in director.text
    assert not director.do("tournament_players.settle", {"due": "x"}, data={"player": "p1"})["ok"]
    director.do("tournament_players.pay_part", {"amount": "2"}, data={"player": "p1"})
    assert "Still to pay: 3 €" in director.text
    director.do("tournament_players.pay_nothing", data={"player": "p1"})
    assert "2 € too much was paid." in director.text
    director.do("tournament_players.give_back", {"amount": ""}, data={"player": "p1"})
    assert "Nothing to pay" in director.text
    director.do("tournament_players.cancel_payment", data={"player": "p1"})
    assert "2 € too much was paid." in director.text


def test_a_payment_is_undone_and_each_is_in_the_log_of_the_organiser():
    director = window("Joan Bonet")
    pays(director)
    assert "Undo: a payment" in director.regions["bar"]
    director.go(f"#/event/{director.stream}/file")
    assert "paid 12.50; taken by Joan Bonet" in director.text and "The entry fee: 12.50" in director.text


def test_a_category_pays_less_and_the_sums_stand_beside_the_prizes():
    club = entered(("Aina", "Biel"), terms=None)
    club.write(set_prizes(Prizes((Prize("place", cents=1000),))))
    club.do(collecting.set_fee, "10", {"Juvenil": "4"})
    club.do(collecting.take, "p1", "Pau").do(collecting.take, "p2", "Ona", "3")
    shown = scene("#/event/id/fees", club)
    html = str(render(ACTIVITIES["tournament"].pages["fees"], replace(shown, settings=_english(shown))))
    for expected in ("14 €", "7 €", "−3 €", "Category Juvenil pays", "Ona", "Prizes in money"):
        assert expected in html


def _english(shown):
    return replace(shown.settings, language="en")


def with_fees():
    """A tournament over two rounds whose fees can be searched for in everything."""
    club = entered(tuple(f"Nom {n}" for n in range(1, 9)), rounds=4)
    club.do(collecting.set_fee, "73.19", {"Juvenil": "28.46"})
    club.do(collecting.take, "p1", TAKER).do(collecting.take, "p2", TAKER)
    whole_round(club)
    club.do(collecting.give_back, "p2", TAKER).do(collecting.settle, "p3", "28.46")
    return club


@pytest.fixture(scope="module", params=["between", "results", "over"])
def club(request):
    made = with_fees()
    if request.param == "results":
        made.pair(repeats_agreed=True).publish()
        hand_in(made, but=(1,))
    if request.param == "over":
        made.do(opening.withdraw, "p8")
    return made


def nothing_of_fees_in(text, where):
    for secret in (*SECRETS, "73,19", "28,46", "28.46"):
        assert secret not in text, (where, secret)


def test_the_published_page_has_none(club):
    shown = scene("#/event/id", club)
    nothing_of_fees_in(published_page(shown.event, "0.1.0", shown.now, 60), "the page")


def test_no_file_for_others_has_any(club):
    shown = scene("#/event/id/file", club)
    for name, export in ACTIVITIES["tournament"].exports.items():
        nothing_of_fees_in(_text(export.file(shown.event, shown, "x")), name)


def _text(saved):
    if not saved.packed:
        return saved.text
    packed = zipfile.ZipFile(io.BytesIO(base64.b64decode(saved.text)))
    return "".join(packed.read(name).decode() for name in packed.namelist())


def test_the_board_for_the_room_and_the_tablets_have_none(club):
    shown = scene("#/event/id", club)
    for at in range(shown.now, shown.now + 120_000, 7_000):
        board = board_for_the_room(shown.event, at, 60, Session())
        nothing_of_fees_in(json.dumps(board, default=str), "the board")
    tablets = [
        Tablet(1, 1, "table", 1, "token"),
        Tablet(2, 2, "telephone", None, "token"),
    ]
    states = seat_states(Room(shown.event, shown.now, 60, Session()), tablets)
    assert states.keys() == {1, 2}
    nothing_of_fees_in(json.dumps(states, default=str), "a tablet")


def test_no_paper_but_the_treasurers_has_any(club):
    for sheet in SHEETS:
        shown = scene("#/event/id/papers", club)
        session = shown.session.put(PRINTED, Asked(sheet), about=shown.now)
        html = str(TOURNAMENT_PAPERS.view(replace(shown, session=session)).printed)
        if sheet == "fees":
            assert "73,19" in html and TAKER in html
        else:
            nothing_of_fees_in(html, sheet)
