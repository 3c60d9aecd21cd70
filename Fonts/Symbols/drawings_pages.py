"""Drawings of pages, bubbles, rectangles and people, by name."""
from parts import *

D = {}
# Pages
for _name, _base in (("doc", "doc"), ("doc.fill", "doc_fill")):
    D[_name + ".badge.plus"] = badge(C(_base), "plus", 44, 45)
D["doc.questionmark"] = C("doc") + T("?", 17, 28, 35.6, 500)
D["doc.questionmark.fill"] = C("doc_fill") - T("?", 17, 28, 35.6, 500)
_lock = C("lock_fill").fit(15, 24, 26, 22)
D["lock.doc"], D["lock.doc.fill"] = C("doc") + _lock, C("doc_fill") - _lock
_teeth = sum((box(21.6 if k % 2 else 26, 5 + 4.2 * k, 5, 2.7, .6) for k in range(7)), Shape(pathops.Path()))
D["doc.zipper"] = C("doc") + _teeth.move(-5, 2) + frame(15.8, 36, 10.6, 11, 3, 2.8)
_clip = box(18, 3, 20, 9, 3.4)
_board = frame(8, 6.5, 40, 47, 7) - box(14, 0, 28, 15.4, 5) + _clip
D["clipboard"], D["clipboard.fill"] = _board, box(8, 6.5, 40, 47, 7) - box(15, 0, 26, 15, 5) + _clip
D["list.clipboard"] = _board + sum((disc(17.6, y, 2.3) + S(f"M24.6 {y}H38.4", w=3.2) for y in (24, 33, 42)), Shape(pathops.Path()))
D["list.bullet.clipboard"] = D["list.clipboard"]
D["list.clipboard.fill"] = D["clipboard.fill"] - sum((disc(17.6, y, 2.3) + S(f"M24.6 {y}H38.4", w=3.2) for y in (24, 33, 42)), Shape(pathops.Path()))
D["list.bullet.clipboard.fill"] = D["list.clipboard.fill"]
_pen = C("pencil").fit(24, 22, 34, 34)
D["pencil.and.list.clipboard"] = fronted(_board.move(-5, 0) + sum((S(f"M13 {y}H{x}", w=3.2) for y, x in ((24, 33), (33, 27), (42, 21))), Shape(pathops.Path())), _pen, 2.6)
D["book.closed"] = S("M10 46V11.4Q10 4.9 16.5 4.9H44.4Q47 4.9 47 7.5V40.4H15.4Q10 40.6 10 45.8T15.4 51.1H47", "M47 40.4V51.1", w=3.7) + S("M20.4 5V40", w=3.4)
D["book.closed.fill"] = P("M16.5 4.9H44.4Q47 4.9 47 7.5V37.4H16Q12 37.4 10 38.8V11.4Q10 4.9 16.5 4.9Z", r=3.7) - S("M19.4 0V40", w=2.6) + S("M10.4 46.6Q10.6 43.4 15 43.4H47V51.1H15Q10.6 51 10.4 46.6Z", w=3.4)
D["text.book.closed"] = D["book.closed"] + S("M28 15H39.4", "M28 22H36", w=3)
D["character.book.closed"] = D["book.closed"] + T("A", 13.4, 33.6, 22.6, 550)
D["book.pages"] = S("M28 13.5C22 8.6 12.4 7.2 4 8V44.6C12.4 43.8 22 45.2 28 50.1C34 45.2 43.6 43.8 52 44.6V8C43.6 7.2 34 8.6 28 13.5ZV49") + S("M11.4 18.4Q16.6 18.4 20.6 20.2", "M11.4 26.6Q16.6 26.6 20.6 28.4", "M44.6 18.4Q39.4 18.4 35.4 20.2", "M44.6 26.6Q39.4 26.6 35.4 28.4", w=3)
D["newspaper"] = frame(0, 7, 44, 44, 6, 3.6) + S("M42.4 16H49.6Q54.2 16 54.2 20.6V43.6Q54.2 49.2 48.6 49.2H38", w=3.6) + S("M9.4 17.4H34.4", w=4) + frame(8.4, 24, 13, 11, 2, 2.8) + S("M27.4 26H35", "M27.4 33.4H35", "M9.4 42H35", w=3)
D["newspaper.fill"] = box(0, 7, 43, 44, 6) - S("M9 17.4H34", w=4.2) - box(7.4, 24, 13.4, 11.6, 2) - S("M27 26H34.6", "M27 33.4H34.6", "M9 42.4H34.6", w=3.2) + P("M47.6 17.6H51Q53.8 17.6 53.8 20.4V45.4Q53.8 49 50.7 49T47.6 45.4Z", r=2.6)
D["pencil.line"] = C("pencil").scale(.86, 24.5, 24).move(2, -2) + S("M31 47.4H53.6")
D["pencil.and.scribble"] = C("pencil").fit(20, 2, 36, 36) + S("M2.4 43C6.6 36.4 11 35 12.4 37.6S9.4 47.4 12.4 49S20.8 42.4 23.6 43.4S23.6 49.4 26.6 49.8S34 46.4 38 46.4", w=3.5)
D["eraser"] = S("M5.4 33.4 31.6 7.2Q34.6 4.2 37.6 7.2L49 18.6Q52 21.6 49 24.6L25.6 48H16L5.4 37.4Q3.4 35.4 5.4 33.4Z", "M18.6 20.4 36.6 38.2", "M16 49.4H51")
D["eraser.fill"] = P("M21.6 20 33.6 8Q36.2 5.4 38.8 8L48.6 17.8Q51.2 20.4 48.6 23L37.4 34.2Z", r=3) + P("M18.4 23.2 6 35.6Q4.4 37.2 6 38.8L15.2 48H25L34.8 38.4Z", r=3) + S("M17 49.5H51.6", w=3.6)

# Bubbles
_right = "M30.4 19.6H49.2Q57 19.6 57 27.4V37.2Q57 45 49.2 45H48.6V51.8Q48.6 53.6 47.2 52.4L38.8 45H30.4Q22.6 45 22.6 37.2V27.4Q22.6 19.6 30.4 19.6Z"
_left = "M5.8 2.6H27.6Q35.4 2.6 35.4 10.4V21.4Q35.4 29.2 27.6 29.2H17.6L8.8 36.8Q7.4 38 7.4 36.2V29.2H5.8Q-2 29.2 -2 21.4V10.4Q-2 2.6 5.8 2.6Z"
_behind = S(_left, w=3.5) - P(_right, r=3.5).grow(2.6)
D["bubble.left.and.bubble.right"] = _behind + S(_right, w=3.5)
D["bubble.left.and.bubble.right.fill"] = (P(_left, r=3.5) - P(_right, r=3.5).grow(2.6)) + P(_right, r=3.5)
_lines = S("M31 28H48.6", "M31 36.4H43", w=3)
D["bubble.left.and.text.bubble.right"] = D["bubble.left.and.bubble.right"] + _lines
D["bubble.left.and.text.bubble.right.fill"] = D["bubble.left.and.bubble.right.fill"] - _lines

# Rectangles with pictures
_photo = C("photo")
_scene = C("photo").fit(9, 17.4, 49, 36)
_back = frame(-1, 6, 49, 37, 7, 3.6).turn(-11, 23, 24)
D["photo.on.rectangle.angled"] = fronted(_back, _scene)
D["photo.badge.plus"] = badge(_photo, "plus", 46, 42)
D["square.badge.plus"], D["square.badge.plus.fill"] = badge(SQUARE, "plus", 44, 43.5), badge(BLOCK, "plus", 44, 43.5)
_stack = S("M7.4 5H48.6", "M4.4 12.2H51.6", w=3.4)
_tick = S("M20.4 34.6 26.2 40.8 36.6 26.4", w=3.6)
D["checkmark.rectangle.stack"] = _stack + frame(0, 17.6, 56, 34, 7) + _tick
D["checkmark.rectangle.stack.fill"] = _stack + box(0, 17.6, 56, 34, 7) - _tick
D["rectangle.portrait"] = frame(8.5, 3, 39, 50, 7)
D["wallet.pass"] = frame(7.5, 3, 41, 50, 6.4, 3.6) + (box(8, 12.8, 40, 3.2) + box(8, 21.4, 40, 3.2)) + S("M9.4 31.6H19.4Q21 31.6 21.6 33.2Q23.4 37.4 28 37.4T34.4 33.2Q35 31.6 36.6 31.6H46.6", w=3.2)
D["wallet.pass.fill"] = box(7.5, 3, 41, 50, 6.4) - S("M4 13.4H52", "M4 22H52", w=2.6) - S("M4 30.6H19.4Q21 30.6 21.6 32.2Q23.4 36.4 28 36.4T34.4 32.2Q35 30.6 36.6 30.6H52", w=2.6)

# People
_body, _solid = C("person"), C("person_fill")
for _sign in ("plus", "minus", "xmark", "checkmark", "clock", "questionmark"):
    D["person.badge." + _sign] = badge(_body, _sign, 44, 43, 11)
    D["person.fill.badge." + _sign] = badge(_solid, _sign, 44, 43, 11)
_crop, _cropped = C("person_crop_circle"), C("person_crop_circle_fill")
for _sign in ("plus", "minus", "xmark", "checkmark", "exclamationmark", "moon", "clock", "questionmark"):
    D["person.crop.circle.badge." + _sign] = badge(_crop, _sign, 46, 44, 11)
    D["person.crop.circle.badge." + _sign + ".fill"] = badge(_cropped, _sign, 46, 44, 11)
    D["person.crop.circle.fill.badge." + _sign] = D["person.crop.circle.badge." + _sign + ".fill"]
D["person.slash"], D["person.slash.fill"] = slashed(_body, 6, 5, 51, 50), slashed(_solid, 6, 5, 51, 50)
D["person.3.sequence"] = fronted(fronted(_body.scale(.78, 47, 28), _body.scale(.78, 9, 28)), _body.scale(.9))
D["person.3.sequence.fill"] = fronted(fronted(_solid.scale(.78, 47, 28), _solid.scale(.78, 9, 28)), _solid.scale(.9))
D["person.icloud.fill"] = C("cloud_fill").scale(1.08, 28, 28) - _solid.fit(15, 19, 26, 22)
D["person.icloud"] = C("cloud").scale(1.08, 28, 28) + _solid.fit(17, 21, 22, 17)
D["person.text.rectangle"] = frame(0, 7, 56, 42, 7) + _solid.fit(6, 17, 22, 21) + S("M34 20.4H47", "M34 28H47", "M34 35.6H43", w=3.2)
D["person.text.rectangle.fill"] = box(0, 7, 56, 42, 7) - _solid.fit(6, 17, 22, 21) - S("M34 20.4H47", "M34 28H47", "M34 35.6H43", w=3.2)

# Badges at the lower right, as the newer symbols have them
for _name, _marks in (("folder", ("plus", "minus", "questionmark")), ("rectangle.stack", ("plus", "minus")), ("bag", ("plus", "minus", "questionmark")),
                      ("cart", ("plus", "minus", "questionmark")), ("phone", ("plus", "checkmark"))):
    for _fill in ("", ".fill"):
        _base = C(_name.replace(".", "_") + _fill.replace(".", "_")).scale({"folder": 1.03, "rectangle.stack": 1.06}.get(_name, 1))
        for _sign in _marks: D[f"{_name}{_fill}.badge.{_sign}"] = badge(_base, _sign, 46, 43.5)
D["envelope.badge.fill"] = dotted(C("envelope_fill").scale(1.04), 50, 12)
D["envelope.badge"] = dotted(C("envelope").scale(1.04), 50, 12)
D["app.badge"], D["app.badge.fill"] = dotted(C("app").scale(1.04), 47, 9.4, 8.4), dotted(C("app_fill").scale(1.04), 47, 9.4, 8.4)
