import VitrineGraphics
import VitrineWidgets

/// Rules on the words of Today widgets.
extension LintRule {
  private static let seeds = "Human Interface Guidelines, Today widgets (iOS 10)"

  static let todayGlanceable = LintRule(
    "today-glanceable", .today, .warning, "Collapsed the widget has few words.",
    advice: "Keep the status, and leave the rest to the expanded widget.",
    source: seeds + "; the count is a proposal",
    check: .widget { widget, limits in
      guard let shown = widget.todayCompact else { return .notApplicable }
      let count = shown.picture.leaves.compactMap(\.string).reduce(0) {
        $0 + $1.split(whereSeparator: \.isWhitespace).count
      }
      guard count > limits.todayWords else { return .pass }
      return .violated([
        LintViolation(
          "the collapsed widget has \(count) words, more than \(limits.todayWords)",
          measured: "\(count)", limit: "\(limits.todayWords)",
          excess: Double(count - limits.todayWords))
      ])
    })

  static let todaySupplements = LintRule(
    "today-expanded-supplements", .today, .warning,
    "Expanded the widget adds to what it shows collapsed.",
    advice: "Keep the collapsed content in the expanded widget.", source: seeds,
    check: .widget { widget, _ in
      guard let compact = widget.todayCompact, let expanded = widget.todayExpanded else {
        return .notApplicable
      }
      let words = expanded.picture.leaves.compactMap(\.string)
      return .of(
        compact.picture.leaves.compactMap { leaf in
          guard let text = leaf.string, !words.contains(where: { $0.contains(text) }) else {
            return nil
          }
          var violation = LintViolation(
            "“\(text)” of the collapsed widget is not in the expanded one", measured: text)
          compact.picture.locate(&violation, leaf)
          return violation
        })
    })

  static let todayOpenApp = LintRule(
    "today-no-open-app-button", .today, .error, "No button only opens the app.",
    advice: "Let a tap on the content open the app.", source: seeds,
    check: .widget { widget, _ in
      let shown = [widget.todayCompact, widget.todayExpanded].compactMap(\.self)
      guard !shown.isEmpty else { return .notApplicable }
      let name = widget.appName?.lowercased() ?? ""
      return .of(
        shown.flatMap { shown in
          shown.picture.hits.targets.compactMap { target -> LintViolation? in
            guard target.kind == .link || target.kind == .button else { return nil }
            let texts = shown.picture.leaves(in: target).compactMap(\.string)
            let label = texts.joined(separator: " ")
            guard opensApp(label.lowercased(), name) else { return nil }
            return LintViolation(
              "the \(target.kind.rawValue) “\(label)” only opens the app", path: target.path,
              name: target.name, measured: label, rect: target.rect)
          }
        })
    })

  private static func opensApp(_ label: String, _ name: String) -> Bool {
    let plain = label.filter { $0.isLetter || $0.isWhitespace }
    if openLabels.contains(plain) { return true }
    return !name.isEmpty
      && ["open ", "launch ", "go to ", "start "].contains { plain == $0 + name }
  }

  /// What such buttons say in the languages of the seeds and a few more, without signs.
  private static let openLabels: Set = [
    "open", "open app", "open the app", "launch", "launch app", "go to app", "go to the app",
    "app öffnen", "öffnen", "abrir", "abrir app", "abrir la app", "ouvrir", "ouvrir lapp",
    "アプリを開く", "開く", "打开", "打开应用", "打开app",
  ]

  static let todayNameRow = LintRule(
    "today-icon-and-name-row", .today, .warning,
    "The content does not repeat the name that stands above it.",
    advice: "Use the room for content.", source: seeds,
    check: .widget { widget, _ in
      guard let today = widget.today, let compact = widget.todayCompact else {
        return .notApplicable
      }
      let names = [today.title.text, today.title.shown, today.title.appName, widget.appName]
        .compactMap { $0?.lowercased() }.filter { !$0.isEmpty }
      return .of(
        compact.picture.leaves.compactMap { leaf in
          guard let text = leaf.string, names.contains(text.lowercased()) else { return nil }
          var violation = LintViolation("the text is the widget's name, “\(text)”", measured: text)
          compact.picture.locate(&violation, leaf)
          return violation
        })
    })

  static let todayClearName = LintRule(
    "today-clear-name", .today, .warning, "The name is short and stands on one line.",
    advice: "Choose a shorter name.", source: seeds + "; the length is a proposal",
    check: .widget { widget, limits in
      guard let today = widget.today else { return .notApplicable }
      let count = today.title.shown.count
      guard count > limits.nameLength else { return .pass }
      return .violated([
        LintViolation(
          "the name “\(today.title.shown)” has \(count) characters, more than \(limits.nameLength)",
          measured: "\(count)", limit: "\(limits.nameLength)",
          excess: Double(count - limits.nameLength))
      ])
    })

  static let todayDeepLinks = LintRule(
    "today-deep-link", .today, .warning, "A tap opens the item that was tapped.",
    advice: "Give the widget a URL, and each link the URL of its item.", source: seeds,
    check: .widget { widget, _ in
      guard let shown = widget.todayExpanded ?? widget.todayCompact else { return .notApplicable }
      let targets = shown.picture.hits.targets
      let links = targets.filter { $0.kind == .link }
      if !targets.contains(where: { [.link, .button, .toggle, .widgetURL].contains($0.kind) }) {
        return .violated([LintViolation("no view has a URL, so that a tap only opens the app")])
      }
      return .of(
        links.enumerated().compactMap { index, link in
          guard links[..<index].contains(where: { $0.url == link.url }) else { return nil }
          return LintViolation(
            "two links open \(link.url ?? "the same URL")", path: link.path, name: link.name,
            measured: link.url ?? "", rect: link.rect)
        })
    })
}

extension LintWidget {
  /// The collapsed widget under the newest system with a table, at the usual text size.
  var todayCompact: LintStandardPicture? { todayShown.first { !$0.isExpanded } }

  /// The expanded one; nil if there is none.
  var todayExpanded: LintStandardPicture? { todayShown.first { $0.isExpanded } }

  private var todayShown: [LintStandardPicture] {
    let shown = snapshots.filter(\.picture.isToday)
    let newest = shown.map(\.picture.configuration.os).max()
    return shown.filter { $0.picture.configuration.os == newest }
  }
}

extension LintStandardPicture {
  fileprivate var isExpanded: Bool { picture.configuration.displayMode == .expanded }
}
