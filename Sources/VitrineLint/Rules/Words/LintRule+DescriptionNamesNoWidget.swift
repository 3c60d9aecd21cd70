import VitrineWidgets

extension LintRule {
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

  /// The word for a widget in the languages of the seeds and a few more.
  private static let widgetWords = [
    "widget", "ウィジェット", "小组件", "小工具", "위젯", "виджет",
  ]
}
