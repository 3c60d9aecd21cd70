import VitrineGraphics

/// The one command that accepts; it works in the folder where the run began.
public struct AcceptLine: Hashable, Sendable {
  /// Goldens that the command writes.
  public let count: Int
  public let command: String

  /// A longer list is better read as a pattern.
  private static let mostNames = 8

  /// What a run leaves to be accepted; nil where that is nothing.
  ///
  /// Without names `accept` takes what is offered. Where something else waits, too, names say so.
  public init?(for records: [SnapshotRecord], store: GoldenStore) {
    let waiting = records.filter(\.isAcceptable)
    guard !waiting.isEmpty else { return nil }
    count = waiting.count
    let names = waiting.count > Self.mostNames ? ["*"] : waiting.map(\.file)
    command = Self.text(waiting.allSatisfy(\.isOffered) ? [] : names, store: store)
  }

  /// Names as a shell reads them.
  public static func text(_ names: [String], store: GoldenStore) -> String {
    Self.text("accept", names, store: store)
  }

  /// The command of another verb that asks for the same folders.
  package static func text(_ verb: String, _ names: [String] = [], store: GoldenStore) -> String {
    let folders = [
      "--goldens", folder(store.goldens), "--artifacts", folder(store.artifacts),
    ]
    let names = names.map(ForeignText.shellWord)
    // Behind two dashes no name is a flag.
    let hasDash = names.contains { $0.hasPrefix("-") }
    let words =
      ["vitrine", verb] + (hasDash ? folders + ["--"] + names : names + folders)
    return words.joined(separator: " ")
  }

  private static func folder(_ path: String) -> String {
    ForeignText.shellWord(path.hasPrefix("-") ? "./" + path : path)
  }
}

extension SnapshotRecord {
  /// Whether its candidate can become the golden: by itself, or when it is named.
  public var isAcceptable: Bool { state != .refused && (isOffered || !state.passes) }
}
