"""Entry fees on the screens of the organiser, and on nothing that others see."""

import base64
import csv
import io
import json
import re
import zipfile
from dataclasses import replace

import pytest

from drivers.director_window import DirectorWindow
from faristol.room.seats import Tablet
from faristol.screens.activities import ACTIVITIES, board_for_the_room, published_page
from faristol.screens.public.room import Room
from faristol.screens.rendering import render
from faristol.screens.session import Session
from faristol.screens.tournament.fees.fees_csv import fees_csv
from faristol.screens.tournament.papers.view import TOURNAMENT_PAPERS
from faristol.screens.tournament.seats import seat_states
from faristol.screens.tournament.sheets.printing import PRINTED, SHEETS, Asked
from faristol.texts import texts
from faristol.tournaments import collecting, opening
from faristol.tournaments.awarding import UnreadableMoney, add_prizes, set_prizes
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
    assert not pays(director)["ok"] and "Nobody has been named to take the money." in director.text
    director.do("tournament_players.choose_taker", {"taker": "Rosa Riu"})
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


def pay_form(director):
    """Return what Enter in the field does, and the buttons beside it."""
    form = re.search(r'<form[^>]*id="pay-form".*?</form>', director.work, re.DOTALL)
    if not form:
        return None
    does = re.search(r'data-do="tournament_players\.(\w+)"', form[0])[1]
    return does, 'type="submit"' in form[0]


def test_enter_notes_a_payment_only_as_long_as_something_is_owed():
    director = window("Joan Bonet")
    director.do("tournament_players.edit", data={"player": "p1"})
    assert pay_form(director) == ("pay_part", True)
    director.do("tournament_players.pay_part", {"amount": ""}, data={"player": "p1"})
    assert pay_form(director) == ("give_back", True)
    count = len(director.entries)
    assert not director.do("tournament_players.pay_part", {"amount": "5"}, data={"player": "p1"})["ok"]
    assert len(director.entries) == count and "more than this player has to pay" in director.text
    director.do("tournament_players.give_back", {"amount": "5"}, data={"player": "p1"})
    assert director.entries[-1]["type"] == "FeeReturned" and pay_form(director) == ("pay_part", True)
    director.do("tournament_players.give_back", {"amount": ""}, data={"player": "p1"})
    director.do("tournament_players.pay_nothing", data={"player": "p1"})
    assert pay_form(director) is None and 'id="cancel-payment"' in director.work


def test_once_the_fees_are_undone_everybody_is_listed():
    director = window("Joan Bonet")
    director.do("tournament_players.show", {"money": "owing"})
    director.do("event.undo")
    assert not director.event().fees.known and director.work.count('id="seat-p') == 8


def test_who_takes_the_money_is_whoever_was_said_last():
    director = window()
    director.do("tournament_players.show", {"money": "all"})

    def chosen():
        return re.search(r'name="taker" value="([^"]*)"\s+checked', director.work)[1]

    director.do("tournament_players.name_taker", {"other": "Pep"})
    assert chosen() == "Pep"
    director.do("tournament_players.choose_taker", {"taker": "Rosa Riu"})
    assert chosen() == "Rosa Riu"
    director.do("tournament_players.name_taker", {"other": " "})
    assert chosen() == "Rosa Riu"
    radios, other = (re.search(rf'id="{each}".*?</form>', director.work, re.DOTALL)[0] for each in FORMS)
    assert 'name="other"' not in radios and 'name="taker"' not in other


FORMS = ("taker-form", "other-taker-form")


def test_a_name_or_a_currency_that_is_too_long_is_refused_and_not_cut():
    director = window()
    director.do("tournament_players.show", {"money": "all"})
    assert not director.do("tournament_players.name_taker", {"other": "P" * 81})["ok"]
    assert "at most 80 letters" in director.work and 'id="other-taker-problem"' in director.work
    director.go(f"#/event/{director.stream}/fees")
    count = len(director.entries)
    assert not director.do("tournament_fees.set", {"fee": "5", "currency": "e" * 13})["ok"]
    assert 'id="currency-problem"' in director.work and len(director.entries) == count
    director.go(f"#/event/{director.stream}/standings/prizes")
    assert not director.do("tournament_standings.split_money", {"way": "place", "currency": "e" * 13})["ok"]
    assert "at most 12 letters" in director.text


@pytest.mark.parametrize("nothing", ["0", "0,00"])
def test_no_money_is_neither_paid_nor_given_back(nothing):
    director = window("Joan Bonet")
    director.do("tournament_players.edit", data={"player": "p1"})
    for act in ("pay_part", "give_back"):
        assert not director.do(f"tournament_players.{act}", {"amount": nothing}, data={"player": "p1"})["ok"]
        assert 'id="amount-problem"' in director.work


@pytest.mark.parametrize(("language", "written"), [("en", "12.50"), ("ca", "12,50"), ("ro", "12,50")])
def test_an_amount_is_written_in_one_way_in_fields_too(language, written):
    club = entered(("Aina", "Biel"), terms=None)
    club.do(collecting.set_fee, "12.5 €", {"Juvenil": "7.50€"}).do(collecting.settle, "p1", "12,50")
    club.do(collecting.settle, "p2", "1.5")
    shown = scene("#/event/id/fees", club)
    shown = replace(shown, settings=replace(shown.settings, language=language))
    html = str(render(ACTIVITIES["tournament"].pages["fees"], shown))
    figures = re.findall(r'(?:id="(?:fee|lower-\d)"[^>]*value="|>)(\d+[.,]\d+)', html)
    assert written in figures and not any(each[-3] not in written for each in figures)
    edited = DirectorWindow().opens(arbiters="Joan Bonet")
    edited.go(f"#/event/{edited.stream}/fees")
    edited.do("tournament_fees.set", {"fee": "10 lei", "currency": "lei"})
    edited.go(f"#/event/{edited.stream}/players")
    edited.do("tournament_players.edit", data={"player": "p1"})
    edited.do("tournament_players.settle", {"due": "7,5 LEI"}, data={"player": "p1"})
    assert re.search(r'id="due"[^>]*value="7[.,]50"', edited.work) and "10 lei" in edited.text


def test_prizes_are_read_with_their_currency_too():
    club = entered(("Aina", "Biel"))
    club.write(add_prizes(club.state, Prize("place"), "60€ 40 €; 12,50"))
    assert [each.cents for each in club.state.prizes.listed] == [6000, 4000, 1250]
    with pytest.raises(UnreadableMoney):
        add_prizes(club.state, Prize("place"), "60 $")


def test_the_log_names_what_each_category_pays():
    director = window()
    director.go(f"#/event/{director.stream}/fees")
    for lower in ("6", "7,50"):
        director.do("tournament_fees.set", {"fee": "12.50", "currency": "€", "lower:Juvenil": lower})
    director.go(f"#/event/{director.stream}/file")
    for line in ("12.50 €", "12.50 €; Juvenil: 6 €", "12.50 €; Juvenil: 7.50 €"):
        assert f"The entry fee: {line} <" in re.sub(r"\s*<", " <", director.work)


def test_in_the_table_the_columns_add_up_where_somebody_paid_too_much():
    club = entered(("Aina", "Biel"), terms=None)
    club.do(collecting.set_fee, "10", {}).do(collecting.take, "p1", "Pau").do(collecting.settle, "p1", "4")
    heads, *rows = csv.reader(fees_csv(club.state, texts("en"), 60).removeprefix("\ufeff").splitlines())
    at = [heads.index(each) for each in ("To pay", "Paid", "Outstanding", "Paid too much")]
    figures = {row[0]: [float(row[each]) for each in at] for row in rows[:3]}
    assert figures["Total"] == [sum(both) for both in zip(*[*figures.values()][:2], strict=True)]
    assert figures["Total"] == [14, 10, 10, 6]


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
