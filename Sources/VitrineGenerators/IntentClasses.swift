/// The classes that Xcode makes of `.intentdefinition` files: intents with their responses, enumerations, objects.
public struct IntentClasses: Sendable {
  private var declarations: [String] = []
  /// The declarations so far, each up to its brace.
  private var seen: Set<String> = []

  /// Reads files. Of definitions in several languages, which are alike, the first counts.
  ///
  /// - Throws: an error with file and line if one cannot be read or is not of this kind.
  public init(files: [String]) throws(GeneratorError) {
    for file in files { try add(try InputFile.read(file), of: file) }
  }

  /// Reads the contents of one file.
  package init(_ bytes: [UInt8], file: String) throws(GeneratorError) {
    try add(bytes, of: file)
  }

  private mutating func add(_ bytes: [UInt8], of file: String) throws(GeneratorError) {
    let definition = try IntentDefinitionReader(file: file).read(bytes)
    for declaration in try IntentSource(file: file, definition).declarations() {
      let head = declaration.prefix { $0 != "{" }
      if seen.insert(String(head)).inserted { declarations.append(declaration) }
    }
  }

  /// A source file that declares the classes; on Apple's systems Xcode makes them.
  public var source: String {
    """
    // Classes of intent definitions.
    #if os(Linux)
    import Foundation
    import Intents

    \(declarations.joined(separator: "\n\n"))
    #endif

    """
  }
}
