"""A turn is worth the same wherever it is weighed: by the analysis, by the computer, in a finished game."""

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest
from test_analysis import opened

from drivers.log import NOON
from drivers.match import Match
from drivers.positions import whole
from drivers.sample import sampled
from faristol.core.letters import tile
from faristol.core.play import write_play
from faristol.core.tiles import tile_set
from faristol.games.classic import exchanging, playing
from faristol.games.classic.analysing import boards
from faristol.practice import opponent
from faristol.practice.annotating import Annotation
from faristol.practice.choosing import Choosing
from faristol.practice.leaves import leaves
from faristol.practice.levels import MASTER
from faristol.practice.offers import CONSIDERED, EXCHANGES, offers
from faristol.practice.turns import PLAYS_ONLY, Chosen, rules_of
from faristol.screens.board.placing import Placing
from faristol.screens.practice.analysis.every_turn import EveryTurn
from faristol.screens.practice.analysis.study import Study
from faristol.words.plays import find_plays
from faristol.words.slices import finish

DOCUMENTS = ["mallorca", "federation", "romanian"]
SOME_DOCUMENT = pytest.mark.parametrize("document", sampled("one weighing", DOCUMENTS, 1))


@cache
def played(document, turns=18):
    """A game of good, bad and no plays, with what the computer would have seen before each."""
    random, match = Random(document), Match(document, "tablet", bytes(32), minutes=0).begin()
    words, seen = whole(match.tile_set.language), []
    while len(match.state.turns) < turns and match.state.stage == "turn":
        position = opponent.position(match.state)
        seen.append(position)
        plays = list(find_plays(words, position.board, position.rack, confirmed=True).ordered())
        what = random.choice(["play", "play", "play", "play", "exchange", "pass"])
        if what == "play" and plays:
            match.write(opponent.turn(match.state, Chosen(random.choice(plays[:30])), match.now))
        elif what == "exchange" and position.may_exchange:
            count = random.randint(position.least, position.may_exchange)
            match.write(exchanging.exchange(match.state, NOON, tuple(random.sample(position.rack, count))))
        else:
            match.write(playing.pass_turn(match.state, NOON))
    return match.state, seen


def analysed(position, document, language):
    """What the analysis makes of the same board and rack."""
    rules = None if document in ("mallorca", "romanian") else rules_of(played(document)[0].ruleset)
    study = Study(language=language, board=position.board, placing=Placing(position.rack), rules=rules)
    every = EveryTurn(whole(language), study.position)
    while not every.done:
        every.go_on()
    return study.position, every


def worth_of_each(position, language):
    """What every turn is worth, worked out the slow way: from the tiles that are left over."""
    tiles, values = tile_set(language), leaves(language)

    def leave(gone):
        kept = Counter(position.rack)
        kept.subtract(Counter(gone))
        assert min(kept.values()) >= 0
        return values.worth(tiles, tuple(kept.elements())) if len(position.unseen) > 7 else 0

    found = {}
    for play in find_plays(whole(language), position.board, position.rack).ordered():
        word = zip(play.play.squares, play.word, strict=True)
        laid = [tile(tiles, code) for at, code in word if not position.board.squares[at]]
        found[Chosen(play)] = 10 * play.score + leave(laid)
    in_bag = len(position.unseen) - 7
    for given in (set(combinations(position.rack, n)) for n in range(1, 8)):
        for one in given:
            if may_exchange(played_document(position), len(one), in_bag):
                found[Chosen(exchange=tuple(sorted(one)))] = leave(one)
    return found | {Chosen(): leave(())}


def played_document(position):
    return next(document for document in DOCUMENTS if any(position is each for each in played(document)[1]))


def may_exchange(document, number, in_bag):
    """As the documents say it: MAL-17, FED-8, ROM-13."""
    match document:
        case "mallorca":
            return in_bag >= 7 and number <= in_bag
        case "federation":
            return number <= in_bag
    return 2 <= number <= in_bag


def by_turn(every):
    def same(turn):
        return Chosen(turn.play, tuple(sorted(turn.exchange)))

    return {same(each.offer.turn): each.offer.worth for each in every.all}


@SOME_DOCUMENT
def test_the_analysis_weighs_every_turn_as_it_can_be_worked_out_by_hand(document):
    state, seen = played(document)
    exchanged = 0
    for position in seen:
        _, every = analysed(position, document, state.tile_set.language)
        assert by_turn(every) == worth_of_each(position, state.tile_set.language)
        exchanged += len(every.others) > 1
    assert exchanged


@SOME_DOCUMENT
def test_analysis_annotation_and_computer_weigh_a_turn_alike(document):
    state, seen = played(document)
    language, annotation = state.tile_set.language, Annotation(whole(state.tile_set.language), state)
    while not annotation.done:
        annotation.go_on()
    kinds = set()
    for number, (turn, board, position) in enumerate(zip(state.turns, boards(state), seen, strict=False), 1):
        assert board == position.board
        at_hand, every = analysed(position, document, language)
        assert (at_hand.in_bag, at_hand.may_exchange, Counter(at_hand.unseen)) == (
            *(position.in_bag, position.may_exchange),
            Counter(position.unseen),
        )
        worth = by_turn(every)
        if position.in_bag:
            was = next(
                each
                for each in worth
                if (
                    each.play
                    and each.play.score == turn.points
                    and write_play(state.tile_set, each.play.play) == turn.play
                )
                or (not each.play and turn.kind != "play" and Counter(each.exchange) == Counter(turn.given))
            )
            assert annotation.costs[number].worth == max(worth.values()) - worth[was]
            kinds.add(turn.kind)
        search = find_plays(whole(language), board, position.rack, confirmed=True)
        considered = finish(offers(language, position, search)) if position.in_bag else []
        for each in considered:
            assert each.worth == worth[Chosen(each.turn.play, tuple(sorted(each.turn.exchange)))]
        known = {Chosen(play): worth[Chosen(play)] for play in search.ordered()}
        best = sorted(known.values(), reverse=True)[: CONSIDERED - EXCHANGES - 1]
        thought_of = [each.worth for each in considered if each.turn.play]
        assert not considered or thought_of[: len(best)] == best[: len(thought_of)]
    assert kinds == {"play", "exchange", "pass"}


@SOME_DOCUMENT
def test_what_the_computer_does_is_a_turn_of_the_analysis(document):
    state, seen = played(document)
    language = state.tile_set.language
    for position in seen[:6]:
        chosen = finish(Choosing(MASTER, whole(language), position, lambda: 0.5).steps())
        _, every = analysed(position, document, language)
        assert Chosen(chosen.play, tuple(sorted(chosen.exchange))) in by_turn(every)


# --- on the screen


def at_a_bad_rack(**more):
    window = opened(cgp="15/15/15/15/15/15/15/5CASA6/15/15/15/15/15/15/15 UUOIOAA/ 0/0 0")
    window.looks = False
    return window


def test_exchanges_and_the_pass_stand_in_the_list_behind_the_plays_and_by_themselves():
    window = at_a_bad_rack()
    window.do("analysis.order", data={"by": "equity"})
    while window.last.get("again"):
        window.do("look")
    assert "exchange</span>" in window.regions["work"]
    window.do("analysis.which", data={"which": "exchange"})
    assert 'id="show-best"' in window.regions["shelf"] and "Show the best exchange" in window.regions["shelf"]
    table = window.regions["work"].split('id="plays"')[1]
    for _ in range(2):
        window.do("analysis.page", data={"by": "1"})
        table += window.regions["work"].split('id="plays"')[1]
    assert table.count("exchange</span>") == 3 * 3 * 2 * 3 - 1 and table.count("pass</span>") == 1


def test_an_exchange_is_simulated_beside_the_plays_and_can_be_made():
    window = at_a_bad_rack()
    window.do("analysis.foresee")
    while window.last.get("again") and 'id="ahead"' not in window.regions["work"]:
        window.do("look")
    table = window.regions["work"].split('id="ahead"')[1].split("</table>")[0]
    assert "exchange</span>" in table
    window.do("analysis.which", data={"which": "exchange"})
    window.do("analysis.next_play")
    window.do("analysis.lay")
    assert len(window.held["analysis"]["placing"]["rack"]) < 7


def test_in_a_duplicate_nothing_of_it_is_shown():
    window = at_a_bad_rack()
    window.do("analysis.by_hand")
    window.do("analysis.by_rules", data={"rules": "duplicate"})
    window.do("analysis.by_hand")
    assert 'id="which-4"' not in window.page and "exchange" not in window.regions["work"].lower()
    assert window.held["analysis"]["rules"]["exchange_from"] is None
    assert PLAYS_ONLY.exchange_from is None


def test_the_list_says_by_which_rules_it_is():
    window = at_a_bad_rack()
    for rules, name in (
        ("duplicate", "Duplicate"),
        ("federation", "The federation"),
        ("mallorca", "Mallorca"),
    ):
        window.do("analysis.by_hand")
        window.do("analysis.by_rules", data={"rules": rules})
        window.do("analysis.by_hand")
        assert f"By the rules of: {name}." in " ".join(window.regions["work"].split())


def test_the_federation_exchanges_with_fewer_in_the_bag():
    rules = {name: rules_of(played(name)[0].ruleset) for name in DOCUMENTS}
    assert [rules[name].exchange_from for name in DOCUMENTS] == [7, 1, 2]
    assert rules["romanian"].least == 2


def test_undo_over_a_change_of_language_brings_the_rules_of_that_language_back():
    window = at_a_bad_rack()
    window.do("analysis.by_hand")
    window.do("analysis.by_rules", data={"rules": "federation"})
    window.do("analysis.language", data={"language": "ro"})
    assert window.held["analysis"]["rules"] is None
    window.do("analysis.by_rules", data={"rules": "romanian"})
    window.do("analysis.undo")
    held = window.held["analysis"]
    assert held["language"] == "ca" and held["rules"]["exchange_from"] == 1
    window.do("analysis.rack", fields={"rack": "CASA"})
    window.do("analysis.by_rules", data={"rules": "mallorca"})
    window.do("analysis.undo")
    assert window.held["analysis"]["rules"]["exchange_from"] == 7, "within a language they stay"


def test_only_the_exchange_that_keeps_most_is_called_so():
    window = at_a_bad_rack()
    window.do("analysis.which", data={"which": "exchange"})
    assert "Show the best exchange" in window.regions["shelf"]
    window.do("analysis.page", data={"by": "1"})
    assert (
        "Show the best exchange" not in window.regions["shelf"]
        and "Show the exchange of " in window.regions["shelf"]
    )
