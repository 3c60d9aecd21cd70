import VitrineImages

/// A reader of property lists in XML, the form in which Xcode keeps string tables: dictionaries and texts; other
/// values are left out.
package nonisolated struct MarkupPropertyList {
  /// The most elements of a file: two for each of the values of a binary one.
  package static let mostElements = 2 * BinaryPropertyList.mostValues

  private var reader: MarkupReader

  /// Returns the dictionary of a file in UTF-8; nil where it is none, or is more than the reader's limits.
  static func read(_ bytes: [UInt8]) -> StringFile.Tree? {
    var reader = Self(
      reader: MarkupReader(bytes, keepingTextOf: ["key", "string"], mostElements: mostElements))
    return try? reader.root()
  }

  private mutating func root() throws(MarkupError) -> StringFile.Tree? {
    guard try opened() == "plist", try opened() == "dict" else { return nil }
    return try tree()
  }

  /// The name of the element that begins next; nil at the end of the one before.
  private mutating func opened() throws(MarkupError) -> String? {
    guard case .open(let element)? = try reader.next() else { return nil }
    return element.name
  }

  /// Reads a dictionary that has begun. The reader bounds how deep they nest.
  private mutating func tree() throws(MarkupError) -> StringFile.Tree? {
    var tree: StringFile.Tree = [:]
    while let name = try opened() {
      guard name == "key" else { return nil }
      let key = try text()
      switch try opened() {
      case "string": tree[key] = try text()
      case "dict":
        guard let inner = try self.tree() else { return nil }
        tree[key] = inner
      case nil: return nil
      default: try skip()
      }
    }
    return tree
  }

  /// The text of an element that has begun, up to its end.
  private mutating func text() throws(MarkupError) -> String {
    try skip()
    return reader.text
  }

  /// Passes over what is left of an element that has begun.
  private mutating func skip() throws(MarkupError) {
    var depth = 1
    while depth > 0, let event = try reader.next() {
      if case .open = event { depth += 1 } else { depth -= 1 }
    }
  }
}
