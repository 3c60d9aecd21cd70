import VitrineGraphics
import VitrineLayout
import VitrineWidgets

/// Rules on what a widget shows.
extension LintRule {
  static let smallIsContained = LintRule(
    "w-small-essential", .widgetkit, .warning,
    "Larger families show what the small one does, and more.",
    advice: "Keep the values of the small family in the larger ones.",
    source: "Human Interface Guidelines, widgets (iOS 14); the share is a proposal",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots
      guard let small = shown.first(where: { $0.family == .systemSmall }) else {
        return .notApplicable
      }
      let texts = small.picture.leaves.compactMap(\.string)
      let larger = shown.filter { $0.picture.isSystemFamily && $0.family != .systemSmall }
      guard !texts.isEmpty, !larger.isEmpty else { return .notApplicable }
      return .of(
        larger.compactMap { shown in
          let words = shown.picture.leaves.compactMap(\.string)
          let missing = texts.filter { text in !words.contains { $0.contains(text) } }
          let share = Double(missing.count) / Double(texts.count)
          guard share > limits.missingShare, let first = missing.first else { return nil }
          return LintViolation(
            "\(shown.family?.slug ?? "view") lacks \(missing.count) of the small family's \(texts.count) texts, such as “\(first)”",
            measured: percent(share), limit: percent(limits.missingShare),
            excess: share - limits.missingShare)
        })
    })

  static let notOnlyLauncher = LintRule(
    "w-no-launcher-only", .widgetkit, .error, "The widget does more than open the app.",
    advice: "Show something of the app's data.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let shown = widget.lightSnapshots.filter(\.picture.isSystemFamily)
      guard !shown.isEmpty else { return .notApplicable }
      let names = [widget.appName, widget.displayName].compactMap { $0?.lowercased() }
      return .of(
        shown.compactMap { shown in
          let texts = shown.picture.leaves.compactMap { $0.string?.lowercased() }
          let images = shown.picture.leaves.filter(\.isImage)
          let isIcon = images.allSatisfy { $0.noun == "symbol" } && images.count <= 1
          guard isIcon, !shown.picture.leaves.isEmpty, texts.allSatisfy(names.contains) else {
            return nil
          }
          // Graphs and rings are data.
          guard !shown.picture.leaves.contains(where: { $0.noun == "shape" }) else { return nil }
          return LintViolation("\(shown.family?.slug ?? "view") shows a symbol or the name alone")
        })
    })

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

  static let keepsOldData = LintRule(
    "w-no-placeholder-over-old-data", .widgetkit, .error,
    "No entry of the timeline is a placeholder.",
    advice: "Show the last known data.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let entries = widget.entries
      guard !entries.isEmpty else { return .notJudged("the timeline has no entries of its own") }
      return .of(
        entries.enumerated().compactMap { index, entry in
          let texts = entry.picture.leaves.filter(\.isText)
          guard !texts.isEmpty, texts.allSatisfy(\.isRedacted) else { return nil }
          return LintViolation("entry \(index) of the timeline shows a placeholder")
        })
    })

  static let possibleViews = LintRule(
    "unsupported-views", .widgetkit, .error, "The widget has only views that widgets can show.",
    advice: "Lay the content out to fit, and use links, buttons and toggles with intents.",
    source: "WidgetKit, SwiftUI views",
    check: .picture { picture, _ in
      .of(
        picture.diagnostics.filter { impossible.contains($0.code) }.map { diagnostic in
          LintViolation(diagnostic.message, path: diagnostic.path, measured: diagnostic.code)
        })
    })

  private static let impossible: Set = [
    "gap-AsyncImage", "gap-List", "gap-NavigationLink", "gap-NavigationSplitView",
    "gap-NavigationStack", "gap-ScrollView", "gap-TabView", "gap-TextField",
  ]
}

extension LintPicture {
  /// The leaves inside a target.
  func leaves(in target: HitTarget) -> [LintLeaf] {
    guard let node = tree.node(at: target.path) else { return [] }
    let range = node..<max(node + 1, Int(tree.nodes[node].end))
    return leaves.filter { range.contains($0.node) }
  }

  /// The names of the symbols inside a target.
  fileprivate func symbols(in target: HitTarget) -> [String] {
    leaves(in: target).compactMap { leaf in
      guard case .image(let image) = leaf.kind, case .symbol(let outline, _) = image.content
      else { return nil }
      return outline.name
    }
  }
}
