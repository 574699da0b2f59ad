"""Makes the standard library of the browser out of Pyodide's: `freeze.mjs` runs this inside Pyodide.

    light(whole, out)
    compile_packages(folder, out)

Every module is compiled, which a start would else do again each time, and without its docstrings; what a
worker of ours never does is left out. The same library always makes the same file.
So a start without the snapshot compiles nothing, and the download is smaller. The file itself is not
compressed: in the pack of the site it takes less so, and a start has nothing to inflate. The snapshot is made
with this file: with another one it hangs. tests/scripts/test_shipped_library.py says what a new import lacks.
The packages beside it are compiled for the snapshot alone, with their assertions: a start without it reads
them as they are shipped, for compiled they would be twice as large to download.
"""

import ast
import importlib.util
import marshal
import zipfile
from pathlib import Path

ALIKE = (1980, 1, 1, 0, 0, 0)  # no module is older or younger than another
HEADER = importlib.util.MAGIC_NUMBER + bytes(12)  # there is no source to be compared with
UNCHECKED = importlib.util.MAGIC_NUMBER + bytes([1]) + bytes(11)  # the source beside it is taken for the same

LEFT_OUT = {
    "a terminal, and a program run from one": """
        _pyrepl antigravity argparse cmd code colorsys curses fileinput getopt getpass optparse pty
        rlcompleter runpy shlex this tty webbrowser
    """,
    "looking at programs": """
        asyncio.__main__ asyncio.tools bdb cProfile compileall doctest modulefinder pdb pickletools
        profile pstats pyclbr pydoc pyodide.console symtable tabnanny timeit trace tracemalloc
        unittest zipapp
    """,
    "processes and other machines": """
        _sysconfigdata__emscripten_wasm32-emscripten asyncio.proactor_events asyncio.windows_events
        asyncio.windows_utils concurrent.futures.interpreter concurrent.futures.process
        concurrent.interpreters ctypes ftplib http.cookiejar http.cookies http.server imaplib
        multiprocessing netrc platform poplib sched smtplib socketserver sysconfig wsgiref xmlrpc
    """,
    "files of a kind that we don't read": """
        configparser dbm email._header_value_parser email.contentmanager email.generator
        email.headerregistry email.mime email.policy filecmp json.tool logging.config
        logging.handlers mailbox mimetypes plistlib shelve sqlite3 wave xml.dom xml.etree
        xml.sax.expatreader
    """,
    "reckoning that we don't do, or that is done in C": """
        _pydatetime _pyio _pylong difflib statistics uuid zoneinfo
    """,
}
CODECS = """
    __init__ aliases ascii charmap cp437 cp850 cp852 cp1250 cp1252 idna iso8859_1 iso8859_2
    iso8859_15 iso8859_16 latin_1 mac_roman punycode raw_unicode_escape undefined unicode_escape
    utf_16 utf_16_be utf_16_le utf_8 utf_8_sig
"""


def light(whole: str, out: str) -> None:
    with zipfile.ZipFile(whole) as archive, zipfile.ZipFile(out, "w") as lighter:
        for name in sorted(archive.namelist()):
            if ships(name):
                name, data = compiled(name, archive.read(name))
                lighter.writestr(zipfile.ZipInfo(name, ALIKE), data)


def ships(name: str) -> bool:
    module = name.removesuffix(".py").replace("/", ".")
    package, _, codec = module.partition(".")
    if package == "encodings":
        return codec in CODECS.split()
    left_out = " ".join(LEFT_OUT.values()).split()
    return not any(module == each or module.startswith(f"{each}.") for each in left_out)


def compiled(name: str, data: bytes) -> tuple[str, bytes]:
    if not name.endswith(".py"):
        return name, data
    code = compile(data, f"/lib/python314.zip/{name}", "exec", dont_inherit=True, optimize=2)
    return f"{name}c", HEADER + marshal.dumps(code)


def compile_packages(folder: str, out: str) -> None:
    """Put every module of the packages in a folder, compiled, where Python looks for it before its source."""
    with zipfile.ZipFile(out, "w") as archive:
        for path in sorted(Path(folder).rglob("*.py")):
            code = compile(without_docstrings(path.read_bytes()), str(path), "exec", dont_inherit=True)
            name = Path(importlib.util.cache_from_source(str(path))).relative_to(folder)
            archive.writestr(zipfile.ZipInfo(str(name), ALIKE), UNCHECKED + marshal.dumps(code))


def without_docstrings(source: bytes) -> ast.Module:
    """Return a module to be compiled. A class keeps one sign: else a dataclass writes its own docstring."""
    module = ast.parse(source)
    for part in ast.walk(module):
        if isinstance(part, ast.ClassDef):
            part.body = [ast.Expr(ast.Constant(".")), *_undocumented(part.body)]
        elif isinstance(part, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            part.body = _undocumented(part.body) or [ast.Pass()]
    return ast.fix_missing_locations(module)


def _undocumented(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return what is done in a module, a class or a function: a sentence by itself does nothing."""
    return [
        each for each in body if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
    ]
