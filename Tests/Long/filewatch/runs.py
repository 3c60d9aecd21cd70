"""The table: each run of a verb among decoys, with every change that it makes."""
import json, os, signal
from bench import DOCUMENT, MEDIUM, SMALL, Run
from driven import answering, ended, files, lines, served
from prepared import (
    abandoned_copy, bare, broken_rows, changed_repository, empty_folders, entries, few_rows, large_repository,
    many_documents, many_rows, package, pictures, ready, repository, rows, swift)

VERBS = (
    "render", "gallery", "inspect", "check", "accept", "prune", "diff", "report", "lint", "preview", "batch", "worker",
    "mcp", "init", "devices", "fonts", "symbols", "schema", "assets", "intents")
BOTH = "{SMALL,MEDIUM}"
NAMED = "--family systemSmall --name '{city}' --quiet"


def job(number, **members):
    return json.dumps({"id": number, "input": "w.json", "settings": {"family": "systemSmall"}} | members)


def call(number, tool, **arguments):
    return json.dumps({
        "jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": tool, "arguments": arguments}})


# Changes that many runs have, of artifacts in a folder.

def begun(folder, *more):
    """A run begins and ends: its lists."""
    return f"+ {folder}/{{{','.join(('run', 'passes', *more))}}}\n"


def kept(folder, sign="+", kinds="candidates", names=BOTH):
    """What a run keeps of pictures that do not pass."""
    return f"{sign} {folder}/{{{kinds}}}/{names}.png\n{sign} {folder}/records/{names}.png.json\n"


def cleared(folder, *more):
    """A run removes the lists of the one before."""
    return f"- {folder}/{{{','.join(('run', 'passes', *more))}}}\n"


LOGGED = "/ .artifacts/\n+ .artifacts/runs\n"
SHOWN = "candidates,expected,differences"
COPY = "{/,~,-} $TMPDIR/vitrine-base-*/\n{+,/,-} $TMPDIR/vitrine-base-*/*\n"
CHECK, OWN = "check w.json --quiet --artifacts own", "--artifacts own --goldens gold"
GOLD = f"{CHECK} --goldens gold"
ACCEPTED = (GOLD, f"accept {OWN}")
OSAKA = ["sed", "-i", "s/Kyoto/Osaka/", "w.json"]

PICTURE_RUNS = [
    Run("render into a new folder", "render w.json -o new/out --quiet", f"/ new/\n/ new/out/\n+ new/out/{BOTH}.png"),
    Run("render into the current folder", "render w.json --quiet --family systemSmall", "+ SMALL.png"),
    Run("render among decoys, with hit maps", "render w.json -o out --hits --quiet",
        f"+ out/{BOTH}.png\n+ out/{BOTH}.hits.json", planted=("out",)),
    Run("render again", "render w.json -o out --quiet", f"+ out/{BOTH}.png", planted=("out",),
        first=("render w.json -o out --quiet",)),
    Run("render pictures of other formats",
        "render jpg.json webp.json heic.json gif.json -o out --quiet --family systemSmall",
        "+ out/{jpg,webp,heic,gif}-systemSmall-iphone-15-large-light.png", prepare=pictures, planted=("out",)),
    Run("render to standard output", "render w.json -o - --family systemSmall"),
    Run("render what is wrong", "render w.json no.json -o out", code=3),
    Run("render onto a link", "render w.json -o out --quiet --family systemSmall", "+ outside/file",
        prepare=lambda stage: (stage.here / "out" / f"{SMALL}.png").symlink_to(stage.outside / "file"),
        planted=("out",),
        links={"outside/file": f"out/{SMALL}.png"}),
    Run("gallery of all parts", "gallery w.json -o out --parts all --also webp --store-size 1206x2622 --quiet", f"""
        + out/index.html
        + out/sheet.{{png,webp}}
        + out/previews/Hello-{{systemSmall,systemMedium}}-iphone-15-large-{{light,dark}}.{{png,webp}}
        + out/screenshots/en-US/01-IPHONE_61-1206x2622-Hello-home-iphone-16-pro-large-light.png""", planted=("out",)),
    Run("gallery into a new folder", "gallery w.json -o new --parts previews --family systemSmall --quiet", """
        / new/{,previews/}
        + new/previews/Hello-systemSmall-iphone-15-large-{light,dark}.png"""),
    Run("inspect", "inspect w.json --stage placed"),
    Run("inspect what VoiceOver reads",
        "inspect w.json --stage accessibility --family systemSmall --annotated out/a.png",
        "+ out/a.png", planted=("out",)),
    Run("symbols", "symbols cloud"),
    Run("symbols on a sheet", "symbols cloud --sheet out/s.png", "+ out/s.png", planted=("out",)),
    Run("devices", "devices"),
    Run("fonts", "fonts --covers 'Kyoto 京都'"),
    Run("schema", "schema"),
    Run("assets", "assets Assets.xcassets", prepare=swift),
    Run("intents", "intents Goal.intentdefinition", prepare=swift),
    Run("help", "help check"),
    Run("manual", "manual render"),
    Run("manual of all pages", "manual -o out", f"+ out/vitrine{{,{','.join('-' + verb for verb in VERBS)}}}.1",
        planted=("out",)),
    Run("completions", "--generate-completion-script bash"),
]

GOLDEN_RUNS = [
    Run("check for the first time", "check w.json --quiet", "/ .artifacts/{,candidates/,records/}\n"
        + begun(".artifacts", "runs", "complete", "verdicts") + kept(".artifacts"), code=1),
    Run("check what is wrong", "check no.json --quiet --artifacts new", "{/,-} new/", code=3),
    Run("check among decoys", GOLD, LOGGED + begun("own", "complete", "verdicts") + kept("own"), code=1,
        planted=("own", "gold")),
    Run("check again", f"{GOLD} --family systemSmall", cleared("own", "complete") + kept("own", "-")
        + begun("own", "complete") + kept("own", names="SMALL"), code=1, planted=("own", "gold"), first=(GOLD,)),
    Run("check again, without decoys", f"{GOLD} --family systemSmall", cleared("own", "complete") + kept("own", "-")
        + begun("own", "complete") + kept("own", names="SMALL") + "{-,/} own/{candidates,records}/", code=1,
        first=(GOLD,)),
    Run("check what passes", GOLD, cleared("own", "complete") + "- own/records/{SMALL,MEDIUM}.png.json\n"
        + begun("own", "complete", "verdicts"), planted=("own", "gold"), first=ACCEPTED),
    Run("check what differs, with all reports",
        f"{GOLD} --html r.html --junit r.junit --markdown r.md --costs costs.txt "
        "--export plain=exported --record all", cleared("own", "complete") + "- own/records/{SMALL,MEDIUM}.png.json\n"
        + begun("own", "complete") + kept("own", kinds=SHOWN) + "+ r.{html,junit,md}\n+ costs.txt\n"
        + f"+ exported/{BOTH}.{{png,json}}", code=1, planted=("own", "gold", "exported"), first=(*ACCEPTED, OSAKA)),
    Run("check after what differed", GOLD, cleared("own", "complete") + kept("own", "-", kinds=SHOWN)
        + begun("own", "complete") + kept("own", kinds=SHOWN), code=1, planted=("own", "gold"),
        first=(*ACCEPTED, OSAKA, GOLD)),
    Run("check for Argos", f"{CHECK} --export argos=exported", LOGGED + begun("own", "complete", "verdicts")
        + kept("own")
        + f"+ exported/{BOTH}.png{{,.argos.json}}", code=1, planted=("own", "exported")),
    Run("check with --record never", f"{CHECK} --record never", LOGGED + begun("own", "complete", "verdicts")
        + kept("own"),
        code=1, planted=("own",)),
    Run("check with --record missing", f"{CHECK} --record missing", LOGGED + begun("own", "complete", "verdicts")
        + kept("own"), code=1, planted=("own",)),
    Run("check with --record failed", f"{GOLD} --record failed", cleared("own", "complete")
        + "- own/records/{SMALL,MEDIUM}.png.json\n" + begun("own", "complete") + kept("own", kinds=SHOWN), code=1,
        planted=("own", "gold"), first=(*ACCEPTED, OSAKA)),
    Run("check with --no-cache", f"{CHECK} --no-cache", LOGGED + begun("own", "complete") + kept("own"), code=1,
        planted=("own",)),
    Run("check a part", f"{CHECK} --shard 1/2", LOGGED + begun("own", "verdicts") + kept("own", names="SMALL"), code=1,
        planted=("own",)),
    Run("check beside empty folders", CHECK, LOGGED + begun("own", "complete", "verdicts") + kept("own"), code=1,
        prepare=empty_folders),
    Run("check a foreign list", CHECK, code=2, planted=("own",), prepare=lambda stage: stage.write("own/run", "mine"),
        words_said="no run wrote it"),
    Run("check a foreign picture", CHECK, code=2, planted=("own",),
        prepare=lambda stage: stage.write(f"own/candidates/{SMALL}.png", "mine"), words_said="no run wrote it"),
    Run("check a foreign picture after a run", CHECK, cleared("own", "complete") + kept("own", "-", names="MEDIUM"),
        code=2,
        planted=("own",), first=(f"{CHECK} --family systemMedium", ["cp", "own/notes.txt",
        f"own/candidates/{SMALL}.png"]),
        words_said="no run wrote it"),
    Run("check beside foreign verdicts", CHECK, code=2, planted=("own",),
        prepare=lambda stage: os.mkfifo(stage.here / "own/verdicts"), words_said="no run wrote it"),
    Run("check beside foreign verdicts after a run", CHECK, cleared("own", "complete") + kept("own", "-")
        + begun("own", "complete") + kept("own"), code=1, planted=("own",),
        first=(CHECK, ["sh", "-c", "rm own/verdicts; mkfifo own/verdicts"])),
    Run("check where a folder of artifacts leads elsewhere", CHECK, LOGGED + "+ own/run", code=3,
        prepare=lambda stage: (
        (stage.here / "own").mkdir(), (stage.here / "own/candidates").symlink_to(stage.outside / "folder"))),
    Run("check beside a foreign log", CHECK, begun("own", "complete", "verdicts") + kept("own"), code=1,
        planted=("own",),
        prepare=lambda stage: ((stage.here / ".artifacts").mkdir(), os.mkfifo(stage.here / ".artifacts/runs"))),
    Run("accept", f"accept {OWN}", "+ gold/{SMALL,MEDIUM}.png\n+ own/records/{SMALL,MEDIUM}.png.json\n"
        "- own/candidates/{SMALL,MEDIUM}.png", planted=("own", "gold"), first=(GOLD,)),
    Run("accept into a new folder", "accept", "/ Golden/\n+ Golden/{SMALL,MEDIUM}.png\n"
        "+ .artifacts/records/{SMALL,MEDIUM}.png.json\n- .artifacts/candidates/{SMALL.png,MEDIUM.png,}",
        first=("check w.json --quiet",)),
    Run("accept what differs", f"accept {OWN} *", "+ gold/{SMALL,MEDIUM}.png\n+ own/records/{SMALL,MEDIUM}.png.json\n"
        f"- own/{{{SHOWN}}}/{BOTH}.png", planted=("own", "gold"), first=(*ACCEPTED, OSAKA, GOLD)),
    Run("accept with --dry-run", f"accept --dry-run {OWN}", planted=("own", "gold"), first=(GOLD,)),
    Run("prune", f"prune {OWN} --complete", "- gold/MEDIUM.png", planted=("own", "gold"),
        first=(*ACCEPTED, f"{GOLD} --family systemSmall"), words_said="1 golden removed"),
    Run("prune with --dry-run", f"prune {OWN} --complete --dry-run", planted=("own", "gold"),
        first=(*ACCEPTED, f"{GOLD} --family systemSmall")),
    Run("diff", "diff a.png b.png", code=1, first=(
        "render w.json -o x --quiet", ["cp", f"x/{SMALL}.png", "a.png"], ["cp", f"x/{MEDIUM}.png", "b.png"])),
    Run("diff with a picture", "diff a.png b.png -o out/d.png", "+ out/d.png", code=1, planted=("out",), first=(
        "render w.json -o x --quiet --family systemSmall", ["cp", f"x/{SMALL}.png", "a.png"], OSAKA,
        "render w.json -o x --quiet --family systemSmall", ["cp", f"x/{SMALL}.png", "b.png"])),
    Run("report", f"report {OWN} --html r.html --junit r.junit --markdown r.md", "+ r.{html,junit,md}",
        planted=("own", "gold"), first=(GOLD,)),
    Run("report of parts", "report parts --goldens gold --artifacts merged --html r.html",
        "+ .artifacts/runs\n+ r.html\n" + begun("merged") + kept("merged"), planted=("merged", "gold"), first=(
            "check w.json --quiet --artifacts parts/1 --goldens gold --shard 1/2",
            "check w.json --quiet --artifacts parts/2 --goldens gold --shard 2/2")),
    Run("report of parts in place of another run", "report parts --goldens gold --artifacts own",
        cleared("own", "complete") + kept("own", "-", kinds=SHOWN) + begun("own") + kept("own", kinds=SHOWN),
        planted=("own", "gold"), first=(
            *ACCEPTED, OSAKA, "check w.json --quiet --artifacts parts/1 --goldens gold --shard 1/2",
            "check w.json --quiet --artifacts parts/2 --goldens gold --shard 2/2", GOLD)),
]

BASE_RUNS = [
    Run("check with --base", f"{CHECK} --base HEAD", COPY + begun("own/base", "complete") + kept("own/base")
        + begun("own", "verdicts") + kept("own", kinds=SHOWN), code=1, planted=("own",), prepare=changed_repository),
    Run("check with --base again", f"{CHECK} --base HEAD", COPY + cleared("own/base", "complete") + kept("own/base",
        "-")
        + begun("own/base", "complete") + kept("own/base") + cleared("own") + kept("own", "-", kinds=SHOWN)
        + begun("own") + kept("own", kinds=SHOWN), code=1, planted=("own",), prepare=changed_repository,
        first=(f"{CHECK} --base HEAD",)),
    Run("check with --base of what was not there", "check new.json --quiet --artifacts own --base HEAD", COPY
        + "/ own/{,base/,base/candidates/,candidates/,records/}\n" + begun("own", "verdicts") + kept("own"), code=1,
        prepare=lambda stage: (repository(stage), stage.write("new.json", DOCUMENT))),
    Run("check with --base, after one that was killed", f"{CHECK} --base HEAD", COPY
        + "/ own/{,base/,base/candidates/,base/records/}\n" + begun("own/base", "complete") + kept("own/base")
        + begun("own", "verdicts") + "- $TMPDIR/vitrine-base-ABCDEF00-0000-4000-8000-000000000000/{,vitrine.lock}",
        prepare=abandoned_copy),
    Run("check with --base, a folder", f"{CHECK} --base kept", begun("own", "verdicts"), planted=("own",),
        first=("check w.json --quiet --artifacts kept --record all",)),
]

OTHER_RUNS = [
    Run("lint", "lint w.json --fast", code=1),
    Run("lint with all reports",
        "lint w.json --fast --html l.html --sarif l.sarif --junit l.junit --write-baseline l.base "
        "--pictures out", """
        + l.{html,sarif,junit,base}
        + out/Hello-{h-dynamic-type-large-ax5-systemSmall,w-light-and-dark,w-rich-colour-crisp-text}-0.png""",
        planted=("out",)),
    Run("lint with the page of a rule", "lint --rules --only w-light-and-dark --pages out",
        "+ out/Rules.md\n+ out/w-light-and-dark{.md,-met.png,-violated.png}", planted=("out",)),
    Run("mcp", "mcp", stdin="\n".join([
        call(1, "list_widgets"), call(2, "render_widget", input="w.json", settings={"family": "systemSmall"}),
        call(3, "compare_with_golden", input="w.json", settings={"family": "systemSmall"}),
        call(4, "lint_widget", input="w.json"), call(5, "render_widget", input="w.json", output="x")]) + "\n"),
    Run("mcp with -o", "mcp -o new", code=2),
    Run("init an empty folder", "init project --vitrine https://example.com/vitrine --ci github", """
        / project/{.github/,.github/workflows/,Sources/,Sources/Widgets/,Tests/,Tests/WidgetsSnapshotTests/}
        + project/{Package.swift,.gitignore,.github/workflows/widgets.yml,Sources/Widgets/StepsWidget.swift}
        + project/Tests/WidgetsSnapshotTests/WidgetSnapshotTests.swift""", prepare=bare),
    Run("init documents", "init project --documents --ci shell",
        "/ project/Widgets/\n+ project/{Widgets/Steps.yaml,.gitignore,check-widgets.sh}", prepare=bare),
    Run("init a package", "init project --vitrine https://example.com/vitrine --ci gitlab", """
        / project/Tests/{,WSnapshotTests/}
        + project/{Package.swift,.gitlab-ci.yml,Tests/WSnapshotTests/WidgetSnapshotTests.swift}
        + outside/file""", prepare=package, links={"outside/file": "project/.gitignore"}),
    Run("init with --dry-run", "init project --vitrine https://example.com/vitrine --ci gitlab --dry-run",
        prepare=package),
    Run("init what is there", "init project --vitrine https://example.com/vitrine --ci github", prepare=ready),
    Run("init among decoys", "init --vitrine https://example.com/vitrine --ci github", "", code=2,
        prepare=lambda stage: (
        stage.here / "w.json").unlink(), words_said="but no Package.swift"),
]

BATCH = f"batch w.json --data rows.csv -o out {NAMED}"
BATCH_RUNS = [
    Run("batch", BATCH, "+ out/{Oslo.png,Rome.png,manifest.ndjson}", prepare=rows, planted=("out",)),
    Run("batch into a new folder", "batch w.json --data rows.csv -o new --family systemSmall --name x/{city} --quiet",
        "/ new/{,x/}\n+ new/{x/Oslo.png,x/Rome.png,manifest.ndjson}", prepare=rows),
    Run("batch of endless rows", "batch w.json --data - -o out --max-rows 10 --quiet", code=3, stdin="city\nA\n" * 5000,
        planted=("out",)),
    Run("batch again, with --resume", f"{BATCH} --resume", "+ out/manifest.ndjson{,.next}\n- out/manifest.ndjson.next",
        prepare=rows, planted=("out",), first=(BATCH,)),
    Run("batch with lists", f"{BATCH} --manifest m --keep-going --failures f", "+ out/{Oslo,Rome}.png\n+ m\n{+,-} f",
        prepare=rows, planted=("out",)),
    Run("batch again, with lists", f"{BATCH} --manifest m --resume", "+ m\n{+,-} m.next", prepare=rows,
        planted=("out",),
        first=(f"{BATCH} --manifest m",)),
    Run("batch with failures", "batch jobs.ndjson -o out --keep-going --quiet",
        f"/ out/a/\n+ out/a/{BOTH}.png\n+ out/{{manifest,failures}}.ndjson", code=3, prepare=broken_rows,
        planted=("out",)),
    Run("batch whose failures are mended", "batch jobs.ndjson -o out --keep-going --quiet",
        f"/ out/b/\n+ out/{{a,b}}/{BOTH}.png\n+ out/{{manifest,failures}}.ndjson\n- out/failures.ndjson",
        prepare=broken_rows, planted=("out",), first=(
            "batch jobs.ndjson -o out --keep-going --quiet", ["sed", "-i", "s/no.json/w.json/", "jobs.ndjson"])),
    Run("batch onto foreign lists", f"{BATCH} --keep-going", code=2, planted=("out",), words_said="no batch wrote it",
        prepare=lambda stage: (
            rows(stage), stage.write("out/manifest.ndjson", "mine\n"), stage.write("out/failures.ndjson", "mine\n"))),
    Run("batch with --resume onto a foreign list", f"{BATCH} --resume --manifest notes.txt", code=2, planted=("out",),
        words_said="no batch wrote it", prepare=rows),
    Run("batch onto pipes and its own input", f"{BATCH} --keep-going --manifest pipe.png --failures rows.csv", code=2,
        planted=("out",), prepare=rows),
    Run("batch into an archive", f"batch w.json --data rows.csv --tar {NAMED}", prepare=rows),
    Run("batch with a cache", f"{BATCH} --cache kept",
        "/ kept/KEY/\n+ kept/KEY\n+ out/{Oslo.png,Rome.png,manifest.ndjson}",
        prepare=rows, planted=("out", "kept")),
    Run("batch from a cache", f"{BATCH} --cache kept", "~ kept/KEY\n+ out/{Oslo.png,Rome.png,manifest.ndjson}",
        prepare=rows,
        planted=("out", "kept"), first=(f"batch w.json --data rows.csv -o old --cache kept {NAMED}",)),
    Run("batch with a cache that is full", f"{BATCH} --cache kept --cache-limit 12000",
        "/ kept/KEY/\n{+,-} kept/KEY\n+ kept/lock\n+ out/{Oslo.png,Rome.png,manifest.ndjson}", prepare=rows,
        planted=("out", "kept")),
    Run("batch a part", f"{BATCH} --shard 2/2", "+ out/{Rome.png,manifest-2-of-2.ndjson}", prepare=rows,
        planted=("out",)),
    Run("worker", "worker --ordered", stdin=job(1) + "\n[]\n"),
    Run("worker with -o", "worker --ordered -o out", "/ out/{a,x}/\n+ out/{a/SMALL,x/b}.png", planted=("out",),
        stdin="\n".join([
            job(1, output="a"), job(2, output="x/b.png"), job(3, output="../c"), job(4, output="link-folder/d"),
            job(5, output="link-none.png"), job(6, output="/tmp/e.png")]) + "\n"),
]

SIGNAL_RUNS = []
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    name = signal.Signals(number).name
    SIGNAL_RUNS += [
        Run(f"render ended by {name}", "render more -o out --quiet --jobs 1", prepare=many_documents, planted=("out",),
            ends=number, drive=ended(number, files("here/out/W*.png", 3)), stays="+ out/W*.png"),
        Run(f"check ended by {name}", "check more --artifacts own --quiet --jobs 1", prepare=many_documents,
            planted=("own",), ends=number, drive=ended(number, files("here/own/candidates/W*.png", 3)), stays="""
            / .artifacts/
            + .artifacts/runs
            + own/run
            + own/{candidates/W*.png,records/W*.png.json}"""),
        Run(f"check --base ended by {name} in git", "check more --artifacts own --quiet --base HEAD",
            prepare=large_repository, planted=("own",), ends=number,
            # On a busy machine git has ended before the signal comes.
            drive=ended(number, files("tmp/vitrine-base-*/tree/many/*", 3)), stays="""
            / .artifacts/
            + .artifacts/runs
            + own/{run,passes,verdicts}
            + own/{candidates/W*.png,records/W*.png.json}
            + own/base/{run,passes,verdicts}
            + own/base/{candidates/W*.png,records/W*.png.json}"""),
        Run(f"check --base ended by {name} in the other run", "check more --artifacts own --quiet --base HEAD --jobs 1",
            prepare=large_repository, planted=("own",), ends=number,
            drive=ended(number, files("here/own/base/candidates/W*.png", 3)), stays="""
            + own/base/run
            + own/base/{candidates/W*.png,records/W*.png.json}"""),
        Run(f"batch ended by {name}", f"{BATCH} --jobs 1 --keep-going", prepare=many_rows, planted=("out",),
            ends=number,
            drive=ended(number, lines("out/manifest.ndjson", 5)),
            stays="+ out/{City-*.png,manifest.ndjson,failures.ndjson}"),
        Run(f"batch --resume ended by {name}", f"{BATCH} --jobs 1 --resume", prepare=few_rows, planted=("out",),
            ends=number, first=(BATCH, ["cp", "many.csv", "rows.csv"]),
            drive=ended(number, lines("out/manifest.ndjson.next", 50)), stays="+ out/{City-*.png,manifest.ndjson}"),
        Run(f"batch --cache ended by {name}", f"{BATCH} --jobs 1 --cache kept", prepare=many_rows,
            planted=("out", "kept"), ends=number, drive=ended(number, lines("out/manifest.ndjson", 5)),
            stays="/ kept/KEY/\n+ kept/KEY\n+ out/{City-*.png,manifest.ndjson}"),
        Run(f"worker ended by {name}", "worker -o out --jobs 1", planted=("out",), ends=number,
            drive=answering(number, [job(i, output=f"p{i}.png") for i in range(400)]), stays="+ out/p*.png"),
        Run(f"preview ended by {name}", "preview w.json", ends=number, drive=served(number)),
    ]

# The program of a widget bundle, where one lies beside the program.
BUNDLE_RUNS = [
    Run("gallery of a bundle", "gallery BUNDLE --kind Battery --family systemSmall --parts previews -o out --quiet",
        "+ out/previews/Battery-systemSmall-iphone-15-large-{light,dark}.png", planted=("out",)),
    Run("batch of a bundle",
        "batch BUNDLE --data rows.ndjson --kind Battery --family systemSmall --name {id} -o out --quiet",
        "+ out/{0.png,1.png,manifest.ndjson}", prepare=entries, planted=("out",)),
    Run("preview of a bundle", "preview BUNDLE", drive=served(signal.SIGTERM), ends=signal.SIGTERM),
]

RUNS = PICTURE_RUNS + GOLDEN_RUNS + BASE_RUNS + OTHER_RUNS + BATCH_RUNS + BUNDLE_RUNS + SIGNAL_RUNS
