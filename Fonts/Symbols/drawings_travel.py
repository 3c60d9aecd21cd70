"""Drawings of vehicles, roads, luggage, nature, bodies and hands, by name."""
from parts import *

D, NEAR = {}, {}
both = partial(pair, D)

# Cars from the front and the side
_body = "M7 46V31C7 28 8 26.6 10 25L14 12.6C15 9.4 17 8.4 20 8.4H36C39 8.4 41 9.4 42 12.6L46 25C48 26.6 49 28 49 31V46H42V41H14V46Z"
_lights = disc(15.6, 32.6, 3.2) + disc(40.4, 32.6, 3.2)
D["car"] = S(_body, w=3.5) + S("M12 24.4H44", w=3) + _lights
D["car.fill"] = P(_body, r=3.5) - F("M17 23.4 19.6 14.4C20 13 20.6 12.8 22 12.8H34C35.4 12.8 36 13 36.4 14.4L39 23.4Z") - _lights
_side = "M1 38V32C1 28 3 26.6 7 26L14 24.6 21 16C22.6 14 24 13.4 27 13.4H36C39 13.4 40.6 14 42.4 16L49 24.6C53.4 25.6 55 28 55 32V38H50.4A6.6 6.6 0 0 0 37.6 38H19.4A6.6 6.6 0 0 0 6.6 38Z"
_wheels = ring(13, 39.4, 4.4, 3.2) + ring(44, 39.4, 4.4, 3.2)
D["car.side"] = S(_side, w=3.3) + _wheels + S("M19 25H46", "M31 15V25", w=2.6)
D["car.side.fill"] = P(_side, r=3.3) - F("M20 24.4 25 18C25.6 17.2 26.4 17 28 17H30V24.4ZM33 17H36C37.4 17 38.4 17.4 39.4 18.6L44 24.4H33Z") - disc(13, 39.4, 8) - disc(44, 39.4, 8) + disc(13, 39.4, 5.4) + disc(44, 39.4, 5.4)
D["car.rear"] = S(_body, w=3.5) + S("M12 24.4H44", "M12 32.6H18", "M38 32.6H44", "M24 36H32", w=3)
D["car.rear.fill"] = P(_body, r=3.5) - F("M17 22.4 19.6 14.4C20 13 20.6 12.8 22 12.8H34C35.4 12.8 36 13 36.4 14.4L39 22.4Z") - S("M12.6 31H18.6", "M37.4 31H43.4", "M24 36H32", w=3.2)
_bolt = F("M31 14 20.6 29H27.4L25 41 35.6 25.6H28.8Z")
D["bolt.car"] = S(_body, w=3.5) + _bolt.scale(.8, 28, 26)
D["bolt.car.fill"] = P(_body, r=3.5) - _bolt.scale(.8, 28, 26)
NEAR["car.side"] = NEAR["car.side.fill"] = NEAR["car.rear"] = NEAR["car.rear.fill"] = "the body may differ"
_tank = "M9 7H47C49 7 50 8 50 10V43C50 45 49 46 47 46H9C7 46 6 45 6 43V10C6 8 7 7 9 7Z"
D["bus.doubledecker"] = S(_tank, w=3.5) + S("M7 20H49", "M7 32H49", w=3) + S("M14 46V51", "M42 46V51", w=4) + disc(14, 39, 2.6) + disc(42, 39, 2.6) + S("M28 9V20", w=2.6)
D["bus.doubledecker.fill"] = P(_tank, r=3.5) + S("M14 46V51", "M42 46V51", w=4.4) - box(11, 11.4, 34, 8, 2) - box(11, 24, 34, 9, 2) - disc(14, 39, 2.8) - disc(42, 39, 2.8)
_cab = "M13 14C13 9 17 6 28 6S43 9 43 14V38C43 43 40 45 36 45H20C16 45 13 43 13 38Z"
D["tram"] = S(_cab, w=3.5) + S("M14 17H42V29H14", w=3) + S("M18 1H38", "M28 1V6", w=3.2) + disc(20.6, 37, 2.8) + disc(35.4, 37, 2.8) + S("M20 46 15 53", "M36 46 41 53", w=3.4)
D["lightrail"] = S(_cab, w=3.5) + S("M14 15H42V29H14", "M28 15V29", w=3) + disc(20.6, 37, 2.8) + disc(35.4, 37, 2.8) + S("M20 46 15 53", "M36 46 41 53", "M17 50H39", w=3.2)
D["lightrail.fill"] = P(_cab, r=3.5) - box(18, 14, 20, 13, 2.6) - disc(20.6, 37, 2.9) - disc(35.4, 37, 2.9) + S("M20 47 15 53", "M36 47 41 53", "M17 51H39", w=3.2)
_train = "M2 14H30C43 14 54 26 54 37C54 40 53 41 50 41H2Z"
D["train.side.front.car"] = S(_train, w=3.5) + S("M3 25H12V19", "M12 25H22V18", "M32 19V28H46", w=3) + S("M2 49H54", w=3.2)
both("cablecar", "M11 24H45V44C45 47 43 49 40 49H16C13 49 11 47 11 44Z", S("M12 35H44", "M28 25V35", w=3), S("M28 12V23", "M3 15 53 7", w=3.2) + disc(28, 11, 3.4))
_hull = "M3 31 28 24 53 31C51 39 48 44 45 47H11C8 44 5 39 3 31Z"
D["ferry"] = S(_hull, w=3.5) + S("M12 28V15H44V28", "M20 15V7H36V15", w=3.5) + S("M3 52C8 49 12 49 16 52S25 55 29 52 37 49 41 52 49 55 54 52", w=3)
D["ferry.fill"] = P(_hull, r=3.5) + P("M12 26V15H44V26L28 21Z", r=3) + P("M20 12V7H36V12Z", r=3) - S("M28 24V44", w=2.6) + S("M3 53C8 50 12 50 16 53S25 56 29 53 37 50 41 53 49 56 54 53", w=3)
_sail = "M31 5C40 14 45 24 46 36H31Z"
D["sailboat"] = S(_sail, "M25 13C20 21 14 29 7 36H25Z", w=3.4) + S("M3 42H53C51 48 47 51 42 51H14C9 51 5 48 3 42Z", w=3.5)
D["sailboat.fill"] = P(_sail, "M25 13C20 21 14 29 7 36H25Z", r=3.4) + P("M3 42H53C51 48 47 51 42 51H14C9 51 5 48 3 42Z", r=3.5)
_two = ring(9, 40, 8.4, 3.4) + ring(47, 40, 8.4, 3.4)
D["scooter"] = ring(9, 44, 5.4, 3.3) + ring(46, 44, 5.4, 3.3) + S("M14 44H33C34 36 38 33 43 33L36 6H28", w=3.5)
D["moped"] = _two + S("M9 40H22L30 34H40L34 12H27", "M44 36 36 16", "M10 26H24L30 34", w=3.6)
D["moped.fill"] = disc(9, 41, 8) + disc(47, 41, 8) - disc(9, 41, 3) - disc(47, 41, 3) + P("M8 24H26L31 32H40L35 12 47 32 40 38H20C16 32 8 32 4 36Z", r=2.6) + S("M34 12H27", w=3.6)
D["motorcycle"] = _two + S("M9 40 18 26H36L47 40", "M20 26H6", "M36 26 32 13H25", "M18 27 28 40H36L38 28", w=3.5)
D["motorcycle.fill"] = disc(9, 41, 9.4) + disc(47, 41, 9.4) - disc(9, 41, 3.6) - disc(47, 41, 3.6) + P("M4 22H20L34 20 40 27 36 40H22L16 30Z", r=2.4) + S("M36 24 32 12H25", w=3.6)
for _name in ("moped", "moped.fill", "motorcycle", "motorcycle.fill", "cablecar", "cablecar.fill", "train.side.front.car", "ferry", "ferry.fill"): NEAR[_name] = "the body may differ"
D["steeringwheel"] = ring(28, 28, 22, 4) + disc(28, 29, 5.6) + S("M8 24C18 20 38 20 48 24", "M28 30V49", w=4)
D["road.lanes"] = S("M18 6 5 50", "M38 6 51 50", w=4) + S("M28 6V13", "M28 22V31", "M28 41V50", w=3.6)
D["road.lanes.curved.left"] = S("M10 6C10 24 16 32 20 50", "M34 6C34 22 44 30 50 50", w=4) + S("M22 6C22 12 23 14 24 18", "M26 26C28 31 30 33 31 37", w=3.4)
both("engine.combustion", "M12 20H20V13H36V20H42L47 26H51V43H47L42 47H19L13 40H9V46H5V24H9V30H12Z", None, S("M28 13V7", "M20 6H36", w=3.5))
for _side in ("right", "left"):
    _post = "M6 10H40L50 18 40 26H6Z" if _side == "right" else "M50 10H16L6 18 16 26H50Z"
    D[f"signpost.{_side}"], D[f"signpost.{_side}.fill"] = S(_post, w=3.6) + S("M28 27V52", "M28 4V9", w=3.8), P(_post, r=3.6) + S("M28 27V52", "M28 4V9", w=4)
both("suitcase.rolling", "M14 16H42C45 16 46 17 46 20V44C46 47 45 48 42 48H14C11 48 10 47 10 44V20C10 17 11 16 14 16Z", S("M20 22V42", "M28 22V42", "M36 22V42", w=3), S("M21 15V4H35V15", w=3.4) + disc(16, 51.6, 2.6) + disc(40, 51.6, 2.6))
both("backpack", "M12 50V24C12 13 18 9 28 9S44 13 44 24V50C44 52 43 53 41 53H15C13 53 12 52 12 50Z", S("M18 53V36H38V53", "M18 42H38", "M22 22H34", w=3), S("M23 9C23 1 33 1 33 9", w=3.4) + S("M8 30V44", "M48 30V44", w=4))
both("tent", "M28 8 54 48H2Z", S("M28 24 38 48H18Z", w=3.2), None, 3.6, F("M28 24 39 52H17Z"))
D["beach.umbrella"] = S("M4 27C8 11 27 1 42 9 36 12 22 18 4 27Z", w=3.5) + S("M22 17 39 50", "M8 51H52", w=3.5)
D["beach.umbrella.fill"] = P("M4 27C8 11 27 1 42 9 36 12 22 18 4 27Z", r=3.5) + S("M22 17 39 50", "M8 51H52", w=3.6)
NEAR["beach.umbrella"] = NEAR["beach.umbrella.fill"] = "the cloth may differ"

# Weather and nature
D["sun.rain"] = S(arc(28, 26, 11, 180, 360), "M4 27H52", w=3.5) + S("M28 4V10", "M11 11 15 15", "M45 11 41 15", w=3.5) + S("M14 35 10 43", "M24 35 17 49", "M34 35 30 43", "M44 35 37 49", w=3)
D["sun.rain.fill"] = P(arc(28, 26, 11, 180, 360) + "Z", r=3.5) + S("M4 27H52", w=3.5) + S("M28 4V10", "M11 11 15 15", "M45 11 41 15", w=3.5) + S("M14 35 10 43", "M24 35 17 49", "M34 35 30 43", "M44 35 37 49", w=3)
_flake = lambda x, y: join(S(f"M{x} {y - 4}V{y + 4}", w=2.2).turn(60 * k, x, y) for k in range(3))
D["sun.snow"] = S(arc(28, 26, 11, 180, 360), "M4 27H52", w=3.5) + S("M28 4V10", "M11 11 15 15", "M45 11 41 15", w=3.5) + _flake(13, 38) + _flake(28, 40) + _flake(43, 38) + _flake(20.6, 49) + _flake(35.4, 49)
D["sun.snow.fill"] = P(arc(28, 26, 11, 180, 360) + "Z", r=3.5) + D["sun.snow"]
D["sun.horizon"] = S(arc(28, 34, 13, 180, 360), "M3 36H53", "M12 45H44", w=3.5) + S("M28 8V14", "M9.6 16.6 13.6 20.4", "M46.4 16.6 42.4 20.4", w=3.5)
D["sun.horizon.fill"] = P(arc(28, 34, 13, 180, 360) + "Z", r=3.5) + D["sun.horizon"]
D["cloud.rainbow.half"] = C("cloud").scale(.74, 20, 36) + S("M30 22C34 17 42 15 52 16", "M27 15C33 10 42 8 52 9", "M36 28C40 24 46 22.6 52 23", w=3)
D["cloud.rainbow.half.fill"] = C("cloud_fill").scale(.74, 20, 36) + S("M30 20C34 16 42 14.4 52 15.4", "M27 13C33 9 42 7 52 8", "M38 28C42 24 46 22.6 52 23", w=3)
D["rainbow"] = S(arc(28, 42, 25, 180, 360), arc(28, 42, 18.4, 180, 360), arc(28, 42, 11.8, 180, 360), w=3.8)
for _sky, _lower in (("haze", S("M6 40H50", "M14 48H42", w=3.5)), ("dust", join(disc(x, y, 2) for x, y in ((10, 40), (20, 40), (30, 40), (40, 40), (15, 48), (25, 48), (35, 48))))):
    D["moon." + _sky], D[f"moon.{_sky}.fill"] = C("moon").scale(.72, 28, 19) + _lower, C("moon_fill").scale(.72, 28, 19) + _lower
_crown = "M28 4C37 4 44 11 44 19C49 22 49 34 40 37H16C7 34 7 22 12 19C12 11 19 4 28 4Z"
D["tree"], D["tree.fill"] = S(_crown, w=3.6) + S("M28 22V52", "M28 34 36 27", w=3.6), P(_crown, r=3.6) + S("M28 38V52", w=4.6) - S("M28 24V37", w=2.6)
_fish = "M4 28C12 15 30 13 41 27L53 17C51 24 51 32 53 39L41 29C30 43 12 41 4 28Z"
D["fish"], D["fish.fill"] = S(_fish, w=3.5) + disc(16, 25.6, 2.6), P(_fish, r=3.5) - disc(16, 25.6, 2.8)
_carrot = "M36 20C42 27 38 32 6 50C22 17 28 13 36 20Z"
_leaves = S("M38 18 40 5", "M38 18 51 16", "M38 18 48 8", w=3.6)
D["carrot"], D["carrot.fill"] = S(_carrot, w=3.6) + S("M26 24 31 29", "M18 34 23 39", w=3) + _leaves, P(_carrot, r=3.6) - S("M26 22 33 29", "M16 32 23 39", w=2.6) + _leaves
for _name in ("tree", "tree.fill", "fish", "fish.fill", "carrot", "carrot.fill", "cloud.rainbow.half", "cloud.rainbow.half.fill"): NEAR[_name] = "the outline may differ"
_pads = lambda s: s(28, 38, 12, 10.6) + s(9, 27, 5.4, 7.4) + s(47, 27, 5.4, 7.4) + s(20, 12.6, 5.4, 8) + s(36, 12.6, 5.4, 8)
D["pawprint"] = _pads(lambda x, y, a, b: disc(x, y, a, b) - disc(x, y, a - 3.2, b - 3.2))
D["drop.halffull"] = S("M28 4C37 17 44 26 44 35A16 16 0 0 1 12 35C12 26 19 17 28 4Z", w=3.6) + (P("M28 4C37 17 44 26 44 35A16 16 0 0 1 12 35C12 26 19 17 28 4Z", r=2) & box(0, 33, 56, 30))
D["humidity"] = S("M28 4C37 17 44 26 44 35A16 16 0 0 1 12 35C12 26 19 17 28 4Z", w=3.6) + S("M15 30H41", "M14 37H42", "M18 44H38", w=2.8)
D["humidity.fill"] = P("M28 4C37 17 44 26 44 35A16 16 0 0 1 12 35C12 26 19 17 28 4Z", r=3.6) - S("M8 30H48", "M8 37H48", "M8 44H48", w=2.6)

# Bodies, hands and medicine
_right, _left = C("hand_point_right"), C("hand_point_left")
_rf, _lf = C("hand_point_right_fill"), C("hand_point_left_fill")
D["hand.point.right"], D["hand.point.right.fill"], D["hand.point.left"], D["hand.point.left.fill"] = _right, _rf, _left, _lf
D["hand.point.up"], D["hand.point.up.fill"], D["hand.point.down"], D["hand.point.down.fill"] = _right.turn(-90), _rf.turn(-90), _right.turn(90), _rf.turn(90)
D["hand.point.up.left"], D["hand.point.up.left.fill"] = _left.turn(45), _lf.turn(45)
_palm, _palmf = C("hand_raised"), C("hand_raised_fill")
_waves = S(arc(16, 40, 13, 110, 165), arc(16, 40, 20, 112, 160), w=2.8) + S(arc(42, 14, 9, -70, -10), arc(42, 14, 15, -66, -14), w=2.8)
D["hand.wave"], D["hand.wave.fill"] = _palm.scale(.86).turn(24) + _waves, _palmf.scale(.86).turn(24) + _waves
D["hands.clap"] = fronted(_palm.scale(.72, 22, 26).turn(-14), _palm.mirror().scale(.72, 34, 32).turn(10), 2.4) + S("M46 4V10", "M54 9 50 14", "M36 4 38 9", w=2.8)
D["hands.clap.fill"] = fronted(_palmf.scale(.72, 22, 26).turn(-14), _palmf.mirror().scale(.72, 34, 32).turn(10), 2.4) + S("M46 4V10", "M54 9 50 14", "M36 4 38 9", w=2.8)
_star = lambda x, y, r: P(f"M{x} {y - r}C{x + r * .14} {y - r * .3} {x + r * .3} {y - r * .14} {x + r} {y}C{x + r * .3} {y + r * .14} {x + r * .14} {y + r * .3} {x} {y + r}C{x - r * .14} {y + r * .3} {x - r * .3} {y + r * .14} {x - r} {y}C{x - r * .3} {y - r * .14} {x - r * .14} {y - r * .3} {x} {y - r}Z", r=1)
D["hands.sparkles"], D["hands.sparkles.fill"] = _palm.scale(.84, 24, 30) + _star(49, 11, 7) + _star(50, 30, 4.6), _palmf.scale(.84, 24, 30) + _star(49, 11, 7) + _star(50, 30, 4.6)
D["hand.tap"], D["hand.tap.fill"] = D["hand.point.up"].scale(.84, 28, 34) + S(arc(24, 17, 10, -160, -20), w=2.8).move(0, -4), D["hand.point.up.fill"].scale(.84, 28, 34) + S(arc(24, 17, 10, -160, -20), w=2.8).move(0, -4)
for _name in ("hand.wave", "hand.wave.fill", "hands.clap", "hands.clap.fill", "hands.sparkles", "hands.sparkles.fill", "hand.tap", "hand.tap.fill"): NEAR[_name] = "the hand may differ"
_kit = frame(2, 15, 52, 36, 6, 3.6) + S("M19 14V9C19 6.6 20 6 22 6H34C36 6 37 6.6 37 9V14", w=3.5)
_cross = S("M28 24V42", "M19 33H37", w=5)
D["cross.case"], D["cross.case.fill"] = _kit + _cross, box(2, 15, 52, 36, 6) + S("M19 14V9C19 6.6 20 6 22 6H34C36 6 37 6.6 37 9V14", w=3.5) - _cross
D["case"], D["case.fill"] = _kit, box(2, 15, 52, 36, 6) + S("M19 14V9C19 6.6 20 6 22 6H34C36 6 37 6.6 37 9V14", w=3.5)
_tube = "M21 14H35V42C35 45 34 46 31 46H25C22 46 21 45 21 42Z"
_needle = S("M28 47V55", "M28 14V2", "M21 2H35", "M17 14H39", w=3.4)
D["syringe"] = (S(_tube, w=3.5) + _needle + S("M29 22H35", "M29 29H35", "M29 36H35", w=2.8)).turn(45)
D["syringe.fill"] = (P(_tube, r=3.5) + _needle - S("M29 22H35", "M29 29H35", "M29 36H35", w=2.6)).turn(45)
both("medical.thermometer", "M22 6C22 -1 34 -1 34 6V34L31 40V51C31 55 25 55 25 51V40L22 34Z", S("M28 12V32", w=3))
D["medical.thermometer"], D["medical.thermometer.fill"] = D["medical.thermometer"].scale(.9).turn(45), D["medical.thermometer.fill"].scale(.9).turn(45)
both("ivfluid.bag", "M14 8H42V36C42 42 36 45 28 45S14 42 14 36Z", S("M15 26H41", w=3), S("M28 46V54", "M22 8V3H34V8", w=3.2), 3.5, box(17.6, 12, 20.8, 12, 2))
both("inhaler", "M20 4H38V24L46 40C47 43 46 45 43 46L34 50C31 51 29 50 28 47L20 28Z", S("M20 18H38", w=3))
NEAR["inhaler"] = NEAR["inhaler.fill"] = NEAR["medical.thermometer"] = NEAR["medical.thermometer.fill"] = "the body may differ"
D["eyes"] = S("M4 28C4 18 9 12 15.6 12S27 18 27 28 22 44 15.6 44 4 38 4 28ZM29 28C29 18 34 12 40.4 12S52 18 52 28 47 44 40.4 44 29 38 29 28Z", w=3.4) + disc(19, 30, 4.6, 6) + disc(44, 30, 4.6, 6)
D["eyes.inverse"] = P("M4 28C4 18 9 12 15.6 12S27 18 27 28 22 44 15.6 44 4 38 4 28ZM29 28C29 18 34 12 40.4 12S52 18 52 28 47 44 40.4 44 29 38 29 28Z", r=2) - disc(19, 30, 4.6, 6) - disc(44, 30, 4.6, 6)
D["mouth"] = S("M3 27C10 20 17 14 22 14C25 14 26 16 28 16S31 14 34 14C39 14 46 20 53 27C46 38 38 43 28 43S10 38 3 27Z", "M4 27C12 25 18 27 28 27S44 25 52 27", w=3.5)
D["mouth.fill"] = P("M3 27C10 20 17 14 22 14C25 14 26 16 28 16S31 14 34 14C39 14 46 20 53 27C46 38 38 43 28 43S10 38 3 27Z", r=3.5) - S("M7 27C14 25 18 27 28 27S42 25 49 27", w=2.6)
_lip = "M28 22C24 16 16 16 13 24 11 29 6 31 1 29 5 39 20 41 28 33 36 41 51 39 55 29 50 31 45 29 43 24 40 16 32 16 28 22Z"
D["mustache"], D["mustache.fill"] = S(_lip, w=3.3), P(_lip, r=3.3)
_mask = "M6 19C14 19 20 14 28 14S42 19 50 19C50 36 42 45 28 45S6 36 6 19Z"
D["facemask"] = S(_mask, w=3.5) + S("M16 27H40", "M18 34H38", w=3) + S("M5 22C-2 23 -1 33 8 35", "M51 22C58 23 57 33 48 35", w=3)
D["facemask.fill"] = P(_mask, r=3.5) - S("M16 27H40", "M18 34H38", w=2.8) + S("M5 22C-2 23 -1 33 8 35", "M51 22C58 23 57 33 48 35", w=3)
D["face.dashed"] = S(*(arc(28, 28, 22, 36 * k - 11, 36 * k + 11) for k in range(10))) + disc(20, 23, 3) + disc(36, 23, 3) + S("M19 35C24 40 32 40 37 35", w=3.2)
D["waveform.path.ecg.rectangle"] = frame(0, 7, 56, 42, 7) + S("M6 28H16L20 18 26 39 31 23 34 28H50", w=3.2)
D["waveform.path.ecg.rectangle.fill"] = box(0, 7, 56, 42, 7) - S("M6 28H16L20 18 26 39 31 23 34 28H50", w=3)
_shoe = "M3 16C6 18 10 18 13 14L33 30C40 34 52 33 53 40V44H3Z"
both("shoe", _shoe, S("M4 38H53", "M24 24 28 20", "M30 29 34 25", w=3))
_sole = lambda x, y, t: (P("M0 -13C6 -13 8 -7 6 0 5 3 -5 3 -6 0 -8 -7 -6 -13 0 -13ZM-4.6 7H4.6C5.6 13 3 16 0 16S-5.6 13 -4.6 7Z", r=2)).turn(t, 0, 0).move(x, y)
D["shoeprints.fill"] = _sole(16, 33, -8) + _sole(40, 23, 8)
