/// The code in place of a body that does not compile.
enum BodyReplacement {
  /// Returns the statements for a declaration; nil where nothing can be told from it.
  ///
  /// - Parameters:
  ///   - head: the declaration's words up to the brace.
  ///   - name: the declaration's name with that of its type, for the picture.
  ///   - sample: an expression of a type; nil for one of which none is known.
  static func text(_ head: String, name: String, sample: (String) -> String?) -> String? {
    if let provider = provider(head) { return provider }
    if head.contains("func body(content") { return "InventedView(\(name.quoted)) { content }" }
    if head.contains("some View") || head.contains("func makeBody(") {
      return "InventedView(\(name.quoted))"
    }
    if head.contains("some IntentResult") { return "return .result()" }
    let words = head.split(separator: " ")
    if words.contains("set") || words.contains("willSet") || words.contains("didSet") { return "" }
    guard !words.contains(where: { $0.hasPrefix("init") || $0 == "deinit" }) else { return nil }
    guard let type = result(of: head) else {
      return head.contains("func ") ? "invented(\(name.quoted), ())" : nil
    }
    if type == "Void" || type == "()" { return "invented(\(name.quoted), ())" }
    if type.hasSuffix("?") { return "return invented(\(name.quoted), nil)" }
    if let value = sample(type) { return "return invented(\(name.quoted), \(value))" }
    if head.contains(" throws") { return "throw CancellationError()" }
    return type.contains("some ") ? nil : "return inventedResult(\(name.quoted))"
  }

  /// The calls of a provider of timelines answer with its placeholder.
  private static func provider(_ head: String) -> String? {
    let timeline = "Timeline(entries: [placeholder(in: context)], policy: .never)"
    guard head.contains("in context: ") else { return nil }
    if head.contains("func getSnapshot(") { return "completion(placeholder(in: context))" }
    if head.contains("func getTimeline(") { return "completion(\(timeline))" }
    if head.contains("func snapshot(") { return "return placeholder(in: context)" }
    return head.contains("func timeline(") ? "return \(timeline)" : nil
  }

  /// The type behind the arrow of a function or the colon of a variable.
  static func result(of head: String) -> String? {
    let parts = head.split(separator: " -> ")
    if parts.count > 1, head.contains("func ") || head.contains("subscript") {
      return parts.last.map { String($0.split(separator: " where ").first ?? $0) }
    }
    guard head.contains("var "), !head.contains("func "), let colon = head.lastIndex(of: ":") else {
      return nil
    }
    return String(head[head.index(after: colon)...].drop { $0 == " " })
  }
}
