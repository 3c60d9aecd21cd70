import VitrineGraphics

extension CauseGroup {
  /// The command that accepts the whole group; nil if nothing in it can be accepted. Its length does not depend
  /// on the number of pictures.
  public func command(_ store: GoldenStore) -> String? {
    guard records.contains(where: \.isAcceptable) else { return nil }
    let more = store.hasEarlier(records) ? [AcceptCommandLine.allRuns] : []
    return AcceptCommandLine.text("accept", flags: ["--cause=" + word] + more, store: store)
  }

  /// The title if it is easy to read and to paste, otherwise the key.
  var word: String {
    title.utf8.count <= Self.longestWord && !title.contains("'")
      && UntrustedText.line(title) == title
      ? title : key
  }

  /// The largest number of bytes of a title in a command.
  private static let longestWord = 120
}
