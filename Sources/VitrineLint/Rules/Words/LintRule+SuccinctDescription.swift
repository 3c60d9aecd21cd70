import VitrineWidgets

extension LintRule {
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
}
