import VitrineWidgets

extension LintRule {
  /// Returns the texts of a role's pictures that black swallows.
  static func faint(
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
}
