"""Plain shapes, whole, halved and inset; rectangles and their parts; signs of money and other signs in outlines."""
from parts import *

D = {}

# Outlines: the outer edge of each and the radius of its corners, 0 for a round shape
_oval = lambda w, h: (disc(28, 28, w / 2, h / 2), disc(28, 28, w / 2 - W, h / 2 - W))
_rect = lambda w, h, r: (box(28 - w / 2, 28 - h / 2, w, h, r), box(28 - w / 2 + W, 28 - h / 2 + W, w - 2 * W, h - 2 * W, max(r - W, .8)))
_rotated = P("M28 6.4 49.6 28 28 49.6 6.4 28Z", r=6)
_triangle = P("M28 8.6 50 46H6Z", r=7)
SHAPES = {
    "rectangle": _rect(60, 42, 7), "rectangle.portrait": _rect(41, 54, 7), "square": _rect(43.2, 43, 8), "capsule": _rect(60, 36, 18),
    "capsule.portrait": _rect(36, 56, 18), "oval": _oval(60, 42), "oval.portrait": _oval(42, 58), "circle": _oval(47.8, 47.8),
    "diamond": (_rotated, _rotated - (_rotated - _rotated.scale(.8))), "triangle": (_triangle, _triangle.scale(.72, 28, 29.6)),
}
for _name, (_outer, _inner) in SHAPES.items():
    _l, _t, _r, _b = _outer.path.bounds
    _line, _x, _y = _outer - _inner, (_l + _r) / 2, (_t + _b) / 2
    _halves = {"left": box(_l, _t, _x - _l, _b - _t), "right": box(_x, _t, _r - _x, _b - _t), "top": box(_l, _t, _r - _l, _y - _t), "bottom": box(_l, _y, _r - _l, _b - _y)}
    _inset = _inner.scale(1 - 8.4 / min(_r - _l - 2 * W, _b - _t - 2 * W), _x, _y) if _name not in ("rectangle", "rectangle.portrait", "capsule", "capsule.portrait", "oval", "oval.portrait") \
        else _outer.at((_r - _l - 15.2) / (_r - _l), 0, 0, (_b - _t - 15.2) / (_b - _t), _x - _x * (_r - _l - 15.2) / (_r - _l), _y - _y * (_b - _t - 15.2) / (_b - _t))
    if _name in ("oval", "oval.portrait", "capsule.portrait", "capsule"): D[_name], D[_name + ".fill"] = _line, _outer
    for _half, _side in _halves.items(): D[f"{_name}.{_half}half.filled"] = _line + (_outer & _side)
    D[f"{_name}.leadinghalf.filled"], D[f"{_name}.trailinghalf.filled"] = D[f"{_name}.lefthalf.filled"], D[f"{_name}.righthalf.filled"]
    D[f"inset.filled.{_name}"] = _line + _inset
    D[f"{_name}.inset.filled"] = D[f"inset.filled.{_name}"]
    if not _name.startswith(("rectangle", "square")): continue
    _il, _it, _ir, _ib = _inset.path.bounds
    _w, _h = _ir - _il, _ib - _it
    _part = lambda x, y, w, h: box(_il + x * _w, _it + y * _h, w * _w, h * _h, 2.4)
    for _where, _area in (("lefthalf", (0, 0, .5, 1)), ("righthalf", (.5, 0, .5, 1)), ("tophalf", (0, 0, 1, .5)), ("bottomhalf", (0, .5, 1, .5)), ("leftthird", (0, 0, .34, 1)),
                          ("rightthird", (.66, 0, .34, 1)), ("topthird", (0, 0, 1, .34)), ("bottomthird", (0, .66, 1, .34)), ("topleft", (0, 0, .46, .46)), ("topright", (.54, 0, .46, .46)),
                          ("bottomleft", (0, .54, .46, .46)), ("bottomright", (.54, .54, .46, .46)), ("center", (.26, .26, .48, .48))):
        _drawing = _line + _part(*_area)
        for _alias in (_where, _where.replace("left", "leading").replace("right", "trailing")):
            D[f"inset.filled.{_alias}.{_name}"] = D[f"{_name}.{_alias}.inset.filled"] = D[f"{_name}.inset.{_alias}.filled"] = _drawing

# Grids, stacks and splits of rectangles
_wide, _tall = SHAPES["rectangle"], SHAPES["rectangle.portrait"]
RECT, RECT_FILL, TALL, TALL_FILL = _wide[0] - _wide[1], _wide[0], _tall[0] - _tall[1], _tall[0]
D["rectangle.split.2x1"], D["rectangle.split.1x2"] = RECT + box(26.1, 8, 3.8, 40), RECT + box(0, 26.1, 56, 3.8)
D["rectangle.split.2x1.fill"], D["rectangle.split.1x2.fill"] = RECT_FILL - box(26.4, 0, 3.2, 56), RECT_FILL - box(-4, 26.4, 64, 3.2)
D["rectangle.split.2x2"], D["rectangle.split.2x2.fill"] = RECT + box(26.1, 8, 3.8, 40) + box(0, 26.1, 56, 3.8), RECT_FILL - box(26.4, 0, 3.2, 56) - box(-4, 26.4, 64, 3.2)
D["rectangle.split.3x1"] = RECT + box(16.6, 8, 3.6, 40) + box(35.8, 8, 3.6, 40)
D["rectangle.split.3x1.fill"] = RECT_FILL - box(16.6, 0, 3, 56) - box(36.2, 0, 3, 56)
D["rectangle.split.3x3"] = D["rectangle.split.3x1"] + box(0, 20, 56, 3.4) + box(0, 32.6, 56, 3.4)
_cells = lambda xs, ys, w, h, r, solid: join((box if solid else lambda *a: frame(*a, 3.3))(x, y, w, h, r) for x in xs for y in ys)
for _name, _xs, _ys, _w, _h in (("1x2", (1,), (7, 30), 54, 19), ("2x2", (1, 30), (7, 30), 25, 19), ("3x2", (-3, 18.5, 40), (8, 30), 19, 18), ("1x3", (1,), (4, 21, 38), 54, 14), ("3x1", (-3, 18.5, 40), (8,), 18.4, 40), ("3x3", (-3, 18.5, 40), (4, 21, 38), 19, 14)):
    D["rectangle.grid." + _name], D[f"rectangle.grid.{_name}.fill"] = _cells(_xs, _ys, _w, _h, 4, False), _cells(_xs, _ys, _w, _h, 4, True)
D["circle.grid.2x2"], D["circle.grid.2x2.fill"] = (join(s(x, y) for x in (16, 40) for y in (16, 40)) for s in (lambda x, y: ring(x, y, 8.3, 3.4), lambda x, y: disc(x, y, 10)))
D["circle.grid.2x1"], D["circle.grid.2x1.fill"] = (join(s(x, 28) for x in (15, 41)) for s in (lambda x, y: ring(x, y, 9.6, 3.5), lambda x, y: disc(x, y, 11.4)))
_cross = ((28, 11), (28, 45), (11, 28), (45, 28))
D["circle.grid.cross"], D["circle.grid.cross.fill"] = join(ring(x, y, 6.8, 3.4) for x, y in _cross), join(disc(x, y, 8.5) for x, y in _cross)
_hex = [(28, 28)] + [(28 + 17.6 * math.cos(math.radians(60 * k)), 28 + 17.6 * math.sin(math.radians(60 * k))) for k in range(6)]
D["circle.hexagongrid"], D["circle.hexagongrid.fill"] = join(ring(x, y, 5.8, 3.1) for x, y in _hex), join(disc(x, y, 7.3) for x, y in _hex)
D["circle.hexagonpath"], D["circle.hexagonpath.fill"] = (join(s(x, y) for x, y in _hex[1:]) for s in (lambda x, y: ring(x, y, 5.8, 3.1), lambda x, y: disc(x, y, 7.3)))
D["circlebadge"], D["circlebadge.fill"] = ring(28, 28, 11.6, 3.6), disc(28, 28, 13.4)
D["circlebadge.2"], D["circlebadge.2.fill"] = ring(15, 28, 11, 3.5) + (ring(40, 28, 11, 3.5) - disc(15, 28, 14.6)), disc(15, 28, 12.8) + (disc(40, 28, 12.8) - disc(15, 28, 15.6))
D["squareshape"], D["squareshape.fill"] = frame(6, 6, 44, 44, 2, 3.7), box(6, 6, 44, 44, 2)
_tri = "M28 7 52 47H4Z"
D["triangleshape"], D["triangleshape.fill"] = S(_tri, w=3.6, join=pathops.LineJoin.MITER_JOIN), F("M28 3.4 55.2 48.8H.8Z")
_dash = lambda x, y, w, h, r: join([S(f"M{x} {y + r + 4}V{y + r}Q{x} {y} {x + r} {y}H{x + r + 4}", f"M{x + w - r - 4} {y}H{x + w - r}Q{x + w} {y} {x + w} {y + r}V{y + r + 4}",
                                      f"M{x + w} {y + h - r - 4}V{y + h - r}Q{x + w} {y + h} {x + w - r} {y + h}H{x + w - r - 4}", f"M{x + r + 4} {y + h}H{x + r}Q{x} {y + h} {x} {y + h - r}V{y + h - r - 4}"),
                                    S(f"M{x + w / 2 - 5} {y}H{x + w / 2 + 5}", f"M{x + w / 2 - 5} {y + h}H{x + w / 2 + 5}", f"M{x} {y + h / 2 - 3.6}V{y + h / 2 + 3.6}", f"M{x + w} {y + h / 2 - 3.6}V{y + h / 2 + 3.6}")])
D["rectangle.dashed"], D["rectangle.portrait.dashed"], D["app.dashed"] = _dash(0, 9, 56, 38, 6), _dash(9, 2, 38, 52, 6), _dash(7.5, 7.5, 41, 41, 8)
D["squareshape.dashed.squareshape"], D["square.dashed.inset.filled"] = _dash(7, 7, 42, 42, 1) + frame(18, 18, 20, 20, 1, 3.2), _dash(8, 8, 40, 40, 6) + box(16, 16, 24, 24, 3)
D["circle.dashed.inset.filled"] = S(*(arc(28, 28, 22, 45 * k - 14.5, 45 * k + 14.5) for k in range(8))) + disc(28, 28, 14.6)
D["inset.filled.circle.dashed"] = D["circle.dashed.inset.filled"]
for _n, _word in ((2, "square.2.layers.3d"), (3, "square.3.layers.3d")):
    _ks = (0, 1) if _n == 2 else (0, 1, 2)
    _dy = 6 if _n == 2 else 0
    _line = [S(f"M28 {5 + 12.4 * k} 53 {16.4 + 12.4 * k} 28 {27.8 + 12.4 * k} 3 {16.4 + 12.4 * k}Z", w=3.5).move(0, _dy) for k in _ks]
    _full = [P(f"M28 {5 + 12.4 * k} 53 {16.4 + 12.4 * k} 28 {27.8 + 12.4 * k} 3 {16.4 + 12.4 * k}Z", r=3.5).move(0, _dy) for k in _ks]
    def _pile(filled):
        out, covered = EMPTY, EMPTY
        for k in _ks:
            layer = (_full if k in filled else _line)[k]
            out, covered = out + (layer - covered.grow(2.8) if k else layer), covered + _full[k]
        return out
    D[_word], D[_word + ".fill"] = _pile(()), _pile(_ks)
    D[_word + ".top.filled"], D[_word + ".bottom.filled"] = _pile((0,)), _pile((_ks[-1],))
    if _n == 3: D[_word + ".middle.filled"] = _pile((1,))

# Solids
D["cylinder"] = (disc(28, 12, 19.8, 8.6) - disc(28, 12, 16.2, 5.2)) + S("M10 12V44C10 48 18 51 28 51S46 48 46 44V12", w=3.6)
D["cylinder.fill"] = disc(28, 11.6, 19.6, 7.4) + (F("M8.4 12.6C10 20 18 22.6 28 22.6S46 20 47.6 12.6V44C47.6 49 39 52.8 28 52.8S8.4 49 8.4 44Z"))
D["cylinder.split.1x2"] = D["cylinder"] + S("M10 28C10 32 18 35 28 35S46 32 46 28", w=3.6)
D["cylinder.split.1x2.fill"] = D["cylinder.fill"] - S("M6 32C12 39 18 40 28 40S44 39 50 32", w=2.8)
D["cone"] = S("M28 5 46.6 43.4C46.6 47.6 38 50.6 28 50.6S9.4 47.6 9.4 43.4Z", w=3.6) + S("M9.4 43.4C12 39.6 19 38 28 38S44 39.6 46.6 43.4", w=3.2)
D["cone.fill"] = P("M28 5 46.6 43.4C46.6 47.6 38 50.6 28 50.6S9.4 47.6 9.4 43.4Z", r=3.6)
D["pyramid"], D["pyramid.fill"] = S("M27 5 52 40 34 51.4 4 41Z", "M27 5 34 51.4", w=3.5), P("M27 5 52 40 34 51.4 4 41Z", r=3.6) - S("M28 -2 35 58", w=2.8)
D["torus"] = (disc(28, 28, 29, 20) - disc(28, 28, 25.4, 16.4)) + S("M16.6 26.6C20 32.4 36 32.4 39.4 26.6", "M19.6 29.4C22 24.4 34 24.4 36.4 29.4", w=3.4)
_cube = "M28 4.4 49.6 16.2V39.8L28 51.6 6.4 39.8V16.2Z"
D["cube.transparent"] = S(_cube, w=3.5) + S("M28 28V51", "M28 28 7 16.6", "M28 28 49 16.6", w=2.6) + S("M28 5V20", "M7 39.4 20 32.4", "M49 39.4 36 32.4", w=2.2)
D["cube.transparent.fill"] = P(_cube, r=3.5) - S("M28 28V56", "M28 28 2 14", "M28 28 54 14", w=2.6) - S("M28 7V18", "M10 38 20 32.4", "M46 38 36 32.4", w=1.8)

# Signs of money, plain and in enclosures
_MONEY = {"indianrupeesign": "₹", "wonsign": "₩", "turkishlirasign": "₺", "rublesign": "₽", "hryvniasign": "₴", "shekelsign": "₪", "pesosign": "₱", "dongsign": "₫", "kipsign": "₭",
          "nairasign": "₦", "guaranisign": "₲", "coloncurrencysign": "₡", "cedisign": "₵", "tengesign": "₸", "tugriksign": "₮", "manatsign": "₼", "larisign": "₾", "francsign": "₣",
          "lirasign": "₤", "pesetasign": "₧", "cruzeirosign": "₢", "millsign": "₥", "florinsign": "ƒ", "centsign": "¢", "sterlingsign": "£", "yensign": "¥", "eurosign": "€", "dollarsign": "$",
          "bahtsign": "฿", "bitcoinsign": "₿", "australiandollarsign": "A$", "brazilianrealsign": "R$", "malaysianringgitsign": "RM", "singaporedollarsign": "S$", "polishzlotysign": "zł",
          "norwegiankronesign": "kr", "swedishkronasign": "kr", "danishkronesign": "kr.", "peruviansolessign": "S/", "chineseyuanrenminbisign": "¥", "eurozonesign": "€", "rupeesign": "Rs"}
for _name, _text in _MONEY.items():
    try: _plain, _bold = T(_text, 40 if len(_text) == 1 else 30, weight=480), T(_text, 24 if len(_text) == 1 else 17, weight=560)
    except KeyError: continue
    _small = T(_text, 24 if len(_text) == 1 else 17, weight=480)
    D[_name] = _plain
    D[_name + ".circle"], D[_name + ".circle.fill"], D[_name + ".square"], D[_name + ".square.fill"] = CIRCLE + _small, DISC - _bold, SQUARE + _small, BLOCK - _bold
D["degreesign.celsius"], D["degreesign.fahrenheit"] = ring(12, 12, 6, 3.6) + T("C", 36, 38, 28, 480), ring(12, 12, 6, 3.6) + T("F", 36, 38, 28, 480)
D["asterisk"] = join(S("M28 8V48", w=4.6).turn(60 * k) for k in range(3))
_sign = {"plus": S("M19 28H37", "M28 19V37"), "minus": S("M19 28H37"), "xmark": S("M21.4 21.4 34.6 34.6", "M21.4 34.6 34.6 21.4"), "checkmark": S("M19.6 29 25.4 35.6 36.8 20.4"),
         "exclamationmark": S("M28 16V29.6", w=4) + disc(28, 37.4, 2.5), "questionmark": T("?", 22, weight=520), "info": T("i", 22, weight=560), "ellipsis": disc(18, 28, 2.8) + disc(28, 28, 2.8) + disc(38, 28, 2.8)}
_ENCLOSURES = {"diamond": (_rotated - _rotated.scale(.82), _rotated, .72, 28), "app": (frame(6, 6, 44, 44, 12), box(6, 6, 44, 44, 12), 1, 28), "rectangle": (RECT, RECT_FILL, 1, 28),
               "rectangle.portrait": (TALL, TALL_FILL, .96, 28), "square": (SQUARE, BLOCK, 1, 28)}
for _end, (_line, _full, _k, _y) in _ENCLOSURES.items():
    for _name, _glyph in _sign.items():
        D[f"{_name}.{_end}"], D[f"{_name}.{_end}.fill"] = _line + _glyph.scale(_k, 28, _y), _full - _glyph.scale(_k, 28, _y)
for _end, _lined, _filled, _y, _k in (("bubble", "bubble_left", "bubble_left_fill", 24.6, .8), ("message", "chat_bubble", "chat_bubble_fill", 26, .8), ("icloud", "cloud", "cloud_fill", 29, .72)):
    for _name in ("plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "info", "ellipsis"):
        _glyph = _sign[_name].scale(_k, 28, _y)
        D[f"{_name}.{_end}"], D[f"{_name}.{_end}.fill"] = C(_lined) + _glyph, C(_filled) - _glyph
for _name, _dx in (("up", arrow(28, 35, 28, 18, 8, 3.5)), ("down", arrow(28, 18, 28, 35, 8, 3.5)), ("clockwise", C("arrow_clockwise").scale(.42, 28, 28)), ("counterclockwise", C("arrow_counterclockwise").scale(.42, 28, 28))):
    for _end, _lined, _filled, _y, _k in (("message", "chat_bubble", "chat_bubble_fill", 26, .84), ("heart", "heart", "heart_fill", 27, .8), ("icloud", "cloud", "cloud_fill", 29, .8)):
        D[f"arrow.{_name}.{_end}"], D[f"arrow.{_name}.{_end}.fill"] = C(_lined) + _dx.scale(_k, 28, _y), C(_filled) - _dx.scale(_k, 28, _y)
