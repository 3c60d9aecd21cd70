import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

/// Rules on contrast and appearance, measured on pixels.
extension LintRule {
  static let contrast = LintRule(
    "w-rich-colour-crisp-text", .widgetkit, .warning,
    "Text has a contrast of 4.5 : 1 with what lies behind it, large text 3 : 1.",
    advice: "Make the text darker or lighter, or its background more even.",
    source: "WCAG 2.1, success criterion 1.4.3 (AA)",
    check: .widget { widget, limits in
      let faint = widget.snapshots.map { faintTexts($0, limits) }
      if faint.allSatisfy({ $0.judged == 0 }) { return .notApplicable }
      return .of(faint.flatMap(\.found))
    })

  static let lightAndDark = LintRule(
    "w-light-and-dark", .widgetkit, .error,
    "Text that is legible in one appearance has a contrast of 3 : 1 in the other as well.",
    advice: "Use semantic colours, or give each colour a dark variant.",
    source: "Human Interface Guidelines, dark mode",
    check: .widget { widget, limits in
      guard !widget.schemes.isEmpty else { return .notApplicable }
      return .of(
        widget.schemes.flatMap { light, dark -> [LintViolation] in
          let faint = (
            faintTexts(light, limits, least: limits.largeTextContrast).found,
            faintTexts(dark, limits, least: limits.largeTextContrast).found
          )
          let both = Set(faint.0.map(\.path)).intersection(faint.1.map(\.path))
          return (faint.0 + faint.1).filter { !both.contains($0.path) }
        })
    })

  /// Returns the texts of a picture with too little contrast, and the number of those measured.
  ///
  /// - Parameter least: the limit for all texts; nil is that of each text's size and colour.
  private static func faintTexts(
    _ shown: LintStandardPicture, _ limits: LintThresholds, least: Double? = nil
  ) -> (judged: Int, found: [LintViolation]) {
    let picture = shown.picture
    guard picture.isSystemFamily else { return (0, []) }
    var judged = 0
    var found: [LintViolation] = []
    for leaf in picture.leaves {
      guard case .text(let text) = leaf.kind, !leaf.isRedacted, hasLetters(text.leaf.runs),
        let ratio = shown.pixels.contrasts.first(where: { $0.node == leaf.node })?.ratio
      else { continue }
      judged += 1
      let limit = least ?? leastContrast(text, limits)
      guard ratio < limit else { continue }
      let scheme = shown.scheme == .dark ? "dark" : "light"
      var violation = LintViolation(
        "in \(scheme) \(picture.family?.slug ?? "view"), “\(leaf.string ?? "")” has a contrast of \(hundredths(ratio)) : 1, less than \(number(limit)) : 1",
        measured: "\(hundredths(ratio)) : 1", limit: "\(number(limit)) : 1", excess: limit - ratio)
      picture.locate(&violation, leaf)
      found.append(violation)
    }
    return (judged, found)
  }

  /// Emoji have colours of their own.
  private static func hasLetters(_ runs: [TextRun]) -> Bool {
    runs.contains { $0.attachment == nil && $0.text.contains { $0.isLetter || $0.isNumber } }
  }

  /// The limit for a text of its size and colour.
  static func leastContrast(_ text: PlacedText, _ limits: LintThresholds) -> Double {
    // The platform's own secondary labels are fainter than WCAG asks for small text.
    let isLabel = text.leaf.fills.allSatisfy { labelColors.contains($0.name ?? "") }
    let isLarge = text.leaf.runs.filter { $0.attachment == nil }.allSatisfy { run in
      let isBold = run.font.weight >= boldWeight
      return run.font.size * text.layout.scaleFactor
        >= (isBold ? limits.largeBoldText : limits.largeText)
    }
    return isLarge || isLabel ? limits.largeTextContrast : limits.contrast
  }

  private static let labelColors: Set = ["secondary", "secondaryLabel"]
  private static let boldWeight = 700.0

  /// A number with two decimals, rounded down so that no violation reads like its limit.
  static func hundredths(_ value: Double) -> String {
    DumpNumber.text((value * 100).rounded(.down) / 100)
  }

  static let notInverted = LintRule(
    "w-no-inverted-modes", .widgetkit, .warning,
    "The widget is not dark in light appearance and light in dark appearance.",
    advice: "Exchange the variants of the colours.",
    source: "Human Interface Guidelines, dark mode",
    check: .widget { widget, _ in
      let pairs = widget.schemes.filter { $0.light.picture.isSystemFamily }
      guard !pairs.isEmpty else { return .notApplicable }
      return .of(
        pairs.compactMap { light, dark in
          let (day, night) = (light.pixels.luminance, dark.pixels.luminance)
          guard day < 0.5, night > 0.5 else { return nil }
          return LintViolation(
            "\(light.family?.slug ?? "view") has a mean luminance of \(hundredths(day)) in light and \(hundredths(night)) in dark appearance",
            measured: hundredths(night), limit: "0.5", excess: night - day)
        })
    })

  static let containerBackground = LintRule(
    "container-background", .widgetkit, .warning,
    "The widget gives its background with containerBackground(for: .widget).",
    advice:
      "Move the background into containerBackground; without it iOS 17 and later refuse the widget.",
    source: "WidgetKit, containerBackground(for:alignment:content:)",
    check: .picture { picture, _ in
      guard picture.isSystemFamily else { return .notApplicable }
      return .of(
        picture.diagnostics.filter { $0.code == "no-container-background" }.map { _ in
          LintViolation("the widget names no containerBackground")
        })
    })
}
