"""Numbered and lettered circles and squares, by name: glyphs of Inter in circles and squares."""
from parts import *

D = {}
for _text in [str(n) for n in range(51)] + [chr(c) for c in range(ord("a"), ord("z") + 1)]:
    _size = 23.4 if len(_text) == 1 else 17.2
    for _end, _weight, _ground, _sign in (("circle", 480, CIRCLE, 1), ("circle.fill", 540, DISC, -1), ("square", 480, SQUARE, 1), ("square.fill", 540, BLOCK, -1)):
        _glyph = T(_text.upper(), _size, weight=_weight)
        if len(_text) > 1: _glyph = _glyph.at(.93, 0, 0, 1, 28 * .07, 0)
        D[f"{_text}.{_end}"] = _ground + _glyph if _sign > 0 else _ground - _glyph
