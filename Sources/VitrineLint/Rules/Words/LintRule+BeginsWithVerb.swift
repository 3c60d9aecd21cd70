extension LintRule {
  static let beginsWithVerb = LintRule(
    "h-action-verb-description", .widgetkit, .warning, "The description begins with a verb.",
    advice: "Begin with what people do: See, Check, Track.",
    source: "Human Interface Guidelines, widgets",
    check: .widget { widget, _ in
      guard let text = widget.details, !text.isEmpty else {
        return .notJudged("the widget has no description")
      }
      guard widget.language == "en" else {
        return .notJudged("which words are verbs is known of English alone")
      }
      let first = text.prefix { $0.isLetter || $0 == "’" || $0 == "'" }.lowercased()
      if verbs.contains(first) { return .pass }
      guard others.contains(first) || first.last == "s" && verbs.contains(String(first.dropLast()))
      else { return .notJudged("whether “\(first)” is a verb is not known") }
      return .violated([
        LintViolation("the description begins with “\(first)”, which tells nobody what to do")
      ])
    })

  /// Verbs as descriptions begin with them.
  private static let verbs: Set = [
    "access", "add", "browse", "check", "choose", "compare", "control", "count", "create",
    "discover", "display", "explore", "find", "follow", "get", "glance", "have", "keep", "know",
    "learn", "listen", "log", "look", "manage", "monitor", "open", "pick", "plan", "play", "read",
    "remember", "resume", "review", "revisit", "save", "search", "see", "show", "start", "stay",
    "stop", "take", "tap", "track", "turn", "use", "view", "watch", "write",
  ]

  /// Words that begin a name.
  private static let others: Set = [
    "a", "all", "an", "any", "at", "every", "for", "from", "her", "his", "in", "its", "my", "on",
    "our", "that", "the", "their", "these", "this", "those", "today’s", "with", "your",
  ]
}
