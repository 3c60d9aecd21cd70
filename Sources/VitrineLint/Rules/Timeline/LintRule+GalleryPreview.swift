import VitrineWidgets

extension LintRule {
  static let galleryPreview = LintRule(
    "w-gallery-preview-realistic", .widgetkit, .warning,
    "The preview in the gallery shows realistic data.",
    advice: "Return a sample entry when context.isPreview is true.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let shown = widget.snapshots.filter { $0.scheme == .light }
      guard !shown.isEmpty else { return .notApplicable }
      return .of(shown.compactMap { unreal($0.picture) })
    })

  /// Words of dummy text.
  private static let dummies = ["lorem ipsum", "dolor sit amet"]

  private static func unreal(_ picture: LintPicture) -> LintViolation? {
    let family = picture.family?.slug ?? "view"
    guard !picture.leaves.isEmpty else {
      return LintViolation("the preview of \(family) shows nothing but its background")
    }
    let texts = picture.leaves.filter(\.isText)
    if !texts.isEmpty, texts.allSatisfy(\.isRedacted) {
      return LintViolation("the preview of \(family) is a placeholder")
    }
    let dummy = picture.texts.entries.first { entry in
      dummies.contains { entry.string.lowercased().contains($0) }
    }
    return dummy.map {
      LintViolation(
        "the preview says “\($0.string)”", path: $0.path, name: $0.name, measured: $0.string,
        rect: $0.frame)
    }
  }
}
