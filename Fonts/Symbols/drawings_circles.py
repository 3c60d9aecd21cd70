"""Symbols in circles and squares, and with badges and slashes, that Cupertino Icons lack: made from the symbol alone."""
import drawings_marks, drawings_objects, drawings_pages, drawings_weather, drawings_world
from parts import *

D, OWN = {}, {}
for _module in (drawings_marks, drawings_objects, drawings_pages, drawings_weather, drawings_world): OWN.update(_module.D)


def base(name):
    if name in OWN and not isinstance(OWN[name], list): return OWN[name]
    return C(GLYPHS.get(name, name.replace(".", "_")))


GLYPHS = {"message.fill": "chat_bubble_fill", "gearshape": "gear_alt", "snowflake": "snow", "pawprint": "paw", "pawprint.fill": "paw_solid", "steeringwheel": "helm", "tram.fill": "tram_fill",
          "waveform": "waveform", "mappin": "map_pin", "gearshape.fill": "gear_alt_fill", "questionmark": "question"}
# What stands in the circle: the filled symbol in most of them.
for _name, _inner in (("archivebox", "archivebox_fill"), ("bag", "bag_fill"), ("bookmark", "bookmark_fill"), ("car", "car"), ("cart", "cart_fill"), ("cloud", "cloud_fill"),
                      ("creditcard", "creditcard_fill"), ("drop", "drop_fill"), ("flame", "flame_fill"), ("gift", "gift_fill"), ("hammer", "hammer_fill"), ("headphones", "headphones"),
                      ("hourglass", "hourglass"), ("house", "house_fill"), ("lightbulb", "lightbulb_fill"), ("list.bullet", "list_bullet"), ("map", "map_fill"), ("mappin", "map_pin"),
                      ("paperplane", "paperplane_fill"), ("photo", "photo_fill"), ("pin", "pin_fill"), ("power", "power"), ("snowflake", "snow"), ("sun.max", "sun_max_fill"),
                      ("timer", "timer"), ("tram", "tram_fill"), ("umbrella", "umbrella_fill"), ("wind", "wind"), ("airplane", "airplane"), ("message", "chat_bubble_fill"),
                      ("gearshape", "gear_alt_fill"), ("pawprint", "paw_solid"), ("square.and.arrow.up", "share"), ("bed.double", "bed_double_fill")):
    for _end in ("circle", "circle.fill"): D[f"{_name}.{_end}"] = circled(C(_inner), 27, _end == "circle.fill")
for _name in ("leaf", "stethoscope", "clock"):
    _inner = OWN.get(_name + ".fill") or OWN.get(_name) or S("M0 -14V0L8 5", w=4)
    for _end in ("circle", "circle.fill"): D[f"{_name}.{_end}"] = circled(_inner, 27, _end == "circle.fill")
D["arrow.triangle.turn.up.right.circle"] = CIRCLE + C("arrow_turn_up_right").fit(15, 16, 26, 24)
D["arrow.triangle.turn.up.right.circle.fill"] = DISC - C("arrow_turn_up_right").fit(15, 16, 26, 24)
for _name, _inner in (("cross", None), ("heart", "heart_fill"), ("star", "star_fill"), ("info", None), ("play", "play_arrow_solid")):
    _inner = C(_inner) if _inner else S("M28 18V38", "M18 28H38", w=6.4) if _name == "cross" else OWN["info"]
    if _name != "cross": D[_name + ".square"], D[_name + ".square.fill"] = SQUARE + _inner.fit(16, 16, 24, 24), BLOCK - _inner.fit(16, 16, 24, 24)
    else: D["cross.circle"], D["cross.circle.fill"] = CIRCLE + _inner, DISC - _inner
_plus = "M22 6H34V22H50V34H34V50H22V34H6V22H22Z"
D["cross"], D["cross.fill"] = S(_plus, w=3.7), P(_plus, r=3.7)
for _name, _n, _turn in (("octagon", 8, 22.5), ("pentagon", 5, -90), ("diamond", 4, -90)):
    _d = "M" + "L".join(f"{28 + 23 * math.cos(math.radians(_turn + 360 * k / _n)):.2f} {28 + 23 * math.sin(math.radians(_turn + 360 * k / _n)):.2f}" for k in range(_n)) + "Z"
    D[_name], D[_name + ".fill"] = S(_d, w=3.7), P(_d, r=3.7)
D["tag.slash"], D["mic.badge.plus"], D["link.badge.plus"] = slashed(C("tag"), 5, 6, 51, 50), badge(C("mic"), "plus", 44, 43), badge(C("link"), "plus", 45, 44)
D["exclamationmark.icloud"], D["exclamationmark.icloud.fill"] = OWN["icloud"] + S("M28 20V29.5", w=3.4) + disc(28, 35.4, 2.2), OWN["icloud.fill"] - S("M28 20V29.5", w=3.4) - disc(28, 35.4, 2.2)
_tick = S("M21 24.6 26 30 35.6 18", w=3.4)
D["checkmark.bubble"], D["checkmark.bubble.fill"] = C("bubble_left") + _tick, C("bubble_left_fill") - _tick
D["x.squareroot"] = S("M2 30 8 27 16 46 26 10H54") + S("M33 22 46 40", "M46 22 33 40", w=3.4)
D["line.diagonal"] = line(10, 46, 46, 10)
D["calendar.day.timeline.left"] = S("M2 8H20", "M2 48H20", w=3.4) + box(26, 8, 28, 15, 4) + box(26, 27, 28, 21, 4) + S("M8 8V48", w=3.2)
for _sign in ("plus", "minus", "xmark", "checkmark", "exclamationmark"): D["bell.badge." + _sign] = badge(C("bell"), _sign, 44, 43)
D["list.star"] = sum((C("star_fill").fit(2, y - 6, 12, 12) + S(f"M22 {y}H54", w=3.5) for y in (12, 28, 44)), Shape(pathops.Path()))
_sun = C("sun_max_fill")
D["slider.vertical.3"] = C("slider_horizontal_3").turn(90)
D["square.and.line.vertical.and.square"] = C("square_line_vertical_square")
D["cellularbars"] = sum((box(4 + 13 * k, 40 - 10.5 * k, 9, 10 + 10.5 * k, 2.2) for k in range(4)), Shape(pathops.Path()))
D["parkingsign"] = T("P", 40, weight=600)
D["exclamationmark.2"] = sum((S(f"M{x} 8V33", w=5) + disc(x, 46.6, 3.3) for x in (18, 38)), Shape(pathops.Path()))
D["die.face.1"] = SQUARE + disc(28, 28, 4)
for _n, _spots in ((2, "ai"), (3, "aei"), (4, "acgi"), (5, "acegi"), (6, "acdfgi")):
    D[f"die.face.{_n}"] = SQUARE + sum((disc(18 + 10 * ("abcdefghi".index(c) % 3), 18 + 10 * ("abcdefghi".index(c) // 3), 3.3) for c in _spots), Shape(pathops.Path()))
for _n in range(1, 7): D[f"die.face.{_n}.fill"] = BLOCK - (D[f"die.face.{_n}"] - SQUARE)
