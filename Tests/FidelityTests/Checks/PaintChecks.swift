import Foundation
import VitrineGraphics
import VitrineLayout

/// Corners: the radius that was asked for, the one that fits, and how well it fits.
let cornerChecks: [Check] =
  corner("af-basiccornerradius", key: "corner_fit", nominal: 40) {
    CornerFit($0, corner: Point(0, 0), radius: 40, inside: Level(0, 0, 255), outside: .white)
  }
  + corner("ha-tiles-small-02", key: "corner_fit", nominal: 14) {
    CornerFit(
      $0, corner: Point(8, 8), radius: 14, inside: Level(224, 224, 224), outside: .white,
      isStroke: true)
  }
  + corner("ha-live-criticalText-light", key: "corner_fit", nominal: 12) {
    CornerFit(
      $0, corner: Point(16, 41), radius: 12, inside: Level(251, 176, 170), outside: .white)
  } + [
    Check("ha-builder-light", "outer_corner_fit.nominal_r_pt", .exact) {
      [placedRadius($0) ?? .nan]
    }
  ]

private func corner(
  _ name: String, key: String, nominal: Double,
  _ fit: @escaping @MainActor @Sendable (Drawn) -> CornerFit
) -> [Check] {
  [
    Check(name, key + ".nominal_r_pt", .exact) { [placedRadius($0) ?? .nan] },
    Check(name, key + ".continuous.r_pt", .point) { [fit($0).bestRadius(near: nominal)] },
    Check(name, key + ".continuous.rms_px", .outline) { [fit($0).rms(radius: nominal)] },
  ]
}

/// The radius of the first rounded rectangle with continuous corners.
private func placedRadius(_ d: Drawn) -> Double? {
  for node in d.tree.nodes {
    guard case .shape(let shape) = node.content,
      case .roundedRectangle(let radii, let curve) = shape.geometry, curve != .circular
    else { continue }
    return radii.topLeft
  }
  return nil
}

private let builder = "ha-builder-light"

let gradientChecks: [Check] =
  [
    Check(builder, "gradient_samples.left_mid", .levels) { [$0.color(76, 333).green] },
    Check(builder, "gradient_samples.top_mid", .levels) { [$0.color(195, 186).green] },
    Check(builder, "gradient_samples.bottom_mid", .levels) { [$0.color(195, 480).green] },
    // Equal colours along lines perpendicular to the gradient: the spread that rounding leaves.
    Check("af-gradientrendering", "iso_line_std", .atMost(0.5)) { [isoLineSpread($0)] },
  ] + tileGradients

private func isoLineSpread(_ d: Drawn) -> Double {
  var worst = 0.0
  for sum in stride(from: 200, to: 1000, by: 100) {
    let range = max(0, sum - 599)...min(599, sum)
    let values = range.map { d[$0, sum - $0].red }
    let mean = values.reduce(0, +) / Double(values.count)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
    worst = max(worst, variance.squareRoot())
  }
  return worst
}

/// `Color.gradient`: lighter at the top, the colour itself from about 71 % of the height. Each tile's
/// middle in the order of the reference picture; yellow has no measured numbers.
private let tileGradients: [Check] = [
  ("blue", 41.0, 46.0), ("orange", 99, 46), ("green", 160, 46), ("brown", 271, 46),
  ("mint", 43, 104), ("indigo", 101, 104), ("cyan", 164, 104), ("gray", 222, 104),
  ("pink", 274, 104),
].flatMap { name, x, y -> [Check] in
  let key = "color_gradient_macos26_light." + name
  return [
    Check("flow-hflow_colorBoxes", key + ".base", .levels) { $0.color(x, y + 47).values },
    Check("flow-hflow_colorBoxes", key + ".top", .levels) { d in
      // The first row's middle lies half a pixel below the edge.
      let slope = (d.color(x, y + 20) - d.color(x, y)) * (1 / 20.0)
      return (d.color(x, y) - slope * 0.5).values
    },
  ]
}

let shadowChecks: [Check] = [
  Check(builder, "shadow.best_sigma_pt", .point) { [shadowSigma($0)] },
  // A third of a point over the radius of 14.
  Check(builder, "shadow.sigma_over_radius", .other(0.33 / 14)) { [shadowSigma($0) / 14] },
  Check(builder, "bezel_px", .length(scale: 3)) { bezel($0) },
]

/// The four sides of the gradient's box, where the picture becomes darker than any shadow.
private func bezel(_ d: Drawn) -> [Double] {
  let dark = { (level: Level) in level.green < 140 }
  let x = (0..<d.pixmap.width).filter { dark(d[$0, 1000]) }
  let y = (0..<d.pixmap.height).filter { dark(d[585, $0]) }
  guard let x0 = x.first, let x1 = x.last, let y0 = y.first, let y1 = y.last else { return [.nan] }
  return [x0, y0, x1 + 1, y1 + 1].map(Double.init)
}

/// The standard deviation of the Gaussian that fits the shadow below the box best: black at 25 %,
/// 8 pt down, far from the corners.
private func shadowSigma(_ d: Drawn) -> Double {
  let ground = d.color(5, 5).green
  let samples = (1455..<1575).map { row in
    ((Double(row) + 0.5) / d.scale, d[585, row].green)
  }
  func deviation(_ sigma: Double) -> Double {
    samples.reduce(0) { sum, sample in
      let inside = 0.5 * (1 + erf((491 - sample.0) / sigma / 2.0.squareRoot()))
      let off = sample.1 - ground * (1 - 0.25 * inside)
      return sum + off * off
    }
  }
  let tries = (0...600).map { 11 + Double($0) / 100 }
  return tries.min { deviation($0) < deviation($1) } ?? .nan
}

let coverageChecks: [Check] =
  [
    ("sst-cgpath-ios", "max"), ("sst-cgpath-ios", "mean_abs"), ("sst-cgpath-ios", "bias"),
    ("sst-cgpath-macos", "max"), ("sst-cgpath-macos", "mean_abs"), ("sst-cgpath-macos", "bias"),
  ].map { name, key in
    Check(name, "coverage_vs_exact_area." + key, .atMost(0.015)) { d in
      let off = coverageErrors(d)
      switch key {
      case "max": return [off.map(abs).max() ?? .nan]
      case "bias": return [abs(off.reduce(0, +) / Double(off.count))]
      default: return [off.map(abs).reduce(0, +) / Double(off.count)]
      }
    }
  } + [
    Check("sst-cgpath-ios", "coverage_vs_exact_area.slope", .other(0.015)) { [coverageSlope($0)] }
  ]

/// Drawn minus exact coverage of every pixel that the circle's edge cuts.
private func coverageErrors(_ d: Drawn) -> [Double] {
  edgePixels(d).map { $0.drawn - $0.exact }
}

/// Slope of the drawn coverage over the exact one.
private func coverageSlope(_ d: Drawn) -> Double {
  let pairs = edgePixels(d)
  let exact = pairs.map(\.exact).reduce(0, +) / Double(pairs.count)
  let drawn = pairs.map(\.drawn).reduce(0, +) / Double(pairs.count)
  let both = pairs.reduce(0) { $0 + ($1.exact - exact) * ($1.drawn - drawn) }
  return both / pairs.reduce(0) { $0 + ($1.exact - exact) * ($1.exact - exact) }
}

/// The circle about (75, 75) of 15 pt: exact areas by integrating its height over each column.
private func edgePixels(_ d: Drawn) -> [(drawn: Double, exact: Double)] {
  let r = 15 * d.scale
  let c = 75 * d.scale
  var result: [(Double, Double)] = []
  for y in Int(c - r)..<Int(c + r) {
    for x in Int(c - r)..<Int(c + r) {
      let exact = circleArea(Double(x) - c, Double(y) - c, r)
      guard exact > 0.0005, exact < 0.9995 else { continue }
      result.append((Double(d.pixmap[x, y] >> 24) / 255, exact))
    }
  }
  return result
}

/// Area of the unit square with its corner at x, y inside a circle about the origin.
private func circleArea(_ x: Double, _ y: Double, _ r: Double) -> Double {
  let steps = 400
  return (0..<steps).reduce(0) { sum, k in
    let u = x + (Double(k) + 0.5) / Double(steps)
    guard abs(u) < r else { return sum }
    let half = (r * r - u * u).squareRoot()
    return sum + max(0, min(y + 1, half) - max(y, -half)) / Double(steps)
  }
}

let dividerChecks: [Check] = [
  Check("md-thematic", "divider.thickness_px", .exact) { [dividerRows($0)] },
  Check("md-thematic", "divider.thickness_pt", .exact) { [dividerRows($0) / $0.scale] },
  Check("md-thematic", "divider.colour_on_white", .levels) { dividerColor($0) },
  Check("flow-vdivider", "thickness_px", .exact) { [dividerRows($0)] },
]

private func dividerRows(_ d: Drawn) -> Double {
  let rows = d.runs(x: 10, from: 0, to: d.tree.size.height)
  return rows.count == 2 ? rows[1] - rows[0] : .nan
}

private func dividerColor(_ d: Drawn) -> [Double] {
  let rows = d.runs(x: 10, from: 0, to: d.tree.size.height)
  return rows.count == 2 ? d[10, Int(rows[0])].values : [.nan]
}
