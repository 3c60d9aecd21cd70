import Vitrine
import VitrineGoldens

extension GoldenOptions {
  /// Returns the folders for a command: those named by its flags, otherwise those of the last run that
  /// began in the current folder.
  ///
  /// Throws if there is no such run, or if several are possible.
  ///
  /// - Parameters:
  ///   - verb: the command's name in messages.
  ///   - isMeant: whether one of several runs concerns the command.
  func lastRun(
    _ verb: String, among isMeant: (GoldenStore) throws -> Bool = { _ in true }
  ) throws -> GoldenStore {
    let log = RunLog()
    if goldens != nil, artifacts != nil { return try checked(store()) }
    let known = try runs(log)
    let meant = known.count > 1 ? try known.filter(isMeant) : known
    guard meant.count < 2 else { throw Self.severalRuns(meant, verb) }
    if let store = meant.first ?? known.last {
      guard log.holds(store) else { throw Self.outside(store, verb) }
      return try checked(store)
    }
    if goldens != nil { return try checked(store()) }
    if let artifacts {
      throw UsageError(
        "--artifacts '\(artifacts)' does not say whose goldens these are: add --goldens")
    }
    throw GoldenError(
      ".artifacts",
      "there are no records of a run in this folder; run check or the tests here first, or say where "
        + "one left them: --goldens DIR --artifacts DIR")
  }

  /// Returns the runs recorded for the current folder that match the given flag.
  private func runs(_ log: RunLog) throws -> [GoldenStore] {
    var known = try log.stores()
    // A run that began elsewhere, or with an older version, used the default folders.
    let usual = GoldenStore(goldens: "Golden", artifacts: ".artifacts")
    let hasRecords = (try? usual.records().isEmpty) != true
    if hasRecords, !known.contains(where: { log.same($0.artifacts, usual.artifacts) }) {
      known.insert(usual, at: 0)
    }
    return known.filter { store in
      (goldens.map { log.same($0, store.goldens) } ?? true)
        && (artifacts.map { log.same($0, store.artifacts) } ?? true)
    }
    .map(\.named)
  }

  private func checked(_ store: GoldenStore) throws -> GoldenStore {
    if try store.records().isEmpty {
      throw GoldenError(
        store.artifacts, "there are no records of a run; run check or the tests first")
    }
    return store
  }

  private static func severalRuns(_ stores: [GoldenStore], _ verb: String) -> UsageError {
    UsageError(
      "several runs began in this folder; say which is meant:",
      commands: stores.map { AcceptCommandLine.text(verb, store: $0) })
  }

  private static func outside(_ store: GoldenStore, _ verb: String) -> UsageError {
    UsageError(
      "the last run has its goldens or artifacts outside this folder; say that they are meant:",
      commands: [AcceptCommandLine.text(verb, store: store)])
  }
}
