"""What a program changes among files, by `strace`: paths that were written, made, removed or touched. A path that gets
another name is removed, and the other one is written."""
import collections, os, re, time

WRITES = ("write", "writev", "pwrite64", "pwritev", "pwritev2", "ftruncate", "fallocate", "copy_file_range", "sendfile")
OPENS = ("open", "openat", "openat2", "creat")
MAKES = ("mkdir", "mkdirat", "mknod", "mknodat", "symlink", "symlinkat")
LINKS = ("link", "linkat")
RENAMES = ("rename", "renameat", "renameat2")
REMOVES = ("unlink", "unlinkat", "rmdir")
# Calls that change a file's attributes.
TOUCHES = (
    "truncate", "chmod", "fchmod", "fchmodat", "fchmodat2", "chown", "fchown", "lchown", "fchownat", "utime", "utimes",
    "futimesat", "utimensat", "setxattr", "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr")
# Calls that change no file, but where relative paths begin.
PLACES = ("chdir", "fchdir", "clone", "clone3", "fork", "vfork")
CALLS = WRITES + OPENS + MAKES + LINKS + RENAMES + REMOVES + TOUCHES + PLACES + ("execve", "mount", "umount2")

TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"')
PLACED = re.compile(r'(?:(?:AT_FDCWD|-?\d+)(?:<([^>]*)>)?, )?"((?:[^"\\]|\\.)*)"')
LINE = re.compile(r"^(\d+)\s+(\w+)\((.*)\)\s+= (-?\d+|\?)(.*)$")
TEMPORARY = re.compile(r"/\.vitrine-\d+-\d+\.tmp$")
# Paths that are no files of anyone's: devices, this process's own, and files without a name.
NOBODYS = re.compile(r"^(?!/)|^/dev/(?!shm/)|^/proc/|/#\d+$")

Change = collections.namedtuple("Change", "kind path")


class Trace:
    """The changes of one run; `before` holds the paths that were there."""

    def __init__(self, lines, cwd, before):
        self.before, self.cwd, self.cwds, self.parents = before, cwd, {}, {}
        self.changes, self.temporary, self.main = [], set(), None
        lines = list(whole(lines))
        for line in lines:
            self.note_child(line)
        for line in lines:
            self.read(line)

    def note_child(self, line):
        match = LINE.match(line)
        if match and match[2] in ("clone", "clone3", "fork", "vfork") and match[4].isdigit():
            self.parents[match[4]] = (match[1], "CLONE_FS" in match[3])

    def folder(self, task):
        """The folder in which relative paths of a task begin."""
        while task not in self.cwds:
            if task not in self.parents:
                return self.cwd
            task = self.parents[task][0]
        return self.cwds[task]

    def owner(self, task):
        """The task whose folder a thread shares."""
        while task in self.parents and self.parents[task][1]:
            task = self.parents[task][0]
        return task

    def paths(self, task, text):
        """The paths among the arguments, made absolute."""
        return [
            os.path.normpath(os.path.join(match[1] or self.folder(task), decoded(match[2])))
            for match in PLACED.finditer(text)]

    def read(self, line):
        match = LINE.match(line)
        if not match:
            return
        task, call, text, result, rest = match.groups()
        self.main = self.main or task
        if result == "?" or result.startswith("-"):
            return
        if call in WRITES:
            end = re.match(r"\d+<([^>]*)>", text)
            return end and self.add("write", decoded(end[1]))
        if call in OPENS:
            return self.open(text, rest, call)
        paths = self.paths(task, text)
        if call == "chdir" and paths:
            self.cwds[self.owner(task)] = paths[0]
        elif call in ("mount", "umount2"):
            self.add(call, paths[-1])
        elif call in MAKES:
            self.add("make" if "mkdir" in call else call, paths[-1] + ("/" if "mkdir" in call else ""))
        elif call in LINKS:
            self.link(paths[-1])
        elif call in RENAMES:
            self.rename(*paths)
        elif call in REMOVES:
            self.remove(paths[0], call == "rmdir" or "AT_REMOVEDIR" in text)
        elif call in TOUCHES:
            end = re.match(r"\d+<([^>]*)>", text)
            self.add("touch", paths[0] if paths else decoded(end[1]))

    def open(self, text, rest, call):
        end = re.match(r"<([^>]*)>", rest)
        if not end or "O_TMPFILE" in text:
            return
        path = decoded(end[1])
        makes = call == "creat" or ("O_CREAT" in text and path not in self.before)
        if TEMPORARY.search(path) and makes:
            self.temporary.add(path)
        if makes or "O_TRUNC" in text:
            self.add("write", path)

    def link(self, path):
        if TEMPORARY.search(path) and path not in self.before:
            self.temporary.add(path)
        self.add("write", path)

    def rename(self, old, new):
        if old in self.temporary:
            self.temporary.discard(old)
            if TEMPORARY.search(new):
                self.temporary.add(new)
            return self.add("write", new)
        self.add("remove", old)
        self.add("write", new)

    def remove(self, path, is_folder):
        if path in self.temporary:
            return self.temporary.discard(path)
        self.add("remove", path + ("/" if is_folder else ""))

    def add(self, kind, path):
        if not NOBODYS.search(path) and path not in self.temporary:
            self.changes.append(Change(kind, path))


def whole(lines):
    """Joins calls that another task's line has cut in two."""
    open_calls = {}
    for line in lines:
        line = line.rstrip("\n")
        task = line.split(" ", 1)[0]
        if line.endswith("<unfinished ...>"):
            open_calls[task] = line[: -len("<unfinished ...>")]
        elif match := re.match(r"^\d+\s+<\.\.\. \w+ resumed>(.*)$", line):
            yield open_calls.pop(task, task + " ").rstrip(" ") + match[1].removeprefix(" ")
        else:
            yield line


def decoded(text):
    """A path as strace quotes it, without its escapes."""
    text = text.encode().decode("unicode_escape").encode("latin-1").decode("utf-8", "replace")
    return re.sub(r" ?\(deleted\)$", "", text)


def command(program, output):
    calls = ",".join("?" + call for call in CALLS)
    flags = ["-f", "--seccomp-bpf", "-qq", "-y", "-s", "0", "-e", "signal=none", "-e", "trace=" + calls]
    return ["strace", *flags, "-o", output, *program]


def main_task(output):
    """The number of the traced program, once it has begun."""
    while True:
        with open(output) as file:
            first = file.readline()
        if first.endswith("\n"):
            return int(first.split()[0])
        time.sleep(0.005)
