"""Drawings of sport, travel, money and the moon, by name."""
from parts import *

D = {}
# Trophies, caps, peaks
_bowl = "M15.4 5.4H40.6V17C40.6 27.6 36 33 28 33S15.4 27.6 15.4 17Z"
_ears = S("M15.6 10.4H5.6C5.6 19.6 9.4 25.2 17.4 25.6", "M40.4 10.4H50.4C50.4 19.6 46.6 25.2 38.6 25.6", w=3.5)
_foot = S("M28 33V43", w=4.4) + S("M19 50.4C19 45.6 22.4 43 28 43S37 45.6 37 50.4Z", w=3.5)
D["trophy"], D["trophy.fill"] = S(_bowl) + _ears + _foot, P(_bowl, r=3.8) + _ears + S("M28 33V43", w=4.4) + P("M19 50.4C19 45.6 22.4 43 28 43S37 45.6 37 50.4Z", r=3.5)
for _end in ("circle", "circle.fill"): D["trophy." + _end] = circled(D["trophy.fill"], 28, _end == "circle.fill")
_board = "M28 11.4 57 24.6 28 37.8 -1 24.6Z"
_drape = "M11.6 31V42.4C15.6 46.6 21.4 48.6 28 48.6S40.4 46.6 44.4 42.4V31"
D["graduationcap"] = S(_board, w=3.6) + S(_drape, w=3.6) + S("M53.4 27V40.6", w=3.4)
D["graduationcap.fill"] = P(_board, r=3.6) + (P(_drape + "Z", r=3.6) - P(_board, r=3.6).grow(2.6)) + S("M53.4 29V40.6", w=3.4)
_left, _right = "M-13 46 10.4 11.4Q12 9.4 13.6 11.4L37 46Z", "M26.4 26.4 33.6 16.6Q35.4 14.6 37.2 16.6L68 46H42.6Z"
D["mountain.2.fill"] = fronted(P(_right, r=3), P(_left, r=3), 2.4)
D["mountain.2"] = fronted(S(_right, w=3.5), S(_left, w=3.5), 2.4)
_weights = lambda d: d(0.6, 17.6, 7, 20.8, 3) + d(9.6, 10, 10, 36, 3.6)
_solid = lambda x, y, w, h, r: box(x, y, w, h, r)
_hollow = lambda x, y, w, h, r: frame(x, y, w, h, r, 3.3)
D["dumbbell.fill"] = _weights(_solid) + _weights(_solid).mirror() + box(21.6, 25.4, 12.8, 5.2, 1)
D["dumbbell"] = _weights(_hollow) + _weights(_hollow).mirror() + box(19, 26, 18, 4)
_hose = S("M38.4 25.6H41.4Q45.4 25.6 45.4 29.6V40.4Q45.4 44.8 49 44.8T52.6 40.4V22.6Q52.6 20.6 51 19L43.6 11.6", w=3.4)
D["fuelpump"] = frame(6, 5, 32, 42, 6) + frame(12.6, 11.6, 18.8, 12.8, 2.6, 3) + S("M2.4 50H41.6", w=3.7) + _hose
D["fuelpump.fill"] = box(6, 5, 32, 45, 6) - box(12, 11, 20, 13, 2.4) + S("M2.4 50H41.6", w=3.7) + _hose
_wheels = ring(6.4, 36.4, 12.8, 3.5) + ring(49.6, 36.4, 12.8, 3.5)
D["bicycle"] = _wheels + S("M6.4 36.4 17.6 17.6H38.4L27.4 36.4ZM27.4 36.4 15.4 12.6", "M49.6 36.4 37.4 10.4H44", "M10.8 12.4H20", w=3.3)
D["bicycle.circle"], D["bicycle.circle.fill"] = circled(D["bicycle"], 33), circled(D["bicycle"], 33, True)
D["target"] = ring(28, 28, 22) + ring(28, 28, 12.6) + disc(28, 28, 4.6)
_note = disc(28, 28, 7.4)
D["banknote"] = frame(-2, 10.5, 60, 35, 6.5) + ring(28, 28, 7, 3.4) + disc(9.6, 28, 2.6) + disc(46.4, 28, 2.6)
D["banknote.fill"] = box(-2, 10.5, 60, 35, 6.5) - _note - disc(9.6, 28, 3) - disc(46.4, 28, 3)
_bulb = "M21.6 30.6V11.4A6.4 6.4 0 0 1 34.4 11.4V30.6A11.6 11.6 0 1 1 21.6 30.6Z"
for _name, _top in (("low", 34), ("medium", 22), ("high", 12)): D["thermometer." + _name] = S(_bulb, w=3.6) + disc(28, 40.6, 6) + S(f"M28 40V{_top}", w=4)
D["cursorarrow"] = P("M16 7.4V44.4L25 36.6 31 50.4 36.4 48 30.4 34.4H42Z", r=2)
D["seal.fill"], D["seal"] = C("checkmark_seal_fill").solid(), C("checkmark_seal_fill").solid() - C("checkmark_seal_fill").solid().scale(.835)
D["sparkle"] = P("M28 5C29.6 20 36 26.4 51 28C36 29.6 29.6 36 28 51C26.4 36 20 29.6 5 28C20 26.4 26.4 20 28 5Z", r=2)
# The moon: the dark part outlined, the light one filled, as seen from the northern half
_east = DISC & box(28, 0, 28, 56)
_bulge = disc(28, 28, 12.4, 23.9)
for _name, _light in (("new.moon", None), ("waxing.crescent", _east - _bulge), ("first.quarter", _east), ("waxing.gibbous", _east + _bulge), ("full.moon", DISC),
                      ("waning.gibbous", (_east + _bulge).mirror()), ("last.quarter", _east.mirror()), ("waning.crescent", (_east - _bulge).mirror())):
    D["moonphase." + _name] = ring(28, 28, 22.6, 2.6) + _light if _light else ring(28, 28, 22.6, 2.6)
D["squareroot"] = S("M2 30 8 27 16 46 26 10H54")
D["exclamationmark.3"] = join(S(f"M{x} 8V33", w=5) + disc(x, 46.6, 3.3) for x in (10, 28, 46))
D["dot.viewfinder"] = C("viewfinder") + disc(28, 28, 5.4)
D["text.viewfinder"] = C("viewfinder") + S("M18 21H38", "M18 28H38", "M18 35H31", w=3.3)
D["faceid"] = C("viewfinder") + S("M19.6 20V24", "M36.4 20V24", "M28.6 20V29Q28.6 31 26 31", "M19.4 35.6Q28 42 36.6 35.6", w=3.2)
D["circle.circle"], D["circle.circle.fill"] = CIRCLE + ring(28, 28, 9.6), DISC - ring(28, 28, 9.6)
D["record.circle"], D["record.circle.fill"] = CIRCLE + disc(28, 28, 12.6), DISC - disc(28, 28, 12.6)
D["circle.dotted"] = join(disc(28 + 21.6 * math.cos(math.radians(30 * k)), 28 + 21.6 * math.sin(math.radians(30 * k)), 2.5) for k in range(12))
D["circle.bottomhalf.filled"], D["circle.tophalf.filled"] = CIRCLE + (DISC & box(0, 28, 56, 28)), CIRCLE + (DISC & box(0, 0, 56, 28))
D["wineglass"] = S("M15.4 5.4H40.6C43 20 38 29.4 28 29.4S13 20 15.4 5.4Z", "M28 29.4V50.4", "M18 50.4H38") + S("M15.4 15.6H40.6", w=3.2)
D["wineglass.fill"] = P("M15.4 5.4H40.6C43 20 38 29.4 28 29.4S13 20 15.4 5.4Z", r=3.8) + S("M28 29.4V50.4", "M18 50.4H38") - S("M20 12.6H36", w=2.8)
D["books.vertical"] = frame(2, 6, 13, 44, 3.4, 3.4) + frame(15, 6, 13, 44, 3.4, 3.4) + frame(0, 0, 13, 42, 3.4, 3.4).turn(-14, 6, 20).move(32, 7) + S("M4 40H13", "M17 40H26", w=3)
D["books.vertical.fill"] = box(1, 6, 12.4, 44, 3) + box(16, 6, 12.4, 44, 3) + box(0, 0, 12.6, 42, 3).turn(-14, 6, 20).move(32, 7) - S("M0 40H30", w=2.6)
D["bubble.left.circle"] = circled(C("bubble_left_fill"), 27)
