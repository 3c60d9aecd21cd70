"""Drawings with badges, bubbles, houses and shields, and devices by their proportions, by name."""
from parts import *

D, NEAR = {}, {}
BOLT = F("M31 14 20.6 29H27.4L25 41 35.6 25.6H28.8Z")
both = partial(pair, D)

# Houses, shields, bubbles and what is in them
_roof = "M4 28 28 7 52 28"
_walls = "M10 26V49H46V26"
_play = P("M24 29 35 36 24 43Z", r=2)
D["bolt.house"], D["play.house"] = (S(_roof, _walls, w=3.6) + g for g in (BOLT.scale(.74, 28, 36), _play))
D["bolt.house.fill"], D["play.house.fill"] = (S(_roof, w=3.6) + F("M10 30 28 14.4 46 30V51H10Z") - g for g in (BOLT.scale(.74, 28, 38), _play.move(0, 1)))
D["house.and.flag"] = S("M3 34 21 18 39 34", "M8 32V50H34V32", w=3.5) + S("M45 52V8", w=3.4) + S("M46 9C50 6 52 11 56 8V19C52 22 50 17 46 20", w=3)
D["house.and.flag.fill"] = S("M3 34 21 18 39 34", w=3.5) + F("M8 35 21 24 34 35V51H8Z") + S("M45 52V8", w=3.4) + P("M46 9C50 6 52 11 56 8V19C52 22 50 17 46 20Z", r=2.6)
_shield = C("shield_fill")
D["shield.checkered"] = C("shield") + (_shield.scale(.86) & (box(0, 0, 28, 28) + box(28, 28, 28, 28)))
D["shield.righthalf.filled"] = C("shield") + (_shield.scale(.86) & box(28, 0, 28, 56))
D["checkerboard.shield"] = D["shield.checkered"]
_bubble, _bubblef = C("bubble_left"), C("bubble_left_fill")
for _name, _glyph in (("phone", C("phone_fill").fit(18, 14.6, 20, 20)), ("video", C("videocam_fill").fit(16, 16.6, 24, 16)), ("star", C("star_fill").fit(17, 13.6, 22, 22))): D[_name + ".bubble"], D[_name + ".bubble.fill"] = _bubble + _glyph, _bubblef - _glyph
D["message.badge"], D["message.badge.fill"] = dotted(C("chat_bubble"), 44, 13), dotted(C("chat_bubble_fill"), 44, 13)
D["clock.badge"], D["clock.badge.fill"] = dotted(C("clock"), 45, 11.6), dotted(C("clock_fill"), 45, 11.6)
D["clock.badge.questionmark"], D["clock.badge.questionmark.fill"] = badge(C("clock"), "questionmark", 44, 43), badge(C("clock_fill"), "questionmark", 44, 43)
D["info.triangle"], D["info.triangle.fill"] = (C("exclamationmark_triangle").solid() - C("exclamationmark_triangle").solid().scale(.8, 28, 29.4)) + S("M28 30V39", w=4) + disc(28, 23, 2.6), C("exclamationmark_triangle").solid() - S("M28 30V39", w=4) - disc(28, 23, 2.6)
D["questionmark.folder"], D["questionmark.folder.fill"] = C("folder").scale(1.03) + T("?", 17, 28, 33, 560), C("folder_fill").scale(1.03) - T("?", 18, 28, 33, 600)
D["plus.rectangle.on.folder"] = C("folder").scale(1.03) + S("M28 26V42", "M20 34H36", w=3.4)
D["questionmark.video"], D["questionmark.video.fill"] = C("videocam").scale(1.1) + T("?", 15, 23, 28, 560), C("videocam_fill").scale(1.1) - T("?", 16, 23, 28, 600)
D["quote.closing"] = (disc(14.6, 34, 8.6) + S("M8.4 31.6C8.2 22.4 12.4 16.4 20.2 13.2", w=4.6)).move(-3, 1)
D["quote.closing"] = (D["quote.closing"] + D["quote.closing"].move(26.4, 0)).turn(180)
_sprig = S("M40 50C22 47 12 34 16 10", w=3.2) + join(P("M0 0C-5 -3 -7 -9 -4 -14 1 -11 3 -5 0 0Z", r=1.4).turn(t, 0, 0).move(x, y) for x, y, t in ((16, 22, -24), (17, 33, -50), (22, 42, -78), (30, 48, -100), (18, 20, 42), (20, 31, 24), (26, 40, 0), (35, 46, -22)))
D["laurel.leading"], D["laurel.trailing"] = _sprig, _sprig.mirror()
_speak = lambda f: (C(f).scale(.62, 13, 33) + C(f).scale(.62, 43, 33)) + S(arc(26, 14, 5, -52, 52), arc(30, 14, 5, 128, 232), w=2.8)
D["person.2.wave.2"], D["person.2.wave.2.fill"] = _speak("person"), _speak("person_fill")
_guard = P("M45 30 54 33V41C54 47 50 51 45 53 40 51 36 47 36 41V33Z", r=2)
D["person.badge.shield.checkmark"], D["person.badge.shield.checkmark.fill"] = (C(f) - _guard.grow(2.6) + (_guard - S("M41 41 44 45 49.6 37", w=2.6)) for f in ("person", "person_fill"))
D["lock.circle.dotted"] = join(disc(28 + 22 * math.cos(math.radians(30 * k)), 28 + 22 * math.sin(math.radians(30 * k)), 2.4) for k in range(12)) + C("lock_fill").fit(17, 15, 22, 25)
D["location.app"], D["location.app.fill"] = frame(6, 6, 44, 44, 12) + C("location_fill").fit(16, 16, 23, 23), box(6, 6, 44, 44, 12) - C("location_fill").fit(16, 16, 23, 23)
D["memories"] = C("memories")
D["delete.left.fill"], D["delete.right"], D["delete.right.fill"] = C("delete_left_fill"), C("delete_right"), C("delete_right_fill")
for _side, _other in (("left", "backward"), ("right", "forward")): D["delete." + _other], D[f"delete.{_other}.fill"] = (C(f"delete_{_side}{e}") for e in ("", "_fill"))
D["control"], D["alt"], D["restart"], D["rays"], D["grid"] = C("control"), C("alt"), C("restart"), C("rays"), C("grid")
D["asterisk.circle"], D["asterisk.circle.fill"] = C("asterisk_circle"), C("asterisk_circle_fill")
D["arrow.up.right.diamond"], D["arrow.up.right.diamond.fill"] = C("arrow_up_right_diamond"), C("arrow_up_right_diamond_fill")

# Devices by their proportions
_phone = frame(13.5, 3, 29, 50, 7.2) + box(22.9, 8.9, 10.2, 3.4, 1.7)
D["iphone.landscape"] = _phone.turn(-90)
D["iphone.homebutton"] = frame(13.5, 3, 29, 50, 5) + S("M14 11.6H42", "M14 43H42", w=2.4) + disc(28, 47.4, 1.8)
D["ipad.homebutton"] = frame(8, 3, 40, 50, 5) + S("M9 10.6H47", "M9 44H47", w=2.2) + disc(28, 48, 1.7)
D["ipad.and.iphone"] = (frame(0, 5, 36, 46, 5, 3.5) - box(29.4, 20, 30, 40)) + frame(33, 22, 20, 31, 5, 3.4) + S("M40 48H46", w=2)
both("macmini", "M6 20H50C53 20 54 21 54 24V37C54 40 53 41 50 41H6C3 41 2 40 2 37V24C2 21 3 20 6 20Z", disc(45, 34.6, 2.2))
D["macbook"] = frame(5, 10, 46, 32, 5.5, 3.6) + box(-4, 42.4, 64, 5.4, 2.7) + box(23, 12, 10, 4.4, 1.6)
D["visionpro"] = S("M4 24C4 16 12 14 28 14S52 16 52 24C52 34 48 41 40 41 34 41 32 36 28 36S22 41 16 41C8 41 4 34 4 24Z", w=3.6)
D["visionpro.fill"] = P("M4 24C4 16 12 14 28 14S52 16 52 24C52 34 48 41 40 41 34 41 32 36 28 36S22 41 16 41C8 41 4 34 4 24Z", r=3.6)
D["keyboard.chevron.compact.left"] = C("keyboard").scale(.9, 34, 28) + S("M4 20 0 28 4 36", w=3)
both("printer.dotmatrix", "M8 20H48C51 20 52 21 52 24V40C52 43 51 44 48 44H8C5 44 4 43 4 40V24C4 21 5 20 8 20Z", disc(45, 26, 2), S("M14 19V6H42V19", "M14 38V52H42V38", w=3.4))
D["printer.filled.and.paper"] = P("M8 20H48C51 20 52 21 52 24V38C52 41 51 42 48 42H8C5 42 4 41 4 38V24C4 21 5 20 8 20Z", r=3.4) - frame(10, 30, 36, 26, 3, 3).solid().grow(2.2) + frame(11, 32, 34, 21, 3, 3.2) + S("M13 15V6H43V15", w=3.4) - disc(45, 26, 2)
D["scanner"], D["scanner.fill"] = S("M6 34 44 12", w=4) + frame(3, 33, 50, 16, 5, 3.5) + S("M11 41H23", w=3), S("M6 32 44 10", w=4) + box(3, 33, 50, 17, 5) - S("M11 41.4H23", w=3)
both("faxmachine", "M13 24H50C53 24 54 25 54 28V44C54 47 53 48 50 48H13Z", join(disc(x, y, 2) for x in (31, 38.6, 46) for y in (33, 40)), S("M13 24H7C4 24 3 25 3 28V44C3 47 4 48 7 48H13", w=3.4) + S("M20 23V7H44V23", w=3.4))
_plate = frame(8, 5, 40, 46, 8, 3.5)
D["poweroutlet.type.a"], D["poweroutlet.type.c"] = _plate + S("M21 20V31", "M35 20V31", w=4), _plate + disc(20, 28, 3.6) + disc(36, 28, 3.6)
D["poweroutlet.type.a.fill"], D["poweroutlet.type.c.fill"] = box(8, 5, 40, 46, 8) - S("M21 20V31", "M35 20V31", w=4), box(8, 5, 40, 46, 8) - disc(20, 28, 3.8) - disc(36, 28, 3.8)
D["cable.connector"] = frame(17, 3, 22, 18, 4, 3.5) + frame(13, 20, 30, 18, 5, 3.5) + S("M28 38V53", w=4.6) + S("M24 9V14", "M32 9V14", w=2.8)
D["cable.connector.horizontal"] = D["cable.connector"].turn(90)
_scope = ring(28, 28, 22, 3.6)
D["camera.aperture"] = _scope + S(*(f"M{28 + 22 * math.cos(math.radians(a)):.1f} {28 + 22 * math.sin(math.radians(a)):.1f}L{28 + 9 * math.cos(math.radians(a + 78)):.1f} {28 + 9 * math.sin(math.radians(a + 78)):.1f}" for a in range(0, 360, 60)), w=3)
D["camera.macro"] = join(S("M28 19C21.6 15 22 6.6 28 3.4 34 6.6 34.4 15 28 19Z", w=3).move(0, 3).turn(72 * k, 28, 24) for k in range(5)).scale(.8, 28, 21) + S("M28 36V53", "M28 46C34 46 38 43 39 38", w=3.2)
D["barometer"] = _scope + S("M28 30 37 17", w=3.4) + disc(28, 30, 3) + join(disc(28 + 15 * math.cos(math.radians(a)), 28 + 15 * math.sin(math.radians(a)), 1.8) for a in (150, 190, 230, 270, 350, 30))
D["tent.2"] = fronted(S("M32 14 58 46H14Z", w=3.4).move(-2, 0), S("M17 20 37 48H-3Z", "M17 32 26 47", "M17 32 8 47", w=3.3), 2.2)
D["tent.2.fill"] = fronted(P("M32 14 58 46H14Z", r=3.4).move(-2, 0), P("M17 20 37 48H-3Z", r=3.3) - F("M17 34 26 52H8Z"), 2.4)
D["rectangle.portrait.rotate"], D["rectangle.landscape.rotate"] = frame(17, 12, 22, 32, 5, 3.5) + S(arc(28, 28, 25, 200, 260), arc(28, 28, 25, 20, 80), w=3), frame(12, 17, 32, 22, 5, 3.5) + S(arc(28, 28, 25, 200, 260), arc(28, 28, 25, 20, 80), w=3)
D["arrow.left.and.right.text.vertical"] = T("Aa", 20, 28, 17, 520) + arrow(28, 43, 48, 43, 8, 3.4) + arrow(28, 43, 8, 43, 8, 3.4)
D["arrow.up.and.down.text.horizontal"] = T("A", 26, 19, 28, 520) + arrow(44, 28, 44, 6, 8, 3.4) + arrow(44, 28, 44, 50, 8, 3.4)
D["rectangle.and.text.magnifyingglass"] = (frame(2, 8, 48, 36, 6, 3.5) - disc(42, 38, 14)) + S("M10 19H34", "M10 28H24", w=3) + ring(41, 37, 8.6, 3.2) + S("M47.4 43.4 54 50", w=4)
D["doc.text.image"] = C("doc") + S("M18 18H26", "M18 25H38", w=2.8) + (P("M18 42 25 33 30 38 34 34 40 42Z", r=1.2))
D["list.dash.header.rectangle"] = frame(0, 7, 56, 42, 7) + S("M2 18H54", w=3) + S("M9 27H13", "M9 36H13", "M20 27H46", "M20 36H46", w=3)
D["creditcard.and.123"] = C("creditcard").scale(.86, 24, 22) + T("123", 10, 42, 47, 600)
D["esim"], D["esim.fill"] = frame(10, 4, 36, 48, 6, 3.6) + frame(18, 20, 20, 20, 4, 3) + S("M19 30H37", "M28 21V39", w=2.6), box(10, 4, 36, 48, 6) - frame(18, 20, 20, 20, 4, 3) - S("M19 30H37", "M28 21V39", w=2.6)
D["togglepower"] = C("power")
D["window.vertical.open"] = frame(9, 4, 38, 48, 4) + S("M9 16H47", "M9 36H47", w=3.2)
_head = S("M8 34C6 24 8 12 10 4L20 12H36L46 4C48 12 50 24 48 34 46 46 38 51 28 51S10 46 8 34Z", w=3.4)
D["cat"], D["cat.fill"] = _head + disc(20, 29, 2.6) + disc(36, 29, 2.6) + P("M25.6 37H30.4L28 40Z", r=1.6) + S("M2 36 12 37", "M2 44 12 42", "M54 36 44 37", "M54 44 44 42", w=2.4), P("M8 34C6 24 8 12 10 4L20 12H36L46 4C48 12 50 24 48 34 46 46 38 51 28 51S10 46 8 34Z", r=3.4) - disc(20, 29, 2.8) - disc(36, 29, 2.8) - P("M25.6 37H30.4L28 40Z", r=1.6)
_dog = "M14 12C20 8 36 8 42 12 50 8 55 20 50 32L45 28C45 42 38 51 28 51S11 42 11 28L6 32C1 20 6 8 14 12Z"
D["dog"], D["dog.fill"] = S(_dog, w=3.4) + disc(21, 26, 2.6) + disc(35, 26, 2.6) + P("M24.6 35H31.4L28 39Z", r=1.8) + S("M28 39V43", w=2.6), P(_dog, r=3.4) - disc(21, 26, 2.8) - disc(35, 26, 2.8) - P("M24.6 35H31.4L28 39Z", r=1.8)
_bear = disc(28, 30, 20, 19) + disc(11.6, 13, 7.4) + disc(44.4, 13, 7.4)
D["teddybear"] = (_bear - _bear.scale(.84, 28, 28.4)) + disc(20, 26, 2.5) + disc(36, 26, 2.5) + ring(28, 36, 6.4, 2.6) + disc(28, 34.4, 1.8)
D["teddybear.fill"] = _bear - disc(20, 26, 2.6) - disc(36, 26, 2.6) - ring(28, 36, 6.4, 2.6)
for _name in ("cat", "cat.fill", "dog", "dog.fill", "teddybear", "teddybear.fill"): NEAR[_name] = "a head, not the whole animal"
for _name in ("visionpro", "visionpro.fill", "macmini", "macmini.fill", "macbook", "keyboard.chevron.compact.left", "printer.dotmatrix", "printer.dotmatrix.fill", "printer.filled.and.paper", "scanner", "scanner.fill", "laurel.leading", "laurel.trailing",
              "camera.macro", "cable.connector", "cable.connector.horizontal", "barometer", "house.and.flag", "house.and.flag.fill", "tent.2", "tent.2.fill", "rectangle.portrait.rotate", "rectangle.landscape.rotate", "arrow.left.and.right.text.vertical",
              "arrow.up.and.down.text.horizontal", "creditcard.and.123", "esim", "esim.fill", "iphone.homebutton", "ipad.homebutton", "ipad.and.iphone", "person.2.wave.2", "person.2.wave.2.fill", "plus.rectangle.on.folder", "faxmachine.fill"): NEAR[_name] = "the parts may differ"
D = {name: shape for name, shape in D.items() if shape}
