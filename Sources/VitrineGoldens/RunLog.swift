import Foundation
import VitrineImages

/// The log of runs that began in a folder, with the folders of their goldens and artifacts. It lets
/// `accept`, `prune` and `report` find them without flags.
///
/// The log is among the artifacts of that folder and, like any file of a checkout, is not trusted. It must
/// never lead a command out of the folder: `holds` checks that folders are inside.
public struct RunLog: Sendable {
  /// The folder that paths are relative to.
  private let folder: String
  /// The path of the log's file, for messages.
  public let path: String

  /// - Parameter folder: the folder where commands run; nil is the current folder.
  public init(folder: String? = nil) {
    self.folder = folder ?? FileManager.default.currentDirectoryPath
    path = (folder.map { $0 + "/" } ?? "") + ".artifacts/runs"
  }

  private static let head = Array("vitrine-runs 1\n".utf8)
  /// The beginning of a log of any version.
  private static let kind = Array("vitrine-runs ".utf8)
  /// The largest number of runs kept, more than the folders of tests and documents in one project; the
  /// oldest are removed.
  private static let most = 32
  /// The largest length of a path in bytes on Linux.
  private static let longestPath = 4096
  private static let longestFile = most * 4 * longestPath

  /// Returns the folders of the runs whose records still exist, the latest last.
  public func stores() throws(GoldenError) -> [GoldenStore] {
    try read().filter { FileManager.default.fileExists(atPath: whole($0.artifacts)) }
  }

  /// Adds a run as the latest.
  public func add(_ store: GoldenStore) throws(GoldenError) {
    // A damaged log is replaced, another file is not.
    let mayReplace = OwnFile.mayReplace(path, limit: Self.longestFile) {
      $0.isEmpty || $0.starts(with: Self.kind)
    }
    guard mayReplace else { throw damaged }
    let known = (try? read()) ?? []
    if let last = known.last, same(last, store) { return }
    // A folder of artifacts contains only one run, whichever goldens an earlier one was compared with.
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

  /// Whether both folders are inside this one after links are resolved.
  public func holds(_ store: GoldenStore) -> Bool {
    [store.goldens, store.artifacts].allSatisfy {
      ResolvedPath.isInside(folder, whole($0))
    }
  }

  /// Whether two stores refer to the same folders.
  public func same(_ a: GoldenStore, _ b: GoldenStore) -> Bool {
    same(a.goldens, b.goldens) && same(a.artifacts, b.artifacts)
  }

  /// Whether two paths lead to the same folder; relative ones begin at the log's folder.
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

  /// Parses the bytes of a log into its runs, the latest last; nil for other bytes.
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
