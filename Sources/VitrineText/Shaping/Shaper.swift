import Synchronization

/// Turns text into glyphs with HarfBuzz, keeping words that were shaped before.
final class Shaper: Sendable {
  private let cache = WordCache()
  private let buffers = Mutex<[ShapingBuffer]>([])
  private let languages = Mutex<[String]>([])

  /// Longer stretches are shaped in pieces: bounds the time and memory of one call.
  static let longestWord = 512

  /// A small number for a language tag, the same for the same tag in this library.
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
    // The language's number depends on the order of first use; it only names an entry of the cache.
    let key = WordCache.key(text, instance, style)
    if let known = cache.word(key, text) { return known }
    let buffer = buffers.withLock { $0.popLast() } ?? ShapingBuffer()
    let tag = languages.withLock { $0[Int(style.language)] }
    let word = buffer.shape(Array(text), instance, style, language: tag)
    buffers.withLock { $0.append(buffer) }
    cache.keep(word, key)
    return word
  }
}
