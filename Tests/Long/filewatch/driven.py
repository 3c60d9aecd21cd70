"""How runs go on: what they are asked, and the signals that end them."""
import json, os, signal, time, urllib.request
from bench import PATIENCE


def wait(condition):
    """Waits for something that the program does; nothing else decides when a signal comes."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("what the run waits for does not come")
        time.sleep(0.002)


def end(process, number):
    """Sends a signal to the program; one that has ended before is a fault of the table's, which its code shows."""
    try:
        os.kill(process.task(), number)
    except ProcessLookupError:
        pass


def ended(number, condition):
    """Ends the program by a signal as soon as something is so."""
    def drive(process, stage):
        wait(lambda: condition(process, stage) or process.poll() is not None)
        end(process, number)

    return drive


def lines(name, count):
    def condition(process, stage):
        path = stage.here / name
        return path.exists() and path.read_bytes().count(b"\n") >= count

    return condition


def files(pattern, count):
    return lambda process, stage: sum(1 for _ in zip(range(count), stage.root.glob(pattern))) == count


def serve(process, stage):
    """Opens the page of a preview, asks for its choices and for pictures, saves the document, and ends it."""
    wait(lambda: process.said().startswith("http://") and process.said().endswith("\n"))
    address = process.said().strip()

    def ask(name, data=None):
        with urllib.request.urlopen(urllib.request.Request(address + name, data=data), timeout=PATIENCE) as answer:
            return answer.read()

    ask("")
    choices = json.loads(ask("choices"))
    ask("pictures", json.dumps({"input": "w.json", "settings": {}}).encode())
    ask("version?after=-1")


def served(number):
    def drive(process, stage):
        serve(process, stage)
        end(process, number)

    return drive


def answering(number, jobs):
    """Gives a worker jobs without end of input, and ends it after its first answers."""
    def drive(process, stage):
        for line in jobs:
            process.stdin.write(line.encode() + b"\n")
        process.stdin.flush()
        wait(lambda: process.said().count("\n") >= 2)
        end(process, number)
        while process.poll() is None:
            time.sleep(0.002)

    return drive
