import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let fewHues = LintRule(
    "w-colour-not-competing", .widgetkit, .warning, "Few strong colours compete.",
    advice: "Keep strong colours for what matters.",
    source: "Human Interface Guidelines, widgets (iOS 14); the count is a proposal",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots.filter(\.picture.isSystemFamily)
      guard !shown.isEmpty else { return .notApplicable }
      return .of(
        shown.compactMap { shown in
          let hues = shown.picture.strongHues
          guard hues.count > limits.hues else { return nil }
          return LintViolation(
            "\(shown.family?.slug ?? "view") has \(hues.count) strong colours, more than \(limits.hues)",
            measured: "\(hues.count)", limit: "\(limits.hues)",
            excess: Double(hues.count - limits.hues))
        })
    })
}

extension LintPicture {
  /// The strong colours that cover more than a speck.
  fileprivate var strongHues: [Int] {
    var areas: [Int: Double] = [:]
    for leaf in leaves {
      guard let fill = leaf.flatFill,
        let hue = fill.color.strongHue(opacity: fill.opacity * leaf.opacity)
      else { continue }
      areas[hue, default: 0] += leaf.share(of: self)
    }
    return areas.filter { $0.value > Self.speck }.keys.sorted()
  }

  /// The share up to which marks, such as the bars beside events, do not compete: a proposal.
  private static let speck = 0.004
}

extension RGBA {
  /// The sixth of the circle of hues to which a strong colour belongs; nil for greys and faint colours.
  fileprivate func strongHue(opacity: Double) -> Int? {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard Double(alpha) * opacity > 0.5, most > 0.4, range / most > 0.5 else { return nil }
    let sixth =
      if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    // Twelve parts, so that red, orange, yellow and green are apart.
    return Int((sixth * 2).rounded() + 12) % 12
  }
}
