import VitrineGraphics
import VitrineLayout
import VitrineViews
import VitrineWidgets

/// Rules on widgets that the system draws in its own colours.
extension LintRule {
  static let accentedGroups = LintRule(
    "h-accented-groups", .widgetkit, .warning,
    "In the accented mode everything still shows, and the accent has a part of the content.",
    advice: "Add widgetAccentable to what should stand out.",
    source: "Human Interface Guidelines, widgets",
    check: .widget { widget, _ in
      let shown = widget.pictures.filter { $0.role == .accented && $0.picture.isSystemFamily }
      guard !shown.isEmpty else { return .notApplicable }
      return .of(shown.flatMap { collapsed($0) + ungrouped($0) })
    })

  private static func collapsed(_ shown: LintStandardPicture) -> [LintViolation] {
    shown.diagnostics.filter { $0.code == "accent-flattened" }.map { diagnostic in
      LintViolation(
        "in \(shown.family?.slug ?? "view"), \(diagnostic.message)", path: diagnostic.path)
    }
  }

  private static func ungrouped(_ shown: LintStandardPicture) -> [LintViolation] {
    let isGrouped = shown.picture.tree.nodes.contains {
      guard case .accentable(let treatment) = $0.content else { return false }
      return treatment != .primary
    }
    guard !isGrouped, shown.picture.leaves.count > 1 else { return [] }
    return [
      LintViolation(
        "in \(shown.family?.slug ?? "view"), no view belongs to the accent", measured: "0",
        limit: "1")
    ]
  }

  static let fullColorImages = LintRule(
    "h-full-colour-images-sparingly", .widgetkit, .warning,
    "In a tinted widget a picture in full colour is smaller than the widget.",
    advice: "Choose another widgetAccentedRenderingMode, or show the picture smaller.",
    source: "Human Interface Guidelines, widgets; the share is a proposal",
    check: .widget { widget, limits in
      let shown = widget.pictures.filter { $0.role == .accented && $0.picture.isSystemFamily }
      let images = shown.flatMap { shown in
        shown.picture.fullColorImages.map { (shown.picture, $0) }
      }
      guard !images.isEmpty else { return .notApplicable }
      return .of(
        images.compactMap { picture, leaf in
          let area = leaf.frame.intersection(picture.container).area
          let share = area / picture.container.area
          guard share > limits.fullColorShare else { return nil }
          var violation = LintViolation(
            "the picture in full colour covers \(percent(share)) of \(picture.family?.slug ?? "view")",
            measured: percent(share), limit: percent(limits.fullColorShare),
            excess: share - limits.fullColorShare)
          picture.locate(&violation, leaf)
          return violation
        })
    })

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

  /// A share as a whole number of hundredths.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}

extension LintPicture {
  /// The pictures that an accented widget shows in their own colours.
  fileprivate var fullColorImages: [LintLeaf] {
    let ranges = tree.nodes.indices.compactMap { index in
      tree.nodes[index].content == .accentable(.fullColor)
        ? index..<Int(tree.nodes[index].end) : nil
    }
    return leaves.filter { leaf in leaf.isImage && ranges.contains { $0.contains(leaf.node) } }
  }
}
