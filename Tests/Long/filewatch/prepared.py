"""What runs find: documents, rows, repositories and projects, beside the decoys."""
import os, pathlib, shutil, subprocess
from bench import DOCUMENT

TESTS = pathlib.Path(__file__).resolve().parents[2]
PICTURES = TESTS / "VitrineWidgetsTests/Fixtures/Pictures"
SAMPLE = TESTS / "SamplePackage/Sources/StepsWidget"
PICTURE_FILES = ("full.jpg", "lossy.webp", "full.heic", "interlaced-key.gif")
MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "P", targets: [.target(name: "W")])
"""
ROWS = "city\nOslo\nRome\n"


def pictures(stage):
    """A document that shows a picture of each format, each decoded by a process of its own."""
    for file in PICTURE_FILES:
        kind = file.split(".")[-1]
        shutil.copy(PICTURES / file, stage.here / file)
        text = DOCUMENT.replace('"Hello"', f'"{kind}"')
        stage.write(f"{kind}.json", text.replace('"Text":"{city}"', f'"Image":{{"file":"{file}"}}'))


def rows(stage):
    stage.write("rows.csv", ROWS)


def broken_rows(stage):
    stage.write("jobs.ndjson", '{"input":"w.json","output":"a"}\n{"input":"no.json","output":"b"}\n')


def many_rows(stage, name="rows.csv", count=4000):
    stage.write(name, "city\n" + "".join(f"City {number}\n" for number in range(count)))


def few_rows(stage):
    many_rows(stage, count=40)
    many_rows(stage, "many.csv")


def changed(stage):
    stage.write("w.json", DOCUMENT.replace("Kyoto", "Osaka"))


def repository(stage):
    """A repository whose first commit has the document, with a monitor, a hook and a filter that would leave traces."""
    def git(*words):
        subprocess.run(
            ["git", "-c", "user.name=A", "-c", "user.email=a@b", *words], cwd=stage.here, env=stage.environment(),
            check=True, capture_output=True)

    git("init", "-q")
    git("add", "w.json", *(name for name in ("more", "many") if (stage.here / name).exists()))
    git("commit", "-q", "-m", "A widget")
    trace = f"touch '{stage.root}/trace'"
    for key, value in (("core.fsmonitor", trace), ("filter.odd.smudge", f"sh -c \"{trace}; cat\"")):
        git("config", key, value)
    hook = stage.here / ".git/hooks/post-checkout"
    hook.write_text(f"#!/bin/sh\n{trace}\n")
    hook.chmod(0o755)


def changed_repository(stage):
    repository(stage)
    changed(stage)


def many_documents(stage):
    for number in range(300):
        stage.write(f"more/W{number}.json", DOCUMENT.replace("Hello", f"W{number}"))


def large_repository(stage):
    many_documents(stage)
    for number in range(3000):
        stage.write(f"many/{number}.txt", "x" * 500)
    repository(stage)


def abandoned_copy(stage):
    """What a program that was killed has left: a copy with the file of its lock."""
    repository(stage)
    folder = stage.root / "tmp/vitrine-base-ABCDEF00-0000-4000-8000-000000000000"
    folder.mkdir()
    (folder / "vitrine.lock").write_bytes(b"")


def empty_folders(stage):
    for name in ("candidates", "expected", "differences", "records"):
        (stage.here / "own" / name).mkdir(parents=True)


def bare(stage):
    """A folder of a project: nothing but a hidden decoy or two."""
    folder = stage.here / "project"
    folder.mkdir()
    for name in (".hidden", ".vitrine-1-0.tmp", "README.txt"):
        (folder / name).write_text("mine")


def package(stage):
    bare(stage)
    stage.write("project/Package.swift", MANIFEST)
    stage.write("project/Sources/W/W.swift", "import WidgetKit\nstruct StepsWidget: Widget {}\n")
    (stage.here / "project/.gitignore").symlink_to(stage.outside / "file")


def ready(stage):
    """A project that has all files already, and none of them is changed."""
    package(stage)
    stage.write("project/Package.swift", '// "VitrineTesting"\n' + MANIFEST)
    stage.write("project/Tests/WSnapshotTests/WidgetSnapshotTests.swift", "mine\n")
    stage.write("project/.github/workflows/widgets.yml", "mine\n")
    (stage.here / "project/.gitignore").unlink()
    stage.write("project/.gitignore", ".artifacts\n")


def swift(stage):
    shutil.copy(SAMPLE / "Goal.intentdefinition", stage.here)
    shutil.copytree(SAMPLE / "Assets.xcassets", stage.here / "Assets.xcassets")


def entries(stage):
    devices = '[{"name":"Phone","symbol":"iphone","percent":50,"isCharging":false}]'
    stage.write("rows.ndjson", "".join(
        f'{{"id":{number},"date":"2007-01-09T09:41","devices":{devices}}}\n' for number in range(2)))
