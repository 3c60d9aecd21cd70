/// The identifier that `url(#identifier)` names.
struct SVGReference: Hashable {
  var identifier: String

  /// Reads a reference at the start of a text, and leaves what follows it; nil where none is. An address of another
  /// file gives an empty identifier, which nothing in a file has.
  static func read(_ text: inout Substring) -> SVGReference? {
    var reader = CSSReader(text)
    reader.skipSpace()
    guard reader.take("url(") || reader.take("URL(") else { return nil }
    reader.skipSpace()
    let quoted = reader.string()
    let start = reader.at
    reader.skip(until: [")"])
    let address = quoted ?? reader.text(from: start, to: reader.at)
    guard reader.take(")") else { return nil }
    let end = reader.at
    text = Substring(text.utf8.dropFirst(end)).trimmed
    let trimmed = address[...].trimmed
    return SVGReference(identifier: trimmed.hasPrefix("#") ? String(trimmed.dropFirst()) : "")
  }

  /// A reference and nothing else.
  init?(_ text: Substring) {
    var rest = text
    guard let found = SVGReference.read(&rest), rest.isEmpty else { return nil }
    self = found
  }

  init(identifier: String) { self.identifier = identifier }
}
