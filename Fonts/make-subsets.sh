#!/usr/bin/env bash
# Makes every font subset of this folder, its Fonts.txt files, and the drawings of symbols in BootstrapIcons, CupertinoIcons and Symbols again, byte for byte.
# Usage: make-subsets.sh [download folder]      needs apt-get, dpkg-deb, pip and Python 3 (as in Debian 12)
# Written by hand, so read and not made: NotoColorEmoji/Emoji.txt, Symbols/Symbols.txt, CupertinoIcons/Names.txt and Fonts.txt, the Python files.
# The variable ONLY takes folder names parted by commas and makes just those.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
from=${1:-$(mktemp -d)}
mkdir -p "$from" && cd "$from"
export SOURCE_DATE_EPOCH=0
wheels="fontpkg-inter==4.1.post1 fontpkg-source-serif-4==4.4 fontpkg-jetbrains-mono==2.211 flet-web==1.0.5"
debs="fonts-noto-cjk=1:20220127+repack1-1 fonts-noto-core=20201225-1 fonts-noto-color-emoji=2.042-0+deb12u1 bootstrap-icons=1.10.3+dfsg-1"
[ -d venv ] || { python3 -m venv venv && venv/bin/pip install -q fonttools==4.68.0 uharfbuzz==0.57.0 skia-pathops==0.9.2; }
[ -d wheel ] || { venv/bin/pip download -q --no-deps -d wheel $wheels && for w in wheel/*.whl; do python3 -m zipfile -e "$w" wheel; done; }
[ -d deb ] || { mkdir deb && (cd deb && apt-get download -q $debs && for d in *.deb; do dpkg-deb -x "$d" .; done); }

case ",${ONLY:-BootstrapIcons}," in *,BootstrapIcons,*) venv/bin/python -B "$here/BootstrapIcons/draw.py" deb/usr/share/bootstrap-icons/svg ;; esac
case ",${ONLY:-Symbols}," in *,Symbols,*) cp wheel/flet_web/web/assets/packages/cupertino_icons/assets/CupertinoIcons.ttf "$here/CupertinoIcons/" && venv/bin/python -B "$here/Symbols/draw.py" ;; esac
venv/bin/python - "$here" "$from" "${ONLY:-}" <<'PY'
import glob, hashlib, os, re, shutil, sys, textwrap
import xml.etree.ElementTree as xml
import uharfbuzz as hb
from fontTools import subset
from fontTools.ttLib import TTFont

here, source, only = sys.argv[1:]
noto = source + "/deb/usr/share/fonts/truetype/noto/"
cjk = source + "/deb/usr/share/fonts/opentype/noto/NotoSansCJK-"
wheel = lambda package: source + "/wheel/" + package + "/"
ofl = re.search(r"-{20,}\nSIL OPEN FONT LICENSE.*", open(wheel("fontpkg_inter") + "LICENSE").read(), re.S).group(0)

LATIN = "0020-007E,00A0-036F,1D00-1DBF,1E00-1EFF,2000-206F,2070-209F,20A0-20CF,2100-218F,2C60-2C7F,A720-A7FF,FB00-FB06,FFFD"
EAST = "0370-03FF,0400-052F,1C80-1C88,2DE0-2DFF,A640-A69F"
SIGNS = "2190-21FF,2200-22FF,2300-23FF,2460-24FF,2500-25FF,2600-27BF,27F0-27FF,2900-297F,2B00-2BFF"
KANA = "0020-007E,00A0-00FF,2010-2027,2030-203B,3000-30FF,31F0-31FF,FE10-FE1F,FE30-FE4F,FF00-FFEF"
ITALIC, UPRIGHT, ALL = "italic", "roman", "*"

def rows(codec, first, last):
    "The characters of the rows (double bytes offset by A0) of a national standard."
    return both(codec, range(0xA0 + first, 0xA1 + last), range(0xA1, 0xFF))

def both(codec, high, low):
    found = set()
    for h in high:
        for l in low:
            try: found.update(bytes([h, l]).decode(codec))
            except UnicodeDecodeError: pass
    return "".join(sorted(found))

# Everyday characters that the first levels leave out: the Jōyō list of 2010, and written Cantonese.
JOYO = "刹哺喩嗅嘲彙恣惧慄戴拉挫摯曖楷毀氾潰瘍璧痕緻羞羨腫腺蔑訃詣諦貪賂踪辣遡錮鬱憧捗斑冥沃汎瞳箋籠剝𠮟塡頰傲僅侶勾咽唾埼塞妖妬媛嫉尻崖巾弥憬戚戻拭拶挨挟捉捻旺昧栃桁梗椎椅椿凄煎爽爪牙狙玩瑠璃瓦瓶痩睦睨瞭稽窟窯箸粥綻罵肘股脇脊膝臼舷艶茨葛葵蓋蔽藍藤虎虹蜂蜜袖裾謎謙賭貼踵軟遜遮酎醒釜鎌鍋鍵闇阜隙頃須頓顎餅餌駒骸麓麺"
CANTO = "嘅啲咗哋喺冇佢唔嘢噉咁囉喇啱攞瞓嚟嗰哂晒乜嘥攰噏揾睇俾畀冚唥"
REGIONS = [  # region, face in the collection, characters
    ("JP", 0, rows("euc_jp", 1, 47) + JOYO, "JIS X 0208 rows 1-47 (level 1), Joyo additions, kana"),
    ("KR", 1, rows("euc_kr", 1, 40), "KS X 1001 rows 1-40 (2,350 hangul)"),
    ("SC", 2, rows("gb2312", 1, 55), "GB 2312 rows 1-55 (level 1)"),
    ("TC", 3, both("big5", range(0xA1, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)]) + CANTO, "Big5 A1-C6 (level 1), Bopomofo, written Cantonese"),
]

made = {}
def make(folder, name, path, family, role, version, origin, unicodes, about, text="", features=ALL, number=0, rename=None, extra=()):
    "Writes one subset and remembers its line of Fonts.txt."
    out = f"{here}/{folder}/{name}"
    if only and folder not in only.split(","): return
    os.makedirs(os.path.dirname(out), exist_ok=True)
    options = subset.Options(layout_features=[ALL] if features == ALL else features.split(","), hinting=False, notdef_outline=True,
                             name_IDs=[ALL], name_languages=[0x409], recalc_timestamp=False, font_number=number, glyph_names=False)
    for key, value in extra: setattr(options, key, value)
    font = subset.load_font(path, options)
    chars = set(font.getBestCmap()) if unicodes == ALL else set(subset.parse_unicodes(unicodes)) | set(map(ord, text))
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=chars, glyphs=dict(extra).get("kept", []))
    cutter.subset(font)
    if rename: renamed(font, *rename)
    subset.save_font(font, out, options)
    data = open(out, "rb").read()
    font = TTFont(out, fontNumber=0)
    axes = " ".join(f"{a.axisTag} {a.minValue:g}/{a.defaultValue:g}/{a.maxValue:g}" for a in font["fvar"].axes) if "fvar" in font else "static"
    about += f"; {len(font.getBestCmap())} characters, {font['maxp'].numGlyphs} glyphs, {font['head'].unitsPerEm} units per em"
    made.setdefault(folder, []).append("\t".join([name, family, role, version, origin, "OFL-1.1", axes, about, str(len(data)), hashlib.sha256(data).hexdigest()]))
    print(folder, name, len(data), axes, about, flush=True)

def renamed(font, old, new):
    "Takes a Reserved Font Name out of every name that presents the font; copyright, trademark and licence stay."
    for record in font["name"].names:
        if record.nameID in (0, 5, 7, 8, 9, 10, 11, 12, 13, 14): continue
        value = record.toUnicode()
        for was in (old, old.replace(" ", "")):
            value = value.replace(was, new if " " in was else new.replace(" ", ""))
        record.string = value

def finish(folder, licence, *notes):
    "Writes the licence and Fonts.txt of a family."
    if folder not in made: return
    with open(f"{here}/{folder}/OFL.txt", "w") as f: f.write(licence)
    with open(f"{here}/{folder}/Fonts.txt", "w") as f:
        for line in textwrap.wrap(" ".join(notes), 118): f.write("# " + line + "\n")
        f.write("# Columns, parted by tabs: file, family, role, version, origin, licence, axes (min/default/max), subset, bytes, sha256\n")
        f.write("\n".join(made[folder]) + "\n")

def licence(path, number=0):
    "The copyright line of the font itself above the text of the Open Font License."
    name = TTFont(path, fontNumber=number)["name"]
    return f"{name.getDebugName(0)}\n\nThis Font Software is licensed under the SIL Open Font License, Version 1.1.\nThis license is copied below, and is also available with a FAQ at:\nhttps://openfontlicense.org\n\n\n{ofl}"

# Latin, Greek and Cyrillic: variable fonts
def variable(folder, package, files, family, role, version, origin, unicodes, about, rename=None):
    for style, file, out in files:
        make(folder, out, wheel(package) + "files/" + file, family, f"{role} {style}", version, origin, unicodes, about, rename=rename)

variable("Inter", "fontpkg_inter", [(UPRIGHT, "Inter[opsz,wght].ttf", "Inter[opsz,wght].ttf"), (ITALIC, "Inter-Italic[opsz,wght].ttf", "Inter-Italic[opsz,wght].ttf")],
         "Inter", "system sans", "4.1", "https://github.com/rsms/inter (PyPI fontpkg-inter 4.1.post1)", f"{LATIN},{EAST},1F00-1FFF,{SIGNS}", "Latin, Greek, Cyrillic, arrows, maths, shapes; all features")
finish("Inter", open(wheel("fontpkg_inter") + "LICENSE").read(), "Stands in for the system sans serif. No Reserved Font Name. Subsets of the variable fonts, hinting left out.")

variable("SourceSerif4", "fontpkg_source_serif_4", [(UPRIGHT, "SourceSerif4[opsz,wght].ttf", "VitrineSerif[opsz,wght].ttf"), (ITALIC, "SourceSerif4-Italic[opsz,wght].ttf", "VitrineSerif-Italic[opsz,wght].ttf")],
         "Vitrine Serif", "serif", "4.004", "https://github.com/adobe-fonts/source-serif (PyPI fontpkg-source-serif-4 4.4)", f"{LATIN},{EAST}", "Latin, Greek, Cyrillic; all features", rename=("Source Serif 4", "Vitrine Serif"))
finish("SourceSerif4", licence(wheel("fontpkg_source_serif_4") + "files/SourceSerif4[opsz,wght].ttf"), "Stands in for the serif design. The copyright line of the fonts names the Reserved Font Name 'Source', so the",
       "changed fonts present themselves as Vitrine Serif, in their name tables and file names; the folder keeps the name of the origin.")

variable("JetBrainsMono", "fontpkg_jetbrains_mono", [(UPRIGHT, "JetBrainsMono[wght].ttf", "JetBrainsMono[wght].ttf"), (ITALIC, "JetBrainsMono-Italic[wght].ttf", "JetBrainsMono-Italic[wght].ttf")],
         "JetBrains Mono", "monospaced", "2.211", "https://github.com/JetBrains/JetBrainsMono (PyPI fontpkg-jetbrains-mono 2.211)", f"{LATIN},{EAST},{SIGNS}", "Latin, Greek, Cyrillic, arrows, box drawing; all features")
finish("JetBrainsMono", open(wheel("fontpkg_jetbrains_mono") + "LICENSE").read(), "Stands in for the monospaced design. No Reserved Font Name. Its calt feature joins program operators: turn it off to keep them apart.")

# East Asian: one subset a region, since the same character has regional forms
for region, face, chars, about in REGIONS:
    for weight in ("Regular", "Bold"):
        make("NotoSansCJK", f"NotoSansCJK{region.lower()}-{weight}-Subset.otf", f"{cjk}{weight}.ttc", f"Noto Sans CJK {region}", f"{region} {weight.lower()}", "2.004",
             "https://github.com/notofonts/noto-cjk (Debian fonts-noto-cjk 1:20220127+repack1-1)", KANA + (",02C7-02D9,3100-312F,31A0-31BF" if region == "TC" else ""),
             about + "; features kern palt vert locl ccmp halt", text=chars, features="kern,palt,vert,locl,ccmp,halt", number=face)
finish("NotoSansCJK", licence(cjk + "Regular.ttc"), "For Japanese, Korean, Simplified and Traditional Chinese: choose by the language of the text.",
       "No Reserved Font Name. Noto is a trademark of Google LLC. Characters outside the subset come from Debian's fonts-noto-cjk where it is installed.")

# Other scripts: whole fonts without hinting
for script in ("Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil"):
    folder = "NotoSans" + script
    for weight in ("Regular", "Bold"):
        path = f"{noto}{folder}-{weight}.ttf"
        version = re.search(r"\d+\.\d+", TTFont(path)["name"].getDebugName(5)).group(0)
        make(folder, f"{folder}-{weight}.ttf", path, f"Noto Sans {script}", f"{script} {weight.lower()}", version, "https://github.com/notofonts (Debian fonts-noto-core 20201225-1)", ALL, "all characters and features, no hinting")
    finish(folder, licence(f"{noto}{folder}-Regular.ttf"), f"For {script} script. No Reserved Font Name. Noto is a trademark of Google LLC.")

path = noto + "NotoSansSymbols2-Regular.ttf"
make("NotoSansSymbols2", "NotoSansSymbols2-Regular-Subset.ttf", path, "Noto Sans Symbols 2", "symbols", re.search(r"\d+\.\d+", TTFont(path)["name"].getDebugName(5)).group(0),
     "https://github.com/notofonts/symbols (Debian fonts-noto-core 20201225-1)", "0020-007E,2022,20E2-20E4,2190-21FF,2300-23FF,2400-244F,2460-24FF,2500-25FF,2600-27BF,27C0-27FF,2900-297F,2B00-2BFF,1F0A0-1F0FF,1F300-1F5FF,1F650-1F6FF,1F780-1F8FF", "arrows, technical signs, box drawing, shapes, dingbats, cards, as far as the font has them")
finish("NotoSansSymbols2", licence(path), "For symbols that no other font here has. No Reserved Font Name. Noto is a trademark of Google LLC.")

# Colour emoji: shape every wished sequence, keep just the glyphs that come out
path = noto + "NotoColorEmoji.ttf"
wishes = []
for line in open(here + "/NotoColorEmoji/Emoji.txt"):
    if line.startswith("#"): continue
    kind, *emoji = line.split()
    wishes += emoji
    if kind == "tones": wishes += [e.replace("\ufe0f", "") + chr(t) for e in emoji for t in range(0x1F3FB, 0x1F400)]
def shape(face, text):
    buffer = hb.Buffer(); buffer.add_str(text); buffer.guess_segment_properties()
    hb.shape(hb.Font(face), buffer)
    return [g.codepoint for g in buffer.glyph_infos]
face, order = hb.Face(hb.Blob.from_file_path(path)), TTFont(path).getGlyphOrder()
kept, dropped = set(), []
for wish in wishes:
    glyphs = shape(face, wish)
    if len(glyphs) == 1 and glyphs[0]: kept.add(order[glyphs[0]])
    else: dropped.append(wish)
letters = {ord(c) for w in wishes for c in w} | set(range(0x1F1E6, 0x1F200)) | {0x200D, 0xFE0F, 0x20E3}
make("NotoColorEmoji", "NotoColorEmoji-Subset.ttf", path, "Noto Color Emoji", "colour emoji", "2.042", "https://github.com/googlefonts/noto-emoji (Debian fonts-noto-color-emoji 2.042-0+deb12u1)",
     ",".join(f"{c:04X}" for c in sorted(letters)), f"{len(wishes) - len(dropped)} emoji of Emoji.txt, CBDT bitmaps of one strike", extra=[("kept", sorted(kept)), ("layout_closure", False)])
if "NotoColorEmoji" in made:
    face = hb.Face(hb.Blob.from_file_path(here + "/NotoColorEmoji/NotoColorEmoji-Subset.ttf"))
    wrong = [w for w in wishes if w not in dropped and (len(shape(face, w)) != 1 or shape(face, w) == [0])]
    print("not in the font:", *dropped, "| broken by the subset:", *wrong)
    assert not wrong
finish("NotoColorEmoji", licence(path), "Colour emoji as bitmaps (CBDT, one strike of 109 pixels per em): no outlines. No Reserved Font Name. Noto is a trademark of Google LLC.")

# Icons: the path data of each Bootstrap icon that Symbols.txt names
def number(value): return f"{round(value, 4):g}"
def ellipse(cx, cy, rx, ry): return f"M{number(cx - rx)} {number(cy)}a{number(rx)} {number(ry)} 0 1 0 {number(2 * rx)} 0a{number(rx)} {number(ry)} 0 1 0 {number(-2 * rx)} 0Z"
def outline(e):
    tag, get = e.tag.split("}")[-1], lambda key: float(e.get(key, 0))
    if tag == "path": return " ".join(e.get("d").split())
    if tag == "circle": return ellipse(get("cx"), get("cy"), get("r"), get("r"))
    if tag == "ellipse": return ellipse(get("cx"), get("cy"), get("rx"), get("ry"))
    x, y, w, h, r = get("x"), get("y"), get("width"), get("height"), get("rx")
    n = number
    if r: return f"M{n(x + r)} {n(y)}h{n(w - 2 * r)}a{n(r)} {n(r)} 0 0 1 {n(r)} {n(r)}v{n(h - 2 * r)}a{n(r)} {n(r)} 0 0 1 {n(-r)} {n(r)}h{n(2 * r - w)}a{n(r)} {n(r)} 0 0 1 {n(-r)} {n(-r)}v{n(2 * r - h)}a{n(r)} {n(r)} 0 0 1 {n(r)} {n(-r)}Z"
    return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}Z"
def layers(root):
    "Layers of neighbouring elements with one fill rule; each element starts with an absolute move."
    out = []
    for e in root.iter():
        tag = e.tag.split("}")[-1]
        if tag in ("svg", "g", "defs", "title"): continue
        assert tag in ("path", "circle", "ellipse", "rect") and not e.get("transform") and not e.get("stroke"), (tag, e.attrib)
        if e.get("fill") == "none": continue
        rule, d = e.get("fill-rule", "nonzero"), outline(e)
        if d[0] == "m":  # absolute, and the pairs that follow a relative move stay relative lines
            start, rest = re.match(r"m\s*(%s[\s,]*%s)[\s,]*(.*)" % (("-?(?:\\d*\\.\\d+|\\d+)",) * 2), d).groups()
            d = f"M{start}" + ("" if rest[:1].isalpha() else "l") + rest
        if out and out[-1][0] == rule: out[-1][1] += " " + d
        else: out.append([rule, d])
    return out
if not only or "BootstrapIcons" in only.split(","):
    folder = here + "/BootstrapIcons/"
    lines = lambda file: [l.rstrip("\n").split("\t") for l in open(folder + file) if l.strip() and not l.startswith("#")]
    drawn = {l[0] for l in lines("Drawn.txt")}
    names = sorted({l[1] for l in lines("../Symbols/Symbols.txt") if "/" not in l[1] and l[1] != "-"} - drawn)
    with open(folder + "Icons.txt", "w") as f:
        f.write("# Bootstrap Icons 1.10.3, https://github.com/twbs/icons (Debian bootstrap-icons 1.10.3+dfsg-1), MIT licence: see LICENSE.txt.\n"
                "# Columns, parted by tabs: name, viewBox, fill rule, path data. Several layers are parted by | in the last two columns.\n")
        for name in names:
            root = xml.parse(f"{source}/deb/usr/share/bootstrap-icons/svg/{name}.svg").getroot()
            found = layers(root)
            f.write("\t".join([name, root.get("viewBox"), "|".join(r for r, _ in found), "|".join(d for _, d in found)]) + "\n")
    text = open(source + "/deb/usr/share/doc/bootstrap-icons/copyright").read()
    body = re.sub(r"^ \.?", "", re.search(r"License: MIT\n( Permission.*)", text, re.S).group(1), flags=re.M)
    with open(folder + "LICENSE.txt", "w") as f: f.write("The MIT License (MIT)\n\nCopyright (c) 2019-2021 The Bootstrap Authors\n\n" + body.rstrip() + "\n")
    print("icons:", len(names), "drawn:", len(drawn))
PY
