import Synchronization

/// Caches shaped words. Safe between threads; bounded; its content never changes a result.
final class WordCache: Sendable {
  /// The total number of cached words: about 200 bytes each, so some 10 MB when full.
  static let capacity = 49_152
  /// The number of locks, so that threads seldom wait for each other.
  private static let shardCount = 16

  /// A word with all that decided on it, as whoever chooses texts can choose two with one key.
  private struct Entry {
    var word: ShapedWord
    var font: FontID
    var style: ShapingStyle
  }

  private final class Shard: Sendable {
    let words = Mutex<[UInt64: Entry]>([:])
  }

  private let shards = (0..<shardCount).map { _ in Shard() }

  func word(
    _ key: UInt64, _ text: ArraySlice<UInt32>, _ instance: FontInstance, _ style: ShapingStyle
  ) -> ShapedWord? {
    let shard = shards[Int(key & UInt64(Self.shardCount - 1))]
    guard let found = shard.words.withLock({ $0[key] }), found.font == instance.id,
      found.style == style, found.word.scalars.elementsEqual(text)
    else { return nil }
    return found.word
  }

  /// Adds a word. A full shard is cleared: cheaper than bookkeeping on every use, and texts repeat soon.
  func keep(_ word: ShapedWord, _ key: UInt64, _ instance: FontInstance, _ style: ShapingStyle) {
    let shard = shards[Int(key & UInt64(Self.shardCount - 1))]
    shard.words.withLock { words in
      if words.count >= Self.capacity / Self.shardCount { words.removeAll(keepingCapacity: true) }
      words[key] = Entry(word: word, font: instance.id, style: style)
    }
  }

  static func key(
    _ text: ArraySlice<UInt32>, _ instance: FontInstance, _ style: ShapingStyle
  ) -> UInt64 {
    var hash = StableWordHash()
    hash.add(UInt64(UInt32(bitPattern: instance.id.value)) | UInt64(style.script) << 32)
    hash.add(
      UInt64(style.features.rawValue) | UInt64(UInt32(bitPattern: style.language)) << 16
        | (style.isRightToLeft ? 1 << 63 : 0))
    var i = text.startIndex
    while i + 1 < text.endIndex {
      hash.add(UInt64(text[i]) | UInt64(text[i + 1]) << 32)
      i += 2
    }
    if i < text.endIndex { hash.add(UInt64(text[i]) | 1 << 63) }
    return hash.value
  }
}
