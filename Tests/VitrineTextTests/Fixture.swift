#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files in the folder `Fixtures` beside this one.
enum Fixture {
  static func data(_ name: String) throws -> Data {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    return try Data(contentsOf: URL(filePath: "\(folder)/Fixtures/\(name)"))
  }

  /// A file of UTF-8.
  static func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }
}
