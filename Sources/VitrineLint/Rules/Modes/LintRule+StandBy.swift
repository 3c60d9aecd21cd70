import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let standBy = LintRule(
    "h-standby-no-background", .widgetkit, .warning,
    "Without its background a widget still shows.",
    advice: "Give colours that stand out on black where showsWidgetContainerBackground is false.",
    source: "Human Interface Guidelines, widgets; WCAG's ratio for large text",
    check: .widget { widget, limits in
      let shown = widget.pictures.filter { $0.role == .standBy }
      guard case .violated(let texts) = faint(widget, .standBy, "in StandBy", limits) else {
        return shown.isEmpty ? .notApplicable : .of(shown.flatMap(ownBackgrounds))
      }
      return .violated(texts + shown.flatMap(ownBackgrounds))
    })

  /// The share of the container from which a shape is a background.
  private static let backgroundShare = 0.9

  private static func ownBackgrounds(_ shown: LintStandardPicture) -> [LintViolation] {
    shown.picture.leaves.filter { $0.noun == "shape" }.compactMap { leaf in
      covering(leaf, of: shown.picture, over: backgroundShare) { share, _ in
        "in StandBy, a shape in the content covers \(share) of the widget: the system removes only containerBackground"
      }
    }
  }
}
