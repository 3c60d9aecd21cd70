extension SnapshotRecord {
  /// The prefix of the codes of diagnostics that say what a picture lacks.
  static let lackPrefix = "missing-"
  /// The origin and this many causes are shown.
  private static let mostShown = 9

  static func more(_ count: Int) -> String { "and \(count) more" }

  /// The lines of `blame` for readers: of a picture's many causes the first eight, and what it lacks.
  package var shownBlame: [String] {
    let lacks = blame.filter { $0.hasPrefix(Self.lackPrefix) }
    let lines = blame.filter { !$0.hasPrefix(Self.lackPrefix) }
    guard fileExtension == "png", lines.count > Self.mostShown + 1 else { return blame }
    return lines.prefix(Self.mostShown) + [Self.more(lines.count - Self.mostShown)] + lacks
  }
}
