import VitrineGraphics
import VitrineWidgets

/// Rules on widgets without a background, on black.
extension LintRule {
  static let alwaysOn = LintRule(
    "h-always-on-contrast", .widgetkit, .warning, "Lock Screen widgets are legible when dimmed.",
    advice: "Use brighter greys where isLuminanceReduced is true.",
    source: "Human Interface Guidelines, widgets and always on; WCAG's ratio for large text",
    check: .widget { widget, limits in
      faint(widget, .dimmed, "dimmed", limits)
    })

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

  /// Returns the texts of a role's pictures that black swallows.
  private static func faint(
    _ widget: LintWidget, _ role: LintStandardPicture.Role, _ when: String,
    _ limits: LintThresholds
  ) -> LintVerdict {
    var hasText = false
    var found: [LintViolation] = []
    for shown in widget.pictures where shown.role == role {
      for leaf in shown.picture.leaves where leaf.isText && !leaf.isRedacted {
        guard let ratio = shown.pixels.contrasts.first(where: { $0.node == leaf.node })?.ratio
        else { continue }
        hasText = true
        guard ratio < limits.largeTextContrast else { continue }
        let least = number(limits.largeTextContrast)
        var violation = LintViolation(
          "\(when), “\(leaf.string ?? "")” of \(shown.family?.slug ?? "view") has a contrast of \(hundredths(ratio)) : 1 with black, less than \(least) : 1",
          measured: "\(hundredths(ratio)) : 1", limit: "\(least) : 1",
          excess: limits.largeTextContrast - ratio)
        shown.picture.locate(&violation, leaf)
        found.append(violation)
      }
    }
    return hasText ? .of(found) : .notApplicable
  }

  /// The share of the container from which a shape is a background.
  private static let backgroundShare = 0.9

  private static func ownBackgrounds(_ shown: LintStandardPicture) -> [LintViolation] {
    let container = shown.picture.container
    return shown.picture.leaves.filter { $0.noun == "shape" }.compactMap { leaf in
      let share = leaf.frame.intersection(container).area / container.area
      guard share > backgroundShare else { return nil }
      var violation = LintViolation(
        "in StandBy, a shape in the content covers \(percent(share)) of the widget: the system removes only containerBackground",
        measured: percent(share), limit: percent(backgroundShare), excess: share - backgroundShare)
      shown.picture.locate(&violation, leaf)
      return violation
    }
  }
}
