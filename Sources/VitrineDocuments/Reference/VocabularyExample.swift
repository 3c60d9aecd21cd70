import Vitrine
import VitrineGraphics

/// A short example of a name of documents.
package struct VocabularyExample: Sendable {
  package var name: String
  /// A view that shows what it does, as YAML of some lines.
  package var text: String
  /// The room in which it is drawn, in points.
  package var size: Size

  /// The room of examples that ask for no other.
  static let usualSize = Size(100, 64)

  /// Reads a table: `== NAME` or `== NAME WIDTHxHEIGHT` begins an example.
  static func table(_ text: String) -> [VocabularyExample] {
    var examples: [VocabularyExample] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("== ") else {
        if let last = examples.indices.last { examples[last].text += line + "\n" }
        continue
      }
      let words = line.dropFirst(3).split(separator: " ")
      let sides = words.count > 1 ? words[1].split(separator: "x").compactMap { Double($0) } : []
      examples.append(
        VocabularyExample(
          name: words.first.map(String.init) ?? "", text: "",
          size: sides.count == 2 ? Size(sides[0], sides[1]) : usualSize))
    }
    return examples
  }
}
