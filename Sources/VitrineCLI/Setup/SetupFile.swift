import Foundation
import Vitrine
import VitrineImages

/// A file that `init` writes.
struct SetupFile: Hashable {
  /// The change of the file.
  enum Change: Hashable {
    /// Made; one that is there is left alone.
    case new
    /// Made, or these lines are added at its end unless it has the words already.
    case adding(unless: String)
  }

  var path: String
  var text: String
  var change = Change.new

  /// The outcome for the file.
  enum Outcome {
    case written, added, kept
  }

  /// Writes the file below a folder.
  ///
  /// - Parameter isDry: whether nothing is written.
  func write(below folder: String, isDry: Bool) throws -> Outcome {
    let path = folder == "." ? self.path : folder + "/" + self.path
    let old = try readFileIfPresent(path, limit: Self.mostBytes)
    var (bytes, outcome) = (Array(text.utf8), Outcome.written)
    if let old {
      guard case .adding(let words) = change,
        !String(decoding: old, as: UTF8.self).contains(words)
      else { return .kept }
      let isOpen = old.last.map { $0 != UInt8(ascii: "\n") } ?? false
      (bytes, outcome) = (old + (isOpen ? [10] : []) + bytes, .added)
    }
    if isDry { return outcome }
    let above = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try OutputFolder.make(above)
    try writeFile(bytes, to: path)
    return outcome
  }

  /// The largest file that lines are added to.
  private static let mostBytes = 4 << 20
}
