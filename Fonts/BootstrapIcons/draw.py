"""Makes Drawn.txt: icons that Bootstrap Icons lacks, drawn as strokes and fills on the same grid of 16, and
combinations that Symbols/Symbols.txt names as BASE+circle, +circle-fill, +square, +square-fill, +slash, +badge-X, +right, +parts.
Usage: draw.py <folder of Bootstrap SVG files>      needs fonttools and skia-pathops"""
import math, os, sys
import xml.etree.ElementTree as xml
import pathops
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.svgLib.path import parse_path

svgs, here = sys.argv[1], os.path.dirname(os.path.abspath(__file__))
sys.path.append(here + "/../Symbols")
from outline import Outline

class Shape(Outline):
    SIDE = 16
    def turn(self): return self.at(0, 1, -1, 0, 16, 0)   # a quarter clockwise
    def text(self):
        pen = SVGPathPen(None, ntos=lambda v: f"{round(v, 3):g}")
        self.path.draw(pen)
        return pen.getCommands()

def raw(d, rule=pathops.FillType.WINDING):
    path = pathops.Path(fillType=rule)
    parse_path(d, path.getPen())
    return path
def F(*ds):
    "Filled paths."
    out = Shape(pathops.Path())
    for d in ds: out += Shape(raw(d))
    return out
def S(*ds, w=1.0, cap=pathops.LineCap.ROUND_CAP, join=pathops.LineJoin.ROUND_JOIN):
    "Stroked paths."
    out = Shape(pathops.Path())
    for d in ds:
        path = raw(d)
        path.stroke(w, cap, join, 4)
        path.convertConicsToQuads(0.02)
        out += Shape(path)
    return out
def disc(x, y, r, ry=None):
    ry = ry or r
    return F(f"M{x - r} {y}a{r} {ry} 0 1 0 {2 * r} 0a{r} {ry} 0 1 0 {-2 * r} 0Z")
def ring(x, y, r, w=1.0): return disc(x, y, r + w / 2) - disc(x, y, r - w / 2)
def box(x, y, w, h, r=0):
    if not r: return F(f"M{x} {y}h{w}v{h}h{-w}Z")
    return F(f"M{x + r} {y}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1 {-r} {r}h{2 * r - w}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - h}a{r} {r} 0 0 1 {r} {-r}Z")
def frame(x, y, w, h, r, t=1.0): return box(x, y, w, h, r) - box(x + t, y + t, w - 2 * t, h - 2 * t, max(r - t, 0))
def B(name):
    "A Bootstrap icon."
    out = Shape(pathops.Path())
    for e in xml.parse(f"{svgs}/{name}.svg").getroot().iter():
        tag = e.tag.split("}")[-1]
        if tag == "path": out += Shape(raw(e.get("d"), pathops.FillType.EVEN_ODD if e.get("fill-rule") == "evenodd" else pathops.FillType.WINDING))
        elif tag == "circle": out += disc(*(float(e.get(k, 0)) for k in ("cx", "cy", "r")))
        elif tag == "rect": out += box(*(float(e.get(k, 0)) for k in ("x", "y", "width", "height", "rx")))
        elif tag == "ellipse": out += disc(*(float(e.get(k, 0)) for k in ("cx", "cy", "rx", "ry")))
    return out

D = {}   # the drawn icons: a shape, or a list of layers
dot = lambda x, y, r=1.0: disc(x, y, r)
D["walk"] = dot(9, 2.1, 1.5) + S("M8.6 5.4 7.8 9.2", w=2.4) + S("M7.8 9.2 9.9 11.3 10.6 14.8", "M7.6 9.2 7 12 5 14.8", "M8.6 5.2 6 6.6 5.4 9.2", "M9 5.4 10.3 7.7 12.3 8.5", w=1.4)
D["run"] = dot(10.7, 2.2, 1.5) + S("M9.5 5.2 7.8 8.8", w=2.4) + S("M7.9 8.9 10.2 10.8 9.2 14.6", "M7.5 8.9 6.2 11.8 2.7 12.2", "M9.3 4.7 6.3 4.6 4.6 7", "M9.9 5.2 11.2 7.5 13.6 7.2", w=1.4)
D["stand"] = dot(8, 2, 1.5) + S("M8 5.6V8.4", w=3) + S("M7.1 8.6V15", "M8.9 8.6V15", "M6.8 5 5.2 9.4", "M9.2 5 10.8 9.4", w=1.3)
D["yoga"] = dot(8, 2.6, 1.5) + S("M8 6V10", w=2.4) + S("M7.4 5.8 5 8.6 2.8 10.6", "M8.6 5.8 11 8.6 13.2 10.6", "M8 10.4 3.4 13.4H9", "M8 10.4 12.6 13.4H9", w=1.4)
D["strength"] = dot(8, 4.4, 1.5) + S("M8 7.6V10", w=2.6) + S("M7.4 10.2 6.6 15", "M8.6 10.2 9.4 15", "M7.2 7.2 4.6 6 3.8 2.2", "M8.8 7.2 11.4 6 12.2 2.2", "M1.4 1.6H14.6", w=1.3) + box(.4, .4, 1.4, 2.4, .4) + box(14.2, .4, 1.4, 2.4, .4)
D["swim"] = dot(12.2, 5.6, 1.5) + S("M2.6 9.4 8.6 5.8 6 3.6 2.8 4.6", w=1.4) + S("M8.4 6 11 9.2", w=1.4) + S("M1 12.2q1.2-1.2 2.4 0t2.3 0t2.3 0t2.3 0t2.3 0t2.4 0", w=1.1)
D["checkered-flag"] = S("M2.5 1V15.2", w=1.2) + frame(2.5, 2, 11.5, 8, .6, .9) + F("M3 2h3.7v2.7h-3.7Z", "M10.3 2h3.7v2.7h-3.7Z", "M6.7 4.7h3.6v2.7h-3.6Z", "M3 7.4h3.7v2.6h-3.7Z", "M10.3 7.4h3.7v2.6h-3.7Z")
D["dot-radio-right"] = dot(3.4, 8, 1.5) + S("M6.2 5.2A4 4 0 0 1 6.2 10.8", "M8.4 3.2A7 7 0 0 1 8.4 12.8", "M10.6 1.4A10 10 0 0 1 10.6 14.6")
D["humidity"] = B("droplet-fill").at(.62, 0, 0, .62, .2, 1) + B("droplet-fill").at(.42, 0, 0, .42, 8, 7) + S("M9.6 3.2H14.6", "M9.6 5.6H13.4")
cloud = B("cloud-fill").at(.84, 0, 0, .84, 0, 1.2)
D["aqi"] = dot(3, 4.4, 1.3) + dot(7.6, 3.2, 1.7) + dot(12.4, 4.6, 1.2) + dot(4.6, 8.6, 1.7) + dot(9.4, 8, 1.2) + dot(13.2, 9.2, 1.6) + dot(3, 12.6, 1.1) + dot(8, 12.6, 1.6) + dot(12, 13.2, 1)
D["shoe-fill"] = F("M1 5.4Q3 6.6 4.6 4.6L6 3.8 10.6 8.4Q14.8 8.8 15 11.4H1Z") + box(1, 12, 14, 1.4, .6) - S("M7.2 7.2 8.6 5.8", "M8.8 8.6 10 7.4", w=.6)
D["fish-fill"] = F("M1 4.4 4.4 7Q7 3.6 10.4 3.6Q13.6 3.6 15.4 8Q13.6 12.4 10.4 12.4Q7 12.4 4.4 9L1 11.6Q2 8 1 4.4Z") - dot(12, 7, .8)
D["tooth-fill"] = F("M8 3Q10-.2 12.8 1.8T13 8.4Q12.4 10.4 12.2 13T10.6 14.6Q9.6 14 9.4 11.4T8 8.8T6.6 11.4T5.4 14.6T3.8 13T3 8.4T3.2 1.8T8 3Z")
D["sailboat-fill"] = F("M7.4 .8V10.4H2Z", "M8.6 3.2 13.6 10.4H8.6Z", "M1 11.6H15L13 15H3Z")
D["helm"] = ring(8, 8, 4.6, 1.2) + dot(8, 8, 1.4) + S("M8 .8V15.2", "M.8 8H15.2", "M2.9 2.9 13.1 13.1", "M13.1 2.9 2.9 13.1", w=.9)
D["carrot-fill"] = F("M10.8 4.2Q12.6 6.2 10.4 8.6Q7 12.2 1.4 14.6Q3.8 9 7.4 5.6Q9 4 10.8 4.2Z") - S("M6.2 8 7.6 9.2", "M8 6 9.6 7.4", w=.6) + S("M11.2 4 13.8 1.6", "M11.2 4 14.8 4.2", "M11.2 4 11.4 1", w=1.1)
D["birthday-cake-fill"] = box(1.6, 8, 12.8, 6.6, 1.2) - S("M2 10.6q1.5 1.6 3 0t3 0t3 0t3 0", w=.8) + S("M4.6 4.6V8", "M8 4.6V8", "M11.4 4.6V8", w=1.0) + dot(4.6, 2.8, .8) + dot(8, 2.8, .8) + dot(11.4, 2.8, .8)
D["ecg"] = S("M.8 8.6H4L5.6 5.4 8 13.4 10.2 2.6 11.8 8.6H15.2", w=1.1)

# Combinations
badges = {"plus": S("M12.4 10.6V14.2", "M10.6 12.4H14.2"), "minus": S("M10.6 12.4H14.2"), "x": S("M11.1 11.1 13.7 13.7", "M13.7 11.1 11.1 13.7"), "check": S("M10.7 12.5 11.9 13.8 14 11.1"),
          "alert": S("M12.4 10.4V12.6") + dot(12.4, 14.2, .6), "clock": S("M12.4 10.6V12.6L13.6 13.4", w=.8), "star": F("M12.4 10 13 11.7 14.8 11.7 13.4 12.8 13.9 14.6 12.4 13.5 10.9 14.6 11.4 12.8 10 11.7 11.8 11.7Z"), "moon": B("moon-fill").scale(.28, 12.4, 12.4), "shield": B("shield-fill").scale(.3, 12.4, 12.5)}
edge = S("M2 2 14 14", w=1.2)
def base(name):
    found = D.get(name)
    if found is None: return B(name)
    if isinstance(found, list):
        whole = Shape(pathops.Path())
        for layer in found: whole += layer
        return whole
    return found
def parts(name):
    "The outline with the largest box and what lies inside of it, then the rest: a cloud, then its rain."
    contours = [Shape(p) for p in ([*base(name).path.contours])]
    area = lambda s: (s.path.bounds[2] - s.path.bounds[0]) * (s.path.bounds[3] - s.path.bounds[1])
    big = max(contours, key=area)
    l, t, r, b = big.path.bounds
    first, rest = pathops.Path(), pathops.Path()
    for c in contours:
        x0, y0, x1, y1 = c.path.bounds
        c.path.draw((first if x0 >= l and x1 <= r and y0 >= t and y1 <= b else rest).getPen())
    return [Shape(first), Shape(rest)]
def combined(name):
    stem, _, how = name.rpartition("+")
    shape = combined(stem) if "+" in stem else base(stem)
    small = shape.scale(.58)
    if how == "circle": return ring(8, 8, 7.5) + small
    if how == "circle-fill": return disc(8, 8, 8) - small
    if how == "square": return frame(.5, .5, 15, 15, 3.2) + small
    if how == "square-fill": return box(.5, .5, 15, 15, 3.2) - small
    if how == "slash": return shape - S("M1.6 2.8 13.6 14.8", "M2.6 1.8 14.6 13.8", w=1.3) + edge
    if how == "right": return shape.turn()
    if how == "parts": return parts(stem)
    if how == "badge-dot": return shape - disc(12.4, 3.6, 3.6) + disc(12.4, 3.6, 2.6)
    mark = badges[how.removeprefix("badge-")]
    return shape.at(.92, 0, 0, .92, .2, .2) - disc(12.4, 12.4, 4.3) + (disc(12.4, 12.4, 3.5) - mark)

symbols = [l.rstrip("\n").split("\t") for l in open(here + "/../Symbols/Symbols.txt") if l.strip() and not l.startswith("#")]
symbols = [row for row in symbols if "/" not in row[1] and row[1] != "-"]
for row in symbols:
    if "+" in row[1] and row[1] not in D: D[row[1]] = combined(row[1])
used = {row[1] for row in symbols}
with open(here + "/Drawn.txt", "w") as f:
    f.write("# Icons drawn for this project, MIT licence as the project itself, made by draw.py: own work, after no other icon set,\n"
            "# except that names with a + and some others build on outlines of Bootstrap Icons (MIT, LICENSE.txt).\n"
            "# Columns, parted by tabs: name, viewBox, fill rule, path data. Several layers are parted by | in the last two columns.\n")
    for name in sorted(D):
        if name not in used: print("not used:", name); continue
        layers = D[name] if isinstance(D[name], list) else [D[name]]
        assert all(l.text() for l in layers), name
        f.write("\t".join([name, "0 0 16 16", "|".join("nonzero" for _ in layers), "|".join(l.text() for l in layers)]) + "\n")
print("drawn:", len(D))
