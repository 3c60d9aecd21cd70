"""Drawings of arrows, rings, text and charts, by name."""
from parts import *

D = {}
_three = S("M17.5 20.4H38.5", "M17.5 28H38.5", "M17.5 35.6H38.5", w=3.4)
D["line.3.horizontal.circle"], D["line.3.horizontal.circle.fill"] = CIRCLE + _three, DISC - _three

# Arrows on circles: the head is filled, and the ring is open before it
_history = S(arc(30, 28, 21.2, 188, 188 + 305)) + wedge(8.6, 27.4, 97, 9.5, 15)
D["clock.arrow.circlepath"] = _history + hands(30, 29, 12.5, 8, 5)
D["clock.arrow.trianglehead.counterclockwise.rotate.90"] = D["clock.arrow.circlepath"]
D["clock.arrow.2.circlepath"] = C("arrow_2_circlepath") + hands(28, 28.6, 10, 6.4, 4.2, 3.4)
D["clock.arrow.trianglehead.2.counterclockwise.rotate.90"] = C("arrow_2_circlepath").mirror() + hands(28, 28.6, 10, 6.4, 4.2, 3.4)
D["arrow.circlepath"] = _history.move(-1, 0)
_exchange = C("arrow_2_circlepath")
D["dollarsign.arrow.circlepath"] = _exchange + T("$", 15, 28, 28, 500)
D["exclamationmark.arrow.triangle.2.circlepath"] = _exchange + S("M28 19V29.5", w=3.6) + disc(28, 35.6, 2.3)
_block = "M3.6 28 24.4 7.8Q25.8 6.6 25.8 8.8V17.4H50Q52.4 17.4 52.4 19.8V36.2Q52.4 38.6 50 38.6H25.8V47.2Q25.8 49.4 24.4 48.2Z"
D["arrowshape.left"], D["arrowshape.left.fill"] = S(_block, w=3.7), P(_block, r=3.7)
D["arrowshape.right"], D["arrowshape.right.fill"] = D["arrowshape.left"].mirror(), D["arrowshape.left.fill"].mirror()
D["arrowshape.bounce.right"] = S("M3 10.6Q1.8 7.4 4.4 9.6L17.4 29.4 32.4 18.4V9.4Q32.4 7.6 33.8 8.8L52.6 24.4Q54 25.6 52.6 26.8L33.8 42.4Q32.4 43.6 32.4 41.8V32.8L18.4 46.6Q15.6 49 14 45.4Z", w=3.6)
D["chevron.up.2"] = S("M8.4 27.4 28 9.6 47.6 27.4", "M8.4 46.4 28 28.6 47.6 46.4", w=4)
D["arrow.up.forward.app"] = (frame(6.4, 9, 40.6, 40.6, 10) - box(30, 2, 26, 24)) + arrow(27, 28, 49.6, 6.4, 13)
_resize = arrow(20, 36, 41, 15, 11.4, 3.5)
D["square.resize"] = frame(4, 21, 31, 31, 6.6, 3.6) - _resize.grow(2.4) + _resize + S("M22 12.4V10.4Q22 4.8 27.6 4.8H46Q51.6 4.8 51.6 10.4V28.4Q51.6 34 46 34H43.6", w=3.6)
_out = S("M35 17V10.8Q35 4.9 29.1 4.9H12.9Q7 4.9 7 10.8V45.2Q7 51.1 12.9 51.1H29.1Q35 51.1 35 45.2V39")
D["rectangle.portrait.and.arrow.right"] = _out.move(-3, 0) + arrow(20, 28, 54, 28, 11)
D["rectangle.portrait.and.arrow.forward"] = D["rectangle.portrait.and.arrow.right"]

# Rings, dots and radio waves
D["circle.dashed"] = S(*(arc(28, 28, 22, 45 * k - 14.5, 45 * k + 14.5) for k in range(8)))
D["square.dashed"] = S("M8.3 16V14.4Q8.3 8.4 14.3 8.4H16", "M40 8.4H41.7Q47.7 8.4 47.7 14.4V16", "M47.7 40V41.6Q47.7 47.6 41.7 47.6H40", "M16 47.6H14.3Q8.3 47.6 8.3 41.6V40",
                       "M23.6 8.4H32.4", "M23.6 47.6H32.4", "M8.3 23.6V32.4", "M47.7 23.6V32.4")
D["dot.scope"] = C("scope") + disc(28, 28, 4.6)
D["circle.and.line.horizontal"] = ring(28, 28, 12.4) + S("M-1 28H15.6", "M40.4 28H57")
_half = box(0, 0, 28, 56)
D["circle.lefthalf.filled"], D["circle.righthalf.filled"] = CIRCLE + (DISC & _half), CIRCLE + (DISC - _half)
D["circle.lefthalf.filled.inverse"] = DISC - (disc(28, 28, 20) & _half)
D["circle.slash"] = slashed(CIRCLE, 8, 8, 48, 48)
D["smallcircle.filled.circle"], D["circle.inset.filled"] = CIRCLE + disc(28, 28, 7.5), CIRCLE + disc(28, 28, 15.6)
D["dot.circle"] = D["smallcircle.filled.circle"]
D["smallcircle.filled.circle.fill"] = DISC - ring(28, 28, 10, 4)
_waves = lambda x, y, *rs: S(*(arc(x, y, r, -42, 42) for r in rs))
D["dot.radiowaves.right"] = disc(10, 28, 4.6) + _waves(10, 28, 14.4, 24.6, 34.8)
D["dot.radiowaves.forward"] = D["dot.radiowaves.right"]
D["sensor.tag.radiowaves.forward.fill"] = P("M6 18H17Q20 18 20 21V35Q20 38 17 38H6Q3 38 3 35V21Q3 18 6 18Z", r=4) - disc(11.5, 28, 3.4) + _waves(11, 28, 20, 30, 40)
D["livephoto"] = disc(28, 28, 6.4) + ring(28, 28, 13.4, 3.2)
for _k in range(32): D["livephoto"] += disc(28 + 22.4 * math.cos(_k * math.pi / 16), 28 + 22.4 * math.sin(_k * math.pi / 16), 1.55)

# Text and lists
D["curlybraces"] = S("M17.6 6.2C10.4 6.2 9.8 9.8 9.8 14.4V19.6C9.8 24.4 8 28 2.6 28C8 28 9.8 31.6 9.8 36.4V41.6C9.8 46.2 10.4 49.8 17.6 49.8")
D["curlybraces"] += D["curlybraces"].mirror()
D["quote.opening"] = (disc(14.6, 34, 8.6) + S("M8.4 31.6C8.2 22.4 12.4 16.4 20.2 13.2", w=4.6)).move(-3, 1)
D["quote.opening"] += D["quote.opening"].move(26.4, 0)
_check = lambda y: S(f"M5 {y} 9.4 {y + 4.6} 17.6 {y - 6}", w=3.5)
_rule = lambda y, x=26, to=54: S(f"M{x} {y}H{to}", w=3.5)
D["checklist"] = _check(12) + _rule(12) + _check(28) + _rule(28) + _check(44) + _rule(44)
D["checklist.checked"] = sum((disc(10.4, y, 7) - S(f"M7.2 {y + .2} 9.6 {y + 2.9} 13.8 {y - 3}", w=2.3) + _rule(y) for y in (10.5, 28, 45.5)), Shape(pathops.Path()))
D["checklist.unchecked"] = sum((ring(10.4, y, 5.4, 3.2) + _rule(y) for y in (10.5, 28, 45.5)), Shape(pathops.Path()))
D["list.bullet.rectangle"] = frame(0, 7, 56, 42, 7) + sum((disc(11.6, y, 2.4) + S(f"M20 {y}H45", w=3.2) for y in (18, 28, 38)), Shape(pathops.Path()))
D["list.bullet.rectangle.fill"] = box(0, 7, 56, 42, 7) - sum((disc(11.6, y, 2.4) + S(f"M20 {y}H45", w=3.2) for y in (18, 28, 38)), Shape(pathops.Path()))
_column = sum((disc(17.4, y, 2.3) + S(f"M24.6 {y}H38.4", w=3.2) for y in (17, 28, 39)), Shape(pathops.Path()))
D["list.bullet.rectangle.portrait"], D["list.bullet.rectangle.portrait.fill"] = frame(7.5, 3, 41, 50, 7) + _column, box(7.5, 3, 41, 50, 7) - _column
D["square.text.square"] = frame(1, 1, 54, 54, 9) + frame(10.5, 10.5, 35, 35, 4, 3) + S("M17.6 22H38.4", "M17.6 28H38.4", "M17.6 34H30", w=2.8)
D["square.text.square.fill"] = box(1, 1, 54, 54, 9) - frame(8.4, 8.4, 39.2, 39.2, 5, 2.8) - S("M17 21.4H39", "M17 28H39", "M17 34.6H30", w=3)

# Charts
_axes = S("M6.4 5.8V43.6Q6.4 50.2 13 50.2H53.6")
D["chart.xyaxis.line"] = _axes + S("M14.6 38 25.4 25.4 34 33.4 50.6 14.4")
D["chart.line.uptrend.xyaxis"] = D["chart.xyaxis.line"]
D["chart.line.downtrend.xyaxis"] = _axes + S("M14.6 14.4 25.4 27 34 19 50.6 38")
D["chart.line.flattrend.xyaxis"] = _axes + S("M14.6 25.4 24.4 31 36 20.4 50.6 25.4")
D["chart.bar.xaxis"] = S("M1.4 50.8H54.6") + sum((box(x, y, 9.6, 44.4 - y, 2.4) for x, y in ((5.4, 26), (17.4, 17.4), (29.4, 30), (41.4, 6))), Shape(pathops.Path()))
D["chart.dots.scatter"] = _axes + sum((disc(x, y, 2.9) for x, y in ((16, 38), (24, 27), (31, 36), (35, 21), (44, 27), (49, 13))), Shape(pathops.Path()))
D["point.3.filled.connected.trianglepath.dotted"] = disc(28, 10.4, 7) + disc(9.4, 44, 7) + disc(46.6, 44, 7)
for _a, _b in (((28, 10.4), (9.4, 44)), ((28, 10.4), (46.6, 44)), ((9.4, 44), (46.6, 44))):
    for _t in (.36, .5, .64): D["point.3.filled.connected.trianglepath.dotted"] += disc(_a[0] + (_b[0] - _a[0]) * _t, _a[1] + (_b[1] - _a[1]) * _t, 1.9)
D["rectangle.3.group"] = frame(0, 9, 25, 38, 5) + frame(29, 9, 27, 17, 5) + frame(29, 30, 27, 17, 5)
D["rectangle.3.group.fill"] = box(0, 9, 25, 38, 5) + box(29, 9, 27, 17, 5) + box(29, 30, 27, 17, 5)
D["switch.2"] = box(3, 5, 50, 21, 10.5) - disc(42.5, 15.5, 7.4) + frame(3, 30, 50, 21, 10.5) + disc(13.5, 40.5, 4.4)
D["square.grid.3x3"] = sum((frame(x, y, 13, 13, 3, 3.3) for x in (4, 21.5, 39) for y in (4, 21.5, 39)), Shape(pathops.Path()))
D["square.grid.3x3.fill"] = sum((box(x, y, 13, 13, 3) for x in (4, 21.5, 39) for y in (4, 21.5, 39)), Shape(pathops.Path()))
D["info"] = disc(28, 9.4, 4) + S("M22.6 21.4H29.4V47", "M21.4 47.6H36.4", w=4)
D["forward"] = C("backward").scale(1.14).mirror()
