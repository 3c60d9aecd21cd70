import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let legibleOnScreens = LintRule(
    "legible-on-screens", .widgetkit, .warning,
    "On the Lock Screen and beside clear icons, text is light and opaque enough.",
    advice: "Leave out opacity, and use lighter greys for texts.",
    source: "WCAG 2.1, success criterion 1.4.6 (AAA), on black; the opacity is a proposal",
    check: .widget { widget, limits in
      let texts = widget.pictures.flatMap { shown in
        lightsOnBlack(shown) + opacitiesOnGlass(shown)
      }
      if texts.isEmpty { return .notApplicable }
      return .of(texts.compactMap { $0.violation(limits) })
    })

  /// The vibrant mode turns lightness into opacity, and adds nothing under faint texts: the light on black is what any
  /// wallpaper is mixed with.
  private static func lightsOnBlack(_ shown: LintStandardPicture) -> [ShownText] {
    let configuration = shown.picture.configuration
    guard shown.role == .usual, shown.entry == .snapshot, shown.scheme == .light,
      configuration.mode == .vibrant
    else { return [] }
    return shown.picture.letters.compactMap { leaf in
      let contrast = shown.pixels.contrasts.first { $0.node == leaf.node }
      return (contrast?.ratio).map {
        ShownText(picture: shown.picture, leaf: leaf, seen: .ratio($0))
      }
    }
  }

  /// Beside clear icons, texts of all colours are white, so that only their opacity makes them faint.
  private static func opacitiesOnGlass(_ shown: LintStandardPicture) -> [ShownText] {
    guard shown.role == .accented, shown.picture.isSystemFamily else { return [] }
    return shown.picture.letters.compactMap { leaf in
      leaf.flatFill.map { fill in
        let opacity = fill.opacity * Double(fill.color.alpha) * leaf.opacity
        return ShownText(picture: shown.picture, leaf: leaf, seen: .opacity(opacity))
      }
    }
  }
}

extension LintPicture {
  /// The texts with letters or figures.
  fileprivate var letters: [LintLeaf] {
    leaves.filter { leaf in
      guard case .text(let text) = leaf.kind, !leaf.isRedacted else { return false }
      return LintRule.hasLetters(text.leaf.runs)
    }
  }
}

/// The light or opacity of a text in a mode in which the system replaces its colours.
private struct ShownText {
  enum Seen {
    /// The contrast with black.
    case ratio(Double)
    /// The opacity of its white.
    case opacity(Double)
  }

  var picture: LintPicture
  var leaf: LintLeaf
  var seen: Seen

  func violation(_ limits: LintThresholds) -> LintViolation? {
    let words = "“\(leaf.string ?? "")” of \(picture.family?.slug ?? "view")"
    var violation: LintViolation
    switch seen {
    case .ratio(let ratio):
      let least = limits.screenContrast
      guard ratio < least else { return nil }
      let (shown, limit) = ("\(LintRule.hundredths(ratio)) : 1", "\(LintRule.number(least)) : 1")
      violation = LintViolation(
        "on the Lock Screen, \(words) has a contrast of \(shown) with black, less than \(limit)",
        measured: shown, limit: limit, excess: least - ratio)
    case .opacity(let opacity):
      let least = limits.screenOpacity
      guard opacity < least else { return nil }
      let (shown, limit) = (LintRule.hundredths(opacity), LintRule.hundredths(least))
      violation = LintViolation(
        "beside clear icons, \(words) is white with an opacity of \(shown), less than \(limit)",
        measured: shown, limit: limit, excess: least - opacity)
    }
    picture.locate(&violation, leaf)
    return violation
  }
}
