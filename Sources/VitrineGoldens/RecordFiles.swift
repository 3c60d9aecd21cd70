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

  /// Removes the records and artifacts of an earlier run.
  public func clear() throws(GoldenError) {
    for kind in Artifact.allCases {
      let folder = artifacts + "/" + kind.rawValue
      guard FileManager.default.fileExists(atPath: folder) else { continue }
      do { try FileManager.default.removeItem(atPath: folder) } catch {
        throw GoldenError(folder, "the artifacts of an earlier run cannot be removed")
      }
    }
    for file in [completionMark, passList] { try? FileManager.default.removeItem(atPath: file) }
  }

  /// Marks the run as complete, with its coverage; `prune` requires both.
  public func markComplete(_ coverage: RunCoverage) throws(GoldenError) {
    let lines = [coverage.isWhole ? "whole" : "named"] + coverage.prefixes.sorted()
    try Self.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: completionMark)
  }

  /// The coverage of the last run; nil if it was interrupted or was only part of a run.
  public var coverage: RunCoverage? {
    guard let bytes = try? readFile(completionMark, limit: Self.longestRecord) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).lines().map(String.init)
    return RunCoverage(isWhole: lines.first == "whole", prefixes: Array(lines.dropFirst()))
  }

  private var completionMark: String { artifacts + "/complete" }
  private var passList: String { artifacts + "/passes" }
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
