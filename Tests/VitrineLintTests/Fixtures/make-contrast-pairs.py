#!/usr/bin/env python3
"""Writes 200 pairs of text and background with the contrast ratios of two other programs, which must agree.

  pip install wcag-contrast-ratio==0.9 coloraide==8.13.1
  Tests/VitrineLintTests/Fixtures/make-contrast-pairs.py > Tests/VitrineLintTests/Fixtures/contrast-pairs.tsv
"""
import random

import coloraide
import wcag_contrast_ratio

# WCAG's own neighbours of the limits, the platform's colours, and the ends.
KNOWN = """767676 FFFFFF, 777777 FFFFFF, 949494 FFFFFF, 959595 FFFFFF, 000000 FFFFFF, FFFFFE FFFFFF, FF3B30 FFFFFF,
34C759 FFFFFF, FF9F0A 1C1C1E, 8E8E93 1C1C1E, 0A0A0A 0B0B0B, FFFF00 0000FF"""


def ratio(text, ground):
    parts = [tuple(int(c[i : i + 2], 16) / 255 for i in (1, 3, 5)) for c in (text, ground)]
    one = wcag_contrast_ratio.rgb(*parts)
    other = coloraide.Color(text).contrast(coloraide.Color(ground), method="wcag21")
    # Their matrices have different numbers of digits.
    assert abs(one - other) < 0.005, (text, ground, one, other)
    return one


random.seed(20070109)
colour = lambda: "#%06X" % random.randrange(1 << 24)
pairs = [tuple("#" + c for c in pair.split()) for pair in KNOWN.split(",")]
while len(pairs) < 140:
    pairs.append((colour(), colour()))
while len(pairs) < 200:
    pair = colour(), colour()
    if min(abs(ratio(*pair) - limit) for limit in (3, 4.5)) < 0.15:
        pairs.append(pair)
print("# Text, background, and WCAG 2's ratio by the PyPI packages wcag-contrast-ratio 0.9 and coloraide 8.13.1 (both MIT).")
for text, ground in pairs:
    print(f"{text}\t{ground}\t{ratio(text, ground):.4f}")
