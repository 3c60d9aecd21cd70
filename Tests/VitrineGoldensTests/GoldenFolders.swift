import Foundation
import TemporaryFolders
import VitrineGoldens

/// Folders that exist for one test.
final class GoldenFolders {
  private let folder: TemporaryFolder
  let store: GoldenStore
  var root: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(goldens: folder.path + "/Golden", artifacts: folder.path + "/artifacts")
  }

  func put(_ text: String, golden file: String) throws {
    let path = store.goldenPath(file)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  func golden(_ file: String) -> String? { text(store.goldenPath(file)) }

  /// Checks a text against its golden: different when they are not equal.
  @discardableResult
  func check(
    _ name: String, _ text: String, mode: RecordMode = .missing, in session: SnapshotSession? = nil,
    refusal: String? = nil
  ) throws -> SnapshotRecord {
    let session = session ?? SnapshotSession(store: store, mode: mode)
    return try session.check(
      candidate(name, text, refusal: refusal) { golden in
        golden == Array(text.utf8)
          ? SnapshotComparison(state: .identical, explanation: "the texts are equal")
          : SnapshotComparison(
            state: .different, explanation: "the texts differ", largestCluster: text.count)
      })
  }

  func candidate(
    _ name: String, _ text: String, refusal: String? = nil,
    compare: @escaping @Sendable ([UInt8]) throws -> SnapshotComparison
  ) throws -> SnapshotCandidate {
    SnapshotCandidate(
      name: try GoldenName(name), fileExtension: "txt", refusal: refusal,
      fingerprint: ContentDigest.of(text), bytes: { Array(text.utf8) },
      compare: compare)
  }
}
