"""Records the built Catalan voice, site/voices/ona.*, anew: python3 scripts/record_catalan.py

    --compare    record nothing, but print where its sounds differ from those of espeak-ng

Ona speaks through Debian's festival, and lame makes MP3 of it (apt-get install festival festvox-ca-ona-hts
lame). A new machine has neither, so what was recorded is part of the source. Each text is an MP3 by itself,
one after another in ona.mp3; ona.json says where each begins and how long it is. Their ends are cut where
festival says that the sounds begin and end, and all are as loud as espeak-ng's.
"""

import argparse
import array
import json
import math
import re
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

import toolbox

sys.path[:0] = [str(toolbox.ROOT / "py"), str(toolbox.ROOT / "tests")]

from drivers.speaking import Speaker  # noqa: E402
from faristol.core.tiles import tile_set  # noqa: E402
from faristol.speech.aloud import CLEARLY, clock_calls, round_calls, time_calls  # noqa: E402
from faristol.speech.call import NameTable, name_table_data, other_names, tables  # noqa: E402
from faristol.speech.pronounced import in_words, pronounced  # noqa: E402
from faristol.speech.reading import phrases, points  # noqa: E402

VOICES = toolbox.ROOT / "site" / "voices"
WHOLE_POINTS = [*range(20), *range(20, 100, 10), 100, 101, 111]
TENS = [in_words("ca", number) for number in range(30, 100, 10)]
HUNDREDS = [in_words("ca", number) for number in (*range(200, 1000, 100), 1000)]
AT_THE_END = ["un punts", "punts"]
BEGINNINGS = {
    **{f"{ten}-": "set punts" for ten in ("vint-i", *TENS)},
    "cent": "dos punts",
    **dict.fromkeys(HUNDREDS, "quatre punts"),
}
"""Of other points, cut from before these ends."""
MOST_MINUTES = 10
LAME = ["lame", "--quiet", "-m", "m", "--vbr-old", "-V", "9", "-t"]
LOUDNESS, PEAK = 0.08, 0.9
"""So that what leaves the tablet is as loud as espeak-ng's; nothing is cut off."""
BEFORE, AFTER, FADE = 0.01, 0.03, 0.004

NAMES = ("efa", "ela", "ema", "ena", "erra", "essa")
LETTERS = {"à": "a", "é": "e", "ó": "o", "B": "be"} | {each[1].upper(): each for each in NAMES}
ALONE = {
    "à": "((a1) 1) ((a) 0) ((a) 0)",
    "é": "((e1) 1) ((e) 0) ((e) 0)",
    "í": "((i1) 1) ((i) 0) ((i) 0)",
    "ó": "((o1) 1) ((o) 0) ((o) 0)",
    "u": "((u1) 1) ((u) 0) ((u) 0)",
    "ú": "((u1) 1) ((u) 0) ((u) 0)",
    "B": "((b e1) 1) ((e) 0)",
    "cé": "((s e1) 1) ((e) 0)",
    "dé": "((d e1) 1) ((e) 0)",
    "gé": "((Z e1) 1) ((e) 0)",
    "pé": "((p e1) 1) ((e) 0)",
    "té": "((t e1) 1) ((e) 0)",
    "H": "((a1) 1) ((a k) 0)",
    "Q": "((k u1) 1) ((u) 0)",
}
"""Letters of one syllable, which would be too short to be heard in a room."""
RESPELT = {
    **{rf"\b{letter} (?=d)": f"lletra{name} " for letter, name in LETTERS.items()},
    **{rf"^{letter}$": f"lletra{name}" for letter, name in LETTERS.items() if letter not in ALONE},
    **{rf"^{letter}$": f"sola{letter}" for letter in ALONE},
    "^Z$": "zeta",
    r"\[\[k@t'aR\]\]": "Qatar", "vint-i-": "vinti ", r"\bun (?=[pm])": "um ", r"\bcent (?=[ou])": "cente ",
}  # fmt: skip
"""What is written otherwise than for espeak-ng: mostly letters, which would get other vowels."""
SOUNDS = {
    "lletraa": "((a1) 1)",
    "lletrae": "((e1) 1)",
    "lletrao": "((o1) 1)",
    "lletrabe": "((b e1) 1)",
    "lletraefa": "((e1) 1) ((f ax) 0)",
    "lletraela": "((e1) 1) ((l ax) 0)",
    "lletraema": "((e1) 1) ((m ax) 0)",
    "lletraena": "((e1) 1) ((n ax) 0)",
    "lletraerra": "((e1) 1) ((rr ax) 0)",
    "lletraessa": "((e1) 1) ((s ax) 0)",
    **{f"sola{letter.lower()}": sounds for letter, sounds in ALONE.items()},
    "dénia": "((d e1) 1) ((n i) 0) ((ax) 0)",
    "òdena": "((O1) 1) ((d ax) 0) ((n ax) 0)",
    "hèctor": "((E1 k) 1) ((t u rr) 0)",
    "jordi": "((Z O1 rr) 1) ((d i) 0)",
    "madagascar": "((m ax) 0) ((d ax) 0) ((g ax s) 0) ((k a1 rr) 1)",
    "qatar": "((k ax) 0) ((t a1 rr) 1)",
    "vinti": "((b i1 n) 1) ((t i) 0)",
    "um": "((u m) 0)",
    "cente": "((s e1 n t) 1)",
}
"""Words that festival would read wrongly, by their syllables; 1 is the stressed one."""


def vocabulary():
    """Return all that is called with any table of names, as a voice is given it."""
    texts = list(phrases("ca")["numbers"]) + list(phrases("ca")["rows"].values())
    for table in tables("ca"):
        for others in ([], other_names("ca", table)):
            names = NameTable.from_data(name_table_data("ca", table, others))
            texts += [text for tile in names.names for text in (names.spoken_name(tile), names.names[tile])]
    texts += [call.text for call in [*time_calls("ca"), *round_calls("ca"), *clock_calls("ca", MOST_MINUTES)]]
    texts += [phrases("ca")[key] for key in ("check", "valid", "not_valid")]
    texts += [points("ca", score) for score in WHOLE_POINTS] + AT_THE_END + list(tile_set("ca").letters)
    return list(dict.fromkeys(pronounced("ca", text) for text in texts))


def begun():
    """Return the points from which the beginnings are cut, each with its beginning and its end."""
    return {f"{first} {end}".replace("- ", "-"): (first, end) for first, end in BEGINNINGS.items()}


def written(spoken):
    for pattern, instead in RESPELT.items():
        spoken = re.sub(pattern, instead, spoken)
    return spoken.lower()


def speak(texts, folder):
    """Have festival speak each text into a file; return the sounds of each with their ends."""
    entries = [f'(lex.add.entry \'("{word}" nn ({sounds})))' for word, sounds in SOUNDS.items()]
    program = ["(voice_upc_ca_ona_hts)", *entries]
    for n, text in enumerate(texts):
        program += [
            f'(set! utt (SynthText "{written(text)}"))',
            f'(utt.save.wave utt "{folder}/{n}.wav" \'riff)',
            '(mapcar (lambda (s) (format t "%s %f " (item.name s) (item.feat s \'end)))'
            " (utt.relation.items utt 'Segment))",
            '(format t "\\n")',
        ]
    file = Path(folder) / "texts.scm"
    file.write_bytes("\n".join(program).encode("iso-8859-15"))
    ran = subprocess.run(["festival", "-b", file], capture_output=True, check=True)
    lines = ran.stdout.decode("iso-8859-15").splitlines()
    return {text: segments(line) for text, line in zip(texts, lines, strict=True)}


def segments(line):
    """Return the sounds of a text without the silence around, each with its begin and end in seconds."""
    names, ends = line.split()[::2], [float(each) for each in line.split()[1::2]]
    all_of_it = zip(names, [0.0, *ends], ends, strict=False)
    return [(name, begin, end) for name, begin, end in all_of_it if name != "pau"]


def recorded(path, begin, end):
    """Return one file of festival as MP3: cut, as loud as the others, its ends faded."""
    with wave.open(str(path)) as file:
        rate, samples = file.getframerate(), array.array("h", file.readframes(file.getnframes()))
    cut = [each / 32768 for each in samples[round(max(0, begin) * rate) : round(end * rate)]]
    mean = math.sqrt(sum(each * each for each in cut) / len(cut))
    gain = min(LOUDNESS / mean, PEAK / max(map(abs, cut)))
    ends = round(FADE * rate)
    faded = [each * gain * min(1, n / ends, (len(cut) - 1 - n) / ends) for n, each in enumerate(cut)]
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", "not compressed"))
        file.writeframes(array.array("h", [round(each * 32767) for each in faded]).tobytes())
    return subprocess.run([*LAME, path, "-"], capture_output=True, check=True).stdout


def record():
    texts, wholes = vocabulary(), begun()
    index, sounds = {}, bytearray()
    with tempfile.TemporaryDirectory() as folder:
        spoken = speak([*texts, *wholes], folder)
        ends = {text: (each[0][1] - BEFORE, each[-1][2] + AFTER) for text, each in spoken.items()}
        for whole, (_, end) in wholes.items():
            ends[whole] = ends[whole][0], spoken[whole][-len(spoken[end])][1]
        for n, (text, (begin, end)) in enumerate(ends.items()):
            mp3 = recorded(Path(folder) / f"{n}.wav", begin, end)
            index[wholes.get(text, [text])[0]] = [len(sounds), len(mp3)]
            sounds += mp3
    VOICES.mkdir(exist_ok=True)
    (VOICES / "ona.mp3").write_bytes(sounds)
    lines = ",\n".join(f"{json.dumps(text, ensure_ascii=False)}: {place}" for text, place in index.items())
    (VOICES / "ona.json").write_text(f"{{\n{lines}\n}}\n", "utf-8")
    print(f"{len(index)} texts, {len(sounds)} bytes")


FESTIVALS = {
    "ax": "ə", "S": "ʃ", "Z": "ʒ", "L": "ʎ", "J": "ɲ", "r": "ɾ", "rr": "r", "E": "ɛ", "O": "ɔ",
    **{f"{vowel}1": f"ˈ{sound}" for vowel, sound in zip("aeEioOu", "aeɛioɔu", strict=True)},
}  # fmt: skip
ESPEAKS = {"β": "b", "ð": "d", "ɣ": "g", "ɡ": "g", "ŋ": "n", "ɱ": "m", "ˌ": "", "ː": ""}
NEXT_TO_EACH_OTHER = {"z": "s", "ʒ": "ʃ", "dz": "ts", "d": "t", "g": "k", "m": "n", "j": "i", "w": "u"}
"""Sounds that only the sound beside them changes: what is left then is a difference of the word itself."""


def compare():
    """Print how many texts have the same sounds in both voices, and those that have not."""
    texts = [*vocabulary(), *begun()]
    with tempfile.TemporaryDirectory() as folder:
        ona = speak(texts, folder)
        asked = [{"language": "ca", "spoken": text, "rate": CLEARLY} for text in texts]
        others = Speaker(Path(folder)).renders(asked)
    counts = {"the same": 0, "but for the joint of two words": 0, "different": 0}
    for text, other in zip(texts, others, strict=True):
        one = "".join(FESTIVALS.get(name, name) for name, _, _ in ona[text])
        two = replaced(other["phonemes"], ESPEAKS)
        joint = replaced(one, NEXT_TO_EACH_OTHER) == replaced(two, NEXT_TO_EACH_OTHER)
        which = "the same" if one == two else "but for the joint of two words" if joint else "different"
        counts[which] += 1
        if which != "the same":
            print(f"{text}: Ona {one}, espeak-ng {two}, {which}")
    longest = sorted((round(each[-1][2] - each[0][1], 2), text) for text, each in ona.items())[-12:]
    print(len(texts), "texts:", counts, "longest:", longest)


def replaced(text, instead):
    for old, new in instead.items():
        text = text.replace(old, new)
    return text


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Records the built Catalan voice anew.")
    parser.add_argument("--compare", action="store_true")
    compare() if parser.parse_args().compare else record()
