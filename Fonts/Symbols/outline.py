"""A filled outline and its sets, on a square grid of any size. Needs skia-pathops."""
import pathops
from fontTools.pens.transformPen import TransformPen


class Outline:
    "A filled outline, nonzero, with contours that do not cross; SIDE is the side of a subclass's grid."
    SIDE = 1

    def __init__(self, path): self.path = path
    def __add__(self, other): return self.joined(other, pathops.PathOp.UNION)
    def __sub__(self, other): return self.joined(other, pathops.PathOp.DIFFERENCE)
    def __and__(self, other): return self.joined(other, pathops.PathOp.INTERSECTION)
    def joined(self, other, how): return type(self)(pathops.op(self.path, other.path, how))

    def at(self, a, b, c, d, e, f):
        out = pathops.Path()
        self.path.draw(TransformPen(out.getPen(), (a, b, c, d, e, f)))
        return type(self)(out)

    def scale(self, k, x=None, y=None):
        "Scaled, with the middle of the grid at a point; without one it stays."
        middle = self.SIDE / 2
        x, y = middle if x is None else x, middle if y is None else y
        return self.at(k, 0, 0, k, x - middle * k, y - middle * k)

    def move(self, x, y): return self.at(1, 0, 0, 1, x, y)
    def mirror(self): return self.at(-1, 0, 0, 1, self.SIDE, 0)
