import Vitrine
import VitrineDocuments

/// A pattern of names with the fields of a row in braces: `{country}/{id}`.
struct NamePattern: Sendable {
  private enum Part: Sendable {
    case text(String)
    case field(String)
    case row
    case kind
  }

  private var parts: [Part] = []
  private let kind: String

  /// The fields that the pattern needs.
  var fields: [String] {
    parts.compactMap { if case .field(let name) = $0 { name } else { nil } }
  }

  /// The kind of the widget and the number of the row.
  init(kind: String) {
    self.kind = ImageName.clean(kind)
    parts = [.kind, .text("-"), .row]
  }

  /// - Parameters:
  ///   - text: the pattern; `.png` at its end is left out.
  ///   - kind: the widget's kind, for `{kind}`.
  init(_ text: String, kind: String) throws(UsageError) {
    self.kind = ImageName.clean(kind)
    var rest = Substring(text.hasSuffix(".png") ? String(text.dropLast(4)) : text)
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw UsageError("--name '\(text)' has a brace without its other")
      }
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      let name = String(rest[rest.index(after: open)..<close])
      if name.isEmpty || name.contains("{") {
        throw UsageError("--name '\(text)' has braces without the name of a field")
      }
      parts.append(name == "row" ? .row : name == "kind" ? .kind : .field(name))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    if !parts.contains(where: { if case .text = $0 { false } else { true } }) {
      throw UsageError(
        "--name '\(text)' names every row the same; put fields in braces, as in '{id}'")
    }
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    if words.contains(where: { ["", ".", ".."].contains($0) }) {
      throw UsageError(
        "--name '\(text)' leads out of the folder of -o, or has a part without a name")
    }
  }

  /// Returns the name of a row: letters, digits, dots, hyphens and underscores of its fields, as in the names that
  /// `render` gives.
  ///
  /// - Parameter value: returns the text of a field; nil if it is empty.
  func name(row: Int, value: (String) -> String?) throws(RowMistake) -> String {
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .row: name += String(row)
      case .kind: name += kind
      case .field(let field):
        guard let value = value(field), !value.isEmpty else {
          throw RowMistake("'\(field)' is empty, and --name needs it")
        }
        name += ImageName.clean(value)
      }
    }
    return name
  }
}
