import Foundation
import VitrineImages

extension Data {
  /// Bytes of the largest file that a widget may bring along; a picture stays far below.
  nonisolated private static let largestResource = 1 << 28

  /// What a file beside a widget holds; nil where there is none, where it is larger than
  /// `largestResource`, or where it is no regular file.
  nonisolated init?(resource url: URL) {
    guard let bytes = try? readFile(url.path, limit: Self.largestResource) else { return nil }
    self.init(bytes)
  }
}
