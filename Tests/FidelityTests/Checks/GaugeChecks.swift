import Foundation
import VitrineGraphics
import VitrineLayout

/// What the circular gauges of the reference pictures share, in points.
private struct Ring {
  var center: Point
  var mid: Double
  var reach: Double
  static let phone = Ring(center: Point(60, 60), mid: 26.23, reach: 5)
  static let watch = Ring(center: Point(50, 50), mid: 22.6, reach: 4)
  static let tint = Level(48, 209, 88)
  /// Rays that cross nothing but the filled line.
  static let openAngles: [Double] = [180, 210, 240, 270, 285]
  static let startAngles: [Double] = [200, 230, 260, 290, 320]
  static let fullAngles: [Double] = [0, 30, 60, 90, 120, 300, 330]

  func edges(_ d: Drawn, _ angles: [Double]) -> (Double, Double) {
    d.ring(center, mid: mid, reach: reach, angles: angles)
  }

  func width(_ d: Drawn, _ angles: [Double]) -> Double {
    let (inner, outer) = edges(d, angles)
    return outer - inner
  }

  /// Angles at which the middle of the line becomes bright and dark, in turn; clear of labels at
  /// the line's ends.
  func arcs(_ d: Drawn) -> [Double] {
    let hasLabels = d.line("100") != nil
    return d.arcs(
      center, mid, color: Self.tint, from: hasLabels ? 136 : 118, to: hasLabels ? 405 : 422)
  }

  /// A round end reaches half a line beyond the angle where the line ends.
  func cap(_ width: Double) -> Double { degrees(width / 2) }

  func degrees(_ length: Double) -> Double { length / mid * 180 / .pi }
  func length(_ degrees: Double) -> Double { degrees * .pi / 180 * mid }

  var angle: Tolerance { .angle(radius: mid) }
}

private let capacity = "ha-circular-ios-capacity-ring"
private let labelled = "ha-circular-ios-icon-value-name-open"
private let open = "ha-circular-ios-no-min-max"
private let zero = "ha-circular-ios-zero-fraction"
private let watch = "ha-circular-watch-no-min-max"

let gaugeChecks: [Check] = capacityChecks + labelledChecks + openChecks + zeroChecks + watchChecks

private func gauge(_ d: Drawn) -> Rect {
  d.tree.nodes.first { $0.name == "Gauge" }?.frame ?? .zero
}

private let capacityChecks: [Check] = [
  Check(capacity, "gauge_diameter_pt", .point) { [gauge($0).width] },
  Check(capacity, "centre_pt", .point) { [gauge($0).midX, gauge($0).midY] },
  Check(capacity, "line_width_pt", .point) { [Ring.phone.width($0, Ring.fullAngles)] },
  Check(capacity, "mid_radius_pt", .point) { d in
    let (inner, outer) = Ring.phone.edges(d, Ring.fullAngles)
    return [(inner + outer) / 2]
  },
  Check(capacity, "fill", .levels) { $0.color(86.23, 60).values },
  Check(capacity, "track", .levels) { d in
    d.at(Ring.phone.center, Ring.phone.mid, 215).values
  },
  // Two levels of the track's green.
  Check(capacity, "track_alpha", .other(0.01)) { d in
    [d.at(Ring.phone.center, Ring.phone.mid, 215).green / d.color(86.23, 60).green]
  },
]

private let labelledChecks: [Check] = [
  Check(labelled, "gauge_diameter_pt", .point) { [gauge($0).width] },
  Check(labelled, "line_width_pt", .point) { [Ring.phone.width($0, Ring.openAngles)] },
  Check(labelled, "arc_deg", Ring.phone.angle) { arcEnds($0, .phone) },
  Check(labelled, "sweep_deg", Ring.phone.angle) { d in
    let ends = arcEnds(d, .phone)
    return [ends[1] - ends[0]]
  },
  Check(labelled, "knob_centre_deg", Ring.phone.angle) { [knob($0, .phone).centre] },
  Check(labelled, "knob_disc_diam_pt", .point) { [knob($0, .phone).disc] },
  Check(labelled, "knob_cutout_diam_pt", .point) { [knob($0, .phone).hole] },
  Check(labelled, "minmax_baseline_pt", .point) { [$0.baseline("0")] },
  Check(labelled, "minmax_ink_x_pt", .point) { [$0.inkX("0")[0], $0.inkX("100")[1]] },
  Check(labelled, "value_baseline_pt", .point) { [$0.baseline("68%")] },
  Check(labelled, "name_baseline_pt", .point) { [$0.baseline("Battery")] },
]

private let openChecks: [Check] = [
  Check(open, "arc_deg", Ring.phone.angle) { arcEnds($0, .phone) },
  Check(open, "sweep_deg", Ring.phone.angle) { d in
    let ends = arcEnds(d, .phone)
    return [ends[1] - ends[0]]
  },
  Check(open, "knob_centre_deg", Ring.phone.angle) { [knob($0, .phone).centre] },
  Check(open, "line_width_pt", .point) { [Ring.phone.width($0, Ring.openAngles)] },
]

private let zeroChecks: [Check] = [
  Check(zero, "knob_centre_deg", Ring.phone.angle) { d in
    let arcs = Ring.phone.arcs(d)
    return arcs.count > 1 ? [(arcs[0] + arcs[1]) / 2] : [.nan]
  },
  Check(zero, "knob_disc_deg", Ring.phone.angle) { Array(Ring.phone.arcs($0).prefix(2)) },
  Check(zero, "cutout_end_deg", Ring.phone.angle) { d in
    let arcs = Ring.phone.arcs(d)
    return arcs.count > 2 ? [arcs[2]] : [.nan]
  },
]

private let watchChecks: [Check] = [
  Check(watch, "gauge_diameter_pt", .point) { [gauge($0).width] },
  Check(watch, "line_width_pt", .point) { [Ring.watch.width($0, Ring.openAngles)] },
  Check(watch, "arc_deg", Ring.watch.angle) { arcEnds($0, .watch) },
  Check(watch, "knob_cutout_deg", Ring.watch.angle) { d in
    let arcs = Ring.watch.arcs(d)
    return arcs.count == 6 ? [arcs[1], arcs[4]] : [.nan]
  },
]

/// Where the line starts and ends, without its round ends.
private func arcEnds(_ d: Drawn, _ ring: Ring) -> [Double] {
  let arcs = ring.arcs(d)
  guard let first = arcs.first, let last = arcs.last else { return [.nan, .nan] }
  let cap = ring.cap(ring.width(d, Ring.openAngles))
  return [first + cap, last - cap]
}

/// The knob between the two parts of the line: its angle, and the sizes of disc and hole in points.
private func knob(_ d: Drawn, _ ring: Ring) -> (centre: Double, disc: Double, hole: Double) {
  let arcs = ring.arcs(d)
  guard arcs.count == 6 else { return (.nan, .nan, .nan) }
  return ((arcs[2] + arcs[3]) / 2, ring.length(arcs[3] - arcs[2]), ring.length(arcs[4] - arcs[1]))
}

private let lock = "we-lockscreenwidget"

let linearGaugeChecks: [Check] = [
  Check(lock, "linear_capacity_gauge.bar_height_pt", .point) { d in
    let y = d.runs(x: 60, from: 100, to: 130).map { $0 / d.scale }
    return y.count == 2 ? [y[1] - y[0]] : [.nan]
  },
  // The widget stands 15 pt inside the picture.
  Check(lock, "linear_capacity_gauge.bar_x_pt", .point) { d in
    let x = d.runs(y: bar(d), from: 16, to: 164, level: 1).map { $0 / d.scale - 15 }
    return x.count == 2 ? x : [.nan]
  },
  Check(lock, "linear_capacity_gauge.fill_to_pt", .point) { d in
    // Up to where the colour is nearer to the fill than to the track.
    let x = d.runs(y: bar(d), from: 16, to: 164, level: 128).map { $0 / d.scale - 15 }
    return x.count == 2 ? [x[1]] : [.nan]
  },
  Check(lock, "linear_capacity_gauge.fill", .levels) { d in d.color(60, bar(d)).values },
  Check(lock, "linear_capacity_gauge.track_on_white", .levels) { d in d.color(135, bar(d)).values },
  Check(lock, "linear_capacity_gauge.label_baseline_to_bar_top_pt", .point) { d in
    let y = d.runs(x: 60, from: 100, to: 130).map { $0 / d.scale }
    return y.count == 2 ? [y[0] - d.baseline("67% of day")] : [.nan]
  },
]

/// The middle of the bar, which is 16 pt high.
private func bar(_ d: Drawn) -> Double {
  (d.runs(x: 60, from: 100, to: 130).first.map { $0 / d.scale } ?? .nan) + 8
}

private let green = Level(52, 199, 89)

let toggleChecks: [Check] = [
  Check("vs-toggleview", "toggle_on_box_px", .point) { $0.bounds(of: green, reach: 60) },
  Check("vs-toggleview", "size_pt", .point) { toggleSize($0) },
  Check("vs-toggleview", "colour_on", .levels) { $0.color(58, 31).values },
  Check("ha-privacy", "toggle.size_pt", .point) { toggleSize($0) },
  Check("ha-privacy", "toggle.colour_on", .levels) { d in
    let box = d.bounds(of: green, reach: 20)
    return d[Int(box[0]) + 15, Int((box[1] + box[3]) / 2)].values
  },
]

private func toggleSize(_ d: Drawn) -> [Double] {
  let box = d.bounds(of: green, reach: 60)
  return [(box[2] - box[0]) / d.scale, (box[3] - box[1]) / d.scale]
}
