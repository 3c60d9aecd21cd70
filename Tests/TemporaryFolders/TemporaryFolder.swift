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

  /// Writes a file, with the folders on the way, and returns this folder.
  @discardableResult
  package func write(_ name: String, _ data: Data) throws -> TemporaryFolder {
    let file = at(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return self
  }

  /// Writes a file of text, with the folders on the way, and returns this folder.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> TemporaryFolder {
    try write(name, Data(text.utf8))
  }
}
