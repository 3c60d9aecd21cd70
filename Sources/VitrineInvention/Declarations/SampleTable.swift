/// Chooses types and samples by the names of members: what a picture may show.
package enum SampleTable {
  /// Returns the value that a name promises; nil for a name that says nothing.
  ///
  /// - Parameter type: the type, where it is known.
  package static func value(of name: String, type: String? = nil) -> SampleValue? {
    let words = NameWords(name)
    switch type {
    case nil: return row(words).map { SampleValue($0.type, $0.expression) }
    case "String"?: return SampleValue("String", text(name, words))
    case "Bool"?: return SampleValue("Bool", "true")
    case "Date"?: return SampleValue("Date", "Date()")
    case let type? where integers.contains(type) || fractions.contains(type):
      return SampleValue(type, number(words, isWhole: integers.contains(type)))
    case let type?: return simple[type].map { SampleValue(type, $0) }
    }
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval"]

  /// Samples of types whatever the name says.
  private static let simple = [
    "Color": ".gray", "UIColor": ".gray", "Font": ".body", "Image": "Image(systemName: \"photo\")",
    "Text": "Text(\"Sample\")", "LocalizedStringKey": "\"Sample\"",
    "LocalizedStringResource": "\"Sample\"", "Data": "Data()", "Void": "()", "()": "()",
    "URL": "URL(fileURLWithPath: \"/sample\")", "UIImage": "UIImage()", "TimeZone": ".current",
    "Calendar": ".current", "Locale": ".current", "AnyView": "AnyView(EmptyView())",
    "EdgeInsets": "EdgeInsets()", "CGSize": "CGSize(width: 40, height: 40)", "CGPoint": ".zero",
    "Any": "\"Sample\"", "DateComponents": "DateComponents()", "Character": "\"S\"",
    "Decimal": "9.99", "UserDefaults": ".standard",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))",
  ]

  private struct Row {
    var words: Set<String>
    var type: String
    var expression: String
    /// Whether the word decides wherever it stands, or only as the last one.
    var isAnywhere = false
  }

  /// The value of the last word that says something.
  private static func row(_ words: NameWords) -> SampleValue? {
    if let first = words.list.first, words.list.count > 1, truths.contains(first) {
      return SampleValue("Bool", "true")
    }
    guard let last = words.list.last else { return nil }
    if let row = rows.first(where: { $0.words.contains(last) }) {
      return SampleValue(row.type, row.expression)
    }
    if let row = rows.first(where: { $0.isAnywhere && !$0.words.isDisjoint(with: words.list) }) {
      return SampleValue(row.type, row.expression)
    }
    return texts.contains(last) ? SampleValue("String", words.sentence.quoted) : nil
  }

  private static func number(_ words: NameWords, isWhole: Bool) -> String {
    let known = rows.first {
      ($0.type == "Double" || $0.type == "Int" || $0.type == "CGFloat")
        && !$0.words.isDisjoint(with: words.list)
    }
    guard let text = known?.expression else { return isWhole ? "3" : "0.6" }
    return isWhole ? String(text.prefix { $0 != "." }) : text
  }

  private static func text(_ name: String, _ words: NameWords) -> String {
    if let row = row(words), row.type == "String", let text = row.expression { return text }
    return words.sentence.quoted
  }

  private static let truths: Set<String> = [
    "is", "has", "should", "can", "did", "was", "show", "shows", "uses", "needs", "allows",
    "enable", "enabled", "hide", "hides", "will",
  ]

  private static let texts: Set<String> = [
    "title", "name", "text", "label", "subtitle", "description", "message", "caption", "headline",
    "summary", "body", "note", "key", "code", "string", "author", "city", "country", "location",
    "address", "username", "nickname", "detail", "details", "identifier", "word", "content",
    "condition", "unit", "status", "formatted", "suffix", "prefix", "localized", "emoji", "raw",
  ]

  /// Words and what they promise, the particular ones first.
  private static let rows = [
    Row(
      words: ["url", "uri", "link"], type: "URL", expression: "URL(fileURLWithPath: \"/sample\")"),
    Row(words: ["uuid"], type: "UUID", expression: simple["UUID"] ?? ""),
    Row(
      words: ["id", "identifier"], type: "String", expression: "\"sample\""),
    Row(
      words: ["icon", "symbol"], type: "String", expression: "\"star.fill\""),
    Row(
      words: ["date", "day", "timestamp", "deadline", "at", "since", "until", "now", "today"],
      type: "Date", expression: "Date()"),
    Row(words: ["color", "colour", "tint"], type: "Color", expression: ".accentColor"),
    Row(words: ["font"], type: "Font", expression: ".body"),
    Row(
      words: ["enabled", "disabled", "hidden", "visible", "active", "available", "selected"],
      type: "Bool", expression: "true"),
    Row(
      words: ["progress", "fraction", "ratio", "percent", "percentage", "completion", "humidity"],
      type: "Double", expression: "0.6", isAnywhere: true),
    Row(words: ["opacity", "alpha", "battery"], type: "Double", expression: "0.8"),
    Row(
      words: ["temperature", "degrees", "high", "feelslike"], type: "Double", expression: "21.0",
      isAnywhere: true),
    Row(words: ["low"], type: "Double", expression: "14.0"),
    Row(
      words: ["price", "cost", "amount", "balance", "total"], type: "Double", expression: "9.99",
      isAnywhere: true),
    Row(words: ["latitude"], type: "Double", expression: "37.33"),
    Row(words: ["longitude"], type: "Double", expression: "-122.01"),
    Row(words: ["speed", "distance", "weight", "rate"], type: "Double", expression: "4.2"),
    Row(words: ["duration", "interval", "seconds"], type: "Double", expression: "1500.0"),
    Row(
      words: ["radius", "padding", "spacing", "margin", "inset"], type: "CGFloat",
      expression: "8.0"),
    Row(words: ["width", "height", "size"], type: "CGFloat", expression: "40.0"),
    Row(words: ["steps"], type: "Int", expression: "4200"),
    Row(words: ["calories", "energy"], type: "Int", expression: "320"),
    Row(words: ["year"], type: "Int", expression: "2026"),
    Row(words: ["hour", "hours"], type: "Int", expression: "9"),
    Row(words: ["minute", "minutes"], type: "Int", expression: "41"),
    Row(words: ["score", "points"], type: "Int", expression: "42"),
    Row(words: ["index"], type: "Int", expression: "0"),
    Row(
      words: ["count", "number", "level", "rank", "streak", "days", "position"], type: "Int",
      expression: "3", isAnywhere: true),
    Row(words: ["value"], type: "Double", expression: "42.0"),
  ]
}
