/// The completions of a list that is separated by commas.
package enum ListCompletion {
  /// Returns the words that may stand where the last of the list is typed, each with the list before it, as shells
  /// replace the whole argument. Words that the list has are left out.
  ///
  /// - Parameter prefix: what is typed of the argument.
  package static func candidates(_ words: [String], prefix: String) -> [String] {
    guard let comma = prefix.lastIndex(of: ",") else { return words }
    let head = String(prefix[...comma])
    let used = Set(head.split(separator: ",").map(String.init) + [everything])
    return words.filter { !used.contains($0) }.map { head + $0 }
  }

  /// The word for all values, which stands alone.
  package static let everything = "all"
}
