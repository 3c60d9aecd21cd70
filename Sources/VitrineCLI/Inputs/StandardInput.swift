import Foundation
import VitrineDocuments

/// The document that the argument `-` means.
enum StandardInput {
  /// Its name in messages. Files that it names lie in the current folder.
  private static let name = "standard input"

  static func isMeant(by argument: String) -> Bool { argument == "-" }

  /// Reads the document to its end: JSON if it begins with a brace, YAML otherwise.
  static func document(_ limits: DocumentLimits) throws -> InputDocument {
    try InputDocument.read(root(limits), file: name, limits: limits)
  }

  /// Reads the value of the document, without looking at what it says.
  static func root(_ limits: DocumentLimits) throws -> LocatedValue {
    let bytes = try bytes(limit: limits.fileSize)
    let begin = bytes.first { !$0.isSpace }
    return begin == nil || begin == UInt8(ascii: "{")
      ? try JSONParser.parse(bytes, file: name, limits: limits)
      : try YAMLParser.parse(bytes, file: name, limits: limits)
  }

  private static func bytes(limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while let more = try FileHandle.standardInput.read(upToCount: 1 << 16), !more.isEmpty {
        bytes += more
        if bytes.count > limit { break }
      }
    } catch {
      throw DocumentError(file: name, message: "cannot be read")
    }
    guard bytes.count <= limit else {
      throw DocumentError(file: name, message: "has more bytes than the limit of \(limit)")
    }
    return bytes
  }
}

extension UInt8 {
  /// Whether it is one of JSON's spaces.
  fileprivate var isSpace: Bool { self == 32 || (9...10).contains(self) || self == 13 }
}
