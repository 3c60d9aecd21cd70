import VitrineGraphics

/// One part of a run split over several machines: `2/4` is the second of four.
public struct Shard: Hashable, Sendable {
  /// The number of this part, 1…count.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// The largest allowed shard count.
  private static let most = 10_000

  /// Reads `I/N` with 1 ≤ I ≤ N; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The run as a whole.
  package static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// Returns the part of a test run by the variable `VITRINE_SHARD`; nil if it is not set. Throws for anything except
  /// `I/N`.
  package static func from(environment: [String: String]) throws(ShardError) -> Shard? {
    guard let text = environment["VITRINE_SHARD"], !text.isEmpty else { return nil }
    guard let shard = Shard(text) else { throw ShardError(text: text) }
    return shard
  }

  /// Whether a snapshot belongs to this part. It depends on its name alone, not on the other snapshots.
  package func has(_ name: String) -> Bool { index(of: name) == number - 1 }

  /// The part of a name, from 0.
  package func index(of name: String) -> Int {
    Int(ContentHash.of(Array(name.utf8)) % UInt64(count))
  }
}

/// An error for a part of a run that does not exist.
package struct ShardError: Error, Hashable, CustomStringConvertible {
  /// The value of `VITRINE_SHARD`.
  package var text: String

  package var description: String {
    UntrustedText.line("VITRINE_SHARD is '\(text)'; it is part I of N, written as 1/4 up to 4/4")
  }
}
