extension LintExample {
  /// Entries, placeholders and the archive.
  static let timelines: [LintExample] = [
    inWords(
      "w-not-minutely", "Entries at 9:00, 9:01 and 9:02.",
      "Entries at 9:00, 9:30 and 10:00, with Text(date, style: .timer) between them."),
    inWords(
      "w-changes-over-day", "Three entries that look the same.",
      "Three entries, each with the values of its time."),
    inWords(
      "w-keep-up-to-date", "Timeline(entries: entries, policy: .never)",
      "Timeline(entries: entries, policy: .atEnd)"),
    inWords(
      "archive-size", "288 entries with a picture each.", "24 entries that share one picture."),
    inWords(
      "w-system-dates", "Text(\"in 5 min\")", "Text(departure, style: .relative)"),
    entries(
      "w-last-updated-if-stale", #""reload":"never","#, text("{value} steps"),
      column(text("{value} steps"), text("as of 9:41"))),
    entries(
      "h-no-colour-only-meaning", "",
      #"{"Circle":{},"modifiers":[{"fill":"$color"},{"frame":{"width":60,"height":60}}]}"#,
      column(
        #"{"Circle":{},"modifiers":[{"fill":"$color"},{"frame":{"width":60,"height":60}}]}"#,
        text("{value}"))),
    entries(
      "w-no-placeholder-over-old-data", "",
      text("{value} steps", #"{"redacted":"placeholder"}"#), text("{value} steps")),
    entries(
      "w-placeholder-shapes", "", text("{value} steps", #""unredacted""#), text("{value} steps")),
    documents(
      "w-placeholder-recognisable", placeholder(#"8,421\nof 10,000"#), placeholder("9,999")),
  ]

  private static func entries(
    _ rule: String, _ more: String, _ violated: String, _ met: String
  ) -> LintExample {
    let rows = [
      #"{"date":"2007-01-09T09:00","data":{"value":"8,421","color":"green"}}"#,
      #"{"date":"2007-01-09T10:00","data":{"value":"9,877","color":"red"}}"#,
    ].joined(separator: ",")
    let data = #""data":{"value":"8,421","color":"green"},"entries":[\#(rows)],"#
    return widgets(rule, more: more + data, violated, met)
  }

  private static func placeholder(_ value: String) -> String {
    #""families":["systemSmall"],"background":"background","url":"a://b","data":{"value":"8,421"},"placeholder":{"value":"\#(value)"},"body":\#(column(text("{value}"), text("Steps")))"#
  }
}
