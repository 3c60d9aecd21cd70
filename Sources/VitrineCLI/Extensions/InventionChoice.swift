import Foundation
import Vitrine
import VitrineImages
import VitrineInvention

/// The choices for names that nobody declares.
struct InventionChoice {
  /// Whether declarations are written for them.
  var isAllowed = true
  /// The source that holds such declarations, or that they are written to where it is not there.
  var stubs: String?

  /// Whether the file of declarations is there.
  var hasStubs: Bool { stubs.map { FileManager.default.fileExists(atPath: $0) } ?? false }

  /// Words that change with what is compiled.
  func words() throws -> [String] {
    guard hasStubs, let stubs else { return ["\(isAllowed)"] }
    let bytes = try readFile(stubs, limit: SourceText.mostBytes)
    return ["\(isAllowed)", SHA256.hash(bytes).description]
  }
}
