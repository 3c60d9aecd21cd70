"""Runs a verb among decoys, and compares what it changed with its table and with the page."""
import dataclasses, fnmatch, itertools, os, pathlib, re, shlex, signal, subprocess
import decoys, page, strace

SMALL, MEDIUM = (f"Hello-{family}-iphone-15-large-light" for family in ("systemSmall", "systemMedium"))
# Folders that a run gives a name by chance.
CHANCE = re.compile(r"^(\$TMPDIR/vitrine-(?:base|groups)-)[0-9A-F-]{36}(?=/|$)")
# Entries of a cache, whose keys depend on the program.
KEY = re.compile(r"(?<=kept/)[0-9a-f]{2}(?:/[0-9a-f]{62})?(?=/?$)")
# Seconds for what only a fault lets take so long.
PATIENCE = 600


@dataclasses.dataclass
class Run:
    """A run of a verb, and each change that it may make: `+ file` written, `/ folder/` made, `- file` or `- folder/`
    removed, `~ file` touched. Braces stand for several names."""

    title: str
    words: str
    changes: str = ""
    code: int = 0
    # Folders that are full of decoys, too.
    planted: tuple = ()
    # Runs before, whose changes do not matter, and other things to prepare.
    first: tuple = ()
    prepare: object = None
    stdin: str = ""
    # Drives the program while it runs; sends a signal, of which `ends` is the one that ends it.
    drive: object = None
    ends: int = 0
    # Of a run that is ended, what may stay, with * for any name: when a signal comes is not certain.
    stays: str = ""
    words_said: str = ""
    # Files that a link leads to, by the path of the link.
    links: dict = dataclasses.field(default_factory=dict)

    @property
    def verb(self):
        return self.title.split()[0]

    def lines(self, text):
        text = text.replace("SMALL", SMALL).replace("MEDIUM", MEDIUM)
        for line in filter(None, map(str.strip, text.splitlines())):
            yield from expanded(line)


def expanded(text):
    match = re.search(r"\{([^{}]*)\}", text)
    if not match:
        return [text]
    parts = (text[: match.start()] + part + text[match.end():] for part in match[1].split(","))
    return itertools.chain(*map(expanded, parts))


class Bench:
    def __init__(self, program, work, verbs):
        self.program, self.work, self.verbs = program, pathlib.Path(work), verbs
        self.bundle = pathlib.Path(program).with_name("ExampleWidgetsMain")
        self.page = page.Page()
        self.used, self.done, self.faults, self.decoys, self.changes = set(), {}, 0, 0, 0

    def fault(self, run, text):
        self.faults += 1
        print(f"  FAULT {run.title}: {text}", flush=True)

    def prepare(self, run):
        stage = decoys.Stage(self.work / "stage")
        stage.write("w.json", DOCUMENT)
        for folder in run.planted:
            stage.plant(stage.here / folder)
        if run.prepare:
            run.prepare(stage)
        for words in run.first:
            shown = subprocess.run(
                words if isinstance(words, list) else [self.program, *shlex.split(words)], cwd=stage.here,
                env=stage.environment(), stdin=subprocess.DEVNULL, capture_output=True)
            if shown.returncode not in (0, 1, 3):
                self.fault(run, f"{words} ended with {shown.returncode}: {shown.stderr.decode()}")
        return stage

    def run(self, run):
        if "BUNDLE" in run.words and not self.bundle.exists():
            return print(f"{run.title}: SKIPPED, there is no {self.bundle.name} beside the program", flush=True)
        stage = self.prepare(run)
        before = stage.photograph()
        self.decoys += stage.count
        log = str(self.work / "strace")
        pathlib.Path(log).write_text("")
        command = [self.program, *shlex.split(run.words.replace("BUNDLE", str(self.bundle)))]
        with open(self.work / "out", "wb") as out, open(self.work / "err", "wb") as err:
            process = subprocess.Popen(
                strace.command(command, log), cwd=stage.here, env=stage.environment(), stdin=subprocess.PIPE,
                stdout=out, stderr=err)
            process.said = lambda name="out": (self.work / name).read_text(errors="replace")
            process.task = lambda: strace.main_task(log)
            try:
                if run.drive:
                    run.drive(process, stage)
                process.communicate(run.stdin.encode(), timeout=PATIENCE)
            except (subprocess.TimeoutExpired, TimeoutError, BrokenPipeError) as error:
                self.fault(run, f"{error!r}")
                os.kill(process.task(), signal.SIGKILL)
                process.communicate()
        with open(log, encoding="utf-8", errors="surrogateescape") as file:
            trace = strace.Trace(file, str(stage.here), before)
        self.judge(run, stage, process, before, trace)

    def judge(self, run, stage, process, before, trace):
        said = process.said("err") + process.said()
        code = -run.ends if run.ends else run.code
        if process.returncode != code:
            self.fault(run, f"ended with {process.returncode}, not {code}: {said[:400]}")
        if run.words_said not in said:
            self.fault(run, f"did not say '{run.words_said}': {said[:400]}")
        if trace.temporary:
            self.fault(run, f"leaves temporary files: {sorted(trace.temporary)}")
        own = {str(self.work / name) for name in ("out", "err")}
        found = {self.line(stage, change, before) for change in trace.changes if change.path not in own}
        expected = set(run.lines(run.changes))
        after = stage.photograph()
        there = left(stage, before, after, found, self)
        if run.ends:
            self.compare(run, "leaves", there, set(run.lines(run.stays)), within=True)
        else:
            self.compare(run, "strace shows", found, expected)
        self.compare(run, "the folders show", there, found | expected, within=True)
        places = page.Places(run, stage)
        for line in sorted(found):
            cell = self.page.cell(run.verb, line, places)
            if cell is None:
                self.fault(run, f"the page has no '{line}'")
            else:
                self.used.add((run.verb, cell))
        self.changes += len(found)
        self.done.setdefault(run.verb, []).append(run.title)
        print(f"{run.title}: {len(found)} changes, {stage.count} decoys", flush=True)

    def line(self, stage, change, before):
        sign = {"write": "+", "make": "/", "remove": "-", "touch": "~"}.get(change.kind, change.kind)
        return f"{sign} {self.name(stage, change.path, before)}"

    def name(self, stage, path, before):
        """A path as tables call it."""
        for place, name in (("here", ""), ("tmp", "$TMPDIR/"), ("home", "$HOME/")):
            root = str(stage.root / place) + "/"
            if path.startswith(root):
                path = name + path[len(root):]
        if not KEY.search(path) or not decoys.is_decoy(path):
            path = KEY.sub("KEY", path)
        match = CHANCE.match(path)
        if match and str(stage.root / "tmp" / match[0].removeprefix("$TMPDIR/")) not in before:
            rest = path[match.end():]
            return match[1] + "*" + ("/" if rest in ("", "/") else "/*")
        return path.removeprefix(str(stage.root) + "/")

    def compare(self, run, what, found, expected, within=False):
        def is_known(line):
            return any(fnmatch.fnmatchcase(line, other) for other in expected)

        more = sorted(line for line in found - expected if not is_known(line))
        if more:
            self.fault(run, f"{what} more than the table: " + ", ".join(more))
        if not within and (less := sorted(expected - found)):
            self.fault(run, f"{what} less than the table: " + ", ".join(less))

    def end(self, complete):
        if complete:
            for verb in sorted(set(self.verbs) - set(self.done)):
                print(f"  FAULT no run of {verb}")
                self.faults += 1
            for verb, cell in self.page.cells():
                if (verb, cell) not in self.used:
                    print(f"  FAULT the page's '{cell}' of {verb} was written or removed by no run")
                    self.faults += 1
            for verb in sorted(set(self.page.verbs) ^ set(self.verbs)):
                print(f"  FAULT {verb} is in the page or in the program alone")
                self.faults += 1
        runs = sum(map(len, self.done.values()))
        print(
            f"{len(self.done)} verbs, {runs} runs, {self.decoys} decoys, {self.changes} changes, {self.faults} faults")
        return 1 if self.faults else 0


def is_touched(old, new):
    """Whether a file differs in its time alone."""
    return old is not None and old[:3] == new[:3] and old[3][::2] == new[3][::2]


def left(stage, before, after, found, bench):
    """What differs in the folders, as lines of a table."""
    lines = set()
    for path in before.keys() | after.keys():
        name = bench.name(stage, path, before)
        old, new = before.get(path), after.get(path)
        if old == new:
            continue
        is_folder = (new or old)[3] == decoys.FOLDER
        if new is None:
            lines.add(f"- {name}" + ("/" if is_folder and not name.endswith(("/", "*")) else ""))
        elif old is None and is_folder:
            lines.add(f"/ {name}" + ("" if name.endswith(("/", "*")) else "/"))
        else:
            lines.add(f"+ {name}" if f"+ {name}" in found or not is_touched(old, new) else f"~ {name}")
    return lines


DOCUMENT = (
    '{"vitrine":1,"kind":"Hello","families":["systemSmall","systemMedium"],"data":{"city":"Kyoto"},'
    '"body":{"Text":"{city}","modifiers":[{"containerBackground":"white"}]}}')
