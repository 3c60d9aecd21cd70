import Synchronization

/// Turns text into glyphs with HarfBuzz, and caches shaped words.
final class Shaper: Sendable {
  private let cache = WordCache()
  private let buffers = Mutex<[ShapingBuffer]>([])
  private let languages = Mutex<[String]>([])

  /// The largest length shaped at once, which limits the time and memory of one call; longer text is shaped
  /// in parts.
  static let longestWord = 512

  /// Returns an index for a language tag, constant within this library.
  func language(_ tag: String) -> Int32 {
    languages.withLock { known in
      if let index = known.firstIndex(of: tag) { return Int32(index) }
      known.append(tag)
      return Int32(known.count - 1)
    }
  }

  func shape(
    _ text: ArraySlice<UInt32>, _ instance: FontInstance, _ style: ShapingStyle
  ) -> ShapedWord {
    // The language's index depends on the order of first use; it is only part of a cache key.
    let key = WordCache.key(text, instance, style)
    if let known = cache.word(key, text, instance, style) { return known }
    let buffer = buffers.withLock { $0.popLast() } ?? ShapingBuffer()
    let tag = languages.withLock { $0[Int(style.language)] }
    let word = buffer.shape(Array(text), instance, style, language: tag)
    buffers.withLock { $0.append(buffer) }
    cache.keep(word, key, instance, style)
    return word
  }
}
