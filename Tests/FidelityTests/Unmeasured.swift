/// Numbers of the fixture that no check covers, each with the reason. A name that ends in `*` stands
/// for all keys that begin so.
struct Unmeasured: Sendable {
  let fact: String
  let key: String
  let reason: String

  init(_ fact: String, _ key: String, _ reason: String) {
    self.fact = fact
    self.key = key
    self.reason = reason
  }

  func covers(_ leaf: MeasuredFacts.Leaf) -> Bool {
    Self.matches(fact, leaf.fact) && Self.matches(key, leaf.key)
  }

  private static func matches(_ pattern: String, _ name: String) -> Bool {
    if pattern.hasSuffix("*") { return name.hasPrefix(pattern.dropLast()) }
    return pattern == name
  }
}

/// Facts about what Vitrine does not draw.
let outOfScope: [Unmeasured] = [
  .init("ha-textfield", "*", "a text field is no part of a widget"),
  .init("ha-listpicker", "*", "list rows and cards are no part of a widget"),
  .init("ha-privacy", "row_height_pt", "a list's row"),
  .init("ha-privacy", "footer_*", "a list's footer"),
  .init("ha-privacy", "card_*", "a list's card"),
  .init("ax-list-17.5", "*", "a list's rows"),
  .init("ax-list-26.2", "*", "a list's rows"),
  .init("ha-energy-medium", "*", "Swift Charts is not drawn"),
  .init(
    "sst-calayer-gradient", "samples_px_y*", "a layer's colours in the legacy Generic RGB space"),
  .init("af-gradientrendering", "samples*", "a layer's colours in the legacy Generic RGB space"),
  .init("ha-collapsible-collapsed", "chevron_box_pt", "a symbol, for which an open icon stands in"),
  .init(
    "ha-calendar-mediumnotconfigured-light", "symbol_box_pt",
    "a symbol, for which an open icon stands in"),
  .init(
    "flow-vdivider", "divider_colour_on_white", "macOS's separator; md-thematic has that of iOS"),
  .init(
    "flow-firstTextBaseline_textPills", "common_baseline_px",
    "macOS rounds a font's ascent otherwise"),
  .init(
    "flow-firstTextBaseline_textPills", "pill_rows_px", "macOS rounds a font's ascent otherwise"),
  .init(
    "flow-firstTextBaseline_textPills", "second_row_baseline_px",
    "macOS rounds a font's ascent otherwise"),
  .init(
    "ha-option-single", "*",
    "the view is not known well enough: its padding and gaps account for 31.67 of the 31 pt inside"),
  .init(
    "sst-precision-ios", "box_pt", "the picture's size, which its test gives; the text is narrower"),
  .init(
    "md-numbered", "baselines_px", "gaps of the library that drew them; the row pitch is checked"),
]

/// Numbers that say how the fixture was measured, or what another outline or font would give.
let notes: [Unmeasured] =
  ["af-basiccornerradius", "ha-tiles-small-02", "ha-live-criticalText-light"].flatMap {
    [
      .init($0, "corner_fit.circle*", "how badly a circle fits"),
      .init($0, "corner_fit.continuous.max_px", "its root mean square is checked"),
    ]
  } + [
    .init("sst-title1-*", "inter_*", "widths of the stand-in before its spacing was fitted"),
    .init("sst-swiftui-fixed", "image_px", "size of the picture"),
    .init("sst-cgpath-ios", "edge_pixels", "number of samples"),
    .init("sst-cgpath-ios", "distinct_alpha", "number of samples"),
    .init("we-digitalclockwidget", "px_per_pt", "scale of the picture"),
    .init("we-lockscreenwidget", "container_outline*", "an outline of the sample, not of a device"),
    .init("ha-builder-light", "shadow.rms_*", "how well a Gaussian fits"),
    .init("ha-builder-light", "shadow.max_level", "how well a Gaussian fits"),
    .init(
      "ha-builder-light", "outer_corner_fit.continuous*",
      "how badly the published corner fits; ScreenCornerTests compares the outline itself"),
    .init("ha-builder-light", "outer_corner_fit.circle*", "how badly a circle fits"),
    .init(
      "flow-hflow_colorBoxes", "color_gradient_macos26_light*", "knees and residues of the fits"),
  ]
