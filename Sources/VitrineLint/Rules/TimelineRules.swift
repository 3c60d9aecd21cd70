import Foundation
import VitrineWidgets

/// Rules on the timeline.
extension LintRule {
  static let notMinutely = LintRule(
    "w-not-minutely", .widgetkit, .warning, "Entries are at least five minutes apart.",
    advice: "Let Text(_:style:) count, which needs no entries.",
    source: "WidgetKit, keeping a widget up to date",
    check: .widget { widget, limits in
      guard widget.dates.count > 1 else { return .notApplicable }
      let steps = zip(widget.dates, widget.dates.dropFirst()).map { $1.timeIntervalSince($0) }
      guard let least = steps.min(), least < limits.entryInterval else { return .pass }
      return .violated([
        LintViolation(
          "two entries are \(number(least)) s apart, less than \(number(limits.entryInterval)) s",
          measured: "\(number(least)) s", limit: "\(number(limits.entryInterval)) s",
          excess: limits.entryInterval - least)
      ])
    })

  static let reloads = LintRule(
    "w-keep-up-to-date", .widgetkit, .warning,
    "The timeline says when it is to be asked for again.",
    advice: "Choose .atEnd or .after(date).",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      guard let policy = widget.policy, !widget.dates.isEmpty else { return .notApplicable }
      // An app may reload its widget at every change of its data.
      return policy == .never
        ? .notJudged("the timeline is never reloaded unless the app asks for it") : .pass
    })

  static let changesOverDay = LintRule(
    "w-changes-over-day", .widgetkit, .warning, "The widget changes during the day.",
    advice: "Give entries for other times, or leave them out.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let entries = widget.entries
      guard entries.count > 1 else { return .notJudged("the timeline has one entry") }
      guard Set(entries.map(\.pixels.hash)).count == 1 else { return .pass }
      return .violated([
        LintViolation(
          "all \(entries.count) entries look the same", measured: "1", limit: "2")
      ])
    })
}

/// Rules on placeholders and previews in the gallery.
extension LintRule {
  static let placeholderShapes = LintRule(
    "w-placeholder-shapes", .widgetkit, .error,
    "A placeholder shows shapes in place of what changes, and no data.",
    advice: "Leave out unredacted() on texts of an entry.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let shown = widget.placeholders.filter { $0.snapshot.scheme == .light }
      guard !shown.isEmpty else { return .notApplicable }
      let leaks = shown.flatMap { $0.placeholder.picture.texts.entries }.filter {
        $0.exemption == nil
      }
      guard !leaks.isEmpty else { return .pass }
      let changing = changingPaths(widget)
      guard !changing.isEmpty else {
        return .notJudged("the placeholder has texts, and the entries do not tell which change")
      }
      return .of(
        leaks.filter { changing.contains($0.path) }.map { entry in
          LintViolation(
            "the placeholder shows “\(entry.string)”, which changes from entry to entry",
            path: entry.path, name: entry.name, measured: entry.string, rect: entry.frame)
        })
    })

  /// The paths of texts that differ between entries.
  private static func changingPaths(_ widget: LintWidget) -> Set<String> {
    var strings: [String: Set<String>] = [:]
    for entry in widget.entries.flatMap({ $0.picture.texts.entries }) {
      strings[entry.path, default: []].insert(entry.string)
    }
    return Set(strings.filter { $1.count > 1 }.keys)
  }

  static let placeholderPlaces = LintRule(
    "w-placeholder-recognisable", .widgetkit, .error,
    "A placeholder has its views where the widget has them.",
    advice: "Use the same views for the placeholder, with sample data of usual length.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, limits in
      let pairs = widget.placeholders.filter { $0.snapshot.scheme == .light }
      guard !pairs.isEmpty else { return .notApplicable }
      return .of(pairs.compactMap { moved($0.snapshot, $0.placeholder, limits) })
    })

  private static func moved(
    _ shown: LintStandardPicture, _ placeholder: LintStandardPicture,
    _ limits: LintThresholds
  ) -> LintViolation? {
    let tree = placeholder.picture.tree
    var places: [String: LintLeaf] = [:]
    for leaf in placeholder.picture.leaves { places[tree.path(of: leaf.node)] = leaf }
    let content = shown.picture.leaves.filter { $0.isText || $0.isImage }
    var first: (leaf: LintLeaf, words: String)?
    var count = 0
    for leaf in content {
      let path = shown.picture.tree.path(of: leaf.node)
      guard let words = difference(leaf, places[path], limits.placeholderShift) else { continue }
      count += 1
      first = first ?? (leaf, words)
    }
    guard let first else { return nil }
    let family = shown.family?.slug ?? "view"
    var violation = LintViolation(
      "in \(family), \(count) of \(content.count) views of the placeholder are missing or elsewhere; the first \(first.words)",
      measured: "\(count)", limit: "0", excess: Double(count))
    shown.picture.locate(&violation, first.leaf)
    return violation
  }

  /// Returns how a placeholder's view differs, in words; nil if it is where it should be. A shape may be wider or
  /// narrower than the text for which it stands.
  private static func difference(
    _ leaf: LintLeaf, _ other: LintLeaf?, _ most: Double
  ) -> String? {
    guard let other else { return "is missing" }
    let (a, b) = (leaf.frame, other.frame)
    let x = min(
      (a.minX - b.minX).magnitude, (a.maxX - b.maxX).magnitude, (a.midX - b.midX).magnitude)
    let y = (a.midY - b.midY).magnitude
    guard max(x, y) > most else { return nil }
    return "is \(points(max(x, y))) away"
  }

  /// Words of dummy text.
  private static let dummies = ["lorem ipsum", "dolor sit amet"]

  static let galleryPreview = LintRule(
    "w-gallery-preview-realistic", .widgetkit, .warning,
    "The preview in the gallery shows realistic data.",
    advice: "Return a sample entry when context.isPreview is true.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let shown = widget.snapshots.filter { $0.scheme == .light }
      guard !shown.isEmpty else { return .notApplicable }
      return .of(shown.compactMap { unreal($0.picture) })
    })

  private static func unreal(_ picture: LintPicture) -> LintViolation? {
    let family = picture.family?.slug ?? "view"
    guard !picture.leaves.isEmpty else {
      return LintViolation("the preview of \(family) shows nothing but its background")
    }
    let texts = picture.leaves.filter(\.isText)
    if !texts.isEmpty, texts.allSatisfy(\.isRedacted) {
      return LintViolation("the preview of \(family) is a placeholder")
    }
    let dummy = picture.texts.entries.first { entry in
      dummies.contains { entry.string.lowercased().contains($0) }
    }
    return dummy.map {
      LintViolation(
        "the preview says “\($0.string)”", path: $0.path, name: $0.name, measured: $0.string,
        rect: $0.frame)
    }
  }
}
