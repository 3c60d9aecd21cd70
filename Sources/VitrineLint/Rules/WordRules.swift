import VitrineWidgets

/// Rules on the words of a widget's declaration.
extension LintRule {
  private static let guidelines = "Human Interface Guidelines, widgets (iOS 14)"

  static let succinctDescription = description(
    "w-description-succinct", .warning, "The description is one short sentence.",
    advice: "Say in one sentence what the widget shows."
  ) { text, limits in
    let ends = text.dropLast().indices.filter { index in
      ".!?。！？".contains(text[index])
        && (text[text.index(after: index)].isWhitespace || "。！？".contains(text[index]))
    }
    if !ends.isEmpty {
      return LintViolation(
        "the description has \(ends.count + 1) sentences", measured: "\(ends.count + 1)",
        limit: "1")
    }
    guard text.count > limits.descriptionLength else { return nil }
    return LintViolation(
      "the description has \(text.count) characters, more than \(limits.descriptionLength)",
      measured: "\(text.count)", limit: "\(limits.descriptionLength)")
  }

  /// The word for a widget in the languages of the seeds and a few more.
  private static let widgetWords = [
    "widget", "ウィジェット", "小组件", "小工具", "위젯", "виджет",
  ]

  static let descriptionNamesNoWidget = description(
    "w-description-not-self-referring", .error,
    "The description does not speak of the widget itself.",
    advice: "Say what it shows: not “This widget shows your steps.” but “See your steps.”"
  ) { text, _ in
    guard let word = widgetWords.first(where: { text.lowercased().contains($0) }) else {
      return nil
    }
    return LintViolation("the description says “\(word)”", measured: word)
  }

  static let sentenceCase = description(
    "w-description-sentence-case", .warning,
    "Only the first word of the description and names begin with a capital.",
    advice: "Write the description as a sentence.", except: capitalizing
  ) { text, _ in
    if let first = text.first, first.isLowercase {
      return LintViolation("the description begins with a small letter", measured: String(first))
    }
    // Languages without capitals have none to count.
    let words = text.split(separator: " ").dropFirst().filter { $0.contains(where: \.isCased) }
    let capitals = words.filter { $0.first?.isUppercase == true }
    guard words.count >= 3, capitals.count * 2 > words.count else { return nil }
    return LintViolation(
      "\(capitals.count) of \(words.count) words after the first begin with a capital",
      measured: "\(capitals.count)", limit: "\(words.count / 2)")
  }

  /// Languages in which nouns begin with a capital.
  private static let capitalizing: Set = ["de", "gsw", "ksh", "lb", "nds"]

  /// A rule on the description; without one it is not judged, nor in languages to which it does not apply.
  private static func description(
    _ id: String, _ severity: Severity, _ statement: String, advice: String,
    except languages: Set<String> = [],
    _ judge: @escaping @Sendable (String, LintThresholds) -> LintViolation?
  ) -> LintRule {
    LintRule(
      id, .widgetkit, severity, statement, advice: advice, source: guidelines,
      check: .widget { widget, limits in
        guard let text = widget.details, !text.isEmpty else {
          return .notJudged("the widget has no description")
        }
        if languages.contains(widget.language) { return .notApplicable }
        return .of(judge(text, limits).map { [$0] } ?? [])
      })
  }

  static let simpleConfiguration = LintRule(
    "w-simple-configuration", .widgetkit, .warning, "A widget has few settings.",
    advice: "Leave out settings that most people never change.",
    source: guidelines + "; the count is a proposal",
    check: .widget { widget, limits in
      guard widget.parameterCount > 0 else { return .notApplicable }
      guard widget.parameterCount > limits.parameters else { return .pass }
      return .violated([
        LintViolation(
          "the widget has \(widget.parameterCount) settings, more than \(limits.parameters)",
          measured: "\(widget.parameterCount)", limit: "\(limits.parameters)")
      ])
    })

  static let configurationColors = LintRule(
    "w-configuration-colours", .widgetkit, .note,
    "The colours of the settings sheet are the widget's own.",
    advice: "Add the colours AccentColor and WidgetBackground.", source: guidelines,
    check: .widget { widget, _ in
      guard widget.parameterCount > 0 else { return .notApplicable }
      return .of(
        widget.hasColors
          ? [] : [LintViolation("AccentColor or WidgetBackground is missing")])
    })

  static let noAppName = LintRule(
    "w-no-app-name-in-content", .widgetkit, .warning,
    "The content does not repeat the app's name, which stands below the widget.",
    advice: "Use the room for content.", source: guidelines,
    check: .widget { widget, _ in
      guard let name = widget.appName, !name.isEmpty else {
        return .notJudged("the app's name is not known; --app-name gives it")
      }
      return .of(
        widget.snapshots.filter { $0.scheme == .light && $0.picture.isSystemFamily }.flatMap {
          shown in
          shown.picture.texts.entries.filter { entry in
            entry.exemption == nil && entry.string.lowercased() == name.lowercased()
          }.map { entry in
            LintViolation(
              "the text is the app's name, “\(name)”", path: entry.path, name: entry.name,
              measured: entry.string, rect: entry.frame)
          }
        })
    })
}
