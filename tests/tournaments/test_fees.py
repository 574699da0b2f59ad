"""Entry fees: what is owed, what was paid and to whom, and that nobody else hears of it."""

from itertools import pairwise

import pytest

from drivers.director import Director
from faristol.games.publishing import public
from faristol.kinds import fold_log
from faristol.tournaments import collecting, opening
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.errors import HasPaid
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prizes


def club():
    """Fee 10, juniors 5: A and B pay all, C is a junior."""
    made = Director()
    for letter, category in zip("ABC", ("", "S", "J"), strict=True):
        made.do(opening.enter_player, Player(letter, letter, category=category))
    return made.do(collecting.set_fee, "10", {"J": "5", "S": ""})


def owed(event):
    return {id: event.state.fees.owed(player) for id, player in event.state.players.items()}


def totals(event):
    return event.state.fees.totals(event.state.players.values())


def test_a_category_pays_less_and_a_player_may_pay_otherwise():
    event = club()
    assert owed(event) == {"A": 1000, "B": 1000, "C": 500}
    event.do(collecting.settle, "A", "0").do(collecting.settle, "C", "2,50")
    assert owed(event) == {"A": 0, "B": 1000, "C": 250}
    event.do(collecting.settle, "A", "")
    assert owed(event)["A"] == 1000


def test_the_treasurer_sees_who_took_what():
    event = club().do(collecting.take, "A", "Pol").do(collecting.take, "B", " Ona  Mas ", "4")
    event.do(collecting.take, "C", "Pol")
    found = totals(event)
    assert (found.due, found.paid, found.outstanding, found.over) == (2500, 1900, 600, 0)
    assert found.by_taker == {"Pol": 1500, "Ona Mas": 400}
    assert collecting.takers(event.state)[:2] == ["Pol", "Ona Mas"]
    assert event.state.fees.of(event.state.players["A"])[0].at == event.entries[-3]["at"]


def test_who_owes_nothing_pays_nothing_twice():
    event = club().do(collecting.take, "A", "Pol")
    assert collecting.take(event.state, "A", "Pol") == []


def test_one_who_withdraws_gets_money_back_only_when_somebody_says_so():
    event = club().do(collecting.take, "A", "Pol").do(opening.withdraw, "A")
    assert totals(event).paid == 1000
    event.do(collecting.settle, "A", "0")
    assert totals(event).over == 1000
    event.do(collecting.give_back, "A", "Ona")
    assert (totals(event).paid, totals(event).over) == (0, 0)
    assert totals(event).by_taker == {"Pol": 1000, "Ona": -1000}
    with pytest.raises(collecting.NothingPaid):
        collecting.give_back(event.state, "A", "Ona", "1")


def test_a_payment_noted_by_mistake_is_cancelled_by_an_entry():
    event = club().do(collecting.take, "A", "Pol", "3").do(collecting.take, "A", "Pol")
    event.do(collecting.cancel_payment, "A")
    assert event.entries[-1]["type"] == "PaymentCancelled" and owed(event)["A"] == 700


def test_a_payer_is_not_taken_off_the_list_and_a_number_given_anew_owes_anew():
    event = club().do(collecting.settle, "A", "1").do(collecting.take, "A", "Pol")
    with pytest.raises(HasPaid):
        opening.remove_player(event.state, "A")
    event.do(collecting.give_back, "A", "Ona").do(opening.remove_player, "A")
    event.do(opening.enter_player, Player("A", "Another"))
    assert owed(event)["A"] == 1000 and event.state.fees.of(event.state.players["A"]) == []
    assert totals(event).by_taker == {"Pol": 100, "Ona": -100}


def test_a_payment_keeps_the_draft():
    event = club().pair()
    assert event.do(collecting.take, "A", "Pol").state.draft


@pytest.mark.parametrize("wrong", ["ten", "-1", "1.234", "12345678"])
def test_what_is_no_amount_is_refused(wrong):
    event = club()
    with pytest.raises(collecting.NoAmount) as refused:
        collecting.set_fee(event.state, "10", {"J": wrong})
    assert refused.value.field == "lower:J"
    with pytest.raises(collecting.NoAmount):
        collecting.settle(event.state, "A", wrong)
    with pytest.raises(collecting.NoAmount):
        collecting.take(event.state, "A", "Pol", wrong)


def test_somebody_takes_the_money():
    with pytest.raises(collecting.NobodyTakes):
        collecting.take(club().state, "A", "  ")


def test_a_published_log_has_the_same_players_and_no_trace_of_fees():
    event = club().do(collecting.take, "A", "Pol").do(collecting.settle, "B", "0")
    event.write([{"type": "FeePaid", "player": "B", "cents": 1, "by": "Pol"}]).undo()
    event.write([*collecting.set_fee(event.state, "11", {}), *set_prizes(Prizes(currency="RON"))]).undo()
    event.pair().publish().do(collecting.give_back, "A", "Ona").do(collecting.cancel_payment, "A")
    plain = Director()
    for player in event.state.players.values():
        plain.do(opening.enter_player, player)
    plain.write(set_prizes(Prizes(currency="RON"))).undo().pair().publish()
    entries = public(event.entries)
    shown = fold_log(entries)
    assert shown.broken is None and not shown.state.fees.known
    assert shown.state.players == event.state.players and shown.state.rounds == event.state.rounds
    without = [{**each, "at": 0, "key": ""} for each in entries]
    assert without == [{**each, "at": 0, "key": ""} for each in public(plain.entries)]


def test_a_later_published_log_goes_on_where_an_earlier_one_ended():
    event = club().pair().publish()
    logs = [public(event.entries)]
    for again in range(2):
        event.do(collecting.take, "A", "Pol").undo().do(collecting.set_fee, str(20 + again), {})
        event.enter(f"N{again}")
        logs.append(public(event.entries))
    for earlier, later in pairwise(logs):
        assert later[: len(earlier)] == earlier and len(later) == len(earlier) + 1
