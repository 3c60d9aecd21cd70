import VitrineGraphics
import VitrineLayout

private let small = "ha-calendar-small-light"
private let large = "ha-calendar-large-light"
private let medium = "ha-calendar-mediumnotconfigured-light"
private let eventBlue = Level(66, 105, 208)
private let eventYellow = Level(244, 189, 74)

let calendarChecks: [Check] = [
  Check(small, "bar_rows_pt", .point) { d in
    rows(d, of: [eventBlue, eventYellow])
  },
  Check(small, "row_height_pt", .point) { d in
    let bar = d.bounds(of: eventBlue)
    return [(bar[3] - bar[1]) / d.scale]
  },
  Check(small, "bar_w_pt", .point) { d in
    let bar = d.bounds(of: eventBlue)
    return [(bar[2] - bar[0]) / d.scale]
  },
  Check(small, "weekday_baseline_pt", .point) { [$0.baseline("MON")] },
  Check(small, "day_baseline_pt", .point) { [$0.baseline("18")] },
  Check(small, "row1_baselines_pt", .point) {
    [$0.baseline("Calendar event 1"), $0.baseline("All-day")]
  },
  Check(small, "row2_baselines_pt", .point) {
    [$0.baseline("Calendar event 2"), $0.baseline("9:00\u{202F}AM – 10:00\u{202F}AM")]
  },
  Check(small, "footer_baseline_pt", .point) { [$0.baseline("8:00\u{202F}AM")] },
  Check(small, "title_ink_w_pt", .relative) {
    [$0.inkWidth("Calendar event 1"), $0.inkWidth("Calendar event 2")]
  },
  Check(large, "bar_rows_pt", .point) { d in
    // Not the section's label, which crosses the same column.
    let ends = d.runs(x: 17.5, from: 85, to: 320).map { $0 / d.scale }
    return stride(from: 0, to: ends.count - 1, by: 2).flatMap { k -> [Double] in
      ends[k + 1] - ends[k] > 10 ? [ends[k], ends[k + 1]] : []
    }
  },
  Check(large, "section_label_baselines_pt", .point) {
    [$0.baseline("TODAY"), $0.baseline("TOMORROW")]
  },
  Check(large, "footer_baseline_pt", .point) { [$0.baseline("8:00\u{202F}AM")] },
  Check(medium, "callout_bold_baseline_pt", .point) { [$0.baseline("Calendar")] },
  Check(medium, "caption_baseline_pt", .point) {
    [$0.baseline("Edit widget to select calendars.")]
  },
  Check(medium, "ink_w_pt", .relative) {
    [$0.inkWidth("Calendar"), $0.inkWidth("Edit widget to select calendars.")]
  },
]

/// Top and bottom of each colour's rows, in points.
private func rows(_ drawn: Drawn, of colors: [Level]) -> [Double] {
  colors.flatMap { color -> [Double] in
    let box = drawn.bounds(of: color)
    return [box[1] / drawn.scale, box[3] / drawn.scale]
  }
}

let boxChecks: [Check] =
  [
    Check("sst-swiftui-fixed", "centred_bbox_px", .length(scale: 2)) {
      $0.bounds(of: Level(255, 204, 0))
    },
    Check("sst-swiftui-device", "bbox_px", .length(scale: 2)) { $0.bounds(of: Level(255, 204, 0)) },
    Check("sst-swiftui-device", "blue_rect_px", .length(scale: 2)) {
      $0.bounds(of: Level(0, 122, 255), reach: 60)
    },
    Check("flow-hflow_colorBoxes", "rows_px", .point) { $0.runs(x: 25, from: 20, to: 180) },
    Check("flow-hflow_colorBoxes", "row1_boxes_px", .point) { $0.runs(y: 71, from: 5, to: 315) },
    // The source's own padding of 12 around its rows.
    Check("flow-hflow_colorBoxes", "white_block_px", .point) { d in
      guard let block = d.tree.nodes.first(where: { $0.name == "VStack" })?.frame else {
        return [.nan]
      }
      return [block.minX - 12, block.minY - 12, block.maxX + 12, block.maxY + 12]
    },
    Check("rc-redacted-ios15", "bar_px", .point) { d in
      d.bounds(of: Level(214, 214, 214), reach: 20)
    },
    Check("rc-redacted-ios15", "colour", .levels) { $0.color(150, 30).values },
    Check("flow-firstTextBaseline_textPills", "fill_16pct_blue", .levels) {
      $0.color(50, 20).values
    },
  ] + accents

/// System colours of the newest system.
private let accents: [Check] = ["blue", "orange", "green", "pink", "purple"].enumerated().map {
  index, name in
  Check(
    "flow-firstTextBaseline_textPills", "macos_accent." + name, .levels, view: "flow-accents"
  ) { $0.color(Double(index) * 20 + 10, 10).values }
}

private let stroke = Level(224, 224, 224)

let tileChecks: [Check] = [
  Check("ha-tiles-small-02", "card_edge_pt", .point) { [lineCentres($0, x: 64)[0]] },
  Check("ha-tiles-small-02", "card_gap_pt", .point) { d in
    let y = lineCentres(d, x: 64)
    return [y[2] - y[1]]
  },
  Check("ha-tiles-small-02", "card_height_pt", .point) { d in
    let y = lineCentres(d, x: 64)
    return [y[1] - y[0]]
  },
  Check("ha-tiles-small-02", "title_baseline_pt", .point) { [$0.baseline("Title 0")] },
  Check("ha-tiles-small-02", "subtitle_baseline_pt", .point) { [$0.baseline("Subtitle 0")] },
  Check("ha-tiles-small-02", "text_x_pt", .point) { [$0.inkX("Title 0")[0]] },
  Check("ha-tiles-large-04", "hlines_px", .length(scale: 3)) { $0.runs(x: 130, from: 0, to: 310) },
  Check("ha-tiles-large-04", "vlines_px", .length(scale: 3)) { $0.runs(y: 80, from: 0, to: 350) },
  Check("ha-tiles-large-04", "card_pt", .point) { d in
    let x = d.runs(y: 80, from: 0, to: 350).map { $0 / d.scale }
    let y = d.runs(x: 130, from: 0, to: 310).map { $0 / d.scale }
    return x.count == 8 && y.count == 8
      ? [(x[2] + x[3] - x[0] - x[1]) / 2, (y[2] + y[3] - y[0] - y[1]) / 2] : [.nan]
  },
]

/// Middles of the lines that a column crosses, in points; four are wanted.
private func lineCentres(_ drawn: Drawn, x: Double) -> [Double] {
  let ends = drawn.runs(x: x, from: 0, to: drawn.tree.size.height).map { $0 / drawn.scale }
  guard ends.count == 8 else { return [.nan, .nan, .nan, .nan] }
  return stride(from: 0, to: 8, by: 2).map { (ends[$0] + ends[$0 + 1]) / 2 }
}

private let critical = "ha-live-criticalText-light"

let activityChecks: [Check] = [
  Check(critical, "icon_box_pt", .point) { d in
    let x = d.runs(y: 65, from: 5, to: 70).map { $0 / d.scale }
    let y = d.runs(x: 40, from: 30, to: 100).map { $0 / d.scale }
    return x.count > 1 && y.count > 1 ? [x[0], y[0], x[1], y[1]] : [.nan]
  },
  Check(critical, "border", .levels) { $0.color(40, 41.5).values },
  Check(critical, "inner_fill", .levels) { $0.color(40, 65).values },
  Check("ha-live-chronometer-light", "native_progress_layout_height_pt", .point) { d in
    [d.tree.nodes.first { $0.name == "LeadingPart" }?.frame.height ?? .nan]
  },
  Check("ha-live-chronometer-light", "bar_box_pt", .point) { d in
    d.bounds(of: Level(255, 152, 0), reach: 20).map { $0 / d.scale }
  },
]
