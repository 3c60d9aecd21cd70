import Foundation
public import VitrineImages

/// SHA-256 of files and values: what decides that two inputs are one, or that a picture need not be drawn. Nobody can
/// make another input with the hash of a given one, as with `ContentHash`.
public enum ContentDigest {
  /// Returns the hash of a text.
  public static func of(_ text: String) -> SHA256 { SHA256.hash(Array(text.utf8)) }

  /// Returns the hash of a regular file's content, or nil if it cannot be read.
  public static func of(file path: String) -> SHA256? {
    guard FileStamp(of: path)?.isRegular == true,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else {
      return nil
    }
    return unsafe data.withUnsafeBytes { unsafe SHA256.hash($0) }
  }

  /// Returns the hash of several hashes in order.
  public static func of(_ parts: [SHA256]) -> SHA256 {
    of(parts.map(\.description).joined(separator: "\n"))
  }
}
