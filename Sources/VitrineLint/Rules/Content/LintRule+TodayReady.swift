import VitrineWidgets

extension LintRule {
  static let todayReady = LintRule(
    "today-no-loading-wait", .today, .error, "Content is there at once.",
    advice: "Show the last content while new content loads.",
    source: "Human Interface Guidelines, Today widgets (iOS 10)",
    check: .widget { widget, _ in
      let shown = widget.snapshots
      guard !shown.isEmpty else { return .notApplicable }
      return .of(shown.compactMap { waiting($0.picture) })
    })

  private static func waiting(_ picture: LintPicture) -> LintViolation? {
    guard !picture.leaves.isEmpty else {
      return LintViolation("under iOS \(picture.configuration.os) the widget shows nothing")
    }
    let found = picture.leaves.first { leaf in
      guard let text = leaf.string?.lowercased() else { return false }
      return loadingWords.contains { text.hasPrefix($0) }
    }
    guard let found else { return nil }
    var violation = LintViolation(
      "the widget says “\(found.string ?? "")”", measured: found.string ?? "")
    picture.locate(&violation, found)
    return violation
  }

  private static let loadingWords = [
    "loading", "please wait", "updating…", "fetching", "wird geladen", "bitte warten", "lädt",
    "chargement", "cargando", "読み込み中", "加载中", "載入中",
  ]
}
