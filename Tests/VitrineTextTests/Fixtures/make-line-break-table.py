#!/usr/bin/env python3
"""Writes Sources/VitrineText/Breaking/LineBreakTable.swift and the trimmed conformance tests beside this
file from Unicode's data files, where Debian's package unicode-data puts them:

  make-line-break-table.py [/usr/share/unicode]

The classes are those of UAX #14 after its rule LB1, with what later rules ask of other properties taken in:
full-width brackets (LB30) and unassigned pictographs (LB30b) are classes of their own.
"""
import gzip, pathlib, sys

UCD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE.parents[2] / "Sources/VitrineText/Breaking/LineBreakTable.swift"
LAST = 0x10FFFF
NAMES = {
    "AL": "alphabetic", "B2": "breakOnEither", "BA": "breakAfter", "BB": "breakBefore", "BK": "mandatory",
    "CB": "contingent", "CJ": "conditionalStarter", "CL": "closing", "CM": "combining",
    "CP": "parenthesis", "CPW": "wideParenthesis", "CR": "carriageReturn", "EB": "emojiBase",
    "EM": "emojiModifier", "EX": "exclamation", "GL": "glue", "H": "hangulSyllable", "HL": "hebrew",
    "HY": "hyphen", "ID": "ideographic", "IDX": "pictographic", "IN": "inseparable", "IS": "infix",
    "JL": "leadingJamo", "JT": "trailingJamo", "JV": "vowelJamo", "LF": "lineFeed", "NL": "nextLine",
    "NS": "nonstarter", "NU": "numeric", "OP": "opening", "OPW": "wideOpening", "PO": "postfix",
    "PR": "prefix", "QU": "quotation", "RI": "regional", "SA": "complexContext", "SP": "space",
    "SY": "slash", "WJ": "wordJoiner", "ZW": "zeroWidthSpace", "ZWJ": "joiner",
}
# Unassigned code points that the head of LineBreak.txt counts among the ideographs and currencies.
UNASSIGNED = [(0x20A0, 0x20CF, "PR")] + [
    (first, last, "ID") for first, last in [
        (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD),
        (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]]


def properties(name):
    """Rows of (first, last, value)."""
    for line in (UCD / name).read_text(encoding="utf-8").splitlines():
        fields = [f.strip() for f in line.split("#")[0].split(";")]
        if len(fields) > 1:
            ends = fields[0].split("..")
            yield int(ends[0], 16), int(ends[-1], 16), fields[1]


def spread(name, other, missing=()):
    values = [other] * (LAST + 1)
    for first, last, value in [*missing, *properties(name)]:
        values[first:last + 1] = [value] * (last - first + 1)
    return values


def classes():
    breaks = spread("LineBreak.txt", "XX", UNASSIGNED)
    widths = spread("EastAsianWidth.txt", "N")
    categories = spread("extracted/DerivedGeneralCategory.txt", "Cn")
    pictographs = set()
    for first, last, value in properties("emoji/emoji-data.txt"):
        if value == "Extended_Pictographic":
            pictographs.update(range(first, last + 1))
    found = []
    for c in range(LAST + 1):
        value = breaks[c]
        value = {"XX": "AL", "AI": "AL", "SG": "AL", "H2": "H", "H3": "H"}.get(value, value)
        if value == "SA" and categories[c] in ("Mn", "Mc"):
            value = "CM"
        if value in ("OP", "CP") and widths[c] in "FWH":
            value += "W"
        if value in ("AL", "ID") and categories[c] == "Cn" and c in pictographs:
            value = "IDX"
        found.append(value)
    return found


def table(found, version):
    order = sorted(NAMES)
    words = [c << 8 | order.index(v) for c, v in enumerate(found) if c == 0 or v != found[c - 1]]
    lines = [
        f"// Written by Tests/VitrineTextTests/Fixtures/make-line-break-table.py from Unicode {version}:",
        "// LineBreak.txt, EastAsianWidth.txt, DerivedGeneralCategory.txt and emoji-data.txt. Data of the Unicode",
        "// Character Database, © Unicode, Inc.; the notice is in Tests/VitrineTextTests/Fixtures/Unicode.txt.",
        "", "/// The line breaking classes of UAX #14 after its rule LB1.",
        "package enum LineBreakClass: UInt8, Sendable, CaseIterable {",
    ]
    for i in range(0, len(order), 6):
        lines.append("  case " + ", ".join(NAMES[v] for v in order[i:i + 6]))
    lines += ["}", "", "extension LineBreakClass {",
              "  /// The starts of the ranges of one class, with the class in the lowest eight bits.",
              "  static let starts: [UInt32] = ["]
    row = "   "
    for word in words:
        if len(row) + 12 > 100:
            lines.append(row)
            row = "   "
        row += f" {word:#x},"
    lines += [row, "  ]", "}", ""]
    return "\n".join(lines)


def trimmed(name):
    rows = []
    for line in (UCD / name).read_text(encoding="utf-8").splitlines():
        text = line.split("#")[0].strip()
        if text:
            rows.append(text.replace("\t", " "))
    return "\n".join(rows) + "\n"


def main():
    version = (UCD / "LineBreak.txt").read_text(encoding="utf-8").split("LineBreak-")[1].split(".txt")[0]
    TABLE.write_text(table(classes(), version), encoding="utf-8")
    for name in ["auxiliary/LineBreakTest.txt", "BidiTest.txt", "BidiCharacterTest.txt"]:
        out = HERE / (pathlib.Path(name).stem + ".gz")
        out.write_bytes(gzip.compress(trimmed(name).encode(), 9, mtime=0))


main()
