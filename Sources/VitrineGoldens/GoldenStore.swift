import Foundation
import VitrineImages

/// The folders of goldens and artifacts, and the only ways to read and write them.
///
/// A run reads goldens and writes artifacts; nothing here but `accept` and `prune` changes a golden.
/// Artifacts mirror the goldens' names below `candidates`, `expected`, `differences` and `records`.
public struct GoldenStore: Hashable, Sendable {
  /// Where goldens lie.
  public var goldens: String
  /// Where candidates and records of a run go.
  public var artifacts: String

  public init(goldens: String, artifacts: String) {
    self.goldens = goldens
    self.artifacts = artifacts
  }

  /// The kinds of artifacts, by the folder that holds them.
  public enum Artifact: String, CaseIterable, Sendable {
    case candidates, expected, differences, records
  }

  /// Bytes of a golden; a home screen at three pixels a point stays far below.
  static let longestFile = 256 << 20

  public func goldenPath(_ file: String) -> String { goldens + "/" + file }

  public func path(_ artifact: Artifact, _ file: String) -> String {
    "\(artifacts)/\(artifact.rawValue)/\(file)"
  }

  /// The golden's bytes, or nil when there is none. Throws for a file that cannot be read.
  public func golden(_ file: String) throws(GoldenError) -> [UInt8]? {
    let path = goldenPath(file)
    do {
      return try readFileIfPresent(path, limit: Self.longestFile)
    } catch {
      throw GoldenError(path, "\(error)")
    }
  }

  /// Writes an artifact whole or not at all, making the folders on the way.
  public func write(
    _ bytes: [UInt8], _ artifact: Artifact, _ file: String
  ) throws(GoldenError) {
    try Self.write(bytes, to: path(artifact, file))
  }

  /// Removes an artifact when it is there.
  public func remove(_ artifact: Artifact, _ file: String) {
    try? FileManager.default.removeItem(atPath: path(artifact, file))
  }

  package static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try writeFile(bytes, to: path)
    } catch let error as PNGError {
      throw GoldenError(path, reason(error))
    } catch {
      throw GoldenError(path, "the folder cannot be made")
    }
  }

  private static func reason(_ error: PNGError) -> String {
    if case .file(_, let reason) = error { return reason }
    return "\(error)"
  }
}

/// A golden or artifact that cannot be read or written.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var reason: String

  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}

extension GoldenStore {
  /// An artifact's bytes, or nil when there are none.
  public func read(_ artifact: Artifact, _ file: String) -> [UInt8]? {
    try? readFile(path(artifact, file), limit: Self.longestFile)
  }
}
