"""Drawings of nature, tools, buildings and vehicles, by name."""
from parts import *

D = {}


def globe(x, y, r, w=2.9, tilt=32):
    "A sphere's meridians and parallels, its pole tilted towards the eye."
    s, c, out = math.sin(math.radians(tilt)), math.cos(math.radians(tilt)), ring(x, y, r)
    def trace(points):
        run, runs = [], []
        for lat, lon in points:
            lat, lon = math.radians(lat), math.radians(lon)
            px, py, pz = math.cos(lat) * math.sin(lon), math.sin(lat), math.cos(lat) * math.cos(lon)
            py, pz = py * c - pz * s, py * s + pz * c
            if pz >= -.02: run.append((x + r * px, y - r * py))
            elif run: runs.append(run); run = []
        return runs + [run] if run else runs
    for lon in (-144, -108, -72, -36, 0, 36, 72, 108, 144, 180):
        for run in trace([(lat, lon) for lat in range(-90, 91, 6)]):
            if len(run) > 1: out += S("M" + "L".join(f"{a:.2f} {b:.2f}" for a, b in run), w=w)
    for lat in (0, 40):
        for run in trace([(lat, lon) for lon in range(-180, 181, 6)]):
            if len(run) > 1: out += S("M" + "L".join(f"{a:.2f} {b:.2f}" for a, b in run), w=w)
    return out & disc(x, y, r + W / 2)


D["network"] = globe(28, 28, 21.5)
D["network.slash"] = slashed(D["network"], 6, 6, 50, 50)
_shield = F("M43 29.5Q47.6 33.4 54 33.6V42Q54 50.6 43 55.6Q32 50.6 32 42V33.6Q38.4 33.4 43 29.5Z")
D["network.badge.shield.half.filled"] = fronted(D["network"], _shield) - (F("M43 33.4Q46.6 36.2 50.6 36.6V42Q50.6 48 43 52Z"))
D["antenna.radiowaves.left.and.right.slash"] = slashed(C("antenna_radiowaves_left_right"), 6, 5, 50, 51)
D["globe.desk"] = ring(25, 21.6, 16.4, 3.6) + C("globe").fit(8.4, 5, 33.2, 33.2) + S("M40.6 4.6A24 24 0 0 1 8.6 40.6", w=3.6) + S("M25 45.6V51", "M15 52H35", w=3.8)
_land = F("M25 5.5Q33 5 39 8.6Q37 13 32.6 12.6Q33 17 28 17.4Q24.6 20.6 20.4 19.4Q17 16.4 20.6 13Q20 8.4 25 5.5Z", "M21 23.6Q27 21.6 31 24.4H39.4L43 31Q47.4 31.4 46.6 34Q44.4 38.4 41 40.6Q40.4 46.4 36.6 49.4Q33 49.6 32.4 45.4Q33.6 40 30 38Q21.6 38.4 18.4 33.6Q16.6 27.4 21 23.6Z", "M38 14.6Q43.6 14 46.6 18.4Q48 23.4 44.6 24Q39 23 36.4 19.4Z")
D["globe.europe.africa"] = CIRCLE + (_land & disc(28, 28, 21))
D["globe.europe.africa.fill"] = DISC - (_land & disc(28, 28, 21.5)).scale(.98)

# Animals and plants
_bird = "M3 40.6 17.4 28.2C17.8 26.8 18.4 25.2 19 23.6C22 14.6 28 7.6 36.6 7.6C42 7.6 46.2 10.8 47.4 15.6L53.6 19.6 47.8 22.8C48.6 36 40.6 45.4 27.4 45.4C19.6 45.4 14 43.4 10.6 40.2Z"
_wing = S("M19 33.6C27.6 36.8 34.6 33 36.4 24.6", w=3.4)
_perch = S("M25.4 45.4V53", "M33.4 44.6V53", w=3.2)
D["bird"] = S(_bird, w=3.7) + disc(38.4, 17, 2.6) + _wing + _perch
D["bird.fill"] = P(_bird, r=3.7) - disc(38.4, 17, 2.6) - _wing + (_perch - box(0, 0, 56, 46))
D["bird.circle"], D["bird.circle.fill"] = circled(D["bird.fill"], 29), circled(D["bird.fill"], 29, True)
_spots = disc(19.2, 31, 3.2) + disc(36.8, 31, 3.2) + disc(21, 41.4, 2.9) + disc(35, 41.4, 2.9)
_shell = disc(28, 34.6, 15.2, 17.2)
_feet = S("M14.6 26.6 8.6 23.4V18.4", "M41.4 26.6 47.4 23.4V18.4", "M12 36H5.6", "M44 36H50.4", "M14.6 44.6 8.8 48.2V53", "M41.4 44.6 47.2 48.2V53", w=3.3)
_head = F("M18.4 19.4A9.8 9.8 0 0 1 37.6 19.4Q28 14.6 18.4 19.4Z") + S("M22.8 10.6 19 5.4", "M33.2 10.6 37 5.4", w=3)
D["ladybug.fill"] = (_shell - S("M28 16V54", w=2.6) - _spots) + (_feet - _shell.grow(1.4)) + _head
D["ladybug"] = (_shell - disc(28, 34.6, 11.6, 13.6)) + S("M28 19V51", w=3) + _spots + (_feet - _shell) + _head
_leaf = "M50.4 7.6C52.6 23.6 47.6 42.4 31 45.6C20.6 47.6 11.4 41.6 10.4 32.4C9.2 21.6 17 15.6 27.4 14.8C36.6 14.2 45.6 13.6 50.4 7.6Z"
_vein = "M5.4 50.4C12 38.4 22.6 29.6 37.6 26.4"
D["leaf"] = S(_leaf) + S(_vein, w=3.5)
D["leaf.fill"] = P(_leaf, r=3.8) - S(_vein, w=3.3) + (S(_vein, w=3.6) & box(0, 40, 14, 16))

# Tools and things
D["paintpalette"] = S("M28 6.6C13 6.6 2.6 16.4 2.6 29.2C2.6 41 13 49.6 25.4 49.6C29.4 49.6 31.4 47 31.4 43.8C31.4 41.2 29.8 39.8 29.8 37.4C29.8 34.8 31.8 33.2 35 33.2H42.6C49.4 33.2 53.6 29.6 53.6 24.4C53.6 14 42.6 6.6 28 6.6Z") + disc(14.2, 27.6, 3.7) + disc(21, 17.4, 3.7) + disc(33, 15.2, 3.7) + disc(42.8, 22, 3.7) + disc(16.4, 38.4, 3.7)
D["paintpalette.fill"] = P("M28 6.6C13 6.6 2.6 16.4 2.6 29.2C2.6 41 13 49.6 25.4 49.6C29.4 49.6 31.4 47 31.4 43.8C31.4 41.2 29.8 39.8 29.8 37.4C29.8 34.8 31.8 33.2 35 33.2H42.6C49.4 33.2 53.6 29.6 53.6 24.4C53.6 14 42.6 6.6 28 6.6Z", r=3.8) - disc(14.2, 27.6, 3.7) - disc(21, 17.4, 3.7) - disc(33, 15.2, 3.7) - disc(42.8, 22, 3.7) - disc(16.4, 38.4, 3.7)
_fork = S("M9.6 5.4V18.4Q9.6 24.6 16.4 24.6T23.2 18.4V5.4", "M16.4 5.4V23", w=3.2) + S("M16.4 24V50.6", w=4.6)
_knife = P("M40.6 4.6C36 8.6 34.4 17 34.4 27.6Q34.4 30.4 37.2 30.4H40.6Z", r=3) + S("M40.3 6V50.6", w=4.6)
D["fork.knife"] = _fork + _knife
D["fork.knife.circle"], D["fork.knife.circle.fill"] = circled(D["fork.knife"], 28), circled(D["fork.knife"], 28, True)
_bow = "M28 -1.4A14.4 14.4 0 0 1 33.8 26.2V29.6L38.4 34.2 33.8 38.8 38.4 43.4 33.8 48 28.6 56.2Q28 57 27.4 56.2L22.2 50.6V26.2A14.4 14.4 0 0 1 28 -1.4Z"
D["key"], D["key.fill"] = S(_bow, w=3.6) + disc(28, 9.4, 3.4), P(_bow, r=3.6) - disc(28, 9, 4.3)
_tube = lambda x, y: f"M{x} {y}V{46 - 4}A6.6 6.6 0 0 0 {x + 13.2} {42}V{y}"
D["testtube.2"] = S(_tube(8, 6.5), _tube(34.8, 6.5), "M4 6.5H25.2", "M30.8 6.5H52", w=3.5) + (F(_tube(8, 6.5) + "Z") & box(0, 24, 28, 30)) + (F(_tube(34.8, 6.5) + "Z") & box(28, 31, 28, 30))
_cup = P("M8.4 15.4H40.4V28Q40.4 39.6 29 39.6H19.8Q8.4 39.6 8.4 28Z", r=3.6)
D["cup.and.saucer.fill"] = _cup + (S("M40.4 19.4H43Q49.6 19.4 49.6 25.4T43 31.4H39.4", w=3.5)) + S("M3.4 46.6H46.6", w=4)
D["cup.and.saucer"] = S("M8.4 15.4H40.4V28Q40.4 39.6 29 39.6H19.8Q8.4 39.6 8.4 28Z", "M40.4 19.4H43Q49.6 19.4 49.6 25.4T43 31.4H39.4", w=3.6) + S("M3.4 46.6H46.6", w=3.8)
D["mug.fill"] = P("M7.4 9H37.4V42Q37.4 48 31.4 48H13.4Q7.4 48 7.4 42Z", r=3.6) + S("M38 16H42.4Q49 16 49 22.6V30.4Q49 37 42.4 37H38", w=3.7)
D["deskclock"] = S("M5 41V25.6A23 20 0 0 1 51 25.6V41", "M1.4 47.4H54.6", w=3.7) + ring(28, 27, 13, 3) + S("M28 19V27.4L33.4 30", w=2.8) + S("M5 41V47", "M51 41V47", w=3.7)
D["applescript"] = S("M13.4 40V11.4Q13.4 5 19.4 5H44.6Q51 5 51 11.6V14.6H40.6V44Q40.6 51 34 51H11.6Q4.4 51 4.4 43.6V40H30.4V45Q30.6 51 36 51", "M40.6 14V11.6Q40.6 5 45 5", w=3.6) + S("M20.6 16H33", "M20.6 23.6H33", "M20.6 31.2H33", w=3)
D["applescript.fill"] = P("M13.4 37V11.4Q13.4 5 19.4 5H41.4Q38.4 7.4 38.4 12V44.4Q38.4 48.4 35.6 48.4T32.8 44.4V37Z", r=3.2) - S("M20 15.4H31.8", "M20 23H31.8", "M20 30.6H31.8", w=3) + P("M43.6 13.6V10.6Q43.6 6 47.2 6T51 10.6V13.6Z", r=3) + P("M5 42.4H28.2V45.6Q28.4 49.4 30 51H11.4Q5 51 5 43.6Z", r=3)
D["flag.checkered"] = S("M6 4.5V52.5") + frame(6, 7, 45, 31, 3, 3.2) + join(box(9 + 9.8 * c, 10 + 8.4 * r, 9.8, 8.4) for r in range(3) for c in range(4) if (r + c) % 2 == 0)
D["medal"] = S("M12.4 4.4 22 21", "M43.6 4.4 34 21", "M12.4 4.4H23L28 13.4 33 4.4H43.6", w=3.5) + ring(28, 37, 14) + C("star_fill").fit(19.6, 28, 16.8, 16.8)
D["medal.fill"] = P("M12.4 3.4H23L31 19.4 22.6 21Z", "M43.6 3.4H35.6L30.6 12.6 34.4 20.6Z", r=2) + disc(28, 37, 16) - ring(28, 37, 11, 2.2) - C("star_fill").fit(20.6, 29, 14.8, 14.8)
D["party.popper"] = S("M3.6 52.4 17.6 17.4L38.6 38.4Z", w=3.7) + S("M11.6 33 23 44.4", w=3.2) + S("M28.4 19.4Q33 13.4 30.4 5", "M36.6 27.6Q43 23.4 51.4 26.4", "M33.4 22.6Q37 15 45.6 13.6", w=3.4) + disc(17.6, 6.4, 2.5) + disc(49.6, 38.4, 2.5) + disc(39.6, 5.4, 2.3) + disc(51.4, 17.4, 2.3)
D["party.popper.fill"] = P("M3.6 52.4 17.6 17.4L38.6 38.4Z", r=3.7) - S("M11.6 33 23 44.4", w=3) + S("M28.4 19.4Q33 13.4 30.4 5", "M36.6 27.6Q43 23.4 51.4 26.4", "M33.4 22.6Q37 15 45.6 13.6", w=3.4) + disc(17.6, 6.4, 2.5) + disc(49.6, 38.4, 2.5) + disc(39.6, 5.4, 2.3) + disc(51.4, 17.4, 2.3)
_pill = box(4, 19, 48, 18, 9)
D["pill.fill"] = (_pill - S("M28 10V46", w=2.8)).turn(-45)
D["pill"] = (frame(4, 18, 48, 20, 10) + S("M28 18V38", w=3.4)).turn(-45)
_capsule = (box(-2, 3, 41, 17.6, 8.8) - S("M18.5 0V24", w=2.8)).turn(45, 18, 12).move(0, 10)
_tablet = disc(41.4, 37, 14.6)
D["pills.fill"] = (_capsule - _tablet.grow(GAP)) + (_tablet - S("M34.8 40.6 48 33.4", w=2.8))
D["pills"] = ((frame(-2, 3, 41, 18, 9, 3.5) + S("M18.5 4V20", w=3.2)).turn(45, 18, 12).move(0, 10) - _tablet.grow(GAP)) + ring(41.4, 37, 12.8, 3.6) + S("M34.8 40.6 48 33.4", w=3.2)
_prongs = S("M19.4 17.4V26", "M36.6 17.4V26", w=4) + F("M22.6 42.4V38.6A5.4 5.4 0 0 1 33.4 38.6V42.4Z")
D["poweroutlet.type.b"], D["poweroutlet.type.b.fill"] = frame(6.4, 6.5, 43.2, 43, 10) + _prongs, box(6.4, 6.5, 43.2, 43, 10) - _prongs
D["stethoscope"] = S("M13.6 5.4H9.4Q7.4 5.4 7.4 7.6V19.4Q7.4 31.4 18.6 31.4T29.8 19.4V7.6Q29.8 5.4 27.8 5.4H23.6", "M18.6 31.4V38.6Q18.6 51 31.4 51T44.2 38.6V31.6") + ring(44.2, 26, 4.8, 3.5)
_bag = frame(0, 14.4, 56, 36, 7)
_grip = S("M18.4 15V10.4Q18.4 5.4 23.4 5.4H32.6Q37.6 5.4 37.6 10.4V15")
D["suitcase"] = _bag + _grip + S("M13.4 16V49", "M42.6 16V49", w=3.2)
D["suitcase.fill"] = box(0, 14.4, 56, 36, 7) + _grip - S("M13 10V54", "M43 10V54", w=2.6)
_awning = "M8.6 6.5H47.4L53.6 20.4Q53.6 27 47.1 27T40.7 21.6Q40.2 27 34.2 27T28 21.6Q27.8 27 21.8 27T15.3 21.6Q15.4 27 8.9 27T2.4 20.4Z"
D["storefront"] = S(_awning, "M6.6 27V44.6Q6.6 49.6 11.6 49.6H44.4Q49.4 49.6 49.4 44.6V27", w=3.6) + S("M15.4 49V37.6Q15.4 34.6 18.4 34.6H23.4Q26.4 34.6 26.4 37.6V49", w=3.3) + frame(31, 33, 12.6, 10.6, 2.6, 3)
D["storefront.fill"] = P(_awning, r=3.6) + (box(4.8, 30, 46.4, 21.4, 5) - box(14, 35.6, 11.6, 20, 2) - box(31, 35.6, 12.4, 8.6, 2))
_wheels = ring(12.6, 43.6, 5.2, 3.5) + ring(45.4, 43.6, 5.2, 3.5)
_truck = S("M36.4 11.4H5.4Q1.4 11.4 1.4 15.4V39.4Q1.4 43.6 5.4 43.6H6.4", "M19 43.6H39", "M36.4 11.4Q38.4 11.4 38.4 13.4V40", "M38.4 20H47.4Q49.4 20 50.8 22L56 29.6Q57.4 31.6 57.4 34V39.4Q57.4 43.6 53.4 43.6H52", w=3.6) + S("M44.6 26.4H48L51.8 32H44.6Z", w=2.4)
D["truck.box"] = _truck + _wheels
D["truck.box.fill"] = (box(-.4, 9.6, 37, 32.4, 5) + P("M41.4 19.8H47.4Q49.4 19.8 50.6 21.8L55.6 29.2Q57 31.4 57 33.6V38.6Q57 40.4 55.2 40.4H41.4Z", r=3.2) - P("M45.4 24.4H48.2L51.8 29.8H45.4Z", r=1.6)) - disc(12.6, 43.6, 9.4) - disc(45.4, 43.6, 9.4) + _wheels
D["crown.fill"] = P("M6.2 45 2.4 19.4 15.6 28.6 28 11.4 40.4 28.6 53.6 19.4 49.8 45Z", r=4) + disc(2.2, 15.4, 4.2) + disc(28, 8.6, 4.6) + disc(53.8, 15.4, 4.2)
D["crown"] = S("M6.6 46 2.4 21.4 15.6 30.6 28 13.4 40.4 30.6 53.6 21.4 49.4 46Z", w=3.7) + disc(1.8, 17, 3.9) + disc(28, 8.4, 4.2) + disc(54.2, 17, 3.9)
D["cross.vial.fill"] = box(10, 3.4, 36, 9, 3) + box(12.6, 15, 30.8, 37.6, 7) - S("M28 26V43", "M19.5 34.5H36.5", w=4.2)
D["cross.vial"] = frame(10, 3.4, 36, 9.6, 3, 3.4) + frame(12.6, 11, 30.8, 41.6, 7, 3.6) + S("M28 25.4V40.6", "M20.4 33H35.6", w=3.8)
D["bell.and.waves.left.and.right"] = C("bell").scale(.94) + S("M3.4 13.4Q-2.6 22.4 1 33.6", "M52.6 13.4Q58.6 22.4 55 33.6", w=3.4)
D["bell.and.waves.left.and.right.fill"] = C("bell_fill").scale(.94) + S("M3.4 13.4Q-2.6 22.4 1 33.6", "M52.6 13.4Q58.6 22.4 55 33.6", w=3.4)
D["bell.badge"] = dotted(C("bell"), 42.6, 11.6)
D["bell.badge.fill"] = dotted(C("bell_fill"), 42.6, 11.6)
D["clock.badge.exclamationmark"] = badge(C("clock"), "exclamationmark", 45, 44, 11)
D["clock.badge.checkmark"] = badge(C("clock"), "checkmark", 45, 44, 11)
D["clock.badge"] = dotted(C("clock"), 45, 11)
D["faxmachine"] = S("M13.4 22V8.6Q13.4 5 17 5H39Q42.6 5 42.6 8.6V22", w=3.6) + frame(1.4, 20, 53.2, 30, 6) + S("M13.4 22V48", w=3.3) + join(disc(24.6 + 8.4 * c, 33 + 7.6 * r, 2.1) for r in range(2) for c in range(3)) + S("M22 26.6H46", w=2.8)
D["icloud"], D["icloud.fill"] = C("cloud").scale(1.06), C("cloud_fill").scale(1.06)
D["icloud.slash"] = slashed(D["icloud"], 8, 6.4, 50, 48.4)
D["icloud.slash.fill"] = slashed(D["icloud.fill"], 8, 6.4, 50, 48.4)
D["bookmark.slash"], D["bookmark.slash.fill"] = slashed(C("bookmark"), 5, 5, 51, 51), slashed(C("bookmark_fill"), 5, 5, 51, 51)
D["wifi.circle"], D["wifi.circle.fill"] = circled(C("wifi"), 31), circled(C("wifi"), 31, True)
D["arrow.down.app.fill"] = C("app_fill") - C("arrow_down").scale(.58)
D["arrow.down.app"] = C("app") + C("arrow_down").scale(.58)
_jet = P("M1.4 27.6L6 25.6L10.6 29.2L20.4 26.2L9.4 12.6L14.6 11L31.4 22.8L43.4 19.2Q50.6 17.2 52 20.6T46.4 26.6L8.4 38Q5.6 38.6 4.4 36.2Z", r=2.2)
D["airplane.departure"] = _jet.turn(-16, 27, 26).move(0, -2) + S("M2.6 50.4H53.4")
D["airplane.arrival"] = _jet.turn(34, 27, 26).move(1, -2) + S("M2.6 50.4H53.4")
_profile = "M17.4 52V45.4Q17.4 43.4 15.4 43.4H11.4Q7.6 43.4 7.6 39.6V35.6L3.8 33.8Q2.6 33 3.4 31.6L8 22.6C8.6 10.8 17.8 4 29.6 4C42.6 4 52.4 13 52.4 25.4C52.4 33 48.6 38.4 43.4 42.6V52"
_lobes = "M30.4 31.6Q27 34.4 23.6 32Q18.6 31.8 18.6 26.8Q15.4 22.4 19.6 18.6Q20.6 13.4 26 13.6Q29.6 10.4 33.4 12.6Q38.8 11.6 40.6 16.4Q45 19.4 43 24.4Q43.4 29.6 38.4 30.6Q35 34.4 30.4 31.6Z"
_folds = S("M25.6 19.4Q29.4 18.6 30.2 22.4", "M36.4 17.6Q34 21 36.6 23.6", "M24 26.6Q27.4 24.6 30.4 27.4", w=2.4)
D["brain.head.profile"] = S(_profile, w=3.6) + S(_lobes, w=2.8) + _folds
D["brain.head.profile.fill"] = P(_profile + "Z", r=3.6) - (S(_lobes, w=2.8) + _folds)
D["brain"] = (S(_lobes, w=2.2) + _folds).scale(1.75, 25, 32).move(2, -2)
