import VitrineGraphics
import VitrineLayout
import VitrineViews
import VitrineWidgets

extension LintRule {
  static let vibrantGreys = LintRule(
    "h-vibrant-opaque-greys", .widgetkit, .warning,
    "In the vibrant mode texts and symbols are opaque.",
    advice: "Use greys in place of opacity: the system makes them translucent itself.",
    source: "Human Interface Guidelines, widgets",
    check: .picture { picture, limits in
      guard picture.family?.isAccessory == true, picture.configuration.mode == .vibrant else {
        return .notApplicable
      }
      // Tracks of gauges and other shapes are meant to be faint.
      let inked = picture.leaves.filter { $0.noun != "shape" }.compactMap { leaf in
        leaf.flatFill.map { (leaf, $0) }
      }
      guard !inked.isEmpty else { return .notApplicable }
      return .of(
        inked.compactMap { leaf, fill in
          let alpha = fill.opacity * Double(fill.color.alpha) * leaf.opacity
          // The system's own fainter labels are meant for it.
          guard alpha < limits.vibrantOpacity, fill.name == nil || leaf.opacity < 1 else {
            return nil
          }
          let words = leaf.string.map { "“\($0)”" } ?? "the \(leaf.noun)"
          var violation = LintViolation(
            "\(words) has an opacity of \(hundredths(alpha))", measured: hundredths(alpha),
            limit: hundredths(limits.vibrantOpacity), excess: limits.vibrantOpacity - alpha)
          picture.locate(&violation, leaf)
          return violation
        })
    })
}
