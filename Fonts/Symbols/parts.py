"""What several drawings share: circles, arrows, badges, slashes, clock hands, device outlines."""
from functools import partial
from shapes import *

EMPTY = Shape(pathops.Path())

CIRCLE, DISC = ring(28, 28, 22), disc(28, 28, 23.9)
SQUARE, BLOCK = frame(6.4, 6.5, 43.2, 43, 8), box(6.4, 6.5, 43.2, 43, 8)
PAGE = "M14 4.7H26.5L46 24V47Q46 51.3 41.7 51.3H14.3Q10 51.3 10 47V9Q10 4.7 14.3 4.7Z"


def line(x0, y0, x1, y1, w=W): return S(f"M{x0} {y0}L{x1} {y1}", w=w)


def arrow(x0, y0, x1, y1, head=10.0, w=W):
    "A shaft with an open head of two strokes."
    a = math.atan2(y1 - y0, x1 - x0)
    ends = [(x1 - head * math.cos(a + t), y1 - head * math.sin(a + t)) for t in (math.pi / 4, -math.pi / 4)]
    return S(f"M{x0} {y0}L{x1} {y1}", f"M{ends[0][0]:.3f} {ends[0][1]:.3f}L{x1} {y1}L{ends[1][0]:.3f} {ends[1][1]:.3f}", w=w)


def wedge(x, y, degrees, size=9.0, wide=None):
    "A filled triangular head with rounded corners; its base's middle at x and y."
    wide = wide or size * 1.15
    return P(f"M0 {-wide / 2}L{size} 0L0 {wide / 2}Z", r=1.6).turn(degrees, 0, 0).move(x, y)


def hands(x, y, up=12.5, right=8.5, down=5.0, w=W): return S(f"M{x} {y - up}V{y}L{x + right} {y + down}", w=w)


SIGNS = {
    "plus": S("M-5.6 0H5.6", "M0 -5.6V5.6", w=3),
    "minus": S("M-5.6 0H5.6", w=3),
    "xmark": S("M-4.1 -4.1 4.1 4.1", "M-4.1 4.1 4.1 -4.1", w=3),
    "checkmark": S("M-4.6 .6 -1.4 4.2 4.8 -4.6", w=3),
    "exclamationmark": S("M0 -6.2V.6", w=3.2) + disc(0, 5.4, 2),
    "clock": S("M0 -6V0L4.2 2.6", w=2.6),
    "questionmark": T("?", 12, 0, 0, 700),
    "moon": C("moon_fill").fit(-6, -6, 12, 12),
    "star": C("star_fill").fit(-7, -7.4, 14, 14),
    "shield": None,
}


def badge(shape, sign, x=43, y=43, r=11.5):
    "The shape with a disc at its lower right, the sign knocked out of it."
    return shape - disc(x, y, r + GAP) + (disc(x, y, r) - SIGNS[sign].move(x, y))


def dotted(shape, x, y, r=7.6): return shape - disc(x, y, r + GAP) + disc(x, y, r)   # a notification's dot


def slashed(shape, x0=7, y0=6, x1=49, y1=50):
    "A stroke from the upper left to the lower right, clear space on both of its sides."
    return shape - line(x0, y0, x1, y1, W + 2 * GAP) + line(x0, y0, x1, y1)


def circled(shape, size=27.0, filled=False):
    l, t, r, b = shape.path.bounds
    k = min(size / (r - l), size / (b - t))
    small = shape.fit(28 - size / 2, 28 - size / 2, size, size)
    return DISC - small if filled else CIRCLE + small


def fronted(back, front, gap=GAP):
    "One shape in front of another, clear space between them."
    return back - front.solid().grow(gap) + front


def join(shapes): return sum(shapes, EMPTY)


def pair(drawings, name, outline, inner=None, add=None, w=3.6, cut=None):
    "Adds an outlined drawing and a filled one out of one closed outline, strokes inside and what stands beside."
    inner, add = inner or EMPTY, add or EMPTY
    drawings[name] = S(outline, w=w) + inner + add
    drawings[name + ".fill"] = P(outline, r=w) - (cut or inner) + add
