"""Every verb among decoys, under strace: what it writes, removes and renames is what its table and the page say.

  python3 Tests/Long/filewatch PROGRAM FOLDER [WORD…]     only runs whose titles have one of the words
"""
import re, subprocess, sys
from bench import Bench
from runs import RUNS


def verbs(program):
    """The verbs that the program names, and those that help does not show."""
    said = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
    listed = re.findall(r"^  (\w+)  ", said.split("SUBCOMMANDS:")[1], re.MULTILINE)
    return listed + ["manual", "help", "completions"]


def main():
    program, work, *only = sys.argv[1:]
    bench = Bench(program, work, verbs(program))
    for run in RUNS:
        if not only or any(word in run.title for word in only):
            bench.run(run)
    return bench.end(complete=not only)


sys.exit(main())
