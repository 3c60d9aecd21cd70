"""Makes Drawn.txt: icons that Bootstrap Icons lacks, drawn as strokes and fills on the same grid of 16, and
combinations that Symbols.txt names as BASE+circle, +circle-fill, +square, +square-fill, +slash, +badge-X, +right, +parts.
Usage: draw.py <folder of Bootstrap SVG files>      needs fonttools and skia-pathops"""
import math, os, sys
import xml.etree.ElementTree as xml
import pathops
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

svgs, here = sys.argv[1], os.path.dirname(os.path.abspath(__file__))

class Shape:
    def __init__(self, path): self.path = path
    def __add__(self, other): return Shape(pathops.op(self.path, other.path, pathops.PathOp.UNION))
    def __sub__(self, other): return Shape(pathops.op(self.path, other.path, pathops.PathOp.DIFFERENCE))
    def __and__(self, other): return Shape(pathops.op(self.path, other.path, pathops.PathOp.INTERSECTION))
    def at(self, a, b, c, d, e, f):
        out = pathops.Path()
        self.path.draw(TransformPen(out.getPen(), (a, b, c, d, e, f)))
        return Shape(out)
    def scale(self, k, x=8, y=8): return self.at(k, 0, 0, k, x - 8 * k, y - 8 * k)
    def move(self, x, y): return self.at(1, 0, 0, 1, x, y)
    def turn(self): return self.at(0, 1, -1, 0, 16, 0)   # a quarter clockwise
    def mirror(self): return self.at(-1, 0, 0, 1, 16, 0)
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
D["paw"] = disc(3, 7.4, 1.4, 1.9) + disc(6.1, 3.9, 1.5, 2.1) + disc(9.9, 3.9, 1.5, 2.1) + disc(13, 7.4, 1.4, 1.9) + F("M8 7.6c2.2 0 4.6 3 4.6 5.1c0 1.3-1 2-2.2 2c-.9 0-1.5-.5-2.4-.5s-1.5.5-2.4.5c-1.2 0-2.2-.7-2.2-2c0-2.1 2.4-5.1 4.6-5.1Z")
leaf = "M14.6 1.6c.6 5.6-.6 10.4-4.6 11.8c-2.6.9-5.2-.2-6.2-2.4c-1-2.4.2-5 2.8-6.2c2.6-1.1 5.6-.6 8-3.2Z"
vein = S("M1.6 14.6C3.6 11 6.4 8.6 10.6 7", w=1.0)
D["leaf"] = S(leaf) + vein
D["leaf-fill"] = F(leaf) - S("M3.6 11.6C5.4 9.6 7.4 8.2 10.6 7", w=.9) + S("M1.6 14.6 3.6 11.4", w=1.0)
crown = "M2.6 12.2 1.4 4.8 5 7.6 8 2.8 11 7.6 14.6 4.8 13.4 12.2Z"
gems = dot(1.3, 4.4, .9) + dot(8, 2.4, .9) + dot(14.7, 4.4, .9)
D["crown"] = S(crown) + gems + S("M3 14.2H13")
D["crown-fill"] = F(crown) + S(crown, w=.6) + gems + box(2.6, 13.2, 10.8, 1.4, .5)
D["fork-knife"] = S("M4.5 1.4V15", w=1.4) + S("M2.6 1.2V4.8Q2.6 6.4 4.5 6.4T6.4 4.8V1.2", w=1.0) + F("M12.2 .9C10 2 9.4 5 9.6 8.6q0 .8.8.8h1V14.6q0 .7.7.7t.7-.7V1.4Q12.8 .7 12.2 .9Z")
bed = box(1, 3, 1.3, 11, .6) + box(13.7, 8.8, 1.3, 5.2, .6) + box(1.4, 10.4, 13.2, 1.5)
D["bed"] = bed + S("M2 10.6H14.4V9.4Q14.4 7 12 7H7.2V10.4") + ring(4.6, 8.2, 1.2)
D["bed-fill"] = bed + F("M6.6 11V6.6H12.2Q15 6.6 15 9.4V11Z") + dot(4.4, 8.4, 1.6)
D["tuning-fork"] = S("M5.6 1.4V6.6Q5.6 9.2 8 9.2T10.4 6.6V1.4", "M8 9.4V15", w=1.3)
D["scope"] = ring(8, 8, 5.6) + S("M8 .8V5", "M8 11V15.2", "M.8 8H5", "M11 8H15.2")
D["dot-scope"] = D["scope"] + dot(8, 8, 1.4)
D["stethoscope"] = S("M3.6 1.6H2.4V5.4Q2.4 8.8 5.4 8.8T8.4 5.4V1.6H7.2", "M5.4 9V11.2Q5.4 14.6 8.8 14.6T12.2 11.2V8.6") + ring(12.2, 6.8, 1.5)
tube = "M4.8 1.6V12.2a3.2 2.6 0 0 0 6.4 0V1.6"
test_tube = S(tube, "M3.6 1.6H12.4") + (F(tube + "Z") & box(0, 7, 16, 9))
D["test-tubes"] = test_tube.at(.66, 0, 0, .9, -.6, .8) + test_tube.at(.66, 0, 0, .9, 6, .8)
D["battery-0"] = B("battery")
for level, wide in ((25, 2.5), (50, 5), (75, 7.5), (100, 10)): D[f"battery-{level}"] = [B("battery"), box(2, 6, wide, 4, .4)]
D["battery-bolt"] = [B("battery") - S("M9.4 2 4.6 9H8L6.6 14 11.4 7H8Z", w=1.6), box(2, 6, 10, 4, .4) - S("M9.4 2 4.6 9H8L6.6 14 11.4 7H8Z", w=1.6) - F("M9.4 2 4.6 9H8L6.6 14 11.4 7H8Z"), F("M9 2.4 4.9 8.7H7.6L6.8 13.6 11.1 7.3H8.2Z")]
D["battery-block"] = frame(1, 4.5, 14, 9, 1.5) + box(3, 2.6, 2.6, 2.2, .5) + box(10.4, 2.6, 2.6, 2.2, .5) + S("M3.6 9H6.2", "M9.8 9H12.4", "M11.1 7.7V10.3")
D["battery-block-fill"] = box(1, 4.5, 14, 9, 1.5) + box(3, 2.6, 2.6, 2.2, .5) + box(10.4, 2.6, 2.6, 2.2, .5) - S("M3.6 9H6.2", "M9.8 9H12.4", "M11.1 7.7V10.3")
strokes = {"0": "M1.5 .6Q2.7 .6 2.7 2.5T1.5 4.4T.3 2.5T1.5 .6", "1": "M.9 1.3 1.8 .6V4.4", "3": "M.5 1Q1 .6 1.6 .6Q2.6 .6 2.6 1.5T1.5 2.4Q2.7 2.4 2.7 3.4T1.5 4.4Q.8 4.4 .3 3.9", "5": "M2.5 .6H.8L.6 2.4Q2.7 1.8 2.7 3.2T1.4 4.4Q.8 4.4 .3 4", "6": "M2.3 .6Q.4 1.4 .4 3.2T1.5 4.4T2.6 3.2T1.5 2Q.7 2 .4 2.8"}
digit = lambda c, x: S(strokes[c], w=.75).move(x, 6.6)
circling = S("M8 2.6A6 6 0 1 0 14 8.6", w=1.1) + F("M7.6 .2 11.2 2.6 7.6 5Z")
for n in (10, 15, 30, 60):
    number = digit(str(n)[0], 4.7) + digit(str(n)[1], 8.2)
    D[f"go-forward-{n}"], D[f"go-backward-{n}"] = circling + number, circling.mirror() + number
D["go-forward"], D["go-backward"] = circling, circling.mirror()
bird = "M1.2 12.6C3.4 12.4 4.4 11 5 8.8C5.6 6 7 3 10 3C11.6 3 12.6 4 12.9 5.2L15.2 6.2L13 7.2C13 10.8 10.4 13.2 7 13.4C5 13.6 3 13.4 1.2 12.6Z"
D["bird"] = S(bird) + dot(10.5, 5.3, .7) + S("M6.4 9.8Q8.4 10.2 9.6 8.4", w=.9)
D["bird-fill"] = F(bird) + S(bird, w=.8) - dot(10.5, 5.3, .75) - S("M6.2 9.8Q8.4 10.2 9.6 8.2", w=.8)
D["compact-up"], D["compact-down"] = S("M3 9.4 8 7 13 9.4", w=1.3), S("M3 7 8 9.4 13 7", w=1.3)
D["compact-left"], D["compact-right"] = S("M9.2 3 6.8 8 9.2 13", w=1.3), S("M6.8 3 9.2 8 6.8 13", w=1.3)
D["double-right"], D["double-left"] = S("M3 3 8 8 3 13", "M8.4 3 13.4 8 8.4 13", w=1.3), S("M13 3 8 8 13 13", "M7.6 3 2.6 8 7.6 13", w=1.3)
D["checkered-flag"] = S("M2.5 1V15.2", w=1.2) + frame(2.5, 2, 11.5, 8, .6, .9) + F("M3 2h3.7v2.7h-3.7Z", "M10.3 2h3.7v2.7h-3.7Z", "M6.7 4.7h3.6v2.7h-3.6Z", "M3 7.4h3.7v2.6h-3.7Z", "M10.3 7.4h3.7v2.6h-3.7Z")
D["party-popper"] = F("M1.2 15 5 5.2 11 11.2Z") - S("M4.6 9.2 7 11.6", w=.8) + S("M8.4 5.4Q9.4 3.4 8.6 1.4", "M10.8 7.8Q12.8 6.8 14.8 7.6", "M9.8 6.4 13 3.2", w=1.1) + dot(5.6, 2.2, .8) + dot(14, 10.8, .8) + dot(11.4, 1.6, .7)
D["medal"] = S("M4.4 1 7 6.4", "M11.6 1 9 6.4", w=1.6) + ring(8, 10.4, 4) + F("M8 8.2 8.6 9.8 10.3 9.9 9 10.9 9.4 12.6 8 11.6 6.6 12.6 7 10.9 5.7 9.9 7.4 9.8Z")
D["zzz"] = S("M1.6 9H6.4L1.6 14.6H6.4", w=1.4) + S("M7.4 5.4H10.8L7.4 9.4H10.8", w=1.2) + S("M11.8 1.8H14.4L11.8 4.8H14.4", w=1.0)
D["livephoto"] = ring(8, 8, 2) + ring(8, 8, 4.2)
for i in range(24):
    D["livephoto"] += dot(8 + 6.8 * math.cos(i * math.pi / 12), 8 + 6.8 * math.sin(i * math.pi / 12), .42)
D["waveform"] = S("M1.2 7V9", "M3.5 5V11", "M5.8 2.4V13.6", "M8 5.6V10.4", "M10.2 3.6V12.4", "M12.5 5.8V10.2", "M14.8 7V9", w=1.1)
D["ecg"] = S("M.8 8.6H4L5.6 5.4 8 13.4 10.2 2.6 11.8 8.6H15.2", w=1.1)
D["dots-radio"] = dot(8, 8, 1.5) + S("M10.8 5.2A4 4 0 0 1 10.8 10.8", "M5.2 5.2A4 4 0 0 0 5.2 10.8", "M12.9 3.1A7 7 0 0 1 12.9 12.9", "M3.1 3.1A7 7 0 0 0 3.1 12.9")
D["dot-radio-right"] = dot(3.4, 8, 1.5) + S("M6.2 5.2A4 4 0 0 1 6.2 10.8", "M8.4 3.2A7 7 0 0 1 8.4 12.8", "M10.6 1.4A10 10 0 0 1 10.6 14.6")
D["chart-line"] = S("M1.5 1.5V13.5Q1.5 14.5 2.5 14.5H14.5", "M4 10.6 7 7 9.4 9 13.6 4")
D["chart-down"] = S("M1.5 1.5V13.5Q1.5 14.5 2.5 14.5H14.5", "M4 4.4 7 8 9.4 6 13.6 11.4", "M13.8 8.4V11.6H10.6")
D["bars-axis"] = S("M1 14.5H15") + box(2.2, 8, 2.6, 5, .6) + box(6.7, 4, 2.6, 9, .6) + box(11.2, 1.4, 2.6, 11.6, .6)
D["humidity"] = B("droplet-fill").at(.62, 0, 0, .62, .2, 1) + B("droplet-fill").at(.42, 0, 0, .42, 8, 7) + S("M9.6 3.2H14.6", "M9.6 5.6H13.4")
D["sun-haze"] = B("sun-fill").scale(.8, 8, 5.6) - box(0, 8.6, 16, 8) + S("M2 10H14", "M3.4 12.2H12.6", "M2 14.4H14")
cloud = B("cloud-fill").at(.84, 0, 0, .84, 0, 1.2)
halo = cloud + S(cloud.text(), w=1.4)
D["sun-rain"] = [cloud, B("sun-fill").at(.62, 0, 0, .62, 6.6, 0) - halo, S("M4 13.4 3.2 15.2", "M7 13.4 6.2 15.2", "M10 13.4 9.2 15.2")]
D["moon-zzz"] = B("moon-fill") - F("M8 0H16V9H8Z") + S("M9.6 4.4H12.2L9.6 7.6H12.2", w=1.0) + S("M13 1H15.2L13 3.6H15.2", w=.9)
D["aqi"] = dot(3, 4.4, 1.3) + dot(7.6, 3.2, 1.7) + dot(12.4, 4.6, 1.2) + dot(4.6, 8.6, 1.7) + dot(9.4, 8, 1.2) + dot(13.2, 9.2, 1.6) + dot(3, 12.6, 1.1) + dot(8, 12.6, 1.6) + dot(12, 13.2, 1)
D["plug-outlet"] = ring(8, 8, 6.8) + S("M5.6 5V7.4", "M10.4 5V7.4", w=1.2) + F("M6.6 9.6a1.4 1.4 0 0 1 2.8 0v1.4h-2.8Z")
D["plug-outlet-fill"] = disc(8, 8, 7.3) - S("M5.6 5V7.4", "M10.4 5V7.4", w=1.2) - F("M6.6 9.6a1.4 1.4 0 0 1 2.8 0v1.4h-2.8Z")
D["gauge-needle"] = ring(8, 8, 6.8) + S("M8 9 11 4.8", w=1.2) + dot(8, 9.2, 1.3) + dot(3.8, 8, .6) + dot(5, 4.8, .6) + dot(8, 3.6, .6) + dot(12.2, 8, .6)
D["bell-waves"] = B("bell").scale(.78) + S("M2.6 2.4Q.6 5 1.4 8.4", "M13.4 2.4Q15.4 5 14.6 8.4")
D["seal-x-fill"] = B("patch-check-fill") + disc(8, 8, 4.5) - S("M5.8 5.8 10.2 10.2", "M10.2 5.8 5.8 10.2", w=1.1)
D["person-3"] = B("people-fill").scale(.8, 5.4, 8) + B("person-fill").scale(.62, 13, 9)
D["arrow-triangle-swap"] = S("M4.5 3V12.6", "M11.5 3.4V13", w=1.1) + F("M4.5 15.4 1.8 11.6H7.2Z", "M11.5 .6 8.8 4.4H14.2Z")
D["square-path"] = S("M3 8V4.4Q3 3 4.4 3H11", "M13 8V11.6Q13 13 11.6 13H5", w=1.1) + F("M10.6 .4 14.2 3 10.6 5.6Z", "M5.4 10.4 1.8 13 5.4 15.6Z")
cycle = S("M13.6 6A6 6 0 0 0 2.8 5", "M2.4 10A6 6 0 0 0 13.2 11", w=1.1) + F("M.6 3 1.8 7.4 5.6 5.2Z", "M15.4 13 14.2 8.6 10.4 10.8Z")
D["drop-triangle-fill"] = F("M8 1.2 15.4 14.2H.6Z") + S("M8 1.2 15.4 14.2H.6Z", w=1) - B("droplet-fill").scale(.5, 8, 10)
D["turn-diamond"] = S("M8 1 15 8 8 15 1 8Z") + S("M6 10.6V8.4Q6 7.4 7 7.4H9", w=1.1) + F("M8.8 5.2 11.6 7.4 8.8 9.6Z")
D["turn-diamond-fill"] = F("M8 1 15 8 8 15 1 8Z") + S("M8 1 15 8 8 15 1 8Z") - S("M6 10.6V8.4Q6 7.4 7 7.4H9", w=1.1) - F("M8.8 5.2 11.6 7.4 8.8 9.6Z")
D["vial-cross-fill"] = F("M3 4h10v9q0 2-2 2h-6q-2 0-2-2Z") + box(2.4, .8, 11.2, 2.2, .8) - S("M8 6.6V11.8", "M5.4 9.2H10.6", w=1.6)
D["eraser-fill"] = F("M9.4 1.6 14.6 6.8 8.2 13.2 3 8Z") + S("M9.4 1.6 14.6 6.8 8.2 13.2 3 8Z", w=.8) - S("M5.6 5.4 10.8 10.6", w=.7) + F("M2.2 8.8 7.4 14H4L1 11Z") + S("M3.6 14.4H14.6")
D["ant-fill"] = dot(8, 3, 1.6) + dot(8, 6.8, 1.7) + disc(8, 11.8, 2.3, 2.9) + S("M6.6 2 5 .8", "M9.4 2 11 .8", "M6.6 6.4 3.4 4.8V3", "M9.4 6.4 12.6 4.8V3", "M6.4 7.4H2.4", "M9.6 7.4H13.6", "M6.6 8.4 3.2 11V14", "M9.4 8.4 12.8 11V14", w=.8)
D["applescript-fill"] = F("M4 1.4H12.6V12H14.6Q14.6 14.6 12.4 14.6H3.4Q1.4 14.6 1.4 12H4Z") - S("M6 4.4H10.6", "M6 7H10.6", "M6 9.6H10.6", w=.9)
D["watch-face"] = frame(2.4, 1, 11.2, 14, 3.2) + S("M8 4.6V8.2L10.4 9.8")
D["clock-2-circle"] = cycle + S("M8 5.2V8.2L10 9.2")
D["lock-rotation"] = circling + B("lock-fill").scale(.46, 8, 8.6)
D["pencil-scribble"] = B("pencil").scale(.8, 9, 6.6) + S("M1.4 13.4Q3 11.6 4.4 13T7.4 13.4T10 13.2T13 14", w=.9)
D["circle-line"] = ring(8, 8, 4) + S("M.8 8H4", "M12 8H15.2")
D["inverse-half"] = disc(8, 8, 7.5) - (disc(8, 8, 6.4) & box(0, 0, 8, 16))
D["trackers"] = dot(8, 3, 1.8) + dot(2.8, 12.4, 1.8) + dot(13.2, 12.4, 1.8) + S("M7 5 6.6 5.8", "M5.6 7.6 5.2 8.4", "M4.2 10.2 3.8 10.8", "M9 5 9.4 5.8", "M10.4 7.6 10.8 8.4", "M11.8 10.2 12.2 10.8", "M5.4 12.4H6", "M7.7 12.4H8.3", "M10 12.4H10.6", w=.8)
D["chevrons-up"] = S("M3 8 8 3 13 8", "M3 13 8 8 13 13", w=1.3)
D["dumbbell-fill"] = box(0.6, 6, 1.6, 4, .6) + box(2.6, 3.8, 2.4, 8.4, .8) + box(11, 3.8, 2.4, 8.4, .8) + box(13.8, 6, 1.6, 4, .6) + box(5, 7.3, 6, 1.4)
D["mountain-fill"] = F("M.6 13.6 6 4 9 9.2 10.6 6.8 15.4 13.6Z") + S("M.6 13.6 6 4 9 9.2 10.6 6.8 15.4 13.6Z", w=.6)
D["shoe-fill"] = F("M1 5.4Q3 6.6 4.6 4.6L6 3.8 10.6 8.4Q14.8 8.8 15 11.4H1Z") + box(1, 12, 14, 1.4, .6) - S("M7.2 7.2 8.6 5.8", "M8.8 8.6 10 7.4", w=.6)
D["fish-fill"] = F("M1 4.4 4.4 7Q7 3.6 10.4 3.6Q13.6 3.6 15.4 8Q13.6 12.4 10.4 12.4Q7 12.4 4.4 9L1 11.6Q2 8 1 4.4Z") - dot(12, 7, .8)
D["tooth-fill"] = F("M8 3Q10-.2 12.8 1.8T13 8.4Q12.4 10.4 12.2 13T10.6 14.6Q9.6 14 9.4 11.4T8 8.8T6.6 11.4T5.4 14.6T3.8 13T3 8.4T3.2 1.8T8 3Z")
D["wineglass-fill"] = F("M4 1H12Q12.8 8.4 8.6 9V13.8H11Q11.6 13.8 11.6 15H4.4Q4.4 13.8 5 13.8H7.4V9Q3.2 8.4 4 1Z")
D["sailboat-fill"] = F("M7.4 .8V10.4H2Z", "M8.6 3.2 13.6 10.4H8.6Z", "M1 11.6H15L13 15H3Z")
D["helm"] = ring(8, 8, 4.6, 1.2) + dot(8, 8, 1.4) + S("M8 .8V15.2", "M.8 8H15.2", "M2.9 2.9 13.1 13.1", "M13.1 2.9 2.9 13.1", w=.9)
D["carrot-fill"] = F("M10.8 4.2Q12.6 6.2 10.4 8.6Q7 12.2 1.4 14.6Q3.8 9 7.4 5.6Q9 4 10.8 4.2Z") - S("M6.2 8 7.6 9.2", "M8 6 9.6 7.4", w=.6) + S("M11.2 4 13.8 1.6", "M11.2 4 14.8 4.2", "M11.2 4 11.4 1", w=1.1)
D["birthday-cake-fill"] = box(1.6, 8, 12.8, 6.6, 1.2) - S("M2 10.6q1.5 1.6 3 0t3 0t3 0t3 0", w=.8) + S("M4.6 4.6V8", "M8 4.6V8", "M11.4 4.6V8", w=1.0) + dot(4.6, 2.8, .8) + dot(8, 2.8, .8) + dot(11.4, 2.8, .8)

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
D["moon-rain"] = [s.at(.88, 0, 0, .88, .6, 0) for s in parts("cloud-moon-fill")] + [D["sun-rain"][2].move(0, .2)]
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

symbols = [l.rstrip("\n").split("\t") for l in open(here + "/Symbols.txt") if l.strip() and not l.startswith("#")]
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
