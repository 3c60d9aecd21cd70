import Foundation

/// The tests of a target as its sources write them.
struct TestSources {
  /// A test function and the statements that its trait names.
  struct Function {
    /// `Suite.function`.
    var name: String
    var statements: [String]
    /// Whether it has the attribute of a test.
    var isTest: Bool
  }

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The functions of a target's files, at any depth of its folder.
  static func functions(of target: String) throws -> [Function] {
    let folder = tests.appendingPathComponent(target)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
      read(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }

  /// Reads declarations line by line: a suite is the last structure that was declared with the attribute, and the
  /// attribute of a test reaches to the next function.
  private static func read(_ text: String) -> [Function] {
    var functions: [Function] = []
    var suite = ""
    var isSuite = false
    var attribute: String?
    for line in text.split(separator: "\n") {
      let code = line.drop(while: \.isWhitespace)
      if code.hasPrefix("@"), code.contains("@Suite") { isSuite = true }
      if isSuite, let name = word(after: "struct ", in: code) {
        suite = name
        isSuite = false
      }
      if code.hasPrefix("@Test") { attribute = "" }
      if attribute != nil { attribute? += line }
      guard let name = word(after: "func ", in: line) else { continue }
      functions.append(
        Function(
          name: suite + "." + name, statements: statements(in: attribute ?? ""),
          isTest: attribute != nil))
      attribute = nil
    }
    return functions
  }

  private static func word(after mark: String, in line: some StringProtocol) -> String? {
    guard let range = line.range(of: mark) else { return nil }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// The arguments of the trait: quoted texts such as `003 §2.1`.
  private static func statements(in attribute: String) -> [String] {
    guard let start = attribute.range(of: ".holds(") else { return [] }
    let arguments = attribute[start.upperBound...].prefix { $0 != ")" }
    return arguments.split(separator: "\"").map(String.init).filter { $0.contains("§") }
  }
}
