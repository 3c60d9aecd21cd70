import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayOverWallpapers = LintRule(
    "today-vibrancy-legible", .today, .warning,
    "Text has a contrast of 4.5 : 1 with the platter over any wallpaper, large text 3 : 1.",
    advice: "Make the text darker, or less translucent.",
    source: "WCAG 2.1, success criterion 1.4.3 (AA); white, black and checked wallpapers",
    check: .widget { widget, limits in
      let shown = widget.pictures.filter { $0.role == .wallpaper }
      guard !shown.isEmpty else { return .notApplicable }
      let worst = worstContrasts(shown)
      guard !worst.isEmpty else { return .notApplicable }
      return .of(
        worst.compactMap { worst in
          guard case .text(let text) = worst.leaf.kind else { return nil }
          let least = leastContrast(text, limits)
          guard worst.ratio < least else { return nil }
          var violation = LintViolation(
            "“\(worst.leaf.string ?? "")” has a contrast of \(hundredths(worst.ratio)) : 1 over the wallpaper \(worst.wallpaper), less than \(number(least)) : 1",
            measured: "\(hundredths(worst.ratio)) : 1", limit: "\(number(least)) : 1",
            excess: least - worst.ratio)
          worst.picture.locate(&violation, worst.leaf)
          return violation
        })
    })

  private struct Worst {
    var leaf: LintLeaf
    var picture: LintPicture
    var wallpaper: String
    var ratio: Double
  }

  /// Returns for each text the wallpaper over which it is faintest.
  private static func worstContrasts(_ shown: [LintStandardPicture]) -> [Worst] {
    var result: [Worst] = []
    for shown in shown {
      let name = shown.picture.configuration.wallpaper?.name ?? "of the scene"
      for leaf in shown.picture.leaves where leaf.isText && !leaf.isRedacted {
        guard let ratio = shown.pixels.contrasts.first(where: { $0.node == leaf.node })?.ratio
        else { continue }
        let own = Worst(
          leaf: leaf, picture: shown.picture, wallpaper: name, ratio: ratio)
        if let known = result.firstIndex(where: { $0.leaf.node == leaf.node }) {
          if ratio < result[known].ratio { result[known] = own }
        } else {
          result.append(own)
        }
      }
    }
    return result
  }
}
