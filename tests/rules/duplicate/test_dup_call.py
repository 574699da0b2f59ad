"""How the Catalan judge calls a rack and the time: DUP-7, DUP-8, DUP-10, DUP-N."""

import pytest

from drivers.draw import Draw, opened
from drivers.log import MINUTE, NOON
from drivers.offenders import each
from drivers.sessions import session
from faristol.core.tiles import tile_set
from faristol.games.log import stamped
from faristol.kinds import fold_log
from faristol.rulesets import ruleset_data
from faristol.screens.device import Device, Settings
from faristol.screens.draw.round.view import clock
from faristol.screens.scene import OpenEvent, Scene
from faristol.speech.call import NameTable, call, name_table_data, tables

CATALAN = tile_set("ca")

TOWNS = """
    A Alacant, B Barcelona, C Castelló, D Dénia, E Eivissa, F Figueres, G Granollers, H Hospitalet,
    I Igualada, J Juneda, L Lleida, M Mataró, N Nules, O Òdena, P Palma, Q Querol, R Rubí, S Salou,
    T Tremp, U Ulldecona, V València, X Xàtiva, Z zeta
"""
PERSONS = """
    A Anna, B Benet, C Cristina, D David, E Eulàlia, F Francesc, G Gabriel, H Hèctor, I Isabel, J
    Jordi, L Laura, M Maria, N Núria, O Olga, P Pau, Q Quim, R Ramon, S Sònia, T Tomeu, U Úrsula, V
    Vicenç, X Xavier, Z Zacaries
"""
COUNTRIES = """
    A Alemanya, B Bèlgica, C Canadà, D Dinamarca, E Equador, F França, G Grècia, H Hondures, I
    Itàlia, J Japó, L Letònia, M Madagascar, N Noruega, O Oman, P Portugal, Q Qatar, R Romania, S
    Suïssa, T Turquia, U Uruguai, V Veneçuela, X Xina, Z Zaire
"""
IN_NO_TABLE = {"NY": "ena i grega", "Ç": "ce trencada", "L·L": "ela geminada", "?": "escarràs"}


def names(table="towns"):
    return NameTable.from_data(name_table_data("ca", table))


def spoken_names(kept="", drawn="", order="alphabetical", table="towns"):
    return [
        c.spoken_name for c in call(CATALAN, names(table), CATALAN.read(kept), CATALAN.read(drawn), order)
    ]


# --- DUP-N


@pytest.mark.parametrize(
    ("table", "printed"), [("towns", TOWNS), ("persons", PERSONS), ("countries", COUNTRIES)]
)
def test_dup_n_the_three_tables_as_they_are_printed(table, printed):
    rows = dict(row.split() for row in printed.split(","))
    assert name_table_data("ca", table)["names"] == rows | IN_NO_TABLE


def test_dup_n_there_are_three_tables_towns_first():
    assert tables("ca") == ("towns", "persons", "countries")
    assert ruleset_data("duplicate")["call"]["table"] == "towns"


def test_dup_n_z_is_zeta_or_zarra_as_the_table_of_towns_prints_it():
    towns = NameTable.from_data(name_table_data("ca", "towns", others=["Z"]))
    assert (names("towns").spoken_name("Z"), towns.spoken_name("Z")) == ("zeta", "Z de Zarra")
    persons = NameTable.from_data(name_table_data("ca", "persons", others=["Z"]))
    assert persons.spoken_name("Z") == "Z de Zacaries"


@pytest.mark.parametrize("table", ["towns", "persons", "countries"])
def test_dup_n_the_blank_is_called_blanca_where_the_club_says_so(table):
    blanca = NameTable.from_data(name_table_data("ca", table, others=["?"]))
    assert (names(table).spoken_name("?"), blanca.spoken_name("?")) == ("escarràs", "blanca")


# --- DUP-7


@each(
    ("tile", "table", "spoken"),
    [
        ("A", "towns", "A d'Alacant"),
        ("B", "towns", "B de Barcelona"),
        ("D", "towns", "D de Dénia"),
        ("E", "towns", "E d'Eivissa"),
        ("H", "towns", "H d'Hospitalet"),
        ("I", "towns", "I d'Igualada"),
        ("O", "towns", "O d'Òdena"),
        ("U", "towns", "U d'Ulldecona"),
        ("X", "towns", "X de Xàtiva"),
        ("E", "persons", "E d'Eulàlia"),
        ("H", "persons", "H d'Hèctor"),
        ("U", "persons", "U d'Úrsula"),
        ("I", "countries", "I d'Itàlia"),
        ("J", "countries", "J de Japó"),
        ("Z", "persons", "Z de Zacaries"),
        ("Z", "countries", "Z de Zaire"),
    ],
)
def test_dup_7_a_tile_is_called_with_de_and_d_before_a_vowel_or_h(tile, table, spoken):
    assert names(table).spoken_name(tile) == spoken


@each("table", ["towns", "persons", "countries"])
@each(("tile", "spoken"), IN_NO_TABLE.items())
def test_dup_7_what_has_no_name_in_the_tables_is_called_alone(table, tile, spoken):
    assert names(table).spoken_name(tile) == spoken


def test_dup_7_zeta_is_called_alone():
    assert names("towns").spoken_name("Z") == "zeta"


def test_dup_7_alphabetically_with_the_blank_last():
    assert spoken_names(drawn="S?ÇCA[NY]N") == [
        *(
            "A d'Alacant",
            "C de Castelló",
            "ce trencada",
            "N de Nules",
            "ena i grega",
            "S de Salou",
            "escarràs",
        ),
    ]


def test_dup_7_or_in_the_order_drawn():
    assert spoken_names(drawn="SAB", order="drawn") == ["S de Salou", "A d'Alacant", "B de Barcelona"]


@pytest.mark.parametrize("order", ["alphabetical", "drawn"])
def test_dup_7_tiles_kept_from_the_round_before_are_said_first(order):
    assert spoken_names(kept="Z", drawn="A", order=order) == ["zeta", "A d'Alacant"]


def test_dup_7_in_the_moment_of_temps_the_clock_starts():
    table = Draw().speak()
    assert table.state.clock is None
    table.start()
    assert table.state.clock.running_since == table.last["at"]


# --- DUP-8


def test_dup_8_one_table_is_kept_for_the_whole_game():
    table = Draw(table="persons").speak()
    first = table.state.opened.names
    table.keep("").keep("").new_rack().end()
    assert table.state.opened.names == first == name_table_data("ca", "persons")


# --- DUP-10


def ticking(left, minutes=3):
    """What the page's clock is told when a round has so many milliseconds left."""
    table = Draw(minutes=minutes).speak().start()
    event = OpenEvent("id", fold_log(table.entries).kind, tuple(table.entries), table.state)
    start = table.state.clock.running_since
    now = start + minutes * MINUTE - left
    found = clock(Scene("#/event/id", Settings("en"), Device(), session(), now, 0, event=event))
    return found, found.remaining - (now - found.running_since)


def test_dup_10_three_minutes_a_round():
    assert ruleset_data("duplicate")["time"]["minutes"] == 3
    (entry,) = [e for e in Draw().speak().time().entries if e["type"] == "TimeStarted"]
    assert entry["remaining"] == 3 * MINUTE


@pytest.mark.parametrize("left", [180_000, 61_000, 1_000])
def test_dup_10_the_clock_counts_from_the_moment_of_temps(left):
    assert ticking(left)[1] == left


def test_dup_10_one_minute_thirty_seconds_and_temps_are_called():
    calls = ticking(120_000)[0].calls
    assert [(call.at, call.text) for call in calls] == [
        (60_000, "1 minut!"),
        (30_000, "30 segons!"),
        (0, "Temps!"),
    ]


def test_dup_10_the_time_ends_by_itself():
    assert ticking(60_000)[0].over == "draw.time_over"
    table = Draw().speak().time()
    assert table.state.phase == "keep"
    assert not table.state.clock.running


def test_dup_10_a_club_may_play_with_other_minutes_or_without_a_clock():
    (entry,) = [e for e in Draw(minutes=5).speak().time().entries if e["type"] == "TimeStarted"]
    assert entry["remaining"] == 5 * MINUTE
    table = Draw(minutes=0).speak().time()
    assert table.state.phase == "keep"
    assert not [e for e in table.entries if e["type"] == "TimeStarted"]


def test_dup_10_the_document_stands_in_the_first_entry_whatever_a_later_version_says():
    entry, _ = stamped(opened(), 0, NOON, "k")
    assert entry["ruleset"] == ruleset_data("duplicate")
