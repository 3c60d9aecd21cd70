"""Drawings of things, by name."""
from parts import *

D = {}

# Batteries and chips
_terminals = box(9, 7.5, 11, 6, 1.8) + box(36, 7.5, 11, 6, 1.8)
_signs = S("M12 29.5H21", w=3.4) + S("M35 29.5H44", "M39.5 25V34", w=3.4)
D["minus.plus.batteryblock"] = frame(1.5, 12, 53, 36, 5.5) + _terminals + _signs
D["minus.plus.batteryblock.fill"] = box(1.5, 12, 53, 36, 5.5) + _terminals - _signs
D["minus.plus.batteryblock.slash"] = slashed(D["minus.plus.batteryblock"])
_case = frame(-6.5, 11.5, 62, 33, 9.5, 3.6) + F("M58.6 22.6Q63.2 23.4 63.2 28T58.6 33.4Z")
for _level in (0, 25, 50, 75, 100):
    _width = 49.4 * _level / 100
    D[f"battery.{_level}"] = [_case, box(-.2, 17.8, max(_width, 7), 20.4, 4)] if _level else _case
_bolt = F("M29.6 6.5 12.6 30.2H22.6L19.4 49.5 36.4 25.8H26.4Z")
_clear = _bolt.grow(2.6)
D["battery.100.bolt"] = [_case - _clear, box(-.2, 17.8, 49.4, 20.4, 4) - _clear, _bolt]
_pins = S(*(f"M{x} 9V47" for x in (10.3, 22.1, 33.9, 45.7)), w=3.4)
_chip = box(-1, 13, 58, 30, 5)
D["memorychip"] = frame(-1, 13, 58, 30, 5) + (_pins - _chip) + frame(7.4, 20.4, 17.2, 15.2, 3, 3.1) + frame(31.4, 20.4, 17.2, 15.2, 3, 3.1)
D["memorychip.fill"] = _chip + (_pins - _chip) - box(8, 20.5, 16, 15, 2.6) - box(32, 20.5, 16, 15, 2.6)
_legs = F(*(f"M{x} 1h3.6v54h-3.6z" for x in (14.7, 26.2, 37.7)), *(f"M1 {y}v3.6h54v-3.6z" for y in (14.7, 26.2, 37.7)))
D["cpu"] = frame(8, 8, 40, 40, 7) + (_legs - box(8, 8, 40, 40, 7)) + frame(18, 18, 20, 20, 3, 3.2)
D["cpu.fill"] = box(8, 8, 40, 40, 7) + (_legs - box(8, 8, 40, 40, 7)) - frame(17, 17, 22, 22, 4, 3.2)

# Calendars: a header band, two rings and the days as dots
_sheet = box(4.5, 6.5, 47, 43, 7.5)
_days = Shape(pathops.Path())
for _row, _columns in ((27.2, (1, 2, 3, 4)), (34.4, (0, 1, 2, 3, 4)), (41.6, (0, 1, 2))):
    for _column in _columns: _days += box(12.2 + 7.3 * _column, _row - 2, 4, 4, .9)
D["calendar"] = frame(4.5, 6.5, 47, 43, 7.5) + (_sheet & box(4.5, 6.5, 47, 13.6)) + _days
for _sign, _mark in (("plus", "plus"), ("minus", "minus"), ("checkmark", "checkmark"), ("exclamationmark", "exclamationmark"), ("clock", "clock")):
    D[f"calendar.badge.{_sign}"] = badge(D["calendar"], _mark, 44, 42.5)
D["calendar.circle"], D["calendar.circle.fill"] = circled(D["calendar"], 26), circled(D["calendar"], 26, True)

# Drives, racks, chips of a network
D["server.rack"] = Shape(pathops.Path())
for _y in (4, 20.6, 37.2):
    D["server.rack"] += frame(3, _y, 50, 14.8, 4.2, 3.5) + disc(11.6, _y + 7.4, 2.3) + S(f"M36 {_y + 7.4}H45", w=3)
D["internaldrive"] = S("M5 31 11.3 15.3Q13 11 17.6 11H38.4Q43 11 44.7 15.3L51 31") + frame(1.5, 28, 53, 18, 6) + disc(44.6, 37, 2.6)
D["internaldrive.fill"] = F("M3.4 24 9.3 13.3Q11.2 8.8 16.6 8.8H39.4Q44.7 8.8 46.7 13.3L52.6 24Z").at(1, 0, 0, 1, 0, 1) + box(1.5, 28, 53, 18, 6) - disc(44.6, 37, 2.8)
D["externaldrive"] = frame(0, 13.5, 56, 29, 7) + box(1, 29.8, 54, 3.4) + disc(46, 37.2, 2.2)
D["externaldrive.fill"] = box(0, 13.5, 56, 29, 7) - S("M-2 29.5H58", w=2.6) - disc(46, 36.3, 2.6)
D["externaldrive.connected.to.line.below"] = frame(5, 4, 46, 24, 6.5, 3.6) + box(6, 17.5, 44, 3) + disc(42.6, 23.2, 1.9) + S("M28 28V43", "M2 47.2H20", "M36 47.2H54") + ring(28, 47.2, 5.4, 3.6)

# Screens: no brand's drawing, only their proportions
_phone = frame(13.5, 3, 29, 50, 7.2)
D["iphone"] = _phone + box(22.9, 8.9, 10.2, 3.4, 1.7)
D["iphone.gen3"], D["iphone.gen2"] = D["iphone"], _phone + box(21.6, 4, 12.8, 5.8, 2.4)
D["iphone.gen1"] = _phone + S("M25.4 45.2H30.6", w=3.2)
D["iphone.circle"] = CIRCLE + frame(20.5, 14.5, 15, 27, 3.8, 2.6) + box(25.2, 18.3, 5.6, 1.8, .9)
D["iphone.slash"] = slashed(D["iphone"], 4, 8, 52, 48)
D["iphone.radiowaves.left.and.right"] = D["iphone"] + S(arc(28, 28, 25, -32, 32), arc(28, 28, 33, -36, 36), arc(28, 28, 25, 148, 212), arc(28, 28, 33, 144, 216))
D["iphone.and.arrow.forward"] = (D["iphone"].move(-7, 0) - S("M27 28H52", w=W + 2 * GAP)) + arrow(22, 28, 51, 28, 11.5)
D["ipad"] = frame(9, 3, 38, 50, 6.4, 3.6) + S("M23.5 46.8H32.5", w=1.8)
D["ipad.landscape"] = D["ipad"].turn(-90)
_glass = frame(13, 12.6, 30, 31, 8)
D["applewatch"] = _glass + (box(18, 3, 20, 50, 4.5) - box(12, 11, 32, 34, 8)) + box(44.2, 22, 3.4, 8.6, 1.4)
D["applewatch.watchface"] = frame(9, 4, 38, 48, 12) + box(48.4, 20, 3.4, 10, 1.4) + hands(28, 29, 12, 8.5, 5, 3.4)
D["applewatch.radiowaves.left.and.right"] = D["applewatch"].scale(.86) + S(arc(28, 28, 27, -34, 34), arc(28, 28, 27, 146, 214))
D["laptopcomputer"] = frame(5, 10, 46, 32, 5.5, 3.6) + box(-4, 42.4, 64, 5.4, 2.7)
D["laptopcomputer.trianglebadge.exclamationmark"] = fronted(D["laptopcomputer"], (P("M44 32.5 56.5 53.5H31.5Z", r=4) - S("M44 38.6V45", w=2.8) - disc(44, 49.6, 1.7)).move(0, -1))
D["desktopcomputer"] = frame(0, 5, 56, 37, 6) + box(1, 31.6, 54, 6) + box(22, 41, 12, 8) + box(17, 47.6, 22, 3.8, 1.9)
D["display"] = frame(0, 5, 56, 38, 6) + box(22, 42, 12, 6) + box(17, 47, 22, 3.8, 1.9)
D["appletv"] = frame(1, 16, 54, 24, 7)
D["appletv.fill"] = box(1, 16, 54, 24, 8) - T("tv", 8, 28, 28, 600)
D["appletv"] = D["appletv"] + T("tv", 8, 28, 28, 600)
D["platter.filled.bottom.iphone"] = frame(13.5, 3, 29, 50, 7.2) + box(19.4, 31, 17.2, 16.4, 3.4) + box(23.4, 8.9, 9.2, 3.2, 1.6)
_window = frame(0, 7, 56, 42, 7) + (box(0, 7, 56, 42, 7) & box(0, 7, 56, 10.6))
_lights = disc(7, 12.6, 1.7) + disc(12.8, 12.6, 1.7) + disc(18.6, 12.6, 1.7)
D["macwindow"] = _window - _lights
D["macwindow.badge.plus"] = badge(D["macwindow"], "plus", 46, 43)
_pointer = P("M31 25.5V48.5L36.4 43.6 40 51.6 43.6 50 40.2 42.3H47.4Z", r=1.6)
D["macwindow.and.cursorarrow"] = fronted(D["macwindow"], _pointer)
D["menubar.rectangle"] = frame(0, 7, 56, 42, 7) + box(5.6, 12.6, 44.8, 5.6, 1.6)
D["menubar.dock.rectangle"] = D["menubar.rectangle"] + box(14, 38.2, 28, 5.4, 1.6)
D["text.and.command.macwindow"] = D["macwindow"] + S("M8 26H22", "M8 33.5H22", "M8 41H17", w=3) + C("command").fit(31, 24.5, 17, 17)
D["terminal"] = frame(0, 7, 56, 42, 7) + S("M9.5 16.5 17 22.4 9.5 28.3", "M20 28.6H29", w=3.3)
D["terminal.fill"] = box(0, 7, 56, 42, 7) - S("M9.5 16.5 17 22.4 9.5 28.3", "M20 28.6H29", w=3.3)
_lens = "M45.5 24.6 54.4 17.4Q57.4 15.2 57.4 18.6V37.4Q57.4 40.8 54.4 38.6L45.5 31.4Z"
D["video"], D["video.fill"] = frame(-3, 10.5, 42, 35, 8) + S(_lens, w=3.6), box(-3, 10.5, 43, 35, 8) + P(_lens, r=3.6)
D["video.slash"], D["video.slash.fill"] = slashed(D["video"], 7, 4, 51, 50), slashed(D["video.fill"], 7, 4, 51, 50)
