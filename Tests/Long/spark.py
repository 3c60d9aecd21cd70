"""2,000 jobs through `RDD.pipe("vitrine worker")`: an executor is killed midway, and no job is lost or doubled."""
import collections, hashlib, json, os, shlex, signal, sys, threading, time
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
    context.stop()
    check(answers, not killer.is_alive(), seconds)


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
