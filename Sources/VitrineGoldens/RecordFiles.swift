import Foundation
import VitrineGraphics
import VitrineImages

extension GoldenStore {
  /// Saves the record of a snapshot. Each has a file of its own, so that processes and shards never write
  /// the same one, and an interrupted run leaves only complete records.
  ///
  /// Only a run in a single process may write passes together, at its end: `savePasses`.
  public func save(_ record: SnapshotRecord) throws(GoldenError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(record) else {
      throw GoldenError(record.name, "the record cannot be written as JSON")
    }
    try write([UInt8](data) + [10], .records, record.file + ".json")
  }

  /// Saves the passes of a run.
  func savePasses(_ records: [SnapshotRecord]) throws(GoldenError) {
    try Self.write(PassList.bytes(records), to: passList)
  }

  /// Returns all records, sorted by name. Throws for one that cannot be read.
  public func records() throws(GoldenError) -> [SnapshotRecord] {
    let single = try singleRecords()
    let known = Set(single.map(\.file))
    return (single + (try passes()).filter { !known.contains($0.file) }).sorted()
  }

  private func passes() throws(GoldenError) -> [SnapshotRecord] {
    guard FileManager.default.fileExists(atPath: passList) else { return [] }
    let bytes: [UInt8]
    do { bytes = try readFile(passList, limit: Self.longestFile) } catch {
      throw GoldenError(passList, error)
    }
    guard let records = PassList.records(bytes) else {
      throw GoldenError(passList, "this is not the list of passes of a run")
    }
    return records
  }

  private func singleRecords() throws(GoldenError) -> [SnapshotRecord] {
    var list: [SnapshotRecord] = []
    let folder = artifacts + "/" + Artifact.records.rawValue
    for file in try FileList.paths(in: folder, extensions: ["json"]) {
      list.append(try record(at: folder + "/" + file, of: String(file.dropLast(".json".count))))
    }
    return list
  }

  /// Whether there is an artifact, and a record of an earlier run says whose it is.
  func hasRecorded(_ artifact: Artifact, _ file: String) -> Bool {
    OwnFile.exists(path(artifact, file)) && (try? record(of: file)) != nil
  }

  /// Returns the record of a snapshot by the name of its file.
  func record(of file: String) throws(GoldenError) -> SnapshotRecord {
    try record(at: path(.records, file + ".json"), of: file)
  }

  private func record(at path: String, of file: String) throws(GoldenError) -> SnapshotRecord {
    let bytes: [UInt8]
    do { bytes = try readFile(path, limit: Self.longestRecord) } catch {
      throw GoldenError(path, error)
    }
    guard let record = try? JSONDecoder().decode(SnapshotRecord.self, from: Data(bytes)),
      record.namesSnapshot, record.file == file
    else { throw GoldenError(path, "this is not the record of a snapshot") }
    return record
  }

  /// The largest size of a record in bytes: its text, traits and blame.
  private static let longestRecord = 4 << 20

  /// Removes the records and artifacts of earlier runs: what their lists and records name, and nothing else.
  ///
  /// - Returns: whether a run left anything that tells of it.
  @discardableResult
  public func clear() throws(GoldenError) -> Bool {
    let list = (try? readFileIfPresent(runList, limit: Self.longestFile)).flatMap { $0 }
      .flatMap(RunFiles.init)
    let recorded = try ownRecords()
    for file in (list?.files ?? []).union(recorded) { try clear(file) }
    var isKnown = list != nil || !recorded.isEmpty
    func remove(_ path: String, if isOwn: ([UInt8]) -> Bool) {
      OwnFile.remove(path, limit: Self.longestFile) { bytes in
        let own = isOwn(bytes)
        isKnown = isKnown || own
        return own
      }
    }
    remove(runList) { RunFiles($0) != nil }
    remove(completionMark) { Self.coverage($0) != nil }
    remove(latestFile) { LatestRun($0) != nil }
    remove(passList) { PassList.records($0) != nil }
    return isKnown
  }

  /// Removes the artifacts of a name, with the folders that are empty then.
  private func clear(_ file: String) throws(GoldenError) {
    for kind in Artifact.allCases {
      let name = kind == .records ? file + ".json" : file
      guard let path = try? checked(kind, name), OwnFile.exists(path) else { continue }
      OwnFile.remove(path)
      removeEmptyFolders(kind, above: name)
    }
  }

  /// Removes the folders above an artifact that was removed, from the innermost one, as far as they are empty.
  func removeEmptyFolders(_ kind: Artifact, above name: String) {
    guard (try? checked(kind, name)) != nil else { return }
    var folders = name.split(separator: "/").dropLast()
    while !folders.isEmpty {
      OwnFile.removeEmptyFolder(path(kind, folders.joined(separator: "/")))
      folders.removeLast()
    }
    OwnFile.removeEmptyFolder(artifacts + "/" + kind.rawValue)
  }

  /// The names of the snapshots that have a readable record.
  private func ownRecords() throws(GoldenError) -> Set<String> {
    var files: Set<String> = []
    let folder = artifacts + "/" + Artifact.records.rawValue
    for file in try FileList.paths(in: folder, extensions: ["json"]) {
      if let record = try? record(of: String(file.dropLast(".json".count))) {
        files.insert(record.file)
      }
    }
    return files
  }

  /// Marks the run as complete, with its coverage; `prune` requires both.
  public func markComplete(_ coverage: RunCoverage) throws(GoldenError) {
    let lines = [coverage.isWhole ? "whole" : "named"] + coverage.prefixes.sorted()
    try Self.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: completionMark)
  }

  /// The coverage of the last run; nil if it was interrupted or was only part of a run.
  public var coverage: RunCoverage? {
    (try? readFile(completionMark, limit: Self.longestRecord)).flatMap(Self.coverage)
  }

  private static func coverage(_ bytes: [UInt8]) -> RunCoverage? {
    let lines = String(decoding: bytes, as: UTF8.self).lines().map(String.init)
    guard let first = lines.first, ["whole", "named"].contains(first) else { return nil }
    return RunCoverage(isWhole: first == "whole", prefixes: Array(lines.dropFirst()))
  }

  var completionMark: String { artifacts + "/complete" }
  var passList: String { artifacts + "/passes" }
  var runList: String { artifacts + "/run" }
  /// The file of the verdicts of earlier runs, which runs only replace.
  public var verdicts: String { artifacts + "/verdicts" }
}

/// The inputs that a run covered.
public struct RunCoverage: Hashable, Sendable {
  /// Whether the run covered everything, e.g. a whole folder, rather than named inputs.
  public var isWhole: Bool
  /// Prefixes of the names that the inputs could have under other flags: `Weather-systemSmall-`.
  public var prefixes: [String]

  /// Creates the coverage of a whole run, or of one of named inputs.
  public init(isWhole: Bool, prefixes: [String]) {
    self.isWhole = isWhole
    self.prefixes = prefixes
  }
}
