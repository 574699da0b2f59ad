"""What is in the committed lexicons: words that every player knows are there, and what is no word is not."""

import json
from functools import cache

import pytest

import toolbox
from faristol.words.lexfile import open_lexicon
from faristol.words.lexicon import digest
from faristol.words.spelling import LONGEST, SHORTEST, spelling

FILES = {"ca": "catalan", "ro": "romanian"}

IN = {
    "ca": """
        ca de en fa ha ja la ma no nu nyu os pa qui re so tu un us va xa ço ai ah eh oh ui uf av ba ra
        avi col cel dol ell foc gat hom ido joc llu mel nas oca pis que rei sol tia uix vas xic zel any nyap
        bet caf mem nun tet het xat oig
        al·lot col·legi pel·lícula il·lusió cel·la novel·la
        canya muntanya senyor bany quadre aquí quasi qüestió aigua plaça força cançó dolç caça
        jugar jugo jugues juga juguem jugueu juguen jugava jugaríem jugués jugant jugat jugada
        cantàssim cantéssim cant cantam cantau perdre perdut perdés dorm dormim dormíem vaig vindrem
        casa cases casal home homes dona dones nen nena nens nenes gos gossos peix peixos
        blanc blanca blancs blanques feliç feliços àgil àgils taronja taronges xocolata
        faristol faristols mots creuats tauler fitxa escarràs jutge jugada mestra tirada
        ornitorinc xiuxiueig esquirol ratpenat enginyeria tofu led vuit
        ahir hola quelcom dintre despertador internet privacitat xatejar procrastinaríem tsunamis
        pateixs condueixs digereixs cargola fagociten
    """,
    "ro": """
        ac al am as ba ca ce cu da de ea ei el eu fa fi ia il la le li ma mi na ne nu of oi pe sa se si te un
        va zi
        az bu go uf ut
        apa ban cal dar est foc gol han iad joc kil lac mac nas oul pom rai sac tun urs var yen zar web
        pub zen casă case casei caselor mamă mame mamei câine câini câinele țară țări țării
        școală școli copil copii
        vino merge merg mergi mergem mergeți mergea mersese mergând mers
        face făcut făcea făcuse cânta cânt cântă
        cântând cântat cântaseră lucrez lucrează lucram citesc citește citeam citind
        frumos frumoasă frumoși frumoase frumosul alb albă albi albe verde verzi
        nebun nebună necaz nevoie neam reveni reuni autobuz nedrept necinste
        suport joker arbitru tragere jucător jucători tabla cuvânt cuvinte masă mese
        recenzentă apelantă topografă cântaseți făcuseți hm st
        zăpadă primăvară toamnă luni marți joi vineri pisică pisici șapte opt nouă zece
    """,
}

OUT = {
    "ca": """
        cm km kg dl ml etc adm abr nov jul pta ref rda cro
        zzz xyz whisky qatar barcelona catalunya jordi carlos
        cantarme anarhi lacasa casaa gosos deixs queixs
        crepar dragejar postrar desvelar hipúric oxalil csi dog
        btrfs http
    """,
    "ro": """
        iv ix xii xiv xvi ok ul apr aug feb iun etc fig dna cca ing
        bucurești timișoara
        omule mamo omu lucrându mergându copilule rebunghinit rerestabilire
        gedit fdisk smbfs mkswap gtk dpkg btrfs modprobe tcpd http nemergând nemailucrând
        casăă mergg
    """,
}


@cache
def lexicon(language):
    name = FILES[language]
    return open_lexicon((toolbox.ROOT / f"lexicons/{name}/{name}.lex").read_bytes())


@pytest.mark.parametrize("language", FILES)
def test_words_that_every_player_knows_are_there(language):
    known, spelt = lexicon(language), spelling(language)
    assert [word for word in IN[language].split() if not known.contains(spelt.word(word))] == []


@pytest.mark.parametrize("language", FILES)
def test_what_is_no_word_is_not_there(language):
    spelt = {word: spelling(language).word(word) for word in OUT[language].split()}
    assert [word for word, code in spelt.items() if code and lexicon(language).contains(code)] == []


@pytest.mark.parametrize("language", FILES)
def test_what_the_file_says_of_itself_is_so(language):
    known = lexicon(language)
    assert known.language == language
    assert known.sha256 == digest(known.rows)
    assert known.words == sum(len(row) // length for length, row in known.rows.items())
    assert known.licence == "GPL-2.0-or-later"
    assert [*known.rows] == [*known.confirmed] == [*range(SHORTEST, LONGEST + 1)]


@pytest.mark.parametrize("language", FILES)
def test_rows_are_sorted_and_hold_each_word_once(language):
    for length, row in lexicon(language).rows.items():
        words = [row[at : at + length] for at in range(0, len(row), length)]
        assert words == sorted(set(words))


@pytest.mark.parametrize(("language", "share"), [("ca", 0.9), ("ro", 0.35)])
def test_enough_words_are_confirmed_for_a_computer_to_play_well(language, share):
    known = lexicon(language)
    confirmed = sum(marks.bit_count() for marks in known.confirmed.values())
    assert confirmed > share * known.words


@pytest.mark.parametrize(
    ("language", "word"), [("ca", "quadre"), ("ca", "canya"), ("ro", "casă"), ("ro", "merge"), ("ro", "zen")]
)
def test_common_words_and_those_reviewed_by_hand_are_confirmed(language, word):
    assert lexicon(language).is_confirmed(spelling(language).word(word))


@pytest.mark.parametrize("name", FILES.values())
def test_a_lexicon_is_a_small_download(name):
    assert (toolbox.ROOT / f"lexicons/{name}/{name}.lex").stat().st_size < 500_000


@pytest.mark.parametrize("language", FILES)
def test_every_word_has_a_vowel_but_some_interjections(language):
    interjections = ["hm", "ss", "st", "tt", "brr", "hmm", "pff", "prr", "pst", "sst"]
    without = {spelling(language).word(word) for word in interjections}
    vowels = set(spelling(language).word("aeiouy" if language == "ro" else "aeiouqu"))
    for length in (2, 3, 4, 5):
        row = lexicon(language).rows[length]
        assert not [
            row[at : at + length]
            for at in range(0, len(row), length)
            if vowels.isdisjoint(row[at : at + length]) and row[at : at + length] not in without
        ]


@pytest.mark.parametrize("name", FILES.values())
def test_what_a_file_says_of_itself_lies_beside_it(name):
    folder = toolbox.ROOT / "lexicons" / name
    first, _, _ = (folder / f"{name}.lex").read_bytes().partition(b"\n")
    assert (folder / f"{name}.json").read_bytes() == first + b"\n"


@pytest.mark.parametrize("language", FILES)
def test_what_was_measured_of_a_list_is_of_one_of_its_editions_and_its_confirmed_words_are_counted(language):
    known = lexicon(language)
    folder = toolbox.ROOT / "lexicons" / FILES[language]
    measured = json.loads((folder / "measured.json").read_text("utf-8"))
    header = json.loads((folder / f"{FILES[language]}.json").read_text("utf-8"))
    assert measured["confirmed"] == sum(map(int.bit_count, known.confirmed.values()))
    assert measured["edition"] in {known.version, *header["earlier"].values()}
    assert [measured["nearness"][0][end] for end in ("least", "most")] == [SHORTEST, LONGEST]
    assert all(0 < part[figure] <= 1 for part in measured["nearness"] for figure in ("precision", "recall"))
    assert all(0 < share <= 1 for share in measured.get("official", {}).values())
