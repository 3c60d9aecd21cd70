import VitrineGraphics

/// The command that accepts the candidates; it works in the folder where the run began.
public struct AcceptCommandLine: Hashable, Sendable {
  /// The number of goldens that the command writes.
  public let count: Int
  /// The line for a shell: the program's words, `accept`, the names if needed, and both folders.
  public let command: String

  /// The largest number of names in the command; a longer list is replaced by a pattern.
  private static let mostNames = 8
  /// The flag with which candidates of earlier runs count as those of the latest one.
  static let allRuns = "--all-runs"

  /// Creates the command for the candidates of a run; nil if there are none to accept.
  ///
  /// Without names `accept` takes the candidates that the latest run offers. Names are included if others can be
  /// accepted, too.
  public init?(for records: [SnapshotRecord], store: GoldenStore) {
    let waiting = records.filter(\.isAcceptable)
    guard !waiting.isEmpty else { return nil }
    count = waiting.count
    let areOffered = waiting.allSatisfy(\.isOffered)
    let areLatest = !store.hasEarlier(waiting)
    if waiting.count > Self.mostNames || areOffered && areLatest {
      let flags = areLatest ? [] : [Self.allRuns]
      command = Self.text("accept", areOffered ? [] : ["*"], flags: flags, store: store)
    } else {
      command = Self.text(waiting.map(\.file), store: store)
    }
  }

  /// Returns the command for names, quoted for a shell.
  public static func text(_ names: [String], store: GoldenStore) -> String {
    Self.text("accept", names, store: store)
  }

  /// Returns the command that takes what all runs offer.
  package static func ofAllRuns(_ store: GoldenStore) -> String {
    text("accept", flags: [allRuns], store: store)
  }

  /// Returns the command of another subcommand with the same folders.
  package static func text(
    _ verb: String, _ names: [String] = [], flags: [String] = [], store: GoldenStore
  ) -> String {
    let folders = [
      "--goldens", folder(store.goldens), "--artifacts", folder(store.artifacts),
    ]
    let names = names.map(UntrustedText.shellWord)
    let flags = flags.map(UntrustedText.shellWord)
    // After `--` no name is taken for a flag.
    let hasDash = names.contains { $0.hasPrefix("-") }
    let words =
      [store.program, verb] + flags
      + (hasDash ? folders + ["--"] + names : names + folders)
    return words.joined(separator: " ")
  }

  private static func folder(_ path: String) -> String {
    UntrustedText.shellPath(path)
  }
}

extension SnapshotRecord {
  /// Whether the candidate can become the golden, either because it is offered or when it is named.
  public var isAcceptable: Bool { state != .refused && (isOffered || !state.passes) }
}
