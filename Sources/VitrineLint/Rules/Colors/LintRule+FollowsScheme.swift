import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let followsScheme = LintRule(
    "ignores-colour-scheme", .widgetkit, .note,
    "The widget looks different in light and dark appearance.",
    advice: "Give the background a dark variant, unless the picture is meant to stay.",
    source: "Human Interface Guidelines, dark mode",
    check: .widget { widget, _ in
      let pairs = widget.systemSchemes
      guard !pairs.isEmpty else { return .notApplicable }
      return .of(
        pairs.filter { $0.light.pixels.hash == $0.dark.pixels.hash }.map { light, _ in
          LintViolation("\(light.family?.slug ?? "view") has one picture for both appearances")
        })
    })
}
