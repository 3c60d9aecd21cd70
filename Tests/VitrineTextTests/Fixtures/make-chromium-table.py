#!/usr/bin/env python3
"""Writes ChromiumTable.tsv: where Chromium (Debian's package) breaks paragraphs in nineteen languages with
the fonts of this package, and how wide the lines are. Columns, parted by tabs: language, font file, axes
or -, width, text, line starts in code points, widths of the lines in points without the space at their end.

Korean is set with word-break: keep-all, the others with line-break: strict where that says anything, and
without Chromium's own trimming of neighbouring full-width punctuation, which the platform does not have.

  make-chromium-table.py [chromium]
"""
import html, json, pathlib, re, subprocess, sys, tempfile

HERE = pathlib.Path(__file__).resolve().parent
FONTS = HERE.parents[2] / "Fonts"
SIZE = 17
WIDTHS = [110, 163, 241, 338]
INTER = ("Inter/Inter[opsz,wght].ttf", "wght=400,opsz=17")


def noto(name):
    return (f"NotoSans{name}/NotoSans{name}-Regular.ttf", "-")


def cjk(region):
    return (f"NotoSansCJK/NotoSansCJK{region}-Regular-Subset.otf", "-")


FONT_OF = {
    "ar": noto("Arabic"), "fa": noto("Arabic"), "he": noto("Hebrew"), "hi": noto("Devanagari"),
    "bn": noto("Bengali"), "ta": noto("Tamil"), "th": noto("Thai"), "zh-Hans": cjk("sc"), "zh-Hant": cjk("tc"),
    "ja": cjk("jp"), "ko": cjk("kr"),
}


def main():
    chromium = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    rows = []
    for line in (HERE / "Paragraphs.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            language, text = line.split("\t")
            rows += [(language, *FONT_OF.get(language, INTER), width, text) for width in WIDTHS]
    found = measure(chromium, rows)
    version = subprocess.run([chromium, "--version"], capture_output=True, text=True).stdout.strip()
    lines = [f"# {version}, {SIZE} px; written by make-chromium-table.py from Paragraphs.txt"]
    for row, (starts, widths) in zip(rows, found):
        text = row[4]
        points = [len(text.encode("utf-16-le")[:2 * s].decode("utf-16-le")) for s in starts]
        lines.append("\t".join([
            row[0], row[1], row[2], str(row[3]), text, " ".join(map(str, points)),
            " ".join(f"{w:.2f}" for w in widths)]))
    (HERE / "ChromiumTable.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(len(rows), "paragraphs in", len({r[0] for r in rows}), "languages")


SCRIPT = """
document.fonts.ready.then(() => {
  const found = [...document.querySelectorAll('p')].map(p => {
    const node = p.firstChild, text = node.data, range = document.createRange();
    const box = (a, b) => {
      range.setStart(node, a); range.setEnd(node, b);
      return [...range.getClientRects()].filter(r => r.height > 0);
    };
    const starts = [0];
    let top = null;
    for (let i = 0; i < text.length; i++) {
      const r = box(i, i + 1)[0];
      if (!r || r.width == 0) continue;
      if (top !== null && r.top > top + 8) starts.push(i);
      top = r.top;
    }
    const widths = starts.map((s, k) => {
      let e = k + 1 < starts.length ? starts[k + 1] : text.length;
      while (e > s && text[e - 1] == ' ') e--;
      const rects = box(s, e);
      return Math.max(...rects.map(r => r.right)) - Math.min(...rects.map(r => r.left));
    });
    return [starts, widths];
  });
  document.body.textContent = JSON.stringify(found);
  document.title = 'done';
});
"""


def measure(chromium, rows):
    faces, names = [], {}
    for _, font, axes, _, _ in rows:
        if (font, axes) not in names:
            names[font, axes] = f"F{len(names)}"
            url = (FONTS / font).as_uri()
            faces.append(f"@font-face{{font-family:{names[font, axes]};src:url('{url}');font-weight:100 900}}")
    body = []
    for language, font, axes, width, text in rows:
        style = f"font-family:{names[font, axes]};width:{width}px"
        if axes != "-":
            settings = ",".join(f"'{a.split('=')[0]}' {a.split('=')[1]}" for a in axes.split(","))
            style += f";font-variation-settings:{settings}"
        if language == "ko":
            style += ";word-break:keep-all"
        direction = "rtl" if language in ("ar", "fa", "he") else "ltr"
        body.append(f'<p lang="{language}" dir="{direction}" style="{style}">{html.escape(text)}</p>')
    page = (
        "<!DOCTYPE html><meta charset=utf-8><style>" + "".join(faces)
        + f"p{{margin:0;font-size:{SIZE}px;line-height:40px;line-break:strict;text-spacing-trim:space-all;font-optical-sizing:none;"
        "font-kerning:normal;overflow-wrap:break-word;text-rendering:geometricPrecision}</style>"
        + "<body>" + "".join(body) + "<script>" + SCRIPT + "</script>")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_text(page, encoding="utf-8")
        run = subprocess.run(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
             "--font-render-hinting=none", f"--user-data-dir={folder}/profile", "--virtual-time-budget=60000",
             "--dump-dom", path.as_uri()], capture_output=True, text=True, timeout=300)
    text = re.search(r"<body>(.*?)</body>", run.stdout, re.S)
    return json.loads(html.unescape(text.group(1)))


main()
