import Foundation
import VitrineGraphics
import VitrineImages

/// The folders of goldens and artifacts, and all functions that read and write them.
///
/// A run reads goldens and writes artifacts; only `accept` and `prune` change goldens. Artifacts mirror the
/// goldens' names below `candidates`, `expected`, `differences` and `records`.
public struct GoldenStore: Hashable, Sendable {
  /// The folder of goldens.
  public var goldens: String
  /// The folder for candidates and records of a run.
  public var artifacts: String
  /// The words that start the program in the commands of messages: `vitrine`, `swift run vitrine`.
  public var program = "vitrine"

  /// Creates a store of two folders, which need not exist yet.
  public init(goldens: String, artifacts: String) {
    self.goldens = goldens
    self.artifacts = artifacts
  }

  /// The kinds of artifacts, named after their folders.
  public enum Artifact: String, CaseIterable, Sendable {
    case candidates, expected, differences, records
  }

  /// The largest size of a golden in bytes; a home screen at a scale of 3 is far smaller.
  static let longestFile = 256 << 20

  /// Returns the path of a golden from its name with extension; the name is not checked.
  public func goldenPath(_ file: String) -> String { goldens + "/" + file }

  /// Returns the path of an artifact of one kind from the golden's name with extension; it is not checked.
  public func path(_ artifact: Artifact, _ file: String) -> String {
    "\(artifacts)/\(artifact.rawValue)/\(file)"
  }

  /// Returns the golden's bytes, or nil if there is none. Throws for a file that cannot be read.
  public func golden(_ file: String) throws(GoldenError) -> [UInt8]? {
    let path = goldenPath(file)
    do {
      return try readFileIfPresent(path, limit: Self.longestFile)
    } catch {
      throw GoldenError(path, error)
    }
  }

  /// Writes an artifact completely or not at all, and creates missing folders.
  public func write(
    _ bytes: [UInt8], _ artifact: Artifact, _ file: String
  ) throws(GoldenError) {
    try Self.write(bytes, to: try checked(artifact, file))
  }

  /// Removes an artifact if it exists; it is one of a record.
  public func remove(_ artifact: Artifact, _ file: String) {
    guard let path = try? checked(artifact, file) else { return }
    OwnFile.remove(path)
  }

  /// Writes one of the project's own files; replaces a link of this name.
  package static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    try write(path) { () throws(PNGError) in try replaceFile(bytes, at: path) }
  }

  /// Writes a golden; if it is a link, the target is written.
  func writeGolden(_ bytes: [UInt8], _ file: String) throws(GoldenError) {
    let path = try checkedGolden(file)
    try Self.write(path) { () throws(PNGError) in try writeFile(bytes, to: path) }
  }

  private static func write(
    _ path: String, _ body: () throws(PNGError) -> Void
  ) throws(GoldenError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try body()
    } catch let error as PNGError {
      throw GoldenError(path, error)
    } catch {
      throw GoldenError(path, "the folder cannot be made")
    }
  }
}

extension GoldenStore {
  /// Returns an artifact's bytes, or nil if it cannot be read.
  public func read(_ artifact: Artifact, _ file: String) -> [UInt8]? {
    guard let path = try? checked(artifact, file) else { return nil }
    return try? readFile(path, limit: Self.longestFile)
  }

  /// Returns the path of an artifact that a record names. Artifacts are downloaded, so neither the name nor
  /// a link on the path may lead out of their folder.
  func checked(_ artifact: Artifact, _ file: String) throws(GoldenError) -> String {
    try Self.checked(path(artifact, file), in: artifacts)
  }

  /// Returns the path of a golden that a record names, checked by the same rule.
  func checkedGolden(_ file: String) throws(GoldenError) -> String {
    try Self.checked(goldenPath(file), in: goldens)
  }

  private static func checked(_ path: String, in folder: String) throws(GoldenError) -> String {
    guard ResolvedPath.isInside(folder, path) else {
      throw GoldenError(path, "it leads out of '\(folder)'")
    }
    return path
  }
}
