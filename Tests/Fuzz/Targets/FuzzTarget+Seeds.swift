import Foundation

extension FuzzTarget {
  /// The inputs that mutation begins with, in a fixed order: the target's folder, files of the
  /// repository, and those that are made.
  ///
  /// - Parameter root: folder of the repository.
  package func seeds(root: URL) throws -> [[UInt8]] {
    let folder = corpus(root: root)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
    let others = files.map { root.appending(path: $0) }
    return try (own + others).map { [UInt8](try Data(contentsOf: $0)) } + made()
  }

  package func corpus(root: URL) -> URL { root.appending(path: "Tests/Fuzz/Corpora/\(name)") }
}
