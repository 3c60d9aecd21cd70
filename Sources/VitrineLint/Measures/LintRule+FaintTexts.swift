import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  /// Returns the texts of a picture with too little contrast, and the number of those measured.
  ///
  /// - Parameter least: the limit for all texts; nil is that of each text's size and colour.
  static func faintTexts(
    _ shown: LintStandardPicture, _ limits: LintThresholds, least: Double? = nil
  ) -> (judged: Int, found: [LintViolation]) {
    let picture = shown.picture
    guard picture.isSystemFamily else { return (0, []) }
    var judged = 0
    var found: [LintViolation] = []
    for leaf in picture.leaves {
      guard case .text(let text) = leaf.kind, !leaf.isRedacted, hasLetters(text.leaf.runs),
        let contrast = shown.pixels.contrasts.first(where: { $0.node == leaf.node }),
        let ratio = contrast.ratio
      else { continue }
      judged += 1
      let limit = least ?? leastContrast(text, limits)
      guard ratio < limit else { continue }
      let scheme = shown.scheme == .dark ? "dark" : "light"
      let lightness = contrast.lightness.map { " (APCA: Lc \(number($0)))" } ?? ""
      var violation = LintViolation(
        "in \(scheme) \(picture.family?.slug ?? "view"), “\(leaf.string ?? "")” has a contrast of \(hundredths(ratio)) : 1\(lightness), less than \(number(limit)) : 1",
        measured: "\(hundredths(ratio)) : 1", limit: "\(number(limit)) : 1", excess: limit - ratio)
      picture.locate(&violation, leaf)
      found.append(violation)
    }
    return (judged, found)
  }

  /// Emoji have colours of their own.
  static func hasLetters(_ runs: [TextRun]) -> Bool {
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

  static let labelColors: Set = ["secondary", "secondaryLabel"]

  static let boldWeight = 700.0
}
