"""Runs the files that `vitrine init --ci` writes as the build servers do, step by step, in a root that `first` made.

  servers.py ROOT SHOWN PATH

ROOT is the new root, SHOWN the folders that are seen in it, PATH where its programs are. Documents are tested by GitHub
and GitLab on two machines each, and by the script; the package that `first` has left, if any, by GitHub. Every job has a
fresh folder and a fresh home. First a commit that must pass, then one whose pictures differ: the jobs must fail, and what
is kept must hold the page with every picture that differs. What a server does itself (checking out, caches, artifacts) is
done here.
"""
import fnmatch, os, pathlib, shutil, subprocess, sys, time
import yaml

ROOT, SHOWN, PATH = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
VITRINE = "https://example.com/vitrine"
WORKSPACE = "/workspace"
HERE = pathlib.Path(__file__).resolve().parent


def inside(words, folder, home="/root", **variables):
    """Runs words in the root; the code and what was said."""
    settings = [f"{name}={value}" for name, value in {"HOME": home, **variables}.items()]
    script = f'. "{HERE}/root.sh"; shown="{SHOWN}" inside_path="{PATH}"; root=$1; shift; inside "$root" "$@"'
    run = subprocess.run(
        ["sh", "-c", script, "servers", str(ROOT), "env", *settings, "sh", "-c", 'cd "$0" && exec "$@"', folder, *words],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.returncode, run.stdout


def need(words, folder):
    code, said = inside(words, folder)
    if code != 0:
        sys.exit(f"{' '.join(words)} ended with {code}:\n{said}")


class Project:
    """A repository in the root, and what a server keeps of it."""

    def __init__(self, name, folder):
        self.name, self.folder = name, folder
        self.kept = ROOT / "srv" / "kept" / name
        self.cached = {}

    def path(self):
        return ROOT / self.folder.lstrip("/")

    def commit(self, why):
        need(["git", "add", "."], self.folder)
        need(["git", "commit", "-q", "--allow-empty", "-m", why], self.folder)


class Job:
    """One machine: a fresh checkout, with what the cache holds."""
    count = 0

    def __init__(self, project, label, caches):
        Job.count += 1
        self.project, self.label = project, label
        self.workspace = ROOT / WORKSPACE.lstrip("/")
        shutil.rmtree(self.workspace, ignore_errors=True)
        need(["git", "clone", "-q", project.folder, WORKSPACE], "/")
        self.home = f"/root/home{Job.count}"
        (ROOT / self.home.lstrip("/")).mkdir()
        self.caches = caches
        self.failed = False
        for path in caches:
            if path in project.cached:
                os.rename(project.cached.pop(path), self.workspace / path)

    def run(self, step, script, shell=("sh", "-e", "-c"), **variables):
        started = time.monotonic()
        code, said = inside([*shell, script], WORKSPACE, self.home, CI="true", **variables)
        print(f"first: {time.monotonic() - started:8.1f} s  {self.label}: {step}" + (f" (ended with {code})" if code else ""),
              flush=True)
        # What the first step that fails says is told, should the rest of the job fail too.
        self.said = said if not self.failed else self.said + said
        self.failed = self.failed or code != 0
        return code

    def end(self):
        """Keeps the cache for the next job."""
        for path in self.caches:
            if (self.workspace / path).exists():
                kept = self.project.kept / "cache" / path.strip(".")
                kept.parent.mkdir(parents=True, exist_ok=True)
                os.rename(self.workspace / path, kept)
                self.project.cached[path] = kept

    def upload(self, patterns, into):
        """Copies the files that patterns name; those with ! are left out."""
        wanted = [p for p in patterns if not p.startswith("!")]
        left = [p[1:] for p in patterns if p.startswith("!")] + [".git"]
        for folder, folders, files in os.walk(self.workspace):
            below = pathlib.Path(folder).relative_to(self.workspace)
            folders[:] = [f for f in folders if str(below / f) not in left]
            for name in files:
                path = below / name
                if any(matches(path, pattern) for pattern in wanted):
                    (into / path).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(self.workspace / path, into / path)


def matches(path, pattern):
    """Whether a path or a folder above it matches."""
    parts = [path, *path.parents][:-1]
    if pattern.startswith("**/"):
        return any(fnmatch.fnmatch(part.name, pattern[3:]) for part in parts)
    return any(fnmatch.fnmatch(str(part), pattern) for part in parts)


def fail(job, why):
    sys.exit(f"{job.label}: {why}\n{job.said[-12000:]}")


def github(project, label):
    """Runs the workflow; whether it passed, and the folder of its artifacts."""
    workflow = yaml.safe_load((project.path() / ".github/workflows/widgets.yml").read_text())
    artifacts = project.kept / label.replace(" ", "-")
    failed = set()
    for name, job in workflow["jobs"].items():
        before = job.get("needs")
        if before and (before in failed) != (job.get("if") == "failure()"):
            continue
        for shard in job.get("strategy", {}).get("matrix", {}).get("shard", [None]):
            title = f"github, {project.name}, {label}, {name}" + (f" {shard}" if shard else "")
            if not steps(project, job["steps"], title, shard, artifacts):
                failed.add(name)
    return not failed, artifacts


def steps(project, listed, title, shard, artifacts):
    """Runs the steps of a job in order; whether all passed."""
    def text(value):
        return str(value).replace("${{ matrix.shard }}", str(shard))

    caches = [s["with"]["path"] for s in listed if s.get("uses", "").startswith("actions/cache@")]
    job = Job(project, title, caches)
    summary = job.workspace / ".summary"
    passed = True
    for step in listed:
        if (step.get("if") == "failure()") == passed:
            continue
        action = step.get("uses", "").split("@")[0]
        if "run" in step:
            if job.run(step["name"], text(step["run"]), GITHUB_STEP_SUMMARY=WORKSPACE + "/.summary") != 0:
                if not passed:
                    fail(job, "the report failed")
                passed = False
        elif action == "actions/upload-artifact":
            job.upload(text(step["with"]["path"]).split(), artifacts / text(step["with"]["name"]))
        elif action == "actions/download-artifact":
            for kept in sorted(artifacts.glob(step["with"]["pattern"])):
                shutil.copytree(kept, job.workspace / step["with"]["path"] / kept.name)
        elif action not in ("actions/checkout", "actions/cache"):
            fail(job, f"there is no '{action}' here")
    if summary.exists():
        artifacts.mkdir(parents=True, exist_ok=True)
        shutil.copy(summary, artifacts / "summary.md")
    job.end()
    return passed


def gitlab(project, label):
    """Runs the pipeline; whether it passed, and the folder of its artifacts."""
    pipeline = yaml.safe_load((project.path() / ".gitlab-ci.yml").read_text())
    artifacts = project.kept / ("gitlab-" + label.replace(" ", "-"))
    passed = True
    for name, job in pipeline.items():
        if (job.get("when") == "on_failure") == passed:
            continue
        isLate = job.get("stage") == ".post"
        for number in range(1, job.get("parallel", 1) + 1):
            title = f"gitlab, {project.name}, {label}, {name}" + (f" {number}" if "parallel" in job else "")
            machine = Job(project, title, job["cache"]["paths"])
            if isLate:
                for kept in sorted(artifacts.iterdir()):
                    shutil.copytree(kept, machine.workspace, dirs_exist_ok=True)
            variables = {"CI_NODE_INDEX": number, "CI_NODE_TOTAL": job.get("parallel", 1), "CI_PROJECT_DIR": WORKSPACE}
            code = 0
            for step in ("before_script", "script"):
                code = code or machine.run(step, "\n".join(job[step]), **variables)
            if isLate and code:
                fail(machine, "the report failed")
            passed = passed and code == 0
            if "after_script" in job:
                variables["CI_JOB_STATUS"] = "failed" if code else "success"
                machine.run("after_script", "\n".join(job["after_script"]), **variables)
            if code or job["artifacts"].get("when") != "on_failure":
                machine.upload(job["artifacts"]["paths"], artifacts / f"{name}-{number}")
            machine.end()
    return passed, artifacts


def script(project, label):
    """Runs the script; whether it passed, and the folder of what it leaves."""
    job = Job(project, f"shell, {project.name}, {label}", [".vitrine"])
    code = job.run("sh check-widgets.sh", "exec sh check-widgets.sh")
    artifacts = project.kept / ("shell-" + label)
    job.upload(["report.html"], artifacts)
    job.end()
    return code == 0, artifacts


def expect(server, project, isGreen, pictures):
    """Runs a server, and wants the page of the pictures that differ where the commit is red."""
    label = "a commit that passes" if isGreen else "a red pull request"
    passed, artifacts = server(project, label)
    if passed != isGreen:
        sys.exit(f"{server.__name__}, {project.name}: {label} {'passed' if passed else 'failed'}")
    if isGreen:
        return
    pages = sorted(artifacts.rglob("report.html"))
    if not pages:
        sys.exit(f"{server.__name__}, {project.name}: no report.html was kept")
    page = pages[0].read_text()
    for picture in pictures:
        if picture not in page:
            sys.exit(f"{server.__name__}, {project.name}: {picture} is not in the report")
    if server is github:
        words = (artifacts / "summary.md").read_text()
        if not all(picture in words for picture in pictures):
            sys.exit(f"github, {project.name}: the summary does not name all pictures:\n{words}")
    print(f"first: {server.__name__}, {project.name}: the report has all {len(pictures)} pictures that differ", flush=True)


def documents():
    folder = "/root/servers"
    project = Project("documents", folder)
    project.path().mkdir()
    need(["git", "init", "-q", "."], folder)
    need(["vitrine", "init", "--documents", "--ci", "shell"], folder)
    # A second widget, so that both machines have something to do.
    steps = project.path() / "Widgets/Steps.yaml"
    (steps.parent / "Paces.yaml").write_text(steps.read_text().replace("Steps", "Paces"))
    for server in ("github", "gitlab"):
        need(["vitrine", "init", "--documents", "--vitrine", VITRINE, "--ci", server, "--shards", "2"], folder)
    inside(["vitrine", "check", "Widgets", "--quiet"], folder)
    need(["vitrine", "accept"], folder)
    pictures = [f"{kind}-{family}-iphone-15-large-light"
                for kind in ("Steps", "Paces") for family in ("systemSmall", "systemMedium")]
    project.commit("Test the widgets")
    for server in (github, gitlab, script):
        expect(server, project, True, [])
    for name in ("Steps", "Paces"):
        path = steps.parent / f"{name}.yaml"
        path.write_text(path.read_text().replace("6480", "64800"))
    project.commit("Change them")
    for server in (github, gitlab, script):
        expect(server, project, False, pictures)


def package():
    project = Project("package", "/root/package/Steps")
    if not project.path().exists():
        return
    need(["git", "stash", "-q"], project.folder)
    expect(github, project, True, [])
    need(["git", "stash", "pop", "-q"], project.folder)
    project.commit("Change a widget")
    expect(github, project, False, [
        f"Steps-{family}-iphone-15-large-{scheme}"
        for family in ("systemSmall", "systemMedium") for scheme in ("light", "dark")])


documents()
package()
