package import Foundation

/// A folder of its own that exists for one test: it goes with whatever holds it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  /// Where a file or folder inside it lies.
  package func at(_ name: String) -> URL { url.appendingPathComponent(name) }
}
