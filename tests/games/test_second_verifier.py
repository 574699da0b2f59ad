"""The second verifier, `docs/verify-draw.html`, beside ours: written from docs/draw.md, sharing no code."""

import random
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

import toolbox
from drivers.club import Club
from drivers.draw import Draw
from drivers.second_verifier import answers
from faristol.core.lots import plain_words
from faristol.games.commitment import as_words
from faristol.games.draws import DrawsOpened
from faristol.games.promising import asked, promise_text
from faristol.games.verification import verify
from faristol.storage.files import read_file

LETTERS = "aàbcçdeèéfghiïjklmnoòóprsștțuüvxyzŀßñ ABCÇÉÏȘȚ'’·-.,;!?0123456789²½Σςﬁ"
OLD = sorted((toolbox.ROOT / "tests/data/logs").rglob("v1/*.json"))


def drawn(chance, version):
    """A whole draw with racks put back on the way, from a secret and words by chance."""
    ruleset = chance.choice(["duplicate", "romanian-duplicate"])
    put_back, alike = chance.choice(["whole", "new"]), chance.random() < 0.3
    table = Draw(ruleset, chance.randbytes(32), put_back=put_back, one_and_one=alike, minutes=0)
    if version == 1:
        table.entries = [{**table.entries[0], "draw": 1}]
    table.speak("a" + "".join(chance.choices(LETTERS, k=chance.randrange(30))))
    while table.state.running:
        if chance.random() < 0.1:
            table.new_rack()
        rack = table.state.rack
        table.keep(tuple(chance.sample(rack, chance.randrange(min(len(rack), 5)))))
    return table.publish().entries


def draws(count, version):
    """So many rounds or a few more, in whole draws."""
    chance, logs, rounds = random.Random(version), [], 0
    while rounds < count:
        logs.append(drawn(chance, version))
        rounds += sum(entry["type"] == "RackDrawn" for entry in logs[-1])
    return logs


def agree(logs):
    """How many rounds both found to be the ones that had to come, each by itself."""
    rounds = 0
    for log, theirs in zip(logs, answers(*(["check", log] for log in logs)), strict=True):
        ours = verify(log)
        assert ours.true and theirs["faults"] == [] and theirs["digest"] == ours.digest
        assert theirs["words"] == list(as_words(ours.digest, log[0]["tile_set"]["language"]))
        assert [(row["number"], tuple(row["expected"]), row["agrees"]) for row in theirs["rounds"]] == [
            (row.number, row.expected, row.agrees) for row in ours.rounds
        ]
        rounds += len(ours.rounds)
    return rounds


@pytest.mark.parametrize("version", [1, 2])
def test_both_verifiers_agree_on_some_rounds(version):
    assert agree(draws(50, version)) >= 50


@pytest.mark.slow
@pytest.mark.parametrize("version", [1, 2])
def test_both_verifiers_agree_on_a_thousand_rounds(version):
    assert agree(draws(1000, version)) >= 1000


def test_both_verifiers_agree_on_the_old_logs():
    logs = [read_file(path.read_bytes()).entries for path in OLD if ".told." not in path.name]
    assert agree([log for log in logs if log[-1]["type"] == "SecretPublished"]) >= 40


def test_both_verifiers_agree_on_a_completiv_with_its_seventh_letters():
    log = Club("completiv", ("Ana", "Ion")).begin().rounds(5).end().publish().entries
    assert any(entry["type"] == "MasterChosen" and entry["seventh"] for entry in log)
    assert agree([log]) == 5


def test_both_verifiers_find_what_was_changed():
    (log,) = draws(1, 2)
    places = {entry["type"]: place for place, entry in enumerate(log)}

    def changed(kind, **facts):
        place = places[kind]
        return [*log[:place], {**log[place], **facts}, *log[place + 1 :]]

    forged = [
        changed("RackDrawn", drawn=log[places["RackDrawn"]]["drawn"][::-1]),
        changed("RackDrawn", attempt=99),
        changed("RoomSpoke", words="another sentence"),
        changed("SecretPublished", secret="00" * 32),
        changed("Promised", number=7),
        changed("Promised", players=["Anna"]),
    ]
    for ours, theirs in zip(map(verify, forged), answers(*(["check", log] for log in forged)), strict=True):
        assert ours.faults and list(ours.faults) == theirs["faults"]


def test_both_name_the_same_person_and_write_the_same_promise():
    log = Draw("romanian-duplicate", name="Cupa Orașului").entries
    promised = {**log[1], "players": ["Ștefan", "Núria", "Zoë"]}
    assert answers(["asked", promised], ["promiseText", log[0], promised]) == [
        asked(promised),
        promise_text(DrawsOpened(log[0]), promised),
    ]


def test_both_take_the_same_letters_of_a_sentence():
    chance = random.Random(3)
    sentences = ["".join(chance.choices(LETTERS, k=20)) for _ in range(500)]
    sentences += [sign for code in range(0x10000) if category(sign := chr(code)) not in ("Cn", "Cs")]
    assert answers(*(["plain", sentence] for sentence in sentences)) == list(map(plain_words, sentences))


@pytest.mark.parametrize(
    "spelling",
    ["PLUJA A LLEIDA", "pluja, a Lleida!", "plujaalleida", " Plúja–a\u00a0Lleida…", "pluj\u0101 'a' LLeïda"],
)
def test_spellings_of_one_sentence_are_one(spelling):
    assert plain_words(spelling) == plain_words("pluja a Lleida") == "plujaalleida"


@given(st.text(max_size=20))
def test_what_counts_of_a_sentence_is_the_same_once_more(sentence):
    once = plain_words(sentence)
    assert plain_words(once) == plain_words(f" {sentence.upper()}!") == once
