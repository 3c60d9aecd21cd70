"""A stage for one run: a folder to run in, a home, temporary and XDG folders, all of them full of decoys."""
import hashlib, os, pathlib, shutil, socket, stat, struct, zlib

UUIDS = ("0D6E2F50-3A0A-4C66-9C38-2F1A3B0E7C11", "7B1F1E5E-9E3C-4B5B-8B39-0C2E6F0D9A22")
# Names that verbs give their files, or nearly so, with content that no verb wrote.
FILES = (
    "notes.txt", "photo.png", "holiday.png", "manifest.jsonl", "failures.jsonl", "manifest.ndjson.bak", "report.html",
    "report.xml", "summary.md", "index.html.bak", "sheet.png.old", "lint.sarif", ".vitrine", ".vitrine.lock", ".hidden",
    ".vitrine-1-0.tmp", ".vitrine-99999-3.tmp", ".vitrine-1-0.tmp.bak", ".vitrine-x.tmp", "m.next.old", "run.txt",
    "verdicts.bak", "complete.txt", "passes.old", "lock.old", "-rf", "costs.old", "vitrine-base-notes", "Hello.png",
    "candidates.txt", "w.json.bak", "a b\n.txt",
    "candidates/a.png", "candidates/2026/june.png", "expected/a/b.txt", "differences/x", "records/taxes.txt",
    "records/2026/june.txt", "base/keep.txt", "base/candidates/k.png", "base/records/r.txt", "previews/mine.png",
    "screenshots/en-US/mine.png", "ab/" + "cd" * 31, "ab/" + "0" * 62, f"vitrine-base-{UUIDS[0]}/tree/w.json",
    f"vitrine-groups-{UUIDS[0]}/x", ".artifacts.old/candidates/a.png", "Golden.old/a.png")
FOLDERS = ("empty", "base/expected", f"vitrine-base-{UUIDS[1]}", "Golden.empty")
# Of a folder, whose content are other paths; of what is neither a file nor a link.
FOLDER, OTHER = "folder", "other"
# A picture of one pixel, in which no program of ours wrote anything.
HEAD = b"\x89PNG\r\n\x1a\n"


def picture():
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    return (
        HEAD + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(b"\0abc"))
        + chunk(b"IEND", b""))


def content(name):
    return picture() if name.endswith("holiday.png") else f"mine: {name}\n".encode()


class Stage:
    """Folders of one run. Paths in `here` are those that the run gives."""

    places = ("here", "home", "tmp", "cache", "config", "data", "state", "runtime", "outside")

    def __init__(self, root):
        self.root = pathlib.Path(root)
        shutil.rmtree(self.root, ignore_errors=True)
        self.count = 0
        for place in self.places:
            (self.root / place).mkdir(parents=True)
        self.here, self.outside = self.root / "here", self.root / "outside"
        (self.outside / "folder").mkdir()
        for name in ("file", "hard", "folder/file", "lock"):
            (self.outside / name).write_bytes(content(name))
        for place in self.places[:-1]:
            self.plant(self.root / place)
        self.plant_locks()

    def write(self, name, data):
        path = self.here / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else data.encode())

    def plant(self, folder):
        """Puts the decoys into a folder, which is made."""
        folder.mkdir(parents=True, exist_ok=True)
        for name in FILES:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content(name))
            self.count += 1
        for name in FOLDERS:
            (folder / name).mkdir(parents=True, exist_ok=True)
            self.count += 1
        self.plant_others(folder)

    def plant_others(self, folder):
        for name, mode in (("read-only.png", 0o444), ("closed.txt", 0o000), ("program", 0o755), ("odd", 0o4600)):
            (folder / name).write_bytes(content(name))
            (folder / name).chmod(mode)
        os.mkfifo(folder / "pipe.png", 0o640)
        with socket.socket(socket.AF_UNIX) as server:
            # The name of a socket has at most 107 bytes.
            before = os.getcwd()
            os.chdir(folder)
            server.bind("socket.png")
            os.chdir(before)
        for name, target in (("link.png", "file"), ("link-folder", "folder"), ("link-none.png", "nothing")):
            (folder / name).symlink_to(self.outside / target)
        (folder / "link-null").symlink_to("/dev/null")
        os.link(self.outside / "hard", folder / "hard.png")
        (folder / "sealed").mkdir(mode=0o555)
        self.count += 11

    def plant_locks(self):
        """Folders that are called like copies of commits, whose lock is none."""
        for number, kind in enumerate(("link", "pipe", "folder")):
            folder = self.root / "tmp" / f"vitrine-base-00000000-0000-4000-8000-00000000000{number}"
            (folder / "tree").mkdir(parents=True)
            (folder / "tree" / "mine").write_bytes(b"mine")
            lock = folder / "vitrine.lock"
            if kind == "link":
                lock.symlink_to(self.outside / "lock")
            elif kind == "pipe":
                os.mkfifo(lock)
            else:
                lock.mkdir()
            self.count += 2

    def environment(self):
        names = {"HOME": "home", "TMPDIR": "tmp", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config",
                 "XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state", "XDG_RUNTIME_DIR": "runtime"}
        kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
        return kept | {name: str(self.root / place) for name, place in names.items()} | {"SWIFT_BACKTRACE": "enable=no"}

    def photograph(self):
        """What stands at every path: type, mode, owner and content. A folder's content is its own paths'."""
        found = {}
        for folder, folders, files in os.walk(self.root):
            for name in folders + files:
                path = os.path.join(folder, name)
                found[path] = facts(path)
        return found


def facts(path):
    info = os.lstat(path)
    if stat.S_ISLNK(info.st_mode):
        inside = (os.readlink(path), 0, info.st_ino)
    elif stat.S_ISREG(info.st_mode):
        with open(path, "rb") as file:
            inside = (hashlib.sha256(file.read()).hexdigest(), info.st_mtime_ns, info.st_ino)
    else:
        inside = FOLDER if stat.S_ISDIR(info.st_mode) else OTHER
    return info.st_mode, info.st_uid, info.st_gid, inside


def is_decoy(path):
    return path.endswith(FILES)
