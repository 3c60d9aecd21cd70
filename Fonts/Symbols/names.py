"""Makes Names.txt from the table of names in Apple's application SF Symbols, of which public packages repeat names and
releases. Usage: names.py name_availability.plist name_aliases.strings legacy_aliases.strings
A JSON file with `symbolAvailability`, `yearToVersion` and `aliases` may stand in place of the three."""
import json, os, plistlib, re, sys

HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPTS = "ar bn el gu he hi ja km kn ko ml mni mr my or pa rtl ru sat si ta te th zh".split()
HEAD = """# Names of the platform's symbols, by the table of the application SF Symbols 7.2, which goes to iOS 26.1, as the public packages
# taikun114/UniversalSFSymbolsPicker (2026-05-22), JyHu/SFSymbols (2025-06-11) and SFSafeSymbols (5.2.0) repeat it; the three agree on the
# names and releases that they share. Names and releases are facts; no drawing is taken from any of them. Made by names.py.
# Columns, parted by tabs: name; release of iOS that brought it; another name of the same symbol; scripts and directions of which the
# platform has variants, .ar for example, parted by spaces. Names of old betas that only the table of aliases has count as of iOS 13.0.
"""


def read(paths):
    "Releases by name, and newer names by older ones."
    if paths[0].endswith(".json"):
        data = json.load(open(paths[0]))
        years = {name: year for year, names in data["symbolAvailability"].items() for name in names}
        releases, aliases = data["yearToVersion"], data["aliases"]
    else:
        data = plistlib.load(open(paths[0], "rb"))
        years, releases, aliases = data["symbols"], data["year_to_release"], {}
        for path in paths[1:]: aliases.update(re.findall(r'"(.*?)" = "(.*?)";', open(path).read()))
    found = {name: releases[year]["iOS"] for name, year in years.items()}
    for old in aliases: found.setdefault(old, "13.0")
    return found, aliases


if __name__ == "__main__":
    found, aliases = read(sys.argv[1:])
    drawn = {line.split("\t")[0] for line in open(HERE + "/Symbols.txt") if not line.startswith("#")}
    scripts, rows = {}, []
    for name in found:
        base, _, last = name.rpartition(".")
        if last in SCRIPTS and base in found: scripts.setdefault(base, []).append(last)
    others = {}
    for old, new in sorted(aliases.items()):
        others[old] = new
        if new not in others or others[new] not in drawn: others[new] = old
    for name, release in found.items():
        if name.rpartition(".")[2] in scripts.get(name.rpartition(".")[0], []): continue
        columns = [name, release, others.get(name, ""), " ".join(sorted(scripts.get(name, [])))]
        rows.append("\t".join(columns).rstrip("\t") + "\n")
    rows.sort(key=lambda row: row.split("\t")[0].encode())
    with open(HERE + "/Names.txt", "w") as f: f.write(HEAD + "".join(rows))
    print(len(found), "names,", len(rows), "lines")
