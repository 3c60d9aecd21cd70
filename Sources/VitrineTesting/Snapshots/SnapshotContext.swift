import Foundation
public import VitrineGoldens

/// The location of a test's goldens and the record mode of its run.
public struct SnapshotContext: Hashable, Sendable {
  /// The folder of goldens; nil is `Golden` beside the test's source.
  public var goldens: String?
  /// The folder of candidates and records; nil is `.artifacts` beside the folder of goldens.
  public var artifacts: String?
  /// The record mode; nil reads the environment: see `RecordMode.from(environment:)`.
  public var record: RecordMode?

  /// The part of the snapshots that this machine checks; nil reads the variable `VITRINE_SHARD`, without which it is
  /// all of them.
  public var shard: Shard?

  /// Creates a context; relative folders begin beside the test's source.
  public init(
    goldens: String? = nil, artifacts: String? = nil, record: RecordMode? = nil,
    shard: Shard? = nil
  ) {
    self.goldens = goldens
    self.artifacts = artifacts
    self.record = record
    self.shard = shard
  }

  /// The context set by a test's trait.
  @TaskLocal public static var current = SnapshotContext()

  /// Returns what checks the snapshots of a test in `source`. Throws for an unknown mode or part in the environment.
  func check(source: String) throws -> SnapshotCheck {
    let environment = ProcessInfo.processInfo.environment
    return SnapshotCheck(
      session: try session(source: source),
      shard: try shard ?? Shard.from(environment: environment))
  }

  /// Returns the run for a test in `source`. Throws for an unknown mode in the environment.
  func session(source: String) throws -> SnapshotSession {
    let environment = ProcessInfo.processInfo.environment
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent().path
    let goldens = Self.path(goldens ?? "Golden", from: folder)
    let beside = URL(fileURLWithPath: goldens).deletingLastPathComponent().path
    let artifacts = Self.path(
      artifacts ?? environment["VITRINE_ARTIFACTS"] ?? beside + "/.artifacts", from: folder)
    var store = GoldenStore(
      goldens: Self.shown(goldens, environment), artifacts: Self.shown(artifacts, environment))
    store.program =
      ProgramWords(
        environment: environment, folder: FileManager.default.currentDirectoryPath
      ).wordsBesideTests
    return SnapshotSessions.shared.session(
      store, try record ?? RecordMode.from(environment: environment),
      mark: TestRunMark.text(environment: environment)
    ) {
      if Self.isTypedHere(environment) { Self.remember(store) }
    }
  }

  /// Records the run for `accept` in the package's folder. Without the record that command needs flags, so
  /// a folder that cannot be written is no failure.
  private static func remember(_ store: GoldenStore) {
    let log = RunLog()
    guard FileManager.default.currentDirectoryPath != "/", log.holds(store) else { return }
    try? log.add(store)
  }

  /// Whether commands run in the current folder: `swift test --package-path` may be run elsewhere.
  private static func isTypedHere(_ environment: [String: String]) -> Bool {
    guard let typed = environment["PWD"] else { return true }
    return typed == FileManager.default.currentDirectoryPath
  }

  /// Returns a path relative to the current folder if it is below, as the accepting command will run there.
  /// Otherwise, as after `swift test --package-path`, paths stay absolute.
  private static func shown(_ path: String, _ environment: [String: String]) -> String {
    guard isTypedHere(environment) else { return path }
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }
}
