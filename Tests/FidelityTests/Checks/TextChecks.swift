import VitrineGraphics

/// One screen at eight content sizes: headline at the top, body text at both edges.
let traitChecks: [Check] = [
  "extra-small", "small", "medium", "large", "extra-extra-large", "accessibility-medium",
  "accessibility-extra-large", "accessibility-extra-extra-extra-large",
].flatMap { level -> [Check] in
  let name = "sst-traits-se-" + level
  return [
    Check(name, "headline_pt", .exact) { [$0.line("What's")?.fontSize ?? .nan] },
    Check(name, "body_pt", .exact) { [$0.line("the")?.fontSize ?? .nan] },
    Check(name, "headline_cap_px", .length(scale: 3)) { [$0.glyphHeight("What's") * $0.scale] },
    Check(name, "body_h_ascender_px", .length(scale: 3)) { [$0.glyphHeight("the", 1) * $0.scale] },
    Check(name, "headline_cap_over_size", .relative) {
      [$0.glyphHeight("What's") / ($0.line("What's")?.fontSize ?? .nan)]
    },
    Check(name, "body_h_over_size", .relative) {
      [$0.glyphHeight("the", 1) / ($0.line("the")?.fontSize ?? .nan)]
    },
    Check(name, "headline_baseline_pt_from_top_of_screen", .point) { [$0.baseline("What's")] },
    Check(name, "headline_top_pt", .point) { [$0.line("What's")?.frame.minY ?? .nan] },
  ]
}

/// A single line in the first title style at six content sizes.
let titleChecks: [Check] = [
  "extra-large", "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
  "accessibility-extra-large", "accessibility-extra-extra-extra-large",
].flatMap { level -> [Check] in
  let name = "sst-title1-" + level
  let text = "What's the point?"
  return [
    Check(name, "font_pt", .exact) { [$0.line(text)?.fontSize ?? .nan] },
    Check(name, "frame_pt", .each([.relative, .point])) { frameSize($0, text) },
    Check(name, "baseline_from_top_px", .length(scale: 3)) { [$0.baseline(text) * $0.scale] },
    Check(name, "cap_top_px", .length(scale: 3)) {
      [($0.baseline(text) - $0.glyphHeight(text)) * $0.scale]
    },
    Check(name, "cap_height_px", .length(scale: 3)) { [$0.glyphHeight(text) * $0.scale] },
    // The h of "the", between the x-height and the ascender; the fixture's is that of the font.
    Check(name, "stem_px", .length(scale: 3)) { [$0.stem(text, glyph: 8, at: 0.62)] },
    Check(name, "ink_area_em2", .relative) { [$0.inkArea(text)] },
    Check(name, "advance_em", .relative) {
      [($0.line(text)?.frame.width ?? .nan) / ($0.line(text)?.fontSize ?? .nan)]
    },
  ]
}

/// Single lines: boxes, baselines, the extent of the ink.
let singleLineChecks: [Check] = [
  Check("sst-precision-ios", "font_pt", .exact) { [$0.line("Hello")?.fontSize ?? .nan] },
  Check("dd-largetitle-short", "baseline_px", .point) { [$0.baseline("Hello!")] },
  Check("dd-largetitle-short", "ink_px", .point) { $0.inkX("Hello!") },
  Check("dd-largetitle-short", "colour", .levels) { $0.strongest("Hello!") },
  Check("dd-title-loading", "baseline_px", .point) { [$0.baseline("Loading...")] },
  Check("dd-title-loading", "ink_px", .point) { $0.inkX("Loading...") },
  Check("rc-text-ios18", "ink_px", .point) { $0.inkX("Hello, world") },
  Check("rc-text-ios18", "baseline_px", .point) { [$0.baseline("Hello, world")] },
  Check("rc-text-ios26", "ink_px", .point) { $0.inkX("Hello, world") },
  Check("rc-text-ios26", "baseline_px", .point) { [$0.baseline("Hello, world")] },
  Check("ha-island-chronometerUnderAnHour", "baseline_pt", .point) { [$0.baseline("25:00")] },
  Check("ha-island-chronometerUnderAnHour", "ink_x_w_pt", .each([.point, .relative])) {
    [$0.inkX("25:00")[0], $0.inkWidth("25:00")]
  },
  Check("ha-collapsible-collapsed", "baseline_pt", .point) { [$0.baseline("This is a header")] },
]

/// Stacks of texts: gaps between baselines.
let columnChecks: [Check] = [
  Check("dd-tuple-large", "title_ink_px", .point) { $0.inkX("Hello PreviewSnapshotsTests") },
  Check("dd-tuple-large", "row_ink_px", .point) { [$0.inkX("+")[0], $0.inkX("-")[1]] },
  Check("dd-tuple-large", "row_baseline_px", .point) { [$0.baseline("1,000")] },
  Check("dd-named-short", "baselines_px", .point) {
    [$0.baseline("Hello"), $0.baseline("PreviewSnapshots"), $0.baseline("This is a test")]
  },
  Check("dd-named-short", "box_heights_pt.title", .point) { [frameSize($0, "Hello")[1]] },
  Check("dd-named-short", "box_heights_pt.subheadline", .point) {
    [frameSize($0, "PreviewSnapshots")[1]]
  },
  Check("dd-simple-short", "text_baseline_px", .point) { [$0.baseline("Hello World")] },
  Check("dd-simple-short", "text_ink_px", .point) { $0.inkX("Hello World") },
  Check("dd-simple-short", "symbol_box_px", .point) {
    $0.bounds(of: Level(0, 122, 255), reach: 100)
  },
  Check("dd-simple-long", "symbol_top_px", .point) {
    [$0.bounds(of: Level(0, 122, 255), reach: 100)[1]]
  },
  Check("dd-simple-long", "line_tops_px", .point) { d in
    // The first row of the ascenders, which stand 0.7354 of the size high.
    d.lines.map { ($0.baseline - 0.7354 * $0.fontSize).rounded(.down) }
  },
  Check("dd-simple-long", "body_pitch_pt", .point) { [pitch($0.lines)] },
  Check("ha-live-chronometer-light", "title3_baseline_pt", .point) { [$0.baseline("Laundry")] },
  Check("ha-live-chronometer-light", "second_line_baseline_pt", .point) { [$0.baseline("25:00")] },
  Check("we-digitalclockwidget", "headline_baseline_pt", .point) {
    [$0.baseline("Digital Clock") - 15]
  },
  Check("we-digitalclockwidget", "body_baseline_distance_pt", .point) {
    [$0.baseline("5:05\u{202F}PM") - $0.baseline("17:05")]
  },
  Check("we-digitalclockwidget", "content_inset_pt", .point) {
    [($0.line("Digital Clock")?.frame.minX ?? .nan) - 15]
  },
  Check("ha-energy-small", "baselines_pt", .point) { d in
    ["Today", "250", "Solar", "180", "Grid"].map { d.baseline($0) }
  },
]

/// Texts that wrap.
let wrappedChecks: [Check] = [
  Check("ha-option-long", "caption2_line_pitch_pt", .point) { d in
    [pitch(Array(d.lines.suffix(2)))]
  },
  Check("md-paragraphs", "baselines_px", .length(scale: 2)) { d in
    d.lines.map { $0.baseline * d.scale }
  },
  Check("md-paragraphs", "pitch_px", .length(scale: 2)) { d in
    [pitch(d.lines.filter { $0.line.text.hasSuffix("0") }) * d.scale]
  },
  Check("md-numbered", "row_pitch_px", .length(scale: 2)) { d in [pitch(d.lines) * d.scale] },
]

private func frameSize(_ drawn: Drawn, _ text: String) -> [Double] {
  guard let frame = drawn.line(text)?.frame else { return [.nan, .nan] }
  return [frame.width, frame.height]
}

/// The distance from the first line's baseline to the second one's.
private func pitch(_ lines: [PlacedLine]) -> Double {
  lines.count > 1 ? lines[1].baseline - lines[0].baseline : .nan
}

extension Drawn {
  /// The colour of the pixels of a line that differ most from the ground.
  func strongest(_ text: String) -> [Double] {
    guard let frame = line(text)?.frame else { return [.nan] }
    let box = pixels(frame)
    let ground = self[box.x, box.y]
    var best = ground
    for y in 0..<box.height {
      for x in 0..<box.width {
        let color = self[box.x + x, box.y + y]
        if color.distance(ground) > best.distance(ground) { best = color }
      }
    }
    return best.values
  }
}
