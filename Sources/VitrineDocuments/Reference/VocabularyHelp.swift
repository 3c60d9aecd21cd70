/// The text that `vitrine help view` and its like print.
package enum VocabularyHelp {
  /// The columns of a line.
  private static let width = 80
  /// Names that are longer stand on a line of their own.
  private static let longestName = 22

  /// Returns the names of a kind with their summaries.
  package static func list(_ kind: VocabularyKind) -> String {
    let rows = kind.entries.map { row($0.name, [$0.summary], indent: 2) }
    return "The \(kind.title)s of documents; vitrine help \(kind.rawValue) NAME shows one:\n"
      + rows.joined()
  }

  /// Returns what is known of a name.
  package static func text(_ entry: VocabularyEntry) -> String {
    var text = wrapped("\(entry.name): \(entry.summary)", indent: 0)
    let arguments = entry.arguments
    text += arguments.isEmpty ? "\nIt has no arguments.\n" : "\nArguments:\n"
    for argument in arguments {
      text += row(
        argument.name, [argument.summary, argument.facts.joined(separator: "; ")],
        indent: 2 * (argument.depth + 1))
    }
    if entry.isBare, !arguments.isEmpty { text += "\nThe name alone is a form of it, too.\n" }
    if let example = entry.example {
      let lines = example.text.split(separator: "\n").map { "  \($0)\n" }
      text += "\nExample:\n" + lines.joined()
    }
    return text
  }

  /// A name, and beside it paragraphs.
  private static func row(_ name: String, _ paragraphs: [String], indent: Int) -> String {
    let column = longestName + 2
    let lines = paragraphs.map { wrapped($0, indent: column) }.joined()
    let label = String(repeating: " ", count: indent) + name
    guard label.count <= longestName else { return label + "\n" + lines }
    return label + lines.dropFirst(label.count)
  }

  /// Returns words in lines of the width, each with a line break.
  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var (result, line) = ("", "")
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        result += margin + line + "\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return result + margin + line + "\n"
  }
}
