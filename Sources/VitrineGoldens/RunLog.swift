import Foundation
import VitrineImages

/// Where the runs that began in a folder left their goldens and artifacts: by it `accept`, `prune` and
/// `report` find them untold.
///
/// It lies among the artifacts of that folder and may come from anyone, as any file of a checkout. So it
/// never leads a command out of the folder: `holds` says which folders are inside.
public struct RunLog: Sendable {
  /// The folder that paths begin at.
  private let folder: String
  /// The log's own file, as messages show it.
  public let path: String

  /// - Parameter folder: where commands run; nil is the present folder.
  public init(folder: String? = nil) {
    self.folder = folder ?? FileManager.default.currentDirectoryPath
    path = (folder.map { $0 + "/" } ?? "") + ".artifacts/runs"
  }

  private static let head = Array("vitrine-runs 1\n".utf8)
  /// Folders of tests and documents that one project has; the oldest are forgotten.
  private static let most = 32
  /// Bytes of a path, as Linux has it.
  private static let longestPath = 4096
  private static let longestFile = most * 4 * longestPath

  /// The folders of the runs whose records are still there, the latest last.
  public func stores() throws(GoldenError) -> [GoldenStore] {
    try read().filter { FileManager.default.fileExists(atPath: whole($0.artifacts)) }
  }

  /// Remembers a run as the latest.
  public func add(_ store: GoldenStore) throws(GoldenError) {
    // One that is damaged is of no use to anyone.
    let known = (try? read()) ?? []
    if let last = known.last, same(last, store) { return }
    // A folder of artifacts holds one run, whichever goldens an earlier one was compared with.
    let kept = known.filter {
      !same($0.artifacts, store.artifacts)
        && FileManager.default.fileExists(atPath: whole($0.artifacts))
    }
    var line = TabLine()
    for store in kept.suffix(Self.most - 1) + [store] {
      line.add(store.goldens)
      line.add(store.artifacts)
      line.endLine()
    }
    try GoldenStore.write(Self.head + line.bytes, to: path)
  }

  /// Whether both folders lie inside this one, wherever links lead.
  public func holds(_ store: GoldenStore) -> Bool {
    [store.goldens, store.artifacts].allSatisfy {
      ResolvedPath.isInside(folder, whole($0))
    }
  }

  /// Whether two names of folders mean the same ones.
  public func same(_ a: GoldenStore, _ b: GoldenStore) -> Bool {
    same(a.goldens, b.goldens) && same(a.artifacts, b.artifacts)
  }

  public func same(_ a: String, _ b: String) -> Bool { standard(a) == standard(b) }
}

extension RunLog {
  private func read() throws(GoldenError) -> [GoldenStore] {
    let bytes: [UInt8]?
    do { bytes = try readFileIfPresent(path, limit: Self.longestFile) } catch {
      throw GoldenError(path, error)
    }
    guard let bytes else { return [] }
    guard let stores = Self.stores(bytes) else { throw damaged }
    return stores
  }

  /// The runs of a log's bytes, the latest last; nil for bytes that are no log.
  package static func stores(_ bytes: [UInt8]) -> [GoldenStore]? {
    guard bytes.starts(with: head), bytes.last == TabLine.newline else { return nil }
    var stores: [GoldenStore] = []
    for line in bytes[head.count...].split(separator: TabLine.newline) {
      var fields = TabFields(line)
      guard let goldens = fields.text(), let artifacts = fields.text(), fields.isAtEnd,
        [goldens, artifacts].allSatisfy(isPath)
      else { return nil }
      stores.append(GoldenStore(goldens: goldens, artifacts: artifacts))
    }
    return stores.suffix(most)
  }

  private var damaged: GoldenError {
    GoldenError(
      path, "this is not a list of runs: remove it, or give --goldens and --artifacts")
  }

  private static func isPath(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longestPath && !text.utf8.contains(0)
  }

  private func whole(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

  private func standard(_ path: String) -> String {
    URL(fileURLWithPath: whole(path)).standardizedFileURL.path
  }
}
