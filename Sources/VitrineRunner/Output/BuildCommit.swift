import Foundation
import VitrineImages
import VitrineViews

/// The commit that the program was built from, as the launcher and packages leave it in a file beside the program.
package enum BuildCommit {
  /// The name of that file: one line with a commit's hash, and `+` where the sources had changes.
  package static let fileName = "vitrine.commit"

  /// The commit; nil where the file is missing or holds something else.
  package static var text: String? {
    let program = URL(fileURLWithPath: FontFolder.executablePath)
    let file = program.deletingLastPathComponent().appendingPathComponent(fileName)
    guard let bytes = try? readFile(file.path, limit: mostBytes) else { return nil }
    return parse(String(decoding: bytes, as: UTF8.self))
  }

  /// The most bytes of the file, many times those of its line.
  private static let mostBytes = 1024

  /// Returns the words for `--version`.
  package static func parse(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let hash = words.first, hashLengths.contains(hash.count),
      hash.allSatisfy({ $0.isHexDigit && $0.isASCII })
    else { return nil }
    switch words.dropFirst() {
    case []: return String(hash)
    case ["+"]: return hash + " with changes"
    default: return nil
    }
  }

  /// The lengths of hashes that git writes in full: SHA-1 and SHA-256.
  private static let hashLengths = [40, 64]
}
