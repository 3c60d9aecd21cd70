"""What is planted in the sample package, and how its tests must fail: one row for each plant.

A row names the change, the tests that must turn red (and no other), one golden whose failure is read,
and words that this failure must contain: verdict, area, view and property.
"""
from dataclasses import dataclass
import pathlib
from picture import alpha, linear_light, lower, noise, one_level, one_pixel, shifted, wider

WIDGET = "Sources/StepsWidget/StepsWidget.swift"
FIRST_TEST = "Tests/StepsWidgetTests/StepsWidgetTests.swift"
TESTS = "Tests/StepsWidgetTests/StepsLooksTests.swift"
PREVIEWS = "Tests/StepsWidgetTests/PreviewTests.swift"
GOLDEN = "Tests/StepsWidgetTests/Golden"

LIGHT = "Steps-systemSmall-iphone-15-large-light.png"
DARK = "Steps-systemSmall-iphone-15-large-dark.png"
WIDE = "Steps-systemMedium-iphone-15-large-light.png"
HIDDEN = "Steps-systemSmall-iphone-15-large-light-placeholder.png"
NIGHT = "Night.png"
PREVIEW = "StepsWidget/StepsWidget-systemSmall-iphone-15-large-light-0.png"
WORDS = "texts/Steps-systemSmall-iphone-15-AX5-light.txt"
LAYOUT = "layout/Steps-systemSmall-iphone-15-large-light.txt"

# The tests by what they look at.
families, words, hidden, night, layout, previews = (
    "everyFamilyInBothSchemes", "theLargestTypeKeepsItsWords", "thePlaceholderTellsNothing",
    "oneLookUnderANameOfItsOwn", "testLayout", "everyPreview")
pictures = {families, hidden, night, previews}
# Placeholders are as wide as a text has letters, whatever these are.
lettered = pictures - {hidden}

DESIGN = "design change: other views, drawn by the same version"
RENDERING = "rendering change: the same views, drawn differently"
SETTINGS = "drawn with other settings"


@dataclass
class Source:
    """A stretch of a source that occurs once, and what takes its place."""
    file: str
    old: str
    new: str


@dataclass
class Pixels:
    """A golden drawn over."""
    golden: str
    change: object


@dataclass
class Bytes:
    """A golden's file as bytes, changed; None removes it."""
    golden: str
    change: object


@dataclass
class Plant:
    name: str
    edits: list
    red: set
    golden: str
    says: list
    # Edits that the goldens are drawn with first, where the sample has no such thing by itself.
    before: tuple = ()


def view(old, new):
    return Source(WIDGET, old, new)


def shown():
    """The lines of the failure that README shows; without the golden's name, which the runner takes off, too."""
    page = (pathlib.Path(__file__).resolve().parents[2] / "README.md").read_text()
    block = next(block for block in page.split("```")[1::2] if block.strip().startswith(LIGHT))
    return [line.strip().removeprefix(LIGHT + ": ") for line in block.strip().splitlines()]


ICON = 'Image(systemName: "figure.walk")'
NUMBER = 'Text("\\(entry.steps)")'
REST = 'Text("\\(entry.goal - entry.steps) to go.")'
BAR = "ProgressView(value: Double(entry.steps), total: Double(entry.goal)).tint(.green)"
CLIP = ".clipShape(RoundedRectangle(cornerRadius: 6))"
SHOWN = "      if family != .systemSmall {\n        %s.font(.footnote).foregroundStyle(.secondary)\n      }\n" % REST

PLANTS = [
    # Goldens: the views are the same, so it must be the renderer.
    Plant("1 px", [Pixels(LIGHT, one_pixel(230, 340))], {families}, LIGHT,
          ["different: 1 pixel", "1×1 at (230, 340)", "off by up to 128 of 255", RENDERING,
           "VStack › Text “6,480”: drawn differently (drawGlyphs); 1 px"]),
    Plant("alpha only", [Pixels(LIGHT, alpha(60, 414, 200, 12))], {families}, LIGHT,
          ["different: 2400 pixels in 1 area", "200×12 at (60, 414)", "off by up to 1 of 255; only alpha differs",
           RENDERING, "ProgressView › ZStack › LeadingPart: drawn differently"]),
    Plant("one level over a large area", [Pixels(LIGHT, one_level((255, 255, 255)))], {families}, LIGHT,
          ["different: ", "off by up to 1 of 255", RENDERING, "Rectangle: drawn differently (fillRect)"]),
    Plant("antialias noise", [Pixels(DARK, noise)], {families}, DARK,
          ["different: ", "off by up to 8 of 255", RENDERING,
           "Text “6,480”: drawn differently (drawGlyphs)"]),
    Plant("shifted by 1 px", [Pixels(WIDE, shifted)], {families}, WIDE,
          ["different: ", RENDERING, "Text “6,480”: drawn differently (drawGlyphs)"]),
    Plant("one column more", [Pixels(LIGHT, wider)], {families}, LIGHT,
          ["different: 474×474 pixels instead of 475×474"]),
    Plant("one row less", [Pixels(LIGHT, lower)], {families}, LIGHT,
          ["different: 474×474 pixels instead of 474×473"]),
    Plant("colour profile", [Pixels(LIGHT, linear_light)], {families}, LIGHT,
          ["different: the colours are sRGB instead of a gamma of 1.0"]),
    Plant("missing golden", [Bytes(NIGHT, None)], {night}, NIGHT, ["missing: there is no golden"]),
    Plant("damaged golden", [Bytes(LIGHT, lambda data: data[:len(data) // 2])], {families}, LIGHT,
          ["unreadable: the golden cannot be read"]),

    # Texts and fonts.
    Plant("one full stop lost", [view(" to go.", " to go")], {families}, WIDE,
          ["different: ", DESIGN, "Text “1,520 to go”: text 1,520 to go. → 1,520 to go;"]),
    Plant("text", [view('Label {\n        Text("Steps")', 'Label {\n        Text("Paces")')],
          lettered | {layout}, LIGHT,
          ["different: ", DESIGN, "Label › Text “Paces”: text Steps → Paces"]),
    Plant("text of a text golden", [view('{\n      Text("Steps")', '{\n      Text("Paces")')], {words}, WORDS,
          ["different: 1 line went and 1 came", "1 - Steps", "1 + Paces"]),
    Plant("missing glyph", [view('Label {\n        Text("Steps")', 'Label {\n        Text("Steps\\u{10FFFD}")')],
          pictures | {layout}, LIGHT,
          ["different: ", DESIGN, "text Steps → Steps⟨U+10FFFD⟩", "missing-glyph: No font has a glyph for"]),
    # The failure that README shows, line by line.
    Plant("font weight", [view("weight: .bold", "weight: .semibold")], lettered | {layout}, LIGHT, shown()),

    # Places.
    Plant("padding", [view(".padding(4)", ".padding(5)")], pictures | {layout}, LIGHT,
          ["different: ", DESIGN, "because padding of Image figure.walk 4 → 5"]),
    Plant("spacing", [view("spacing: 4)", "spacing: 6)")], pictures | {layout}, WIDE,
          ["different: ", DESIGN, "because spacing of VStack 4 → 6"]),
    Plant("order", [view(SHOWN + "      " + BAR + "\n", "      " + BAR + "\n" + SHOWN)], {families}, WIDE,
          ["different: ", DESIGN, "because order of "]),

    # Colours, shapes and images.
    Plant("clip", [view(CLIP, ".clipShape(RoundedRectangle(cornerRadius: 7))")], pictures | {layout}, LIGHT,
          ["different: ", DESIGN, "Image figure.walk: clipShape(.cornerRadius) 6 → 7"]),
    Plant("clip lost", [view("\n          " + CLIP, "")], pictures | {layout}, LIGHT,
          ["different: ", DESIGN, "Image figure.walk: clipShape removed"]),
    Plant("opacity 0.99 → 1", [view(CLIP, CLIP + ".opacity(1)")], pictures | {layout}, LIGHT,
          ["different: ", DESIGN, "Image figure.walk: opacity 0.99 → 1"],
          before=(view(CLIP, CLIP + ".opacity(0.99)"),)),
    # Symbols differ in width; their placeholders are alike.
    Plant("image swapped", [view("figure.walk", "figure.run")], (pictures - {hidden}) | {layout}, LIGHT,
          ["different: ", DESIGN, "because image of Image figure.run figure.walk → figure.run"]),
    Plant("placeholder leaks the number", [view(NUMBER, NUMBER + ".unredacted()")], {hidden}, HIDDEN,
          ["different: ", DESIGN, "Text “4,200”: redacted placeholder → none"]),
    Plant("picture leaks the placeholder",
          [view(".containerBackground", '.redacted(reason: .placeholder)\n    .containerBackground')],
          {families, night, layout, previews}, LIGHT, ["different: ", DESIGN, "redacted of 2 views in VStack none → placeholder"]),

    # Settings, by the test and by the view.
    Plant("colour scheme of the test", [Source(TESTS, "night.scheme = .dark", "night.scheme = .light")],
          {night}, NIGHT, ["different: ", SETTINGS, "scheme dark → light"]),
    Plant("colour scheme of the view",
          [view(".containerBackground", ".environment(\\.colorScheme, .dark)\n    .containerBackground")],
          {families, hidden, previews}, LIGHT, ["different: ", DESIGN, "VStack: colorScheme none → dark"]),
    Plant("entry of a preview", [view("steps: 3_650", "steps: 3_651")], {previews}, PREVIEW,
          ["different: ", DESIGN, "Text “3,651”: text 3,650 → 3,651;"]),
    Plant("Dynamic Type level of the test", [Source(TESTS, "= .xxLarge", "= .xxxLarge")],
          {night}, NIGHT, ["different: ", SETTINGS, "because typeSize xxLarge → xxxLarge"]),
    Plant("Dynamic Type level of the list", [Source(TESTS, ".accessibility5", ".accessibility4")],
          {words}, "texts/Steps-systemSmall-iphone-15-AX4-light.txt", ["missing: there is no golden"]),
    Plant("Dynamic Type level of the view",
          [view(".containerBackground", ".dynamicTypeSize(.small)\n    .containerBackground")],
          pictures | {layout}, LIGHT, ["different: ", DESIGN, "because dynamicTypeSize of VStack none → small"]),
]
