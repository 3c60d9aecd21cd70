/// The places where the types of a package are declared. A view in Swift knows the name of the type that makes it,
/// and not its line.
package struct DeclarationPlaces {
  /// The places by the names of types; a name that two types have leads nowhere.
  private var places: [String: String?] = [:]

  private static let words: Set<Substring> = ["struct", "class", "enum", "actor"]

  package init() {}

  /// Reads the sources of the package that built a program; there is none outside of a package's `.build`.
  init(ofProgram path: String) {
    guard let folder = AvailabilityScan.package(of: path) else { return }
    for (file, text) in AvailabilityScan.sources(inPackage: folder) { add(text, file: file) }
  }

  /// Adds the types that a file declares, without understanding comments and texts over several lines.
  package mutating func add(_ text: String, file: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.first?.hasPrefix("//") == false,
        let word = words.firstIndex(where: Self.words.contains), word + 1 < words.count
      else { continue }
      let name = words[word + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard name.first?.isUppercase == true else { continue }
      let column = line.distance(from: line.startIndex, to: name.startIndex) + 1
      let isNew = places[String(name)] == nil
      places[String(name)] = .some(isNew ? "\(file):\(index + 1):\(column)" : nil)
    }
  }

  /// Returns the place of a type's declaration, as `file:line:column`; nil for one that is not known.
  package func place(of type: String) -> String? {
    places[String(type.prefix { $0 != "<" })] ?? nil
  }
}
