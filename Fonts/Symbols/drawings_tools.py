"""Drawings of tools, media, papers, arrows and people with what they do, by name."""
from parts import *

D, NEAR = {}, {}
both = partial(pair, D)

# Tools
_ticks = S(*(f"M{x} 17V{24 if k % 2 else 28}" for k, x in enumerate((8, 16, 24, 32, 40, 48))), w=2.8)
D["ruler"], D["ruler.fill"] = frame(-2, 15, 60, 26, 4.4, 3.5) + _ticks, (box(-2, 15, 60, 26, 4.4) - _ticks)
D["level"], D["level.fill"] = frame(-2, 16, 60, 24, 4.4, 3.5) + frame(15, 22, 26, 12, 6, 2.8) + S("M24 22V34", "M32 22V34", w=2.4), box(-2, 16, 60, 24, 4.4) - (frame(15, 22, 26, 12, 6, 2.8) + S("M24 22V34", "M32 22V34", w=2.4))
D["pencil.and.ruler.fill"] = fronted(P("M46 46 43 36 18 11 11 18 36 43Z", r=3) - S("M22 7 9 22", w=2), box(-4, 19.6, 64, 17, 3).turn(-45) - S(*(f"M{x} 20V27" for x in (8, 18, 28, 38, 48)), w=2.6).turn(-45), 2.4)
D["pencil.and.ruler"] = fronted(S("M46 46 43 36 18 11 11 18 36 43Z", w=3.4), frame(-4, 19.6, 64, 17, 3, 3.3).turn(-45) + S(*(f"M{x} 20V28" for x in (8, 18, 28, 38, 48)), w=2.4).turn(-45), 2.4)
_torch = "M10 6H46V14L38 24V50C38 52 37 53 35 53H21C19 53 18 52 18 50V24L10 14Z"
D["flashlight.off.fill"] = P(_torch, r=3.5) - S("M8 14H48", w=2.6) - S("M28 28V36", w=4)
D["flashlight.on.fill"] = P("M10 16H46L38 26V50C38 52 37 53 35 53H21C19 53 18 52 18 50V26Z", r=3.5) - S("M28 30V38", w=4) + S("M28 3V9", "M13 5 16 10", "M43 5 40 10", w=3.2)
D["highlighter"] = S("M36 5 51 20 30 38 18 26Z", "M18 26 13 38 18 43 30 38", w=3.5) + P("M12 40 16 44 12 50H4Z", r=2)
both("oilcan", "M4 24H32L50 14 54 18 38 34V46H4Z", None, S("M18 23V15", "M10 14H26", w=3.5))
both("bolt.batteryblock", "M3 14H53C54 14 55 15 55 17V45C55 47 54 48 52 48H4C2 48 1 47 1 45V17C1 15 2 14 3 14Z", F("M31 19 20 33.4H27L25 44 36 29.6H29Z"), box(9, 7.5, 11, 6, 1.8) + box(36, 7.5, 11, 6, 1.8))
D["bolt.shield"], D["bolt.shield.fill"] = C("shield") + F("M31 14 20.6 29H27.4L25 41 35.6 25.6H28.8Z"), C("shield_fill") - F("M31 14 20.6 29H27.4L25 41 35.6 25.6H28.8Z")
both("key.horizontal", "M3 28A11.4 11.4 0 0 1 23.6 21H44L53 28 46 35H42L38 31 34 35 30 31 26 35H23.6A11.4 11.4 0 0 1 3 28Z", disc(12, 28, 2.9))
D["lock.display"] = frame(0, 5, 56, 38, 6) + box(22, 42, 12, 6) + box(17, 47, 22, 3.8, 1.9) + C("lock_fill").fit(18, 11, 20, 24)
D["lock.iphone"] = frame(13.5, 3, 29, 50, 7.2) + C("lock_fill").fit(18, 18, 20, 22)
D["lock.laptopcomputer"] = frame(5, 10, 46, 32, 5.5, 3.6) + box(-4, 42.4, 64, 5.4, 2.7) + C("lock_fill").fit(18, 15, 20, 21)
D["exclamationmark.lock"], D["exclamationmark.lock.fill"] = C("lock") + S("M28 30V38", w=3.2) + disc(28, 43, 2), C("lock_fill") - S("M28 30V38", w=3.2) - disc(28, 43, 2)
_plugbody = "M14 21H42V30C42 38 37 42 28 42S14 38 14 30Z"
D["powerplug"], D["powerplug.fill"] = S(_plugbody, w=3.6) + S("M20 20V8", "M36 20V8", "M28 42V53", w=3.8), P(_plugbody, r=3.6) + S("M20 20V8", "M36 20V8", "M28 42V53", w=3.8)
both("ev.charger", "M10 5H34C36 5 37 6 37 8V50H7V8C7 6 8 5 10 5Z", F("M24 14 14 30H21L19 42 30 26H23Z"), S("M3 51H41", w=3.6) + S("M37 28H41C44 28 44 30 44 33V40C44 45 51 45 51 40V21L45 15", w=3.2))
D["dial.high"], D["dial.medium"] = C("dial").turn(120), C("dial").turn(60)
both("giftcard", "M4 9H52C55 9 56 10 56 13V43C56 46 55 47 52 47H4C1 47 0 46 0 43V13C0 10 1 9 4 9Z", S("M18 10V46", "M2 26H54", "M18 26 10 35", "M18 26 26 35", w=2.8) + (disc(13, 21.4, 6, 5) - disc(13, 21.4, 3.2, 2.4)) + (disc(23, 21.4, 6, 5) - disc(23, 21.4, 3.2, 2.4)))
both("wallet.bifold", "M6 12H46C49 12 50 13 50 16V44C50 47 49 48 46 48H8C4 48 2 46 2 42V16Z", S("M3 20H49", w=2.8) + disc(40, 34, 3.2))
_bag = "M6 20H50L46 47C45.6 49 44.6 50 43 50H13C11.4 50 10.4 49 10 47Z"
D["basket"], D["basket.fill"] = S(_bag, w=3.6) + S("M3 20H53", "M19 28 20 42", "M28 28V42", "M37 28 36 42", w=3.2) + S("M14 19 22 6", "M42 19 34 6", w=3.4), P(_bag, r=3.6) - S("M19 29 20 42", "M28 29V42", "M37 29 36 42", w=3) + S("M3 20H53", w=3.6) + S("M14 19 22 6", "M42 19 34 6", w=3.4)

# Music, film, screens
_keys = frame(1, 9, 54, 38, 5, 3.5)
D["pianokeys"] = _keys + S("M18.6 30V46", "M37.4 30V46", w=3) + box(13.6, 10, 10, 21, 1.4) + box(32.4, 10, 10, 21, 1.4)
D["pianokeys.inverse"] = box(1, 9, 54, 38, 5) - S("M18.6 30V49", "M37.4 30V49", w=2.8) - box(14, 6, 9.2, 25, 1.4) - box(32.8, 6, 9.2, 25, 1.4)
_mask = "M5 7C13 10 21 10 29 7C32 24 28 35 18 37 8 34 3 24 5 7Z"
_smile, _frown = S("M12 24C14 28 19 28 22 25", w=2.8), S("M34 40C37 36 42 37 44 40", w=2.8)
_second = "M33 21C39 23 46 23 53 20C55 36 51 46 42 48 35 47 30 42 29 37"
D["theatermasks"] = S(_mask, w=3.4) + disc(12.4, 17.4, 2.4) + disc(21.6, 17.4, 2.4) + _smile + (S(_second, w=3.4) - P(_mask, r=3.4).grow(1.6)) + disc(38, 31, 2.3) + disc(46, 30, 2.3) + S("M36 42C38 38 44 37.6 46 40.6", w=2.8)
D["theatermasks.fill"] = P(_mask, r=3.4) - disc(12.4, 17.4, 2.6) - disc(21.6, 17.4, 2.6) - _smile + ((P(_second + "Z", r=3.4) - P(_mask, r=3.4).grow(2.4)) - disc(39.6, 31, 2.4) - disc(47, 30, 2.4) - S("M37 42C39 38 45 37.6 47 40.6", w=2.6))
_clap = S("M3 21 50 9", "M16 18 13 10", "M29 15 26 7", "M42 11 39 4", w=3) + S("M3 20 1 12 48 1 50 9", w=3.2)
both("movieclapper", "M4 25H52V47C52 50 51 51 48 51H8C5 51 4 50 4 47Z", None, _clap)
both("film.stack", "M6 20H50C52 20 53 21 53 23V46C53 48 52 49 50 49H6C4 49 3 48 3 46V23C3 21 4 20 6 20Z", S("M13 21V48", "M43 21V48", "M4 30H13", "M4 39H13", "M43 30H52", "M43 39H52", w=2.6), S("M8 13.6H48", "M13 7.4H43", w=3.2))
_screen, _foot = frame(0, 6, 56, 36, 6), S("M18 49H38", w=3.6)
_glyphs = {"play": P("M24 17 37 24 24 31Z", r=2.6), "sparkles": C("sparkles").fit(15, 11, 26, 26), "photo": C("photo_fill").fit(14, 12, 28, 24), "music.note": C("music_note").fit(18, 12, 20, 24)}
for _name, _glyph in _glyphs.items(): D[_name + ".tv"], D[_name + ".tv.fill"] = _screen + _foot + _glyph, box(0, 6, 56, 36, 6) - _glyph + _foot
D["play.display"] = frame(0, 5, 56, 38, 6) + box(22, 42, 12, 6) + box(17, 47, 22, 3.8, 1.9) + _glyphs["play"]
D["play.laptopcomputer"] = frame(5, 10, 46, 32, 5.5, 3.6) + box(-4, 42.4, 64, 5.4, 2.7) + _glyphs["play"].move(0, 2)
_air = P("M28 33 42 50H14Z", r=3.5)
D["airplay.video"] = (frame(-1, 6, 58, 38, 7) - _air.grow(3) - box(12, 40, 32, 12)) + _air
D["airplay.audio"] = S(arc(28, 26, 8, 130, 410), arc(28, 26, 15, 128, 412), arc(28, 26, 22, 126, 414), w=3.2) - _air.move(0, 1).grow(2.6) + _air.move(0, 1)
D["music.microphone"] = S("M33 22 14 46C12 48 10 48 8 46S6 42 8 40L31 20", w=3.5) + disc(38, 15, 11.4) - S("M30 9 45 23", w=2.6)
D["metronome.fill"] = P("M19 5H37L46 50H10Z", r=3.6) - S("M28 38 46 12", w=2.8) + (S("M41 19 47 10", w=3.4) - P("M19 5H37L46 50H10Z", r=3.6)) - S("M16 38H40", w=2.8)
both("amplifier", "M4 10H52C54 10 55 11 55 13V45C55 47 54 48 52 48H4C2 48 1 47 1 45V13C1 11 2 10 4 10Z", S("M2 21H54", w=2.8) + join(disc(x, 15.6, 1.9) for x in (10, 18, 26, 34)) + ring(28, 34.4, 8, 2.8))
both("radio", "M5 20H51C53 20 54 21 54 23V46C54 48 53 49 51 49H5C3 49 2 48 2 46V23C2 21 3 20 5 20Z", ring(15.6, 34.6, 7, 2.8) + S("M29 28H46", "M29 34.6H46", "M29 41H46", w=2.8), S("M8 19 44 5", w=3.4))
D["earpods"] = S("M18 50V23C10 23 8 17 8 14 8 8 13 5 18 5S26 9 26 14V50", "M38 50V23C46 23 48 17 48 14 48 8 43 5 38 5S30 9 30 14", w=3.4)
D["airpods.max"] = S("M8 33V24C8 12 17 5 28 5S48 12 48 24V33", w=3.6) + frame(2, 30, 15, 21, 6, 3.4) + frame(39, 30, 15, 21, 6, 3.4)
D["gauge.with.needle.fill"] = DISC - S("M28 32 40 18", w=3.4) - ring(28, 32, 3.6, 2.4)
both("arcade.stick", "M8 36H48C50 36 51 37 51 39V47C51 50 50 51 48 51H8C6 51 5 50 5 47V39C5 37 6 36 8 36Z", S("M36 43.4H43", w=3.2), S("M23 36V20", w=4) + ring(23, 12, 7, 3.4))
_pad = "M21 5H35C37 5 38 6 38 8V18H48C50 18 51 19 51 21V35C51 37 50 38 48 38H38V48C38 50 37 51 35 51H21C19 51 18 50 18 48V38H8C6 38 5 37 5 35V21C5 19 6 18 8 18H18V8C18 6 19 5 21 5Z"
both("dpad", _pad, join(P("M25 0H31L28 -4.4Z", r=1.4).move(0, 14).turn(90 * k) for k in range(4)))

# Papers, text and pointers
D["text.magnifyingglass"] = S("M4 12H34", "M4 24H20", "M4 36H16", w=3.5) + ring(35, 33, 11.4, 3.5) + S("M43.6 41.6 52 50", w=4.6)
D["sparkle.magnifyingglass"] = ring(24, 24, 17.6, 3.7) + S("M37 37 51 51", w=4.8) + P("M24 13C25 21 27 23 35 24 27 25 25 27 24 35 23 27 21 25 13 24 21 23 23 21 24 13Z", r=1.2)
D["exclamationmark.magnifyingglass"] = ring(24, 24, 17.6, 3.7) + S("M37 37 51 51", w=4.8) + S("M24 14V25", w=3.6) + disc(24, 32, 2.3)
for _name, _glyph in (("location", C("location_fill").fit(14, 15, 19, 19)), ("plus", S("M24 16V32", "M16 24H32", w=3.6)), ("minus", S("M16 24H32", w=3.6)), ("1", T("1", 18, 24, 24, 560))): D[_name + ".magnifyingglass"] = ring(24, 24, 17.6, 3.7) + S("M37 37 51 51", w=4.8) + _glyph
D["waveform.and.magnifyingglass"] = S("M4 22V34", "M11 14V42", "M18 22V34", w=3.6) + ring(36, 26, 12, 3.6) + S("M45 35 53 44", w=4.6)
D["list.triangle"] = join(P(f"M5 {y - 5}L13 {y} 5 {y + 5}Z", r=2) + S(f"M22 {y}H53", w=3.5) for y in (11, 28, 45))
_corners = C("viewfinder")
D["doc.viewfinder"] = _corners + S("M20 14H30L37 21V42H20Z", w=3)
D["document.viewfinder"] = D["doc.viewfinder"]
D["plus.viewfinder"], D["location.viewfinder"] = _corners + S("M28 19V37", "M19 28H37", w=3.6), _corners + C("location_fill").fit(18, 18, 20, 20)
D["ellipsis.viewfinder"] = _corners + disc(19.6, 28, 2.8) + disc(28, 28, 2.8) + disc(36.4, 28, 2.8)
both("note", "M8 6H48C50 6 51 7 51 9V36L36 51H8C6 51 5 50 5 48V9C5 7 6 6 8 6Z", S("M50 35H40C37 35 36 36 36 39V50", w=3))
D["note.text"] = D["note"] + S("M14 17H42", "M14 26H42", "M14 35H28", w=3)
D["cursorarrow.click"] = P("M22 20V50L29.6 43.6 35 54 40 51.6 34.8 41.4H44Z", r=2) + S("M21 3V10", "M7 8 12 13", "M35 8 30 13", "M3 22H10", w=3)
D["cursorarrow.motionlines"] = P("M26 8V42L34 35 39 48 44.6 45.6 39 33H49Z", r=2) + S("M4 14H18", "M2 24H18", "M6 34H18", w=3)
D["ellipsis.curlybraces"] = S("M15 6C8 6 8 10 8 15V20C8 25 6 28 2 28 6 28 8 31 8 36V41C8 46 8 50 15 50", "M41 6C48 6 48 10 48 15V20C48 25 50 28 54 28 50 28 48 31 48 36V41C48 46 48 50 41 50", w=3.6) + disc(18, 28, 3) + disc(28, 28, 3) + disc(38, 28, 3)
D["character.cursor.ibeam"] = T("A", 28, 18, 28, 520) + S("M46 8V48", "M40 5C43 5 46 6 46 9 46 6 49 5 52 5", "M40 51C43 51 46 50 46 47 46 50 49 51 52 51", w=3)
D["character.bubble"], D["character.bubble.fill"] = C("bubble_left") + T("A", 17, 28, 24.6, 560), C("bubble_left_fill") - T("A", 17, 28, 24.6, 600)
D["character.textbox"] = frame(0, 10, 56, 36, 6) + T("A", 17, 19, 28, 540) + S("M32 22H46", "M32 34H46", w=3)
D["character.magnify"] = T("A", 20, 12, 32, 540) + T("A", 34, 38, 28, 540)
D["textformat.alt"] = C("textformat_alt")
D["text.redaction"] = box(2, 8, 34, 9, 2) + box(2, 23.6, 52, 9, 2) + box(2, 39, 22, 9, 2) + S("M42 12.6H54", "M30 43.6H54", w=3.4)
D["text.word.spacing"] = T("A", 20, 12, 24, 520) + T("A", 20, 44, 24, 520) + S("M24 46H32", "M24 42V50", "M32 42V50", w=3)
D["filemenu.and.selection"] = frame(4, 4, 48, 48, 6) + S("M12 14H30", "M12 42H34", w=3.2) + box(10, 22, 36, 12, 3)
D["contextualmenu.and.cursorarrow"] = frame(2, 2, 40, 40, 6) + S("M10 12H28", "M10 21H32", "M10 30H22", w=3.2) - P("M32 26V50L38.4 45 42 53.6 46.4 51.6 42.6 43.4H50Z", r=2).grow(2.6) + P("M32 26V50L38.4 45 42 53.6 46.4 51.6 42.6 43.4H50Z", r=2)
D["point.topleft.down.to.point.bottomright.curvepath"] = ring(11, 12, 6, 3.4) + ring(45, 44, 6, 3.4) + S("M17 12H36C46 12 46 28 36 28H20C10 28 10 44 20 44H39", w=3.5)
D["point.topleft.down.to.point.bottomright.curvepath.fill"] = disc(11, 12, 7.8) + disc(45, 44, 7.8) + S("M17 12H36C46 12 46 28 36 28H20C10 28 10 44 20 44H39", w=3.6)
D["slider.horizontal.2.square"] = frame(3, 3, 50, 50, 9) + S("M11 20H45", "M11 36H45", w=3) + disc(35, 20, 5) + disc(21, 36, 5)
D["chart.line.text.clipboard"] = frame(8, 7, 40, 46, 6, 3.5) + box(19, 3, 18, 9, 3) + S("M16 29 23 22 29 27 40 18", "M16 38H40", "M16 45H32", w=2.8)
D["heart.text.clipboard"] = frame(8, 7, 40, 46, 6, 3.5) + box(19, 3, 18, 9, 3) + C("heart_fill").fit(20, 16, 16, 15) + S("M16 38H40", "M16 45H32", w=2.8)
D["mail.stack"] = frame(2, 19, 52, 32, 5.4, 3.5) + S("M4 23 28 39 52 23", w=3.2) + S("M8 12.4H48", "M13 6H43", w=3.2)
D["mail.stack.fill"] = box(2, 19, 52, 32, 5.4) - S("M1 24 28 41 55 24", w=2.8) + S("M8 12.4H48", "M13 6H43", w=3.4)

# Arrows
_shape = "M28 3.6 48.2 24.4Q49.4 25.8 47.2 25.8H38.6V50Q38.6 52.4 36.2 52.4H19.8Q17.4 52.4 17.4 50V25.8H8.8Q6.6 25.8 7.8 24.4Z"
D["arrowshape.up"], D["arrowshape.up.fill"] = S(_shape, w=3.7), P(_shape, r=3.7)
D["arrowshape.down"], D["arrowshape.down.fill"] = D["arrowshape.up"].flip(), D["arrowshape.up.fill"].flip()
D["arrowshape.forward"], D["arrowshape.forward.fill"] = D["arrowshape.up"].turn(90), D["arrowshape.up.fill"].turn(90)
D["arrowshape.backward"], D["arrowshape.backward.fill"] = D["arrowshape.up"].turn(-90), D["arrowshape.up.fill"].turn(-90)
D["arrowshape.left.arrowshape.right"] = (D["arrowshape.backward"].scale(.62, 14, 28) + D["arrowshape.forward"].scale(.62, 42, 28))
D["arrowshape.left.arrowshape.right.fill"] = (D["arrowshape.backward.fill"].scale(.62, 14, 28) + D["arrowshape.forward.fill"].scale(.62, 42, 28))
D["arrow.down.left.and.arrow.up.right"] = arrow(31, 25, 49, 7, 12, 3.7) + arrow(25, 31, 7, 49, 12, 3.7)
D["arrow.up.right.and.arrow.down.left"] = D["arrow.down.left.and.arrow.up.right"]
D["arrow.down.right.and.arrow.up.left"] = arrow(7, 7, 25, 25, 12, 3.7) + arrow(49, 49, 31, 31, 12, 3.7)
D["arrow.up.left.and.down.right.and.arrow.up.right.and.down.left"] = arrow(24, 24, 7, 7, 11, 3.6) + arrow(32, 32, 49, 49, 11, 3.6) + arrow(32, 24, 49, 7, 11, 3.6) + arrow(24, 32, 7, 49, 11, 3.6)
for _name, _turn in (("down", 0), ("left", 90), ("up", 180), ("right", 270)): D[f"arrow.{_name}.to.line.compact"] = (arrow(28, 12, 28, 36, 9, 3.6) + S("M16 44H40", w=3.6)).turn(_turn)
D["arrow.up.and.line.horizontal.and.arrow.down"] = arrow(28, 21, 28, 3, 8.6, 3.6) + S("M8 28H48", w=3.6) + arrow(28, 35, 28, 53, 8.6, 3.6)
D["arrow.down.and.line.horizontal.and.arrow.up"] = arrow(28, 2, 28, 20, 8.6, 3.6) + S("M8 28H48", w=3.6) + arrow(28, 54, 28, 36, 8.6, 3.6)
D["arrow.left.and.line.vertical.and.arrow.right"], D["arrow.right.and.line.vertical.and.arrow.left"] = D["arrow.up.and.line.horizontal.and.arrow.down"].turn(90), D["arrow.down.and.line.horizontal.and.arrow.up"].turn(90)
D["chevron.down.2"] = S("M8.4 9.6 28 27.4 47.6 9.6", "M8.4 28.6 28 46.4 47.6 28.6", w=4)
D["chevron.left.chevron.right"] = S("M20 10 4 28 20 46", "M36 10 52 28 36 46", w=4)
D["chevron.up.right"] = S("M22 14H44V36", w=4)
_arc = S(arc(28, 29, 20, -68, 235)) + wedge(34, 9.6, 14, 10, 15)
D["arrow.trianglehead.clockwise"], D["arrow.trianglehead.counterclockwise"] = _arc, _arc.mirror()
D["arrow.trianglehead.2.counterclockwise"] = C("arrow_2_circlepath").mirror()
D["arrow.rectanglepath"] = S("M24 10H12Q7 10 7 15V41Q7 46 12 46H44Q49 46 49 41V15Q49 10 44 10H40", w=3.7) + wedge(26, 10, 0, 9.5, 14)
D["arrow.triangle.pull"] = S("M14 12V52", "M14 44C14 30 24 22 38 22", w=3.7) + wedge(36, 22, 0, 10, 15)
_key = lambda x, y: frame(x, y, 16, 14, 3.6, 3)
D["arrowkeys"], D["arrowkeys.fill"] = _key(20, 11) + _key(1, 29) + _key(20, 29) + _key(39, 29), box(20, 11, 16, 14, 3.6) + box(1, 29, 16, 14, 3.6) + box(20, 29, 16, 14, 3.6) + box(39, 29, 16, 14, 3.6)
D["asterisk"] = join(S("M28 8V48", w=4.6).turn(60 * k) for k in range(3))

_waves = S(*(arc(6, 28, r, -42, 42) for r in (14, 26, 38)), w=3.8).move(-6, 0)
D["wave.3.right"], D["wave.3.left"], D["wave.3.up"], D["wave.3.down"] = _waves, _waves.mirror(), _waves.turn(-90), _waves.turn(90)
_bolt = F("M31 14 20.6 29H27.4L25 41 35.6 25.6H28.8Z")
D["bolt.heart"], D["bolt.heart.fill"] = C("heart") + _bolt.scale(.86, 28, 27.4), C("heart_fill") - _bolt.scale(.86, 28, 27.4)
_floors = join(box(x, y, 5, 5, 1) for x in (17, 25.5, 34) for y in (12, 21, 30))
D["building"], D["building.fill"] = frame(9, 4, 38, 48, 4, 3.6) + _floors + box(23, 40, 10, 11, 1), box(9, 4, 38, 48, 4) - _floors - box(23, 40, 10, 14, 1)
_bus = "M12 8H44C47 8 49 10 49 13V45H7V13C7 10 9 8 12 8Z"
D["bus"] = S(_bus, w=3.5) + S("M8 29H48", w=3) + disc(15, 37, 2.8) + disc(41, 37, 2.8) + S("M13 46V50", "M43 46V50", "M2 18V25", "M54 18V25", w=3.8) + S("M20 14.4H36", w=2.8)
_die = "M28 4.4 49.6 16.2V39.8L28 51.6 6.4 39.8V16.2Z"
_pips = disc(28, 16.6, 3.6, 2.4) + disc(13.4, 27, 2.2, 3) + disc(20.4, 39, 2.2, 3) + disc(36, 30, 2.2, 3) + disc(42.6, 36, 2.2, 3) + disc(36, 41, 2.2, 3) + disc(42.6, 25, 2.2, 3)
D["dice"], D["dice.fill"] = S(_die, w=3.5) + S("M28 28V50", "M28 28 8 17", "M28 28 48 17", w=3) + _pips, P(_die, r=3.5) - S("M28 28V56", "M28 28 2 14", "M28 28 54 14", w=2.6) - _pips

# People and what they do
_person, _filled = C("person"), C("person_fill")
_speak = S(arc(36, 20, 9, -40, 40), arc(36, 20, 16, -38, 38), w=3.2)
D["person.wave.2"], D["person.wave.2.fill"] = _person.move(-9, 0) + _speak, _filled.move(-9, 0) + _speak
D["person.line.dotted.person"] = C("person").scale(.6, 11, 28) + C("person").scale(.6, 45, 28) + disc(23.4, 28, 1.9) + disc(28, 28, 1.9) + disc(32.6, 28, 1.9)
D["person.line.dotted.person.fill"] = C("person_fill").scale(.6, 11, 28) + C("person_fill").scale(.6, 45, 28) + disc(23.4, 28, 1.9) + disc(28, 28, 1.9) + disc(32.6, 28, 1.9)
D["person.badge.key"] = _person - P("M36 24H54V56H36Z", r=4) + (ring(46, 34, 5, 3) + S("M46 39V52", "M46 47H51", w=3))
D["person.badge.key.fill"] = _filled - P("M36 24H54V56H36Z", r=4) + (ring(46, 34, 5, 3) + S("M46 39V52", "M46 47H51", w=3))
_check = S("M38 40 43 46 53 32", w=3.6)
D["person.fill.checkmark"], D["person.fill.xmark"] = _filled.move(-6, 0) - _check.grow(2.8) + _check, _filled.move(-6, 0) - S("M40 34 52 46", "M40 46 52 34", w=3.6).grow(2.8) + S("M40 34 52 46", "M40 46 52 34", w=3.6)
D["person.fill.questionmark"] = _filled.move(-6, 0) - disc(46, 38, 11) + T("?", 17, 47, 39, 560)
D["person.crop.artframe"] = frame(4, 3, 48, 50, 4) + frame(11, 10, 34, 36, 2, 2.4) + _filled.fit(17, 17, 22, 24)
D["photo.artframe"] = frame(2, 6, 52, 44, 4) + frame(9, 13, 38, 30, 2, 2.4) + (P("M14 38 23 27 29 33 35 26 43 38Z", r=1.4) + disc(19.4, 21, 2.8))
D["photo.stack"] = frame(3, 18, 50, 33, 5.4, 3.5) + P("M8 45 20 32 28 40 36 30 48 45Z", r=1.4) + disc(14.6, 27, 3.2) + S("M8 12H48", "M13 6H43", w=3.2)
D["photo.stack.fill"] = box(3, 18, 50, 33, 5.4) - P("M9 44 20 33 28 41 36 31 47 44Z", r=1.2) - disc(14.6, 27, 3.4) + S("M8 12H48", "M13 6H43", w=3.4)
for _name in ("waveform.badge.mic", "waveform.and.mic"): D[_name] = S("M4 22V34", "M11 14V42", "M18 8V48", "M25 18V38", w=3.6) + C("mic_fill").fit(32, 14, 22, 32)
_nib = S("M28 4 38 26V52H18V26Z", "M18 28C22 32 34 32 38 28", w=3.5)
D["pencil.tip"] = _nib + P("M25 13 28 6 31 13Z", r=2)
D["pencil.tip.crop.circle"] = CIRCLE + (_nib.scale(.62, 28, 33) & DISC)
both("puzzlepiece.extension", "M8 20H20C16 8 32 8 28 20H40V30C52 27 52 43 40 40V51H8V40C17 42 17 29 8 31Z")
D["square.on.square.dashed"] = frame(18, 18, 35, 35, 6) + S("M38 3.9H40V3.9", "M3.9 12V10Q3.9 3.9 10 3.9H12", "M19 3.9H25", "M32 3.9H35", "M3.9 19V25", "M3.9 32V36Q3.9 38 7 38", w=3.4)
D["app.connected.to.app.below.fill"] = box(14, 1, 28, 21, 6) + S("M28 22V36", w=3.6) + box(14, 34, 28, 21, 6)
D["circle.hexagongrid.circle"] = CIRCLE + join(disc(28 + 10 * math.cos(math.radians(60 * k)), 28 + 10 * math.sin(math.radians(60 * k)), 3.6) for k in range(6)) + disc(28, 28, 3.6)
D["alarm.waves.left.and.right"], D["alarm.waves.left.and.right.fill"] = (C(n).scale(.84) + S(arc(28, 28, 27, -24, 24), arc(28, 28, 27, 156, 204), w=3.2) for n in ("alarm", "alarm_fill"))
D["deskclock"] = S("M8 50V26C8 12 17 5 28 5S48 12 48 26V50", "M2 51.4H54", w=3.6) + ring(28, 27, 11.6, 3.2) + hands(28, 28, 7.6, 5, 3, 2.8)
D["deskclock.fill"] = P("M8 50V26C8 12 17 5 28 5S48 12 48 26V50Z", r=3.6) + S("M2 51.4H54", w=3.6) - disc(28, 27, 13) + disc(28, 27, 10.4) - hands(28, 28, 7, 4.4, 2.6, 2.6)
D["building.2"] = frame(2, 4, 28, 48, 4, 3.5) + frame(28, 20, 26, 32, 4, 3.5) - box(30, 24, 1.6, 26) + join(box(x, y, 4.4, 4.4, .8) for x in (9, 18.6) for y in (12, 21, 30, 39)) + join(box(x, y, 4.4, 4.4, .8) for x in (36, 44) for y in (28, 36))
D["building.2.fill"] = box(1, 4, 28, 48, 4) + box(31.4, 19, 24, 33, 4) - join(box(x, y, 5, 5, .8) for x in (8, 17.6) for y in (11, 20, 29, 38)) - join(box(x, y, 5, 5, .8) for x in (37, 45.6) for y in (26, 35))
D["music.quarternote.3"] = join(disc(x, 44, 5.4, 4.4) + S(f"M{x + 4.2} 44V12", w=3.2) for x in (7, 24, 41))
D["newspaper.circle"] = CIRCLE + C("news").fit(16, 17, 24, 22)
for _name in ("music.microphone", "metronome.fill", "theatermasks", "theatermasks.fill", "airplay.audio", "puzzlepiece.extension", "puzzlepiece.extension.fill", "key.horizontal", "key.horizontal.fill", "highlighter", "oilcan", "oilcan.fill", "person.badge.key",
              "person.badge.key.fill", "deskclock", "deskclock.fill", "radio", "radio.fill", "earpods", "ev.charger", "ev.charger.fill", "arrow.triangle.pull", "wallet.bifold", "wallet.bifold.fill", "newspaper.circle", "flashlight.on.fill"):
    NEAR[_name] = "the parts may differ"
D = {name: shape for name, shape in D.items() if shape is not EMPTY}
