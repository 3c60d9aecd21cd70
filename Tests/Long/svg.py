"""Compares pictures of resvg's suite with Vitrine's: called by Tests/Long/svg.

A picture is right where fewer than 1 % of its pixels are wrong. A pixel is wrong where one of its premultiplied
components is more than 32 of 255 outside what the 3 × 3 pixels around its place have in the other picture, whichever of
the two is the other one: edges may be smoothed otherwise, and the tiles of patterns begin at whole pixels in resvg, but
a line that only one of the pictures has is seen.
"""

import collections
import json
import os
import shutil
import subprocess
import sys

import numpy as np
from PIL import Image

LEVELS, SHARE = 32, 0.01

# Where the suite's picture is not what specifications say, or they leave it open: a name, and why.
OTHERWISE = {
    "paint-servers/pattern/invalid-patternUnits-and-patternContentUnits":
        "SVG 2, 14.3: tiles of 28.8 pixels, which resvg draws in whole ones",
    "paint-servers/pattern/out-of-order-referencing":
        "SVG 2, 14.3: tiles of 4.5 pixels, which resvg draws in whole ones",
    "painting/fill/rgba-0-127-0-50percent": "CSS Color 4, 4.2: an alpha may be a percentage",
    "shapes/rect/ch-values": "CSS Values 4, 6.1",
    "shapes/rect/ic-values": "CSS Values 4, 6.1",
    "shapes/rect/lh-values": "CSS Values 4, 6.1",
    "shapes/rect/rem-values": "CSS Values 4, 6.1",
    "shapes/rect/rlh-values": "CSS Values 4, 6.1",
    "shapes/rect/q-values": "CSS Values 4, 6.2",
    "shapes/rect/vi-and-vb-values": "CSS Values 4, 6.1",
    "shapes/rect/vmin-and-vmax-values": "CSS Values 4, 6.1",
    "shapes/rect/vw-and-vh-values": "CSS Values 4, 6.1",
    "structure/style/non-presentational-attribute": "SVG 2, 8.15: height is a property",
    "structure/style-attribute/non-presentational-attribute": "SVG 2, 8.15: height is a property",
    "structure/symbol/with-transform": "SVG 2, 5.5: a symbol has a transform",
    "painting/context/with-pattern-objectBoundingBox-in-use":
        "SVG 2, 8.10: the tightest box around the shapes as they are turned; resvg's is around their turned boxes",
    "paint-servers/pattern/recursive-on-child":
        "SVG 2, 14.3: tiles of 37.5 pixels, which resvg draws in whole ones; both references of the circle count alike",
    "paint-servers/pattern/self-recursive":
        "SVG 2, 14.3: tiles of 37.5 pixels, which resvg draws in whole ones",
    "paint-servers/pattern/self-recursive-on-child":
        "SVG 2, 14.3: tiles of 37.5 pixels, which resvg draws in whole ones",
    "masking/mask/recursive-on-child": "the file itself says that its picture is not defined",
    "painting/stroke-width/negative": "SVG 2, 13.5.3: a negative width is invalid, so that the initial one counts",
}

PLAIN = ["masking", "paint-servers", "painting", "shapes", "structure"]


def holds_text(path):
    return b"<text" in open(path, "rb").read()


def neighbours(a):
    """The least and the largest components of the 3 × 3 pixels around each."""
    padded = np.pad(a, ((1, 1), (1, 1), (0, 0)), mode="edge")
    parts = [padded[y:y + a.shape[0], x:x + a.shape[1]] for y in range(3) for x in range(3)]
    return np.minimum.reduce(parts), np.maximum.reduce(parts)


def is_right(expected, drawn):
    if expected.shape != drawn.shape:
        return False
    wrong = np.zeros(expected.shape[:2], bool)
    for a, b in ((expected, drawn), (drawn, expected)):
        low, high = neighbours(b)
        wrong |= ((a < low - LEVELS) | (a > high + LEVELS)).any(axis=2)
    return wrong.mean() < SHARE


def pixels(path):
    a = np.asarray(Image.open(path).convert("RGBA")).astype(int)
    return np.dstack([a[..., :3] * a[..., 3:] // 255, a[..., 3:]])


def main(suite, program, folder):
    root = os.path.join(suite, "tests")
    cases = []
    for parent, _, files in sorted(os.walk(root)):
        for file in sorted(files):
            path = os.path.join(parent, file)
            reference = path[:-4] + ".png"
            if file.endswith(".svg") and os.path.exists(reference):
                cases.append((os.path.relpath(path, root)[:-4], path, reference))
    table = collections.defaultdict(lambda: [0, 0, 0, 0, 0])
    # The documents stand above the files, so that pictures beside these lie in the documents' folder. Links would lead
    # out of it.
    for name in ("tests", "resources"):
        shutil.copytree(os.path.join(suite, name), os.path.join(folder, name))
    silent, plain = [], [0, 0]
    for i, (name, path, reference) in enumerate(cases):
        told, out = render(program, f"tests/{name}.svg", Image.open(reference).size, folder, f"{i}")
        kind = 3 if out is None else 0 if is_right(pixels(reference), pixels(out)) else 1 if told else 2
        if kind in (1, 2) and name in OTHERWISE:
            kind = 4
        table[name.split("/")[0]][kind] += 1
        if kind == 2:
            silent.append(name)
        if name.split("/")[0] in PLAIN and not holds_text(path):
            plain[0] += kind in (0, 4)
            plain[1] += 1
    report(table, silent, plain)
    return 1 if silent else 0


def render(program, path, size, folder, name):
    """Draws a file of the folder at a size in pixels: whether something was told, and the picture; None where it was
    refused."""
    document, out = os.path.join(folder, f"{name}.json"), os.path.join(folder, f"out-{name}")
    with open(document, "w") as file:
        json.dump({"vitrine": 1, "kind": "a", "families": ["systemSmall"], "contentMargins": False,
                   "body": {"Image": path, "modifiers": ["resizable"]}}, file)
    run = subprocess.run(
        [program, "render", document, "--scene", "view", "--size", f"{size[0]}x{size[1]}", "--scale", "1",
         "-o", out], capture_output=True, text=True, check=False)
    pictures = [f for f in os.listdir(out) if f.endswith(".png")] if os.path.isdir(out) else []
    if run.returncode != 0 or not pictures:
        return True, None
    return path + ":" in run.stderr, os.path.join(out, pictures[0])


def report(table, silent, plain):
    print(f"{'folder':16}{'right':>7}{'told':>7}{'SILENT':>8}{'refused':>9}{'otherwise':>11}")
    for folder in sorted(table):
        print(f"{folder:16}{table[folder][0]:7}{table[folder][1]:7}{table[folder][2]:8}"
              f"{table[folder][3]:9}{table[folder][4]:11}")
    sums = [sum(row[k] for row in table.values()) for k in range(5)]
    print(f"{'all':16}{sums[0]:7}{sums[1]:7}{sums[2]:8}{sums[3]:9}{sums[4]:11}")
    outside = [row for folder, row in table.items() if folder in PLAIN]
    right, whole = sum(r[0] + r[4] for r in outside), sum(sum(r) for r in outside)
    if whole:
        print(f"outside text and filters: {100 * right / whole:.1f} % of {whole} as specified; "
              f"without files that hold text: {100 * plain[0] / max(plain[1], 1):.1f} % of {plain[1]}")
    for name in silent:
        print(f"in silence: {name}")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
