import Foundation
public import VitrineGoldens

/// Where the goldens of a test lie and how its run treats them.
public struct SnapshotContext: Hashable, Sendable {
  /// Folder of goldens; nil is `Golden` beside the test's source.
  public var goldens: String?
  /// Folder of candidates and records; nil is `.artifacts` beside the folder of goldens.
  public var artifacts: String?
  /// nil asks the environment: see `RecordMode.from(environment:)`.
  public var record: RecordMode?

  public init(goldens: String? = nil, artifacts: String? = nil, record: RecordMode? = nil) {
    self.goldens = goldens
    self.artifacts = artifacts
    self.record = record
  }

  /// The one that a test's trait sets.
  @TaskLocal public static var current = SnapshotContext()

  /// The run that a test in `source` takes part in. Throws for an unknown mode in the environment.
  func session(source: String) throws -> SnapshotSession {
    let environment = ProcessInfo.processInfo.environment
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent().path
    let goldens = Self.path(goldens ?? "Golden", from: folder)
    let beside = URL(fileURLWithPath: goldens).deletingLastPathComponent().path
    let artifacts = Self.path(
      artifacts ?? environment["VITRINE_ARTIFACTS"] ?? beside + "/.artifacts", from: folder)
    let store = GoldenStore(
      goldens: Self.shown(goldens, environment), artifacts: Self.shown(artifacts, environment))
    return SnapshotSessions.shared.session(
      store, try record ?? RecordMode.from(environment: environment)
    ) {
      if Self.isTypedHere(environment) { Self.remember(store) }
    }
  }

  /// Leaves word of the run for `accept` in the folder of the package. Without it the command needs its
  /// flags, so that a folder which cannot be written is no failure.
  private static func remember(_ store: GoldenStore) {
    let log = RunLog()
    guard FileManager.default.currentDirectoryPath != "/", log.holds(store) else { return }
    try? log.add(store)
  }

  /// Whether commands run in the present folder: `swift test --package-path` was typed elsewhere.
  private static func isTypedHere(_ environment: [String: String]) -> Bool {
    guard let typed = environment["PWD"] else { return true }
    return typed == FileManager.default.currentDirectoryPath
  }

  /// From the present folder on where it lies below: that is where the accepting command will run.
  /// Where it will not, as after `swift test --package-path`, paths stay whole.
  private static func shown(_ path: String, _ environment: [String: String]) -> String {
    guard isTypedHere(environment) else { return path }
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }
}
