"""2,000 jobs through `RDD.pipe("vitrine worker")`: an executor is killed midway, and no job is lost or doubled. Then the
lines of the page on workers as they stand there, but for the program's place and the folder."""
import collections, hashlib, json, os, re, shlex, signal, sys, threading, time
import pyspark

PROGRAM, FOLDER = sys.argv[1:]
JOBS, PARTITIONS, KILL_AFTER = 2000, 40, 500
OUT = os.path.join(FOLDER, "out")
WIDGET = {
    "vitrine": 1, "kind": "Hello", "families": ["systemSmall"], "background": "blue",
    "data": {"city": "Kyoto"}, "body": "Hello {city}",
}


def processes():
    """The parent and command line of every process."""
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                parent = int(file.read().rsplit(")", 1)[1].split()[1])
            with open(f"/proc/{name}/cmdline") as file:
                yield int(name), parent, file.read()
        except OSError:
            pass


def executors():
    """The processes of this program's executors."""
    table = {number: (parent, line) for number, parent, line in processes()}

    def is_ours(number):
        while number in table and number != os.getpid():
            number = table[number][0]
        return number == os.getpid()

    return [n for n, (_, line) in table.items() if "CoarseGrainedExecutorBackend" in line and is_ours(n)]


def kill_one():
    """Kills an executor as soon as some pictures are there."""
    while len(os.listdir(OUT)) < KILL_AFTER:
        time.sleep(0.02)
    alive = executors()
    count = len(os.listdir(OUT))
    os.kill(alive[0], signal.SIGKILL)
    print(f"killed executor {alive[0]} of {len(alive)} after {count} pictures", flush=True)


def main():
    os.makedirs(OUT)
    with open(os.path.join(FOLDER, "w.json"), "w") as file:
        json.dump(WIDGET, file)
    os.environ["SPARK_HOME"] = os.path.dirname(pyspark.__file__)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    settings = pyspark.SparkConf().setMaster("local-cluster[2,1,1024]").setAppName("vitrine")
    settings.set("spark.ui.enabled", "false")
    context = pyspark.SparkContext(conf=settings)
    context.setLogLevel("ERROR")
    jobs = [
        json.dumps({"id": i, "input": "w.json", "data": {"city": f"City {i}"}, "output": f"{i}.png"})
        for i in range(JOBS)
    ]
    worker = shlex.join([PROGRAM, "worker", "--root", FOLDER, "-o", OUT, "--jobs", "1"])
    killer = threading.Thread(target=kill_one, daemon=True)
    killer.start()
    start = time.monotonic()
    answers = [json.loads(line) for line in context.parallelize(jobs, PARTITIONS).pipe(worker, checkCode=True).collect()]
    seconds = time.monotonic() - start
    killer.join(timeout=1)
    try:
        check(answers, not killer.is_alive(), seconds)
        page(context, jobs[:200], [])
        page(context, jobs[:200], [7, 11])
    finally:
        context.stop()


def page(context, jobs, wrong):
    """Runs the lines of the page over jobs, some of which name a document that is not there."""
    with open("Sources/Vitrine/Vitrine.docc/Worker.md") as file:
        lines = re.search(r"```python\n(.*?)```", file.read(), re.DOTALL)[1]
    shared = os.path.join(FOLDER, f"shared-{len(wrong)}")
    os.makedirs(os.path.join(shared, "out"))
    with open(os.path.join(shared, "w.json"), "w") as file:
        json.dump(WIDGET, file)
    with open(os.path.join(shared, "jobs.ndjson"), "w") as file:
        for index, job in enumerate(jobs):
            file.write((job.replace("w.json", "none.json") if index in wrong else job) + "\n")
    lines = lines.replace("/usr/bin/vitrine", PROGRAM).replace("/shared", shared)
    message = ""
    try:
        exec(lines, {"sc": context})
    except SystemExit as end:
        message = str(end.code)
    answers = []
    for name in os.listdir(os.path.join(shared, "answers")):
        if name.startswith("part-"):
            with open(os.path.join(shared, "answers", name)) as file:
                answers += [json.loads(line) for line in file]
    kinds = collections.Counter(
        answer["error"]["code"] if "error" in answer else "pictures" for answer in answers)
    files = len(os.listdir(os.path.join(shared, "out")))
    print(f"the page's lines: {dict(kinds)}, {files} files, ends with {message!r:.60}", flush=True)
    right = {"pictures": len(jobs) - len(wrong)}
    if wrong:
        right["bad-input"] = len(wrong)
    if kinds != right or files != right["pictures"] or bool(message) != bool(wrong):
        sys.exit(1)


def check(answers, is_killed, seconds):
    counts = collections.Counter(answer["id"] for answer in answers)
    lost = JOBS - len(counts)
    doubled = sum(count > 1 for count in counts.values())
    failed = sum("error" in answer for answer in answers)
    wrong = 0
    for answer in answers:
        for picture in answer.get("pictures", []):
            with open(picture["file"], "rb") as file:
                wrong += hashlib.sha256(file.read()).hexdigest() != picture["sha256"]
    files = len(os.listdir(OUT))
    distinct = len({p["sha256"] for a in answers for p in a.get("pictures", [])})
    print(
        f"{len(answers)} answers in {seconds:.1f} s: {lost} lost, {doubled} doubled, {failed} failed; "
        f"{files} files, {distinct} distinct pictures, {wrong} with another hash")
    if not is_killed or (lost, doubled, failed, wrong, files) != (0, 0, 0, 0, JOBS):
        sys.exit(1)


main()
