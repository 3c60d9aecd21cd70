import Synchronization

/// Paragraphs that were asked for before: widgets show the same labels at many sizes and many times.
/// Safe between threads; bounded; what it holds never changes what comes out.
final class ParagraphCache: Sendable {
  /// A shard that holds more scalars or paragraphs starts afresh: some 50 bytes a scalar and 1 KB a
  /// paragraph, so that all shards stay below 20 MB.
  static let mostScalars = 32_768
  static let mostParagraphs = 1024
  /// Longer texts are shaped anew: they are rare, and would push out all others.
  static let longest = 4096
  /// Locks that paragraphs are spread over, so that threads seldom wait for each other.
  private static let shardCount = 8

  private struct Key: Hashable {
    var runs: [TextRun]
    var style: ParagraphStyle
  }

  private struct Contents {
    var known: [Key: Paragraph] = [:]
    var scalars = 0
  }

  private final class Shard: Sendable {
    let contents = Mutex(Contents())
  }

  private let shards = (0..<shardCount).map { _ in Shard() }

  private func shard(_ runs: [TextRun]) -> Shard {
    var words = StableWords()
    for run in runs {
      words.add(UInt64(run.text.utf8.count))
      words.add(UInt64(run.text.utf8.first ?? 0))
    }
    return shards[Int(words.value % UInt64(Self.shardCount))]
  }

  func paragraph(_ runs: [TextRun], _ style: ParagraphStyle) -> Paragraph? {
    shard(runs).contents.withLock { $0.known[Key(runs: runs, style: style)] }
  }

  func keep(_ paragraph: Paragraph) {
    let count = paragraph.text.scalars.count
    if count > Self.longest { return }
    shard(paragraph.runs).contents.withLock { contents in
      if contents.scalars + count > Self.mostScalars
        || contents.known.count >= Self.mostParagraphs
      {
        contents.known.removeAll(keepingCapacity: true)
        contents.scalars = 0
      }
      contents.known[Key(runs: paragraph.runs, style: paragraph.style)] = paragraph
      contents.scalars += count
    }
  }

  func removeAll() {
    for shard in shards { shard.contents.withLock { $0 = Contents() } }
  }
}
