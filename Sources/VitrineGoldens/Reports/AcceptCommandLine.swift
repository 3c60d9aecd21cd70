import VitrineGraphics

/// The command that accepts the candidates; it works in the folder where the run began.
public struct AcceptCommandLine: Hashable, Sendable {
  /// The number of goldens that the command writes.
  public let count: Int
  /// The line for a shell: `vitrine accept`, the names if needed, and both folders.
  public let command: String

  /// The largest number of names in the command; a longer list is replaced by a pattern.
  private static let mostNames = 8

  /// Creates the command for the candidates of a run; nil if there are none to accept.
  ///
  /// Without names `accept` takes the offered candidates. Names are included if others can be accepted, too.
  public init?(for records: [SnapshotRecord], store: GoldenStore) {
    let waiting = records.filter(\.isAcceptable)
    guard !waiting.isEmpty else { return nil }
    count = waiting.count
    let names = waiting.count > Self.mostNames ? ["*"] : waiting.map(\.file)
    command = Self.text(waiting.allSatisfy(\.isOffered) ? [] : names, store: store)
  }

  /// Returns the command for names, quoted for a shell.
  public static func text(_ names: [String], store: GoldenStore) -> String {
    Self.text("accept", names, store: store)
  }

  /// Returns the command of another subcommand with the same folders.
  ///
  /// - Parameter isFlag: whether the words are flags, so that nothing needs to be protected from being one.
  package static func text(
    _ verb: String, _ names: [String] = [], store: GoldenStore, isFlag: Bool = false
  ) -> String {
    let folders = [
      "--goldens", folder(store.goldens), "--artifacts", folder(store.artifacts),
    ]
    let names = names.map(UntrustedText.shellWord)
    // After `--` no name is taken for a flag.
    let hasDash = !isFlag && names.contains { $0.hasPrefix("-") }
    let words =
      ["vitrine", verb] + (hasDash ? folders + ["--"] + names : names + folders)
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
