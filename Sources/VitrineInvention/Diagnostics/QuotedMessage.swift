/// A message with its quoted parts apart: `cannot find % in scope` and `["Weather"]`.
package struct QuotedMessage: Hashable, Sendable {
  package var pattern: String
  package var values: [String]

  package init(_ message: String) {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    pattern = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined(separator: "%")
    values = stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
  }

  /// The quoted part that follows words.
  func value(behind words: String) -> String? {
    let pieces = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard let index = pieces.firstIndex(where: { $0.hasSuffix(words) }),
      values.indices.contains(index)
    else { return nil }
    return values[index]
  }
}
