"""When what is read aloud begins, and what a pause, a late voice or a stop does to it: the page's modules."""

import json
import shutil
import subprocess

import pytest

import toolbox

DEVICES = toolbox.ROOT / "site" / "devices"

VOICE = """
// A voice whose time the test moves, and whose words last as long as they say.
class ByHand {
  time = 0;
  said = [];
  now() { return this.time; }
  async say({ text, lasts, late = 0 }, onset, begins) {
    begins(onset + late);
    this.said.push([text, onset + late]);
    return lasts;
  }
  pause() { this.held = true; }
  goOn() { this.held = false; return true; }
  stop() { this.stopped = true; }
}
performance.now = () => 0;
follow(1_000_000);
const plan = { language: "ca", then: null, utterances: [
  { text: "A", pace: 2, lasts: 1 }, { text: "B", pace: 2, lasts: 2.5 }, { text: "C", pace: 0, lasts: 1 },
] };
const voice = new ByHand();
const told = [];
const began = (one, moment) => told.push([one.now, one.lastWord, moment]);
const ended = () => told.push("end");
const show = (more) => console.log(JSON.stringify({ told, said: voice.said, ...more }));
const tick = () => new Promise((done) => setTimeout(done, 90));
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Runs a program beside the page's modules; what it printed."""
    site = tmp_path_factory.mktemp("reading")
    folder = site / "devices"
    folder.mkdir()
    shutil.copy(DEVICES.parent / "time.js", site)
    (site / "package.json").write_text('{"type": "module"}')
    for name in ("schedule.js", "reading.js"):
        shutil.copy(DEVICES / name, folder)

    def run(program):
        source = 'import { schedule } from "./schedule.js";\nimport { Reading } from "./reading.js";\n'
        source += 'import { follow } from "../time.js";\n'
        (folder / "program.js").write_text(source + program, "utf-8")
        (node, *_), _ = toolbox.node()
        ran = subprocess.run([node, "program.js"], cwd=folder, capture_output=True, encoding="utf-8")
        assert ran.stderr == ""
        return json.loads(ran.stdout)

    return run


def onsets(run, paces, durations, earliest=()):
    utterances = [{"pace": pace} for pace in paces]
    arguments = ", ".join(json.dumps(list(each)) for each in (utterances, durations, earliest))
    return run(f"console.log(JSON.stringify(schedule({arguments})));")


@pytest.mark.parametrize(
    ("paces", "durations", "earliest", "begin"),
    [
        ([2, 2, 2], [1, 1, 1], [], [0, 2, 4]),
        ([2, 0.5, 2], [1, 1, 1], [], [0, 2, 3.12]),  # longer than its pace: a gap, never one over the other
        ([2, 2, 0], [1.88, 1.89, 1], [], [0, 2, 4.01]),
        ([2, 2, 2], [1], [], [0, 2]),  # as far as is known
        ([2, 2, 2], [], [], [0]),
        ([2, 2, 2], [1, 1, 1], [0.1], [0.1, 2.1, 4.1]),
        ([2, 2, 2], [1, 1, 1], [0, 5], [0, 5, 7]),  # the voice was late, and all after it are
        ([3], [1], [], [0]),
    ],
)
def test_each_begins_at_its_pace_and_never_before_the_one_before_is_out(
    run, paces, durations, earliest, begin
):
    assert onsets(run, paces, durations, earliest) == pytest.approx(begin)


def test_all_is_given_to_the_voice_at_once_and_told_when_it_begins_to_sound(run):
    program = """
    const reading = new Reading(plan, voice, { began, ended });
    reading.run();
    await tick();
    voice.time = 0.1;
    await tick();
    voice.time = 2.6;
    await tick();
    voice.time = 5.5;
    await tick();
    voice.time = 5.8;
    await tick();
    show();
    """
    answer = run(VOICE + program)
    texts, at = zip(*answer["said"], strict=True)
    assert texts == ("A", "B", "C")
    assert at == pytest.approx((0.1, 2.1, 4.72))
    assert answer["told"] == [[0, False, 1_000_000], [1, False, 999_500], [2, True, 999_220], "end"]


def test_a_voice_that_is_late_moves_the_rest(run):
    program = """
    plan.utterances[1].late = 3;
    new Reading(plan, voice, { began, ended }).run();
    await tick();
    show();
    process.exit();
    """
    assert [at for _, at in run(VOICE + program)["said"]] == pytest.approx([0.1, 5.1, 7.72])


def test_a_pause_is_the_voice_s(run):
    program = """
    const reading = new Reading(plan, voice, { began, ended });
    reading.run();
    await tick();
    reading.pause();
    const paused = [reading.paused, voice.held];
    const on = [reading.goOn(), reading.paused, voice.held];
    show({ paused, on });
    process.exit();
    """
    answer = run(VOICE + program)
    assert (answer["paused"], answer["on"]) == ([True, True], [True, False, False])


def test_a_stopped_reading_begins_nothing_more_and_does_not_end(run):
    program = """
    const stops = (one) => (told.push(one.now), one.stop());
    new Reading(plan, voice, { began: stops, ended }).run();
    await tick();
    voice.time = 20;
    await tick();
    show({ stopped: voice.stopped });
    """
    answer = run(VOICE + program)
    assert (answer["told"], answer["stopped"]) == ([0], True)


def test_a_reading_can_begin_in_the_middle(run):
    program = """
    const reading = new Reading(plan, voice, { began, ended }, 1);
    reading.run();
    const before = reading.now;
    await tick();
    voice.time = 20;
    await tick();
    show({ before });
    """
    answer = run(VOICE + program)
    assert answer["before"] == 1
    assert [text for text, _ in answer["said"]] == ["B", "C"]
    assert [each[0] for each in answer["told"][:-1]] == [1, 2]
