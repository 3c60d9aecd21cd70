"""Outlines on the grid of our drawings: 56 units square, 47 to an em, x to the right and y down; the middle of a
capital letter's height is at 28. Needs fonttools and skia-pathops."""
import math, os
import pathops
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from outline import Outline

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.dirname(HERE)
W = 3.8    # the stroke of the regular weight, which is that of the circles of Cupertino Icons
GAP = 3.0  # the clear space around what is knocked out


class Shape(Outline):
    SIDE = 56

    def flip(self): return self.at(1, 0, 0, -1, 0, 56)

    def turn(self, degrees, x=28, y=28):
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.at(c, s, -s, c, x - x * c + y * s, y - x * s - y * c)

    def grow(self, by):
        "The outline thickened on all sides: what is knocked out around it."
        path = pathops.Path(self.path)
        path.stroke(2 * by, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
        path.convertConicsToQuads(0.02)
        path.simplify(fix_winding=True)
        return self + Shape(path)

    def solid(self):
        "The outline without its holes."
        out = Shape(pathops.Path())
        for contour in self.path.contours:
            one = pathops.Path(contour)
            if one.area < 0: one.reverse()
            out += Shape(one)
        return out

    def fit(self, x, y, w, h):
        "Scaled and moved so that its middle lies at that of the rectangle and it fits into it."
        l, t, r, b = self.path.bounds
        k = min(w / (r - l), h / (b - t))
        return self.at(k, 0, 0, k, x + w / 2 - k * (l + r) / 2, y + h / 2 - k * (t + b) / 2)

    def text(self, k=10.0, x=0.0, y=0.0):
        "Path data in whole steps of 1 / k after moving by x and y, relative to the point before: short, and exact to half a step."
        path = pathops.Path(self.path)
        path.convertConicsToQuads(0.02)
        path.simplify(fix_winding=True)
        out, at, start, last = [], (0, 0), (0, 0), ""
        for verb, points in path:
            points = [(round((px + x) * k), round((py + y) * k)) for px, py in points]
            letter = {pathops.PathVerb.MOVE: "m", pathops.PathVerb.LINE: "l", pathops.PathVerb.QUAD: "q",
                      pathops.PathVerb.CUBIC: "c", pathops.PathVerb.CLOSE: "z"}[verb]
            if letter == "z":
                out, at, last = out + ["z"], start, "z"
                continue
            if letter == "l" and points[0] == at: continue
            numbers = [n for px, py in points for n in (px - at[0], py - at[1])]
            if letter == "l" and numbers[1] == 0: letter, numbers = "h", numbers[:1]
            elif letter == "l" and numbers[0] == 0: letter, numbers = "v", numbers[1:]
            if letter == "m" and not out: letter = "M"
            text = letter if letter != last or letter in "mM" else ""
            for n in numbers: text += str(n) if n < 0 or not text or text[-1].isalpha() and text else " " + str(n)
            if text and not text[0].isalpha() and text[0] != "-" and text[0] != " ": text = " " + text
            out, at, last = out + [text], points[-1], letter
            if letter in "mM": start = at
        return "".join(out)


def raw(d):
    path = pathops.Path()
    parse_path(d, path.getPen())
    return path


def F(*ds):
    "Filled paths."
    out = Shape(pathops.Path())
    for d in ds:
        path = raw(d)
        path.convertConicsToQuads(0.02)
        out += Shape(path)
    return out


def S(*ds, w=W, cap=pathops.LineCap.ROUND_CAP, join=pathops.LineJoin.ROUND_JOIN):
    "Stroked paths with round ends and joins."
    out = Shape(pathops.Path())
    for d in ds:
        path = raw(d)
        path.stroke(w, cap, join, 4)
        path.convertConicsToQuads(0.02)
        path.simplify(fix_winding=True)
        out += Shape(path)
    return out


def P(*ds, r=W): return F(*ds) + S(*ds, w=r)   # a filled path with corners rounded to r / 2


def disc(x, y, r, ry=None):
    ry = ry or r
    return F(f"M{x - r} {y}a{r} {ry} 0 1 0 {2 * r} 0a{r} {ry} 0 1 0 {-2 * r} 0Z")


def ring(x, y, r, w=W): return disc(x, y, r + w / 2) - disc(x, y, r - w / 2)


def box(x, y, w, h, r=0):
    if not r: return F(f"M{x} {y}h{w}v{h}h{-w}Z")
    k = .4477 * r  # a cubic's handle for a quarter of a circle, measured from the corner
    return F(f"M{x + r} {y}H{x + w - r}C{x + w - k} {y} {x + w} {y + k} {x + w} {y + r}V{y + h - r}"
             f"C{x + w} {y + h - k} {x + w - k} {y + h} {x + w - r} {y + h}H{x + r}"
             f"C{x + k} {y + h} {x} {y + h - k} {x} {y + h - r}V{y + r}C{x} {y + k} {x + k} {y} {x + r} {y}Z")


def frame(x, y, w, h, r, t=W):
    "A rounded frame with its outer edge at the rectangle."
    return box(x, y, w, h, r) - box(x + t, y + t, w - 2 * t, h - 2 * t, max(r - t, 0.8))


def arc(x, y, r, start, end):
    "Path data of an arc; degrees clockwise from the right."
    a, b = math.radians(start), math.radians(end)
    large = 1 if abs(end - start) > 180 else 0
    sweep = 1 if end > start else 0
    return (f"M{x + r * math.cos(a):.3f} {y + r * math.sin(a):.3f}"
            f"A{r} {r} 0 {large} {sweep} {x + r * math.cos(b):.3f} {y + r * math.sin(b):.3f}")


_font = TTFont(FONTS + "/CupertinoIcons/CupertinoIcons.ttf")
_glyphs, _map = _font.getGlyphSet(), _font.getBestCmap()
CODES = {}
for _line in open(FONTS + "/CupertinoIcons/Names.txt"):
    if not _line.startswith("#"):
        _name, _code = _line.rstrip("\n").split("\t")
        CODES[_name] = int(_code, 16)


def C(name):
    "A drawing of Cupertino Icons; 512 units of the font are 56 of ours, and its middle lies 7 lower."
    path, out = pathops.Path(), pathops.Path()
    _glyphs[_map[CODES[name]]].draw(path.getPen(glyphSet=_glyphs))
    path.simplify(fix_winding=True)
    l, _, r, _ = path.bounds
    k = 56 / 512
    path.draw(TransformPen(out.getPen(), (k, 0, 0, -k, 28 - k * (l + r) / 2, 49)))
    out.simplify(fix_winding=True)
    return Shape(out)


_inter, _instances = FONTS + "/Inter/Inter[opsz,wght].ttf", {}


def T(text, size, x=28, y=28, weight=500):
    "Letters of Inter, `size` high as capitals, with their middle at x and y."
    from fontTools.subset import Options, Subsetter
    from fontTools.varLib.instancer import instantiateVariableFont
    if weight not in _instances:
        # An instance of a few hundred glyphs is made in a second, one of the whole font in a minute.
        few, options = TTFont(_inter), Options(layout_features=[], notdef_outline=True, glyph_names=True)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=[*range(32, 0x250), *range(0x0E3F, 0x0E40), *range(0x2010, 0x2220)])
        subsetter.subset(few)
        _instances[weight] = instantiateVariableFont(few, {"wght": weight, "opsz": 20})
    font = _instances[weight]
    glyphs, names, cap = font.getGlyphSet(), font.getBestCmap(), font["OS/2"].sCapHeight
    k, pen, path = size / cap, 0, pathops.Path()
    for c in text:
        name = names[ord(c)]
        glyphs[name].draw(TransformPen(path.getPen(glyphSet=glyphs), (k, 0, 0, -k, pen, 0)))
        pen += glyphs[name].width * k
    path.simplify(fix_winding=True)
    l, t, r, b = path.bounds
    if text.islower(): return Shape(path).move(x - (l + r) / 2, y - (t + b) / 2)
    return Shape(path).move(x - (l + r) / 2, y + size / 2)
