import Foundation
import VitrineImages

extension Data {
  /// The size in bytes of the largest file that is read for a widget; pictures are far smaller.
  nonisolated private static let largestResource = 1 << 28

  /// Reads a file beside a widget; nil if there is none, if it is larger than `largestResource`, or if it is
  /// not a regular file.
  nonisolated init?(resource url: URL) {
    guard let bytes = try? readFile(url.path, limit: Self.largestResource) else { return nil }
    self.init(bytes)
  }
}
