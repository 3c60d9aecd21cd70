import VitrineGraphics
import VitrineLayout
import VitrineWidgets

/// Rules on what stands out.
extension LintRule {
  static let dominantText = LintRule(
    "w-instant-grasp", .widgetkit, .note, "What matters is grasped at once.",
    advice: "Make the value that matters larger or bolder than the rest.",
    source: "Human Interface Guidelines, widgets (iOS 14); the ratio is a proposal",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots.filter { $0.family == .systemSmall }
      let small = shown.filter { $0.picture.leaves.count(where: \.isText) >= fewTexts }
      guard !small.isEmpty else { return .notApplicable }
      return .of(
        small.compactMap { shown in
          let texts = shown.picture.leaves.compactMap(\.typeface)
          let sizes = texts.map(\.size).sorted()
          guard let largest = sizes.last else { return nil }
          let ratio = largest / sizes[sizes.count / 2]
          let weights = Set(texts.map { $0.weight >= semibold })
          guard ratio < limits.dominance, weights.count == 1, !shown.picture.hasLargeFigure else {
            return nil
          }
          return LintViolation(
            "the largest text of systemSmall is \(hundredths(ratio)) times the middle one, less than \(hundredths(limits.dominance)), and none is bolder",
            measured: hundredths(ratio), limit: hundredths(limits.dominance),
            excess: limits.dominance - ratio)
        })
    })

  /// Fewer texts than these are read at a glance whatever their size.
  private static let fewTexts = 4
  private static let semibold = 600.0

  static let smallLogo = LintRule(
    "w-branding-unobtrusive", .widgetkit, .warning, "A logo does not get in the way.",
    advice: "Show the logo small, in the top right corner.",
    source: "Human Interface Guidelines, widgets (iOS 14); the share is a proposal",
    check: .picture { picture, limits in
      guard picture.isSystemFamily, picture.level == usualLevel else { return .notApplicable }
      let logos = picture.leaves.filter(\.isLogo)
      guard !logos.isEmpty else { return .notApplicable }
      return .of(
        logos.compactMap { leaf in
          let share = leaf.frame.intersection(picture.container).area / picture.container.area
          guard share > limits.logoShare else { return nil }
          var violation = LintViolation(
            "the logo covers \(percent(share)) of the widget, more than \(percent(limits.logoShare))",
            measured: percent(share), limit: percent(limits.logoShare),
            excess: share - limits.logoShare)
          picture.locate(&violation, leaf)
          return violation
        })
    })

  static let noIconCopy = LintRule(
    "h-not-app-icon-copy", .widgetkit, .warning, "A widget is no copy of the app's icon.",
    advice: "Show something of the app's data.", source: "Human Interface Guidelines, widgets",
    check: .widget { widget, limits in
      guard let icon = widget.icon else {
        return .notJudged("the app's icon is not known; `app` of the document gives it")
      }
      let shown = widget.lightSnapshots.filter(\.picture.isSystemFamily)
      let copies = shown.flatMap { shown in
        shown.picture.leaves.filter { $0.bitmap?.key == icon }.map { (shown.picture, $0) }
      }
      return .of(
        copies.compactMap { picture, leaf in
          let share = leaf.frame.intersection(picture.container).area / picture.container.area
          guard share > limits.iconShare else { return nil }
          var violation = LintViolation(
            "the app's icon covers \(percent(share)) of \(picture.family?.slug ?? "view"), more than \(percent(limits.iconShare))",
            measured: percent(share), limit: percent(limits.iconShare),
            excess: share - limits.iconShare)
          picture.locate(&violation, leaf)
          return violation
        })
    })
}

extension LintLeaf {
  /// The resource of a picture; nil for other leaves.
  var bitmap: ImageResource? {
    guard case .image(let image) = kind, case .bitmap(let resource) = image.content else {
      return nil
    }
    return resource
  }

  /// Whether a picture is called a logo.
  fileprivate var isLogo: Bool {
    guard let name = bitmap?.name.lowercased() else { return false }
    return ["logo", "brand", "wordmark"].contains { name.contains($0) }
  }

  /// The largest font of a text in points as it is drawn.
  fileprivate var typeface: (size: Double, weight: Double)? {
    guard case .text(let text) = kind else { return nil }
    let fonts = text.leaf.runs.filter { $0.attachment == nil }.map(\.font)
    guard let largest = fonts.max(by: { $0.size < $1.size }) else { return nil }
    return (largest.size * text.layout.scaleFactor, largest.weight)
  }
}

extension LintPicture {
  /// The share of the container from which a picture or a drawing is what people see first.
  private static let figureShare = 1.0 / 8

  /// Whether a symbol, a picture or a drawing stands out.
  fileprivate var hasLargeFigure: Bool {
    leaves.contains {
      !$0.isText && $0.frame.intersection(container).area > container.area * Self.figureShare
    }
  }
}
