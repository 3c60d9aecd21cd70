"""Drawings of homes, kitchens, furniture and what is switched on there, by name."""
from parts import *

D, NEAR = {}, {}
both = partial(pair, D)


# Wheels with teeth: one behind the other
def cog(x, y, r, teeth, hollow):
    "A gear with round teeth; hollow is an outline with a hub."
    whole = disc(0, 0, r) + join(P(f"M{-r * .17} {-r * 1.02}H{r * .17}L{r * .11} {-r * 1.2}H{-r * .11}Z", r=r * .12).turn(360 / teeth * k, 0, 0) for k in range(teeth))
    if not hollow: return (whole - disc(0, 0, r * .4)).move(x, y)
    return (whole - disc(0, 0, r * .8) + ring(0, 0, r * .34, 3)).move(x, y)


_one, _two = cog(19.6, 22, 15, 8, True), cog(41.4, 40.4, 11.4, 8, True)
D["gearshape.2"] = _one + (_two - _one.solid().grow(2.2))
_one, _two = cog(19.6, 22, 15.4, 8, False), cog(41.4, 40.4, 11.8, 8, False)
D["gearshape.2.fill"] = _one + (_two - _one.solid().grow(2.4))
D["folder.badge.gearshape"] = C("folder").scale(1.03) - disc(44, 41, 14.4) + cog(44, 41, 10, 8, False)
D["folder.fill.badge.gearshape"] = C("folder_fill").scale(1.03) - disc(44, 41, 14.4) + cog(44, 41, 10, 8, False)

# Lamps, switches, fans
_shade, _stand = "M19 5H37L44 27H12Z", S("M28 27V48", "M17 50H39", w=3.6)
both("lamp.table", _shade, None, _stand)
both("lamp.floor", "M20 3.6H36L42 19H14Z", None, S("M28 19V50", "M18 51.6H38", w=3.4))
both("lamp.ceiling", "M22 20H34L46 42H10Z", None, S("M28 4V20", "M18 4H38", w=3.5) + disc(28, 46.6, 4.2))
both("lamp.desk", "M31 7 48 16.6 37 31 25 20.4Z", None, S("M28 13 14 28 24 46", "M12 50H38", w=3.6))
_bulb = C("lightbulb").scale(.74, 28, 31)
D["lightbulb.max"] = _bulb + S(*(f"M{28 + 21 * math.cos(math.radians(a)):.1f} {25 + 21 * math.sin(math.radians(a)):.1f}L{28 + 26 * math.cos(math.radians(a)):.1f} {25 + 26 * math.sin(math.radians(a)):.1f}" for a in (-90, -135, -45, 180, 0, 150, 30)), w=3.2)
D["lightbulb.max.fill"] = D["lightbulb.max"] - _bulb + C("lightbulb_fill").scale(.74, 28, 31)
D["lightbulb.min"] = _bulb + join(disc(28 + 23 * math.cos(math.radians(a)), 25 + 23 * math.sin(math.radians(a)), 2.1) for a in (-90, -135, -45, 180, 0, 150, 30))
D["lightbulb.min.fill"] = D["lightbulb.min"] - _bulb + C("lightbulb_fill").scale(.74, 28, 31)
_plate = frame(13, 3, 30, 50, 6, 3.5)
D["lightswitch.on"], D["lightswitch.off"] = _plate + frame(21.6, 14, 12.8, 28, 3, 3) + box(21.6, 14, 12.8, 14.6, 3), _plate + frame(21.6, 14, 12.8, 28, 3, 3) + box(21.6, 27.4, 12.8, 14.6, 3)
D["lightswitch.on.fill"], D["lightswitch.off.fill"] = box(13, 3, 30, 50, 6) - box(21.4, 13.6, 13.2, 28.8, 3) + box(23.6, 16, 8.8, 11, 2), box(13, 3, 30, 50, 6) - box(21.4, 13.6, 13.2, 28.8, 3) + box(23.6, 29, 8.8, 11, 2)
_blade = P("M28 24C20 22 17 10 26 5.4 34 2 38 12 31 24Z", r=2.6)
_blades = join(_blade.turn(90 * k) for k in range(4))
D["fan.fill"] = _blades - ring(28, 28, 6, 2.4) + disc(28, 28, 4.8)
D["fan"] = join(S("M26.4 23.4C19.6 20.6 18.6 11 26 6.6 33 3.6 36.6 12 31 22.4", w=3.2).turn(90 * k) for k in range(4)) + ring(28, 28, 5.2, 3)
for _name, _foot in (("fan.desk", S("M28 44V51", "M17 52H39", w=3.4)), ("fan.floor", S("M28 40V51", "M15 52H41", w=3.4))):
    D[_name] = ring(28, 24, 20, 3.3) + _blades.scale(.62, 28, 24) + _foot
    D[_name + ".fill"] = disc(28, 24, 21.6) - _blades.scale(.66, 28, 24) + _foot
    NEAR[_name] = NEAR[_name + ".fill"] = "the blades may differ"
D["fan.ceiling"], D["fan.ceiling.fill"] = (S("M28 3V20", "M20 3H36", w=3.4) + frame(20, 20, 16, 11, 4, 3.2) + S("M20 25C10 21 4 22 1 26 7 30 14 30 20 28ZM36 25C46 21 52 22 55 26 49 30 42 30 36 28Z", w=3)), \
    S("M28 3V20", "M20 3H36", w=3.4) + box(20, 20, 16, 11, 4) + P("M17 25C9 21 4 22 1 26 6 30 12 30 17 28ZM39 25C47 21 52 22 55 26 50 30 44 30 39 28Z", r=3)

# Furniture and doors
_sofa = "M10 26V17C10 12 12 9 17 9H39C44 9 46 12 46 17V26"
_seat = "M3 30C3 24 11 24 11 30V36H45V30C45 24 53 24 53 30V41C53 44 51 46 48 46H8C5 46 3 44 3 41Z"
D["sofa"] = S(_sofa, _seat, w=3.5) + S("M28 9V35", w=2.8) + S("M9 46V50", "M47 46V50", w=3.4)
D["sofa.fill"] = P("M12 24V17C12 12 14 9 19 9H37C42 9 44 12 44 17V24C40 26 40 30 40 33H16C16 30 16 26 12 24Z", r=3) - S("M28 5V36", w=2.6) + P("M3 30C3 24 11 24 11 30V36H45V30C45 24 53 24 53 30V41C53 44 51 46 48 46H8C5 46 3 44 3 41Z", r=3.4) + S("M9 46V50", "M47 46V50", w=3.4)
D["chair"] = S("M16 5V29H40V5", "M16 5C24 8 32 8 40 5", "M13 30H43L44 37H12Z", "M15 37V52", "M41 37V52", w=3.5)
D["chair.fill"] = P("M16 6C24 9 32 9 40 6V27H16Z", r=3.5) + P("M13 32H43L44 38H12Z", r=3.5) + S("M15 37V52", "M41 37V52", w=3.8)
D["chair.lounge"] = S("M5 12C9 11 11 13 12 17L16 31H40C47 31 51 33 52 37H15C11 37 10 35 9 32Z", "M18 38 14 49", "M42 38 46 49", w=3.5)
D["chair.lounge.fill"] = P("M5 12C9 11 11 13 12 17L16 31H40C47 31 51 33 52 37H15C11 37 10 35 9 32Z", r=3.5) + S("M18 38 14 49", "M42 38 46 49", w=3.6)
D["cabinet"] = frame(8, 5, 40, 44, 5) + S("M28 6V48", w=3.2) + S("M22 25V31", "M34 25V31", w=3.2) + S("M13 49V53", "M43 49V53", w=3.4)
D["cabinet.fill"] = box(8, 5, 40, 44, 5) - S("M28 2V52", w=2.6) - S("M22 25V31", "M34 25V31", w=3.2) + S("M13 49V53", "M43 49V53", w=3.4)
_door = frame(12, 3, 32, 49, 3)
for _side, _x in (("left", 37.4), ("right", 18.6)):
    D[f"door.{_side}.hand.closed"] = _door + disc(_x, 28.4, 2.9) + S("M4 51.6H52", w=3.6)
    _leaf = F("M14 5 36 10V54L14 51Z") if _side == "left" else F("M42 5 20 10V54L42 51Z")
    D[f"door.{_side}.hand.open"] = _door - _leaf.grow(2) + _leaf - disc(30 if _side == "left" else 26, 31, 2.6) + S("M4 51.6H10" if _side == "left" else "M46 51.6H52", "M44 51.6H52" if _side == "left" else "M4 51.6H12", w=3.6)
D["door.garage.closed"] = S("M5 51V18L28 6 51 18V51", w=3.6) + S("M13 26H43", "M13 34H43", "M13 42H43", "M13 50H43", "M13 26V50", "M43 26V50", w=3)
D["door.garage.open"] = S("M5 51V18L28 6 51 18V51", w=3.6) + S("M13 26H43", "M13 26V50", "M43 26V50", "M13 31H43", w=3)
D["window.vertical.closed"] = frame(9, 4, 38, 48, 4) + S("M9 28H47", w=3.4) + S("M28 6V50", w=2.8)
D["window.horizontal"] = frame(4, 9, 48, 38, 4) + S("M28 10V46", w=3.4)
for _n, _rows in (("closed", (12, 19, 26, 33, 40, 47)), ("open", (12, 17, 22))):
    D["blinds.horizontal." + _n] = S("M5 6H51", w=4) + S(*(f"M9 {y}H47" for y in _rows), w=3.2) + (S("M9 26V50H47V26", w=3.2) if _n == "open" else Shape(pathops.Path()))
D["blinds.vertical.open"] = S("M4 6H52", w=4) + S("M8 8V50", "M14 8V50", "M42 8V50", "M48 8V50", w=3.2) + S("M19 50H37", w=3.2)
D["curtains.closed"] = S("M3 6H53", w=4) + frame(6, 8, 21, 43, 3, 3.4) + frame(29, 8, 21, 43, 3, 3.4) + S("M13 9V50", "M20 9V50", "M36 9V50", "M43 9V50", w=2.2)
D["curtains.open"] = S("M3 6H53", w=4) + S("M6 8V50H16C16 38 24 26 26 8", "M50 8V50H40C40 38 32 26 30 8", w=3.5)
D["entry.lever.keypad"] = frame(14, 3, 28, 50, 5, 3.4) + S("M22 42H40", w=4) + join(disc(x, y, 1.9) for x in (22, 28, 34) for y in (12, 19, 26))
D["homepod"] = S("M11 22C11 10 18 5 28 5S45 10 45 22V37C45 48 38 51.4 28 51.4S11 48 11 37Z", w=3.6) + (disc(28, 12, 9, 3.6) - disc(28, 12, 6, 1.4))
D["homepod.fill"] = P("M11 22C11 10 18 5 28 5S45 10 45 22V37C45 48 38 51.4 28 51.4S11 48 11 37Z", r=3.6) - (disc(28, 11.4, 10, 3.6) - disc(28, 11.4, 7.4, 1.8))
D["homepodmini"] = (disc(28, 30, 24, 21.6) - disc(28, 30, 20.4, 18)) + (disc(28, 17, 10.6, 3.8) - disc(28, 17, 7.6, 1.5))
D["homepodmini.fill"] = disc(28, 30, 24, 21.6) - (disc(28, 15.6, 11, 3.8) - disc(28, 15.6, 8.2, 1.9))
_speaker = frame(-14, 6, 30, 44, 5, 3.4) + ring(1, 17, 4.4, 3) + ring(1, 34.6, 8, 3.2)
D["hifispeaker.2"] = _speaker.scale(.92, 24, 28) + _speaker.scale(.92, 24, 28).move(34, 0)
_speaker = box(-14, 6, 30, 44, 5) - ring(1, 17, 4.2, 2.6) - ring(1, 34.6, 8, 3)
D["hifispeaker.2.fill"] = _speaker.scale(.92, 24, 28) + _speaker.scale(.92, 24, 28).move(34, 0)
D["wifi.router"] = frame(3, 33, 50, 17, 5, 3.5) + disc(13, 41.6, 2.4) + disc(21, 41.6, 2.4) + S("M41 33V26", w=3.4) + S(arc(41, 25, 9, -140, -40), arc(41, 25, 16, -138, -42), w=3.2) + disc(41, 24, 2.2)
D["wifi.router.fill"] = D["wifi.router"] + box(3, 33, 50, 17, 5) - disc(13, 41.6, 2.6) - disc(21, 41.6, 2.6)
D["web.camera"] = ring(28, 22, 16.4, 3.6) + ring(28, 22, 7.4, 3.2) + S("M28 40V46", "M14 51H42C41 47 36 45 28 45S15 47 14 51Z", w=3.4)
D["web.camera.fill"] = disc(28, 22, 18.2) - ring(28, 22, 8, 3) + S("M28 40V46", w=3.6) + P("M14 51H42C41 47 36 45 28 45S15 47 14 51Z", r=3.4)

# Appliances
def machine(name, inner, portrait=True):
    D[name], D[name + ".fill"] = (frame(8, 3, 40, 50, 6, 3.5) + inner, box(8, 3, 40, 50, 6) - inner) if portrait else (frame(1, 10, 54, 36, 6, 3.5) + inner, box(1, 10, 54, 36, 6) - inner)


machine("washer", S("M9 15H47", w=2.8) + ring(28, 33.6, 11.4, 3.2) + disc(15.6, 9.4, 2) + S("M30 9.4H41", w=2.8) + S("M18 34.6C22 31 26 37 30 34.6S36 33 38 34", w=2.6))
machine("dryer", S("M9 15H47", w=2.8) + ring(28, 33.6, 11.4, 3.2) + disc(15.6, 9.4, 2) + S("M30 9.4H41", w=2.8) + S("M24 29C26 31.6 22.4 33.6 24 37.4", "M31 29C33 31.6 29.4 33.6 31 37.4", w=2.4))
machine("dishwasher", S("M9 15H47", w=2.8) + disc(15.6, 9.4, 2) + S("M30 9.4H41", w=2.8) + S("M18 24V44", "M25 24V44", "M32 24V44", "M39 24V44", w=2.6) + S("M14 44H42", w=2.8))
machine("oven", S("M9 15H47", w=2.8) + join(disc(x, 9.4, 2) for x in (16, 24, 32, 40)) + frame(15, 22, 26, 22, 3.6, 3))
machine("stove", S("M9 15H47", w=2.8) + join(disc(x, 9.4, 2) for x in (16, 24, 32, 40)) + frame(15, 20, 26, 18, 3.6, 3) + S("M9 44H47", w=2.8))
machine("refrigerator", S("M9 21H47", w=3) + S("M16 11V15.6", "M16 27V36", w=3.4))
machine("microwave", frame(7, 16, 30, 24, 3.6, 3) + disc(46.4, 20, 2.2) + disc(46.4, 28, 2.2) + disc(46.4, 36, 2.2), False)
machine("cooktop", ring(15.6, 22, 5, 2.6) + ring(15.6, 36, 5, 2.6) + ring(33, 22, 5, 2.6) + ring(33, 36, 5, 2.6) + S("M46 18V38", w=2.8), False)
machine("air.purifier", S("M16 13H40", "M16 20H40", "M16 27H40", w=2.8) + ring(28, 41, 4.6, 2.8))
machine("dehumidifier", S("M16 12H40", w=2.8) + P("M28 20C33 27 35.4 31 35.4 34.4A7.4 7.4 0 0 1 20.6 34.4C20.6 31 23 27 28 20Z", r=1.6))
D["heater.vertical"] = S(*(f"M{x} 8V46" for x in (8, 18, 28, 38, 48)), w=6) + S("M8 13H48", "M8 41H48", w=3) + S("M12 46V51", "M44 46V51", w=3)
D["heater.vertical.fill"] = S(*(f"M{x} 8V46" for x in (8, 18, 28, 38, 48)), w=8) + S("M8 13H48", "M8 41H48", w=3.6) + S("M12 46V51", "M44 46V51", w=3.4)
D["shower"] = S("M8 52V14C8 4 24 2 28 12", w=3.6) + S("M18 20C20 13 36 11 40 17Z", w=3.6) + join(disc(22 + 6.4 * k + 2 * j, 27 - .8 * k + 7 * j, 1.8) for k in range(3) for j in range(3))
D["shower.fill"] = S("M8 52V14C8 4 24 2 28 12", w=3.6) + P("M18 20C20 13 36 11 40 17Z", r=4.4) + join(disc(22 + 6.4 * k + 2 * j, 28 - .8 * k + 7 * j, 2) for k in range(3) for j in range(3))
_tub = "M3 30H53V34C53 42 48 46 41 46H15C8 46 3 42 3 34Z"
both("bathtub", _tub, None, S("M8 29V11C8 4 18 4 18 11", "M14 13H22", w=3.4) + S("M13 47 11 52", "M43 47 45 52", w=3.4))
both("sink", "M4 28H52C52 40 45 46 28 46S4 40 4 28Z", None, S("M28 27V12C28 4 40 4 40 12V15", "M22 20H34", w=3.4))
both("toilet", "M12 4H26V24H47C49 34 42 41 34 42L36 52H20L21 42C15 39 12 33 12 25Z", S("M12 24H27", w=3))
both("fireplace", "M4 10H52V16H48V51H38V34C38 24 18 24 18 34V51H8V16H4Z", None, P("M28 34C32 39 34.6 42 34.6 45.6A6.6 6.6 0 0 1 21.4 45.6C21.4 43 23 41.6 24.6 40 26 41 27 38 28 34Z", r=1.8))
_bucket = "M12 22H44L40 51H16Z"
_pop = join(ring(x, y, 5.4, 3) for x, y in ((17, 15), (27, 10), (38, 14)))
D["popcorn"] = _pop + S(_bucket, "M22.6 23 24 50", "M33.4 23 32 50", w=3.3)
D["popcorn.fill"] = join(disc(x, y, 7) for x, y in ((17, 14.6), (28, 10), (39, 14.6))) + (P(_bucket, r=3.4) - S("M22.4 20 24 54", "M33.6 20 32 54", w=2.8)).move(0, 1.4)
D["frying.pan"], D["frying.pan.fill"] = ring(20, 22, 16.4, 3.6) + ring(20, 22, 9, 2.4) + S("M32 34 50 52", w=5), disc(20, 22, 18.2) - ring(20, 22, 11, 2.4) + S("M32 34 50 52", w=5.4)
both("mug", "M8 12H38V42C38 46 36 48 32 48H14C10 48 8 46 8 42Z", None, S("M38 19H43C51 19 51 37 43 37H38", w=3.6))
both("waterbottle", "M20 14H36C42 18 42 22 42 26V46C42 50 40 52 36 52H20C16 52 14 50 14 46V26C14 22 14 18 20 14Z", S("M15 29H41", w=2.8), box(21, 3, 14, 7.4, 2))
both("takeoutbag.and.cup.and.straw", "M4 20H30V51H8Z", S("M12 31H22", w=3), S("M34 27H54L51.6 51H36.4Z", w=3.4) + S("M42 26 44 12 50 9", w=3) + S("M10 20C10 9 24 9 24 20", w=3.2))
D["birthday.cake.fill"] = S("M14 15V23", "M28 15V23", "M42 15V23", w=3.4) + join(disc(x, 8.6, 2.9) for x in (14, 28, 42)) + P("M7 27H49V50H7Z", r=4) - S("M4 38C9 33 13 33 18 38S29 43 34 38 46 33 52 38", w=2.8)
D["birthday.cake"] = S("M14 15V23", "M28 15V23", "M42 15V23", w=3.2) + join(disc(x, 8.6, 2.7) for x in (14, 28, 42)) + S("M7 27H49V50H7Z", w=3.6) + S("M7 38C11 33.6 15 34 19 38S29 43 34 38 44 34 49 38", w=3)
D["spigot"] = S("M5 18H28C41 18 48 25 48 37H38C38 30 34 28 28 28H5Z", "M20 17V9", "M11 8H29", w=3.5) + P("M43 43C46 47 47 49 47 50.4A4 4 0 0 1 39 50.4C39 49 40 47 43 43Z", r=1.2)
D["spigot.fill"] = P("M5 18H28C41 18 48 25 48 37H38C38 30 34 28 28 28H5Z", r=3.5) + S("M20 17V9", "M11 8H29", w=3.6) + P("M43 43C46 47 47 49 47 50.4A4 4 0 0 1 39 50.4C39 49 40 47 43 43Z", r=1.2)
D["sprinkler"] = S("M19 51V39H37V51Z", "M22 38V31H34V38", w=3.5) + join(disc(28 + r * math.cos(math.radians(a)), 27 + r * math.sin(math.radians(a)), 2) for r in (11, 19) for a in (-150, -120, -90, -60, -30))
D["sprinkler.fill"] = P("M19 51V39H37V51Z", "M22 38V31H34V38Z", r=3.5) + join(disc(28 + r * math.cos(math.radians(a)), 27 + r * math.sin(math.radians(a)), 2.1) for r in (11, 19) for a in (-150, -120, -90, -60, -30))
D["robotic.vacuum"], D["robotic.vacuum.fill"] = CIRCLE + ring(28, 22, 6, 3) + S("M12 33H44", w=3), DISC - ring(28, 21, 6, 3) - S("M8 34H48", w=2.8)
for _name in ("toilet", "toilet.fill", "spigot", "spigot.fill", "fireplace", "fireplace.fill", "chair.lounge", "sprinkler", "sprinkler.fill", "robotic.vacuum", "robotic.vacuum.fill", "dishwasher", "dishwasher.fill", "air.purifier", "air.purifier.fill",
              "dehumidifier", "dehumidifier.fill", "door.garage.closed", "door.garage.open", "takeoutbag.and.cup.and.straw", "takeoutbag.and.cup.and.straw.fill", "entry.lever.keypad", "curtains.open", "lamp.desk", "lamp.desk.fill", "fan.ceiling", "fan.ceiling.fill"):
    NEAR[_name] = "the parts may differ"
D = {name: shape for name, shape in D.items() if shape}
