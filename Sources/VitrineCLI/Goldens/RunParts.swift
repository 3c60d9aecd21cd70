import Foundation
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineImages

/// The artifacts that the parts of a run left, as a build server collects them.
struct RunParts {
  /// The stores, whose goldens do not matter.
  private let parts: [GoldenStore]

  /// - Parameter folders: folders of artifacts, or folders that hold some at any depth.
  init(_ folders: [String]) throws {
    parts = try folders.flatMap { folder -> [GoldenStore] in
      guard OutputFolder.isFolder(folder) else {
        throw Failure(code: Exit.badInput, message: "error: \(folder): no such folder")
      }
      var walk = FolderWalk(folder)
      let found = try Self.artifacts(in: folder, level: 0, &walk)
      guard !found.isEmpty else {
        throw GoldenError(folder, "there are no records of a run in it")
      }
      return found.map { GoldenStore(goldens: "", artifacts: $0) }
    }
  }

  private static func artifacts(
    in folder: String, level: Int, _ walk: inout FolderWalk
  ) throws -> [String] {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    // Hidden folders are not walked, and this one usually is.
    for place in [base, base + "/.artifacts"] where holdsRecords(place) { return [place] }
    return try walk.entries(of: base, level: level).filter { $0.kind == .folder }
      .flatMap { try artifacts(in: base + "/" + $0.name, level: level + 1, &walk) }
  }

  private static func holdsRecords(_ folder: String) -> Bool {
    ["/records", "/passes"].contains { FileManager.default.fileExists(atPath: folder + $0) }
  }

  /// Merges the parts into the folders that a whole run would have used.
  func merged(_ options: GoldenOptions) throws -> (store: GoldenStore, records: [SnapshotRecord]) {
    var options = options
    if options.goldens == nil { options.goldens = try goldens() }
    let store = options.store()
    let log = RunLog()
    if let own = parts.first(where: { log.same($0.artifacts, store.artifacts) }) {
      throw UsageError(
        "'\(own.artifacts)' is where the parts are merged; move it, or name another by --artifacts")
    }
    for part in parts { try Self.tellLinks(in: part.artifacts) }
    let records = try store.merge(parts)
    try log.add(store)
    return (store, records)
  }

  /// Says which links among a part's artifacts are left out: whoever packed them may have made them lead anywhere.
  private static func tellLinks(in artifacts: String) throws {
    var links: [String] = []
    for kind in GoldenStore.Artifact.allCases {
      var walk = FolderWalk(artifacts)
      try addLinks(in: kind.rawValue, of: artifacts, level: 0, &walk, &links)
    }
    guard let first = links.first else { return }
    let more = links.count == 1 ? "" : " and \(links.count - 1) more"
    Output.message("note: '\(artifacts)/\(first)'\(more): links are left out")
  }

  private static func addLinks(
    in folder: String, of artifacts: String, level: Int, _ walk: inout FolderWalk,
    _ links: inout [String]
  ) throws {
    for entry in try walk.entries(of: artifacts + "/" + folder, level: level) {
      let path = folder + "/" + entry.name
      if entry.isLink {
        links.append(path)
      } else if entry.kind == .folder {
        try addLinks(in: path, of: artifacts, level: level + 1, &walk, &links)
      }
    }
  }

  /// Returns the folder of goldens that the records name.
  private func goldens() throws -> String {
    let named = Set(try parts.flatMap { try $0.records().map(\.goldens) }).sorted()
    guard named.count < 2 else {
      throw UsageError(
        "the parts were compared with several folders of goldens, \(named.joined(separator: ", ")); merge those of "
          + "one, and name it by --goldens")
    }
    let folder = named.first ?? "Golden"
    // Records were downloaded, and say where to read and write.
    guard RunLog().holds(GoldenStore(goldens: folder, artifacts: folder)) else {
      throw UsageError(
        "the goldens of the parts are outside this folder; say that they are meant: --goldens \(folder)"
      )
    }
    return folder
  }
}
