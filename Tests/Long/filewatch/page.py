"""The page that says what each verb writes and removes, as data."""
import pathlib, re, shlex

FILE = pathlib.Path(__file__).resolve().parents[3] / "Sources/Vitrine/Vitrine.docc/Files.md"
# Where verbs write without a flag.
DEFAULTS = {
    "render": {"-o": "."}, "gallery": {"-o": "."}, "check": {"--goldens": "Golden", "--artifacts": ".artifacts"},
    "accept": {"--goldens": "Golden", "--artifacts": ".artifacts"}, "init": {"FOLDER": "."},
    "prune": {"--goldens": "Golden", "--artifacts": ".artifacts"},
    "report": {"--goldens": "Golden", "--artifacts": ".artifacts"},
}


class Page:
    """Rows of the table: for each verb the patterns of paths that it writes, and of those that it removes."""

    def __init__(self):
        self.verbs = {}
        for line in FILE.read_text().splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if line.startswith("| `") and len(cells) == 3:
                verb, writes, removes = (re.findall(r"`([^`]+)`", cell) for cell in cells)
                self.verbs[verb[0]] = (writes, removes)

    def cells(self):
        for verb, (writes, removes) in self.verbs.items():
            for sign, patterns in (("+", writes), ("-", removes)):
                for pattern in patterns:
                    yield verb, f"{sign} {pattern}"

    def cell(self, verb, line, places):
        """The pattern that allows a change; None if none does. Folders on the way to a file may be made."""
        sign, path = line.split(" ", 1)
        writes, removes = self.verbs.get(verb, ((), ()))
        if sign not in "+~/-":
            return None
        names = places.names(path.removeprefix("here/"))
        for pattern in removes if sign == "-" else writes:
            for name in names:
                if matches(name, pattern) or (sign == "/" and leads_to(name, pattern)):
                    return f"{'-' if sign == '-' else '+'} {pattern}"
        return None


class Places:
    """The paths that a run gives, by their flags."""

    def __init__(self, run, stage):
        self.flags = dict(DEFAULTS.get(run.verb, {}))
        given = shlex.split(run.words)
        for flag, value in zip(given, given[1:]):
            if flag.startswith("-"):
                self.flags["-o" if flag == "--output" else flag] = value.split("=")[-1]
        if run.verb == "init" and len(given) > 1 and not given[1].startswith("-"):
            self.flags["FOLDER"] = given[1]
        self.outside, self.links = str(stage.root) + "/", run.links

    def names(self, path):
        """The path, and what it is called by the flag that names its folder."""
        path = self.links.get(path, path)
        found = [path]
        for flag, value in self.flags.items():
            value = value.removeprefix(self.outside).removeprefix("here/").rstrip("/")
            if value == ".":
                found.append(f"{flag}/{path}")
            elif path.rstrip("/") == value:
                found.append(flag + path[len(value):])
            elif path.startswith((value + "/", value + ".")):
                found.append(flag + path[len(value):])
            elif path.endswith("/") and value.startswith(path):
                found.append(flag + "/")
        return found


def matches(name, pattern):
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), name) is not None


def leads_to(folder, pattern):
    """Whether a folder is above what a pattern names; a star has folders in it."""
    start, star, _ = pattern.partition("*")
    return start.startswith(folder) or (star != "" and folder.startswith(start.rsplit("/", 1)[0] + "/"))
