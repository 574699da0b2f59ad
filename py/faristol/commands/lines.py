"""The command line: one request in its words, or requests on standard input, a JSON object a line.

Answers go to standard output, in the same order. Nothing stops the program before the end of the input, and
no line goes without an answer.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from faristol.commands.answering import answer_line
from faristol.commands.examples import listed
from faristol.commands.in_words import answer_words
from faristol.commands.lexicons import Lexicons
from faristol.commands.wording import message
from faristol.core.tiles import LANGUAGES
from faristol.errors import Rejected

ABOUT = """{program} serve            serves Faristol to the room: {program} serve --help
{program} plays language=ca "rack=AEIRST?" limit=3
                          one request in words, KEY=VALUE each; a list has commas, a board left out is empty
echo '{{"do":"version"}}' | {program}
                          requests as JSON, one a line: each gets one line of JSON as its answer"""


def list_of_words(text: str) -> tuple[str, Path]:
    language, _, path = text.partition("=")
    if language not in LANGUAGES or not path:
        raise argparse.ArgumentTypeError(
            f"{text!r}: LANGUAGE=FILE, the language one of {', '.join(LANGUAGES)}"
        )
    return language, Path(path)


def options(program: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=program,
        description=ABOUT.format(program=program),
        epilog="\n".join(["requests, each with an example:", *listed()]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("request", nargs="?", help="one of those below, in words")
    parser.add_argument("keys", nargs="*", metavar="KEY=VALUE")
    parser.add_argument(
        "--words",
        metavar="LANGUAGE=FILE",
        type=list_of_words,
        action="append",
        default=[],
        help="a list instead of the committed one: plain text, .gz or .xz, a word a line; may be repeated",
    )
    return parser


def main(arguments: Sequence[str], program: str) -> int:
    parser = options(program)
    asked = parser.parse_args(arguments)
    lexicons = Lexicons()
    for language, path in asked.words:
        try:
            lexicons.use(language, path)
        except Rejected as refusal:
            parser.exit(2, f"{path}: {message(refusal, 'en')}\n")
        except OSError as missing:
            parser.exit(2, f"{path}: {missing.strerror}\n")
    if asked.request is not None:
        answer, is_answered = answer_words(asked.request, asked.keys, lexicons)
        sys.stdout.buffer.write(answer)
        return 0 if is_answered else 1
    if sys.stdin.isatty():
        parser.print_help()
        return 0
    return answer_lines(lexicons)


def answer_lines(lexicons: Lexicons) -> int:
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(answer_line(line, lexicons))
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        # Nobody reads any more; without this, closing standard output would complain once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0
