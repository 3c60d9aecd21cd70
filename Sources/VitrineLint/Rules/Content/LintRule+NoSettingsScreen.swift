import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let noSettingsScreen = LintRule(
    "w-no-own-settings-screen", .widgetkit, .warning,
    "The widget has no settings of its own in the content.",
    advice: "Leave settings to the sheet that the system makes of the widget's parameters.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, _ in
      guard picture.isSystemFamily else { return .notApplicable }
      return .of(
        picture.hits.targets.filter { $0.kind != .app && $0.kind != .widgetURL }.compactMap {
          target in
          guard let name = picture.symbols(in: target).first(where: isGear) else { return nil }
          return LintViolation(
            "the \(target.kind.rawValue) shows the symbol “\(name)”", path: target.path,
            name: target.name, measured: name, rect: target.rect)
        })
    })

  private static func isGear(_ symbol: String) -> Bool {
    symbol.hasPrefix("gear") || symbol.hasPrefix("slider.")
  }
}

extension LintPicture {
  /// The names of the symbols inside a target.
  fileprivate func symbols(in target: HitTarget) -> [String] {
    leaves(in: target).compactMap { leaf in
      guard case .image(let image) = leaf.kind, case .symbol(let outline, _) = image.content
      else { return nil }
      return outline.name
    }
  }
}
