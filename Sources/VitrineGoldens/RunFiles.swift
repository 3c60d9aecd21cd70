import Foundation
import VitrineGraphics
import VitrineImages

/// The list of the files that a run may leave among its artifacts, written before the first of them: the next run
/// removes those, and nothing else.
struct RunFiles: Hashable, Sendable {
  /// Names of goldens with their extensions.
  var files: Set<String> = []

  private static let head = "vitrine-run 1"

  init(_ files: Set<String>) { self.files = files }

  /// Reads a list; nil for bytes that are none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array((Self.head + "\n").utf8)), bytes.last == TabLine.newline else {
      return nil
    }
    for line in bytes.dropFirst(Self.head.utf8.count + 1).split(separator: TabLine.newline) {
      var fields = TabFields(line)
      guard let name = fields.text(), let ending = fields.text(), fields.isAtEnd,
        (try? GoldenName(name)) != nil, SnapshotRecord.isExtension(ending)
      else { return nil }
      files.insert(name + "." + ending)
    }
  }

  /// The bytes of the list for names and their extensions.
  static func bytes(_ names: [(name: String, fileExtension: String)]) -> [UInt8] {
    var line = TabLine()
    for (name, ending) in names {
      line.add(name)
      line.add(ending)
      line.endLine()
    }
    return Array((head + "\n").utf8) + line.bytes
  }
}

extension GoldenStore {
  /// Removes what earlier runs left here, and writes down what this one may leave.
  ///
  /// Whatever no run's list or record names stays: the folder may be one of the user's. If it holds files of names that
  /// this run would write, and no run wrote them, the run is refused.
  ///
  /// - Parameter names: the names of this run's snapshots, with their extensions.
  public func begin(_ names: [(name: String, fileExtension: String)]) throws(GoldenError) {
    let isKnown = try clear()
    for list in [runList, passList, completionMark, latestFile] where OwnFile.exists(list) {
      throw foreign(list)
    }
    let mayReplaceVerdicts = OwnFile.mayReplace(
      verdicts, limit: Self.longestFile, if: VerdictFile.isOne)
    // Where a run was before, they are damaged ones of its own or stay: they are never replaced, and the run goes on.
    guard isKnown || mayReplaceVerdicts else { throw foreign(verdicts) }
    try refuseForeign(names.map { $0.name + "." + $0.fileExtension })
    try Self.write(RunFiles.bytes(names), to: runList)
  }

  private func refuseForeign(_ files: [String]) throws(GoldenError) {
    for kind in Artifact.allCases where OwnFile.exists(artifacts + "/" + kind.rawValue) {
      for file in files {
        let path = path(kind, kind == .records ? file + ".json" : file)
        if OwnFile.exists(path) { throw foreign(path) }
      }
    }
  }

  private func foreign(_ path: String) -> GoldenError {
    var error = GoldenError(
      path, "no run wrote it, and this one would replace it; name another folder by --artifacts")
    error.isForeign = true
    return error
  }
}
