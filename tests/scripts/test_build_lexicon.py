"""The lexicons are built from what sources.toml names, and from nothing else."""

import hashlib
import re
import shutil

import pytest

import build_lexicon
import lexicon_catalan
import lexicon_hunspell as hunspell
import lexicon_romanian
import lexicon_sources
from faristol.words.lexfile import open_lexicon
from faristol.words.spelling import spelling

EACH = pytest.mark.parametrize("name", build_lexicon.LANGUAGES)


def committed(name):
    return open_lexicon((build_lexicon.LEXICONS / name / f"{name}.lex").read_bytes())


@pytest.mark.thorough
@EACH
def test_building_again_gives_the_committed_lexicon(name):
    try:
        built = build_lexicon.build(name)
    except lexicon_sources.Unfetched as why:
        pytest.skip(str(why))
    assert vars(built) == vars(committed(name))


@pytest.mark.thorough
@EACH
def test_what_is_kept_is_what_the_package_holds(name):
    for data in build_lexicon.read_about(name)["sources"].values():
        if "keep" in data:
            try:
                words = build_lexicon.words_of_package(data)
            except lexicon_sources.Unfetched as why:
                pytest.skip(str(why))
            assert lexicon_sources.digest(words) == data["keep"]


@EACH
def test_what_is_kept_has_the_digest_that_is_written_down(name):
    for source, data in build_lexicon.read_about(name)["sources"].items():
        if "keep" in data:
            assert build_lexicon.stored_words(build_lexicon.LEXICONS / name, source)


@EACH
def test_a_lexicon_has_the_name_version_and_licence_of_its_sources(name):
    about, lexicon = build_lexicon.read_about(name), committed(name)
    for key in ("language", "name", "version", "licence"):
        assert getattr(lexicon, key) == about[key]
    assert re.fullmatch(r"20\d\d\.\d\d\.\d\d", lexicon.version)


@EACH
def test_every_source_has_a_version_a_digest_and_a_licence(name):
    for data in build_lexicon.read_about(name)["sources"].values():
        assert data["version"] and data["licence"] and re.fullmatch("[0-9a-f]{64}", data["sha256"])


@EACH
def test_what_was_added_by_hand_is_in_and_what_was_removed_is_not(name):
    lexicon = committed(name)
    tiles = spelling(lexicon.language)
    files = (build_lexicon.LEXICONS / name / f"{which}.txt" for which in ("additions", "removals"))
    added, removed = (build_lexicon.by_hand(file, tiles) for file in files)
    assert added and removed and not added & removed
    assert all(map(lexicon.contains, added))
    assert not any(map(lexicon.contains, removed))


@pytest.mark.parametrize("line", ["gos", "whisky: tiles cannot spell it"])
def test_a_hand_made_line_without_a_reason_or_that_tiles_cannot_spell_is_refused(line, tmp_path):
    path = tmp_path / "additions.txt"
    path.write_text(f"# a remark\n\ncasa: where one lives\n{line}\n", "utf-8")
    with pytest.raises(SystemExit, match="additions.txt"):
        build_lexicon.by_hand(path, spelling("ca"))


def test_a_star_stands_for_all_forms_of_the_spelling_dictionary(tmp_path):
    path, tiles = tmp_path / "additions.txt", spelling("ca")
    path.write_text("tia* oncle: the family\n", "utf-8")
    made = {"tia": {"tia", "ties", "t'ia"}, "oncle": {"oncle", "oncles"}}
    words = build_lexicon.by_hand(path, tiles, made)
    assert words == {tiles.word(word) for word in ("tia", "ties", "oncle")}
    path.write_text("avi*: the family\n", "utf-8")
    with pytest.raises(SystemExit, match="avi"):
        build_lexicon.by_hand(path, tiles, made)


def test_what_is_kept_is_read_as_it_was_written(tmp_path):
    words = {"casa", "casal", "cases", "al·lot", "țară", "a"}
    lexicon_sources.write_words(words, tmp_path / "kept" / "words.xz")
    assert lexicon_sources.read_words(tmp_path / "kept" / "words.xz") == words


def test_a_package_that_is_not_the_one_named_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(lexicon_sources, "PACKAGES", tmp_path)
    (tmp_path / "words.tgz").write_bytes(b"another")
    source = {"file": "words.tgz", "sha256": hashlib.sha256(b"this").hexdigest()}
    with pytest.raises(lexicon_sources.Changed):
        lexicon_sources.package(source)


@pytest.mark.skipif(not shutil.which("apt-get"), reason="no apt-get here")
def test_a_package_that_cannot_be_fetched_is_told_apart(tmp_path, monkeypatch):
    monkeypatch.setattr(lexicon_sources, "PACKAGES", tmp_path)
    source = {"client": "apt", "package": "faristol-no-such", "version": "1", "file": "x.deb", "sha256": ""}
    with pytest.raises(lexicon_sources.Unfetched):
        lexicon_sources.package(source)


# --- hunspell's rules

AFFIXES = """SET UTF-8
SFX A Y 3
SFX A r s [aei]r
SFX A ar o/B ar
SFX A 0 ia .
SFX B Y 1
SFX B 0 x o
PFX R Y 1
PFX R 0 re .
"""


def expanded(flags, wanted=lambda rule: True):
    dictionary = hunspell.read(AFFIXES, f"1\ncantar/{flags}\tpo:verb\n", wanted)
    return {
        (form, behind_prefix)
        for stem, all_flags in dictionary.entries
        for form, _, behind_prefix in hunspell.forms(dictionary, stem, all_flags)
    }


def test_suffixes_apply_where_their_condition_holds_and_to_suffixes_again():
    forms = {form for form, _ in expanded("A")}
    assert forms == {"cantar", "cantas", "canto", "cantox", "cantaria"}


def test_a_prefix_goes_before_every_form():
    plain, prefixed = expanded("A"), {form for form, behind in expanded("AR") if behind}
    assert prefixed == {f"re{form}" for form, _ in plain}


def test_rules_that_are_not_wanted_make_nothing():
    assert expanded("AR", lambda rule: rule.suffix and rule.add != "ia") == {
        ("cantar", False),
        ("cantas", False),
        ("canto", False),
        ("cantox", False),
    }


# --- the verbs of Catalan


def test_a_verb_in_ir_has_its_second_person_in_eixs():
    tiles = spelling("ca")
    verbs = "patir pateix pateixen pateixo", "deixar deix deixen deixo dir"
    words = {tiles.word(word) for verb in verbs for word in verb.split()}
    assert lexicon_catalan.second_persons(words, tiles) == {tiles.word("pateixs")}


def test_a_verb_that_the_conjugator_lacks_is_not_taken_for_another_word():
    assert lexicon_catalan.is_other_verb("crepar", ("00",), {"cantar"})
    assert not lexicon_catalan.is_other_verb("cantar", ("00",), {"cantar"})
    assert not lexicon_catalan.is_other_verb("crep", ("_E",), {"cantar"})


# --- what is left out of Romanian


def romanian(dictionary, tables=(), thesauri=(), verbs=(), *, left_out=(), let_in=()):
    affixes = """
SFX L Y 4
SFX L 0 u [^u]
SFX L 0 ul [^u]
SFX L 0 ule [^u]
SFX L 0 i [^u]
SFX A Y 2
SFX A ă a ă
SFX A ă o ă
SFX K Y 2
SFX K 0 ând .
SFX K 0 ându-l .
PFX K Y 1
PFX K 0 re .
"""
    texts = {"package/index.aff": affixes, "package/index.dic": f"1\n{dictionary}"}
    known = lexicon_romanian.Known(set(tables), [set(thesauri)], set(verbs), let_in)
    return lexicon_romanian.spelt_words(texts, known, left_out)


@pytest.fixture(autouse=True)
def dictionaries_as_texts(monkeypatch):
    part = lexicon_sources.part

    def read(source, name):
        return source[name].encode() if name in source else part(source, name)

    monkeypatch.setattr(lexicon_sources, "part", read)


def test_no_vocatives_and_no_spoken_article():
    assert romanian("dovleac/L\n") == {"dovleac", "dovleacul", "dovleaci"}
    assert romanian("mămică/A\n") == {"mămică", "mămica"}
    assert romanian("omul\nom/\nomule\nomu\n", ["omul", "om", "omule", "omu"]) == {"omul", "om"}
    assert romanian("mamă/A\nmamo\n", ["mamo"]) == {"mamă", "mama"}


def test_what_readers_leave_out_goes_and_what_they_let_in_comes():
    assert romanian("dovleac/L\nab/A\n", left_out={"dovleac"}) == {"ab"}
    assert romanian("azoid/\n", let_in={"azoid"}) == {"azoid"} != romanian("azoid/\n")


def test_no_gerund_before_a_hyphen():
    assert romanian("lucr/K\nlucrându\n", ["lucrând", "lucrându"]) == {"lucr", "lucrând"}


def test_a_prefix_stays_only_where_it_is_known_and_of_a_verb_by_its_infinitive():
    assert "reciti" not in romanian("citi/K\n", ["recitiând"], ["reciti"], ["citi"])
    assert {"reciti", "recitiând"} <= romanian("citi/K\n", verbs=["citi", "reciti"])
    assert {"reînălța"} <= romanian("înălța/K\n", thesauri=["reînălța"], verbs=["înălța"])


def test_a_bare_form_with_a_foreign_letter_needs_another_source():
    assert romanian("mkswap\nyală\nvreodată\n", ["yală"]) == {"yală", "vreodată"}


def test_a_learned_word_needs_another_source_and_its_feminine_goes_with_it():
    assert romanian("sarcoid/L\nsarcoidă/A\n") == set()
    assert "sarcoida" in romanian("sarcoid/L\nsarcoidă/A\n", ["sarcoid"])
    assert "recenzenta" in romanian("recenzent/L\nrecenzentă/A\n"), "a person"
    assert "topografa" in romanian("topograf/L\ntopografă/A\n")


def test_a_verb_stays_if_the_conjugator_knows_it_or_a_form_that_only_it_has_is_known():
    assert romanian("abdic/K\n") == set()
    assert romanian("abdic/K\n", verbs=["abdicând"]) == romanian("abdic/K\n", ["abdicând"])
    assert romanian("abdic/K\n", ["abdicând"]) == {"abdic", "abdicând"}
    assert romanian("abdic/K\n", ["abdic"]) == {"abdic"}, "another word may look like it"


def test_an_adjective_in_esc_is_no_verb():
    assert romanian("brașovenesc/K\n", ["brașovenesc"]) == {"brașovenesc"}
    assert "veselescând" in romanian("veselesc/K\n", ["veselesc", "veselit"])
    assert "versuiescând" in romanian("versuiesc/K\n", ["versuiesc"])
    assert "chinăruiescând" in romanian("chinăruiesc/K\n")
    assert romanian("reforjesc/K\n") == set()


def test_a_participle_and_a_long_infinitive_go_with_their_verb():
    entries = "degivrat/Q\ndegivrată/A\ndegivrare/A\n"
    assert romanian(entries, verbs=["degivra"]) == {"degivrat", "degivrată", "degivrata", "degivrare"}
    assert romanian(entries) == set()
    assert "mandat" in romanian("mandat/L\n"), "a noun"


def test_the_participle_of_a_verb_that_other_sources_know_is_declined():
    words = romanian("dinamita/K\n", ["dinamita"], verbs=["dinamita"])
    assert {"dinamitat", "dinamitatul", "dinamitată", "dinamitatelor", "dinamitaților"} <= words
    assert "dinamitatul" not in romanian("dinamita/K\n", verbs=["dinamita"])


def test_the_short_form_of_the_pluperfect_is_in():
    assert romanian("cântaserăți\n") == {"cântaserăți", "cântaseți"}


def test_what_is_listed_with_re_before_another_word_or_form_needs_another_source():
    assert "reforjați" not in romanian("forjați/L\nreforjați/L\n")
    assert "reforjați" in romanian("forjați/L\nreforjați/L\n", ["reforjați"])
    assert "reforjațul" not in romanian("forjaț/L\nreforjațul\n")
    assert "repede" in romanian("repede/L\n")


def test_given_forms_follow_the_same_rules():
    words = {"cânta", "cântă", "om", "omul", "mamă"}
    table = {
        form: [lemma]
        for form, lemma in {
            "cântară": "cânta",
            "cântându": "cânta",
            "necântând": "cânta",
            "omule": "om",
            "omu": "om",
            "mamo": "mamă",
            "vorbi": "vorbi",
        }.items()
    }
    assert lexicon_romanian.given_forms(table, table, words) == {"cântară"}
