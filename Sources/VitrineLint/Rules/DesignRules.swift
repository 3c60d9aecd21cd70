import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrineWidgets

/// Rules on colours and on how full a widget is.
extension LintRule {
  static let density = LintRule(
    "w-density", .widgetkit, .warning, "The widget is neither sparse nor crowded.",
    advice: "Show more, or less, or choose another family.",
    source: "Human Interface Guidelines, widgets (iOS 14); the shares are proposals",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots.filter(\.picture.isSystemFamily)
      let shares = shown.compactMap { shown in shown.picture.filledShare.map { (shown, $0) } }
      guard !shares.isEmpty else { return .notApplicable }
      return .of(
        shares.compactMap { shown, share in
          let name = shown.family?.slug ?? "view"
          if share < limits.leastFilled {
            return LintViolation(
              "the content of \(name) covers \(percent(share)), less than \(percent(limits.leastFilled))",
              measured: percent(share), limit: percent(limits.leastFilled),
              excess: limits.leastFilled - share)
          }
          guard share > limits.mostFilled else { return nil }
          return LintViolation(
            "the content of \(name) covers \(percent(share)), more than \(percent(limits.mostFilled))",
            measured: percent(share), limit: percent(limits.mostFilled),
            excess: share - limits.mostFilled)
        })
    })

  static let fewHues = LintRule(
    "w-colour-not-competing", .widgetkit, .warning, "Few strong colours compete.",
    advice: "Keep strong colours for what matters.",
    source: "Human Interface Guidelines, widgets (iOS 14); the count is a proposal",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots.filter(\.picture.isSystemFamily)
      guard !shown.isEmpty else { return .notApplicable }
      return .of(
        shown.compactMap { shown in
          let hues = Set(shown.picture.leaves.compactMap { $0.flatFill?.color.strongHue }).sorted()
          guard hues.count > limits.hues else { return nil }
          return LintViolation(
            "\(shown.family?.slug ?? "view") has \(hues.count) strong colours, more than \(limits.hues)",
            measured: "\(hues.count)", limit: "\(limits.hues)",
            excess: Double(hues.count - limits.hues))
        })
    })

  static let semanticColors = LintRule(
    "w-semantic-colours", .widgetkit, .note,
    "Text has a semantic colour, or one for each appearance.",
    advice: "Use primary, secondary or a named colour with a dark variant.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      // Where the background is the same in both, so may the text be.
      let pairs = widget.schemes.filter {
        $0.light.picture.isSystemFamily
          && ($0.light.pixels.luminance - $0.dark.pixels.luminance).magnitude > backgroundChange
      }
      guard !pairs.isEmpty else { return .notApplicable }
      return .of(pairs.flatMap { fixedTexts($0.light, $0.dark) })
    })

  /// The least difference of mean luminance by which a widget follows the appearance: a proposal.
  private static let backgroundChange = 0.2

  private static func fixedTexts(
    _ light: LintStandardPicture, _ dark: LintStandardPicture
  ) -> [LintViolation] {
    var twins: [String: LintLeaf] = [:]
    for leaf in dark.picture.leaves where leaf.isText {
      twins[dark.picture.tree.path(of: leaf.node)] = leaf
    }
    return light.picture.leaves.filter { $0.isText && !$0.isRedacted }.compactMap { leaf in
      guard let fill = leaf.flatFill, fill.name == nil,
        let twin = twins[light.picture.tree.path(of: leaf.node)],
        twin.flatFill?.color == fill.color,
        let day = light.pixels.ground(of: leaf), let night = dark.pixels.ground(of: twin),
        (day - night).magnitude > backgroundChange
      else { return nil }
      var violation = LintViolation(
        "“\(leaf.string ?? "")” has the same colour in light and dark appearance")
      light.picture.locate(&violation, leaf)
      return violation
    }
  }

  static let followsScheme = LintRule(
    "ignores-colour-scheme", .widgetkit, .note,
    "The widget looks different in light and dark appearance.",
    advice: "Give the background a dark variant, unless the picture is meant to stay.",
    source: "Human Interface Guidelines, dark mode",
    check: .widget { widget, _ in
      let pairs = widget.schemes.filter { $0.light.picture.isSystemFamily }
      guard !pairs.isEmpty else { return .notApplicable }
      return .of(
        pairs.filter { $0.light.pixels.hash == $0.dark.pixels.hash }.map { light, _ in
          LintViolation("\(light.family?.slug ?? "view") has one picture for both appearances")
        })
    })

  static let notByColorAlone = LintRule(
    "h-no-colour-only-meaning", .widgetkit, .warning,
    "Entries differ by more than colour.",
    advice: "Say the state in words or by a symbol as well.",
    source: "WCAG 2.1, success criterion 1.4.1 (A)",
    check: .widget { widget, _ in
      let entries = widget.entries
      guard entries.count > 1 else { return .notJudged("the timeline has one entry") }
      return .of(
        zip(entries, entries.dropFirst()).enumerated().compactMap { index, pair in
          let (first, second) = pair
          guard first.pixels.hash != second.pixels.hash,
            first.picture.forms == second.picture.forms
          else { return nil }
          return LintViolation("entries \(index) and \(index + 1) differ by colour alone")
        })
    })
}

extension LintPixels {
  fileprivate func ground(of leaf: LintLeaf) -> Double? {
    contrasts.first { $0.node == leaf.node }?.ground
  }
}

extension LintPicture {
  /// Places and contents of all leaves, without their colours.
  fileprivate var forms: [String] {
    leaves.map { leaf in
      let frame = [leaf.frame.x, leaf.frame.y, leaf.frame.width, leaf.frame.height]
      let content: String =
        switch leaf.kind {
        case .text: leaf.string ?? ""
        case .image(let image):
          switch image.content {
          case .symbol(let outline, _): outline.name
          case .bitmap(let resource): String(resource.key)
          }
        case .shape(let shape): "\(shape.geometry)"
        }
      return "\(leaf.noun) \(content) " + frame.map { LintRule.number($0) }.joined(separator: " ")
    }
  }

  /// The share of the container that the frames of texts, pictures and small shapes cover; nil where a picture
  /// covers most of it.
  var filledShare: Double? {
    let large = container.area * Self.largeShare
    if leaves.contains(where: { $0.isImage && $0.frame.area > large }) { return nil }
    let frames = leaves.map(\.frame).filter { $0.area <= large }
    var count = 0
    for row in 0..<Self.cells {
      for column in 0..<Self.cells {
        let point = Point(
          container.minX + (Double(column) + 0.5) / Double(Self.cells) * container.width,
          container.minY + (Double(row) + 0.5) / Double(Self.cells) * container.height)
        if frames.contains(where: { $0.contains(point) }) { count += 1 }
      }
    }
    return Double(count) / Double(Self.cells * Self.cells)
  }

  /// The share from which a leaf is a background, and the number of places along a side that are looked at.
  private static let largeShare = 0.6
  private static let cells = 48
}

extension RGBA {
  /// The sixth of the circle of hues to which a strong colour belongs; nil for greys and faint colours.
  fileprivate var strongHue: Int? {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard alpha > 0.5, most > 0.4, range / most > 0.5 else { return nil }
    let sixth =
      if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    // Twelve parts, so that red, orange, yellow and green are apart.
    return Int((sixth * 2).rounded() + 12) % 12
  }
}
