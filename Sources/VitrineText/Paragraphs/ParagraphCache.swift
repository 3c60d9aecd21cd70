import Synchronization

/// Caches paragraphs: widgets show the same labels at many sizes and many times. Safe between threads;
/// bounded; its content never changes a result.
final class ParagraphCache: Sendable {
  /// The largest number of scalars and paragraphs in a shard, which is cleared when full: with some 50
  /// bytes per scalar and 1 KB per paragraph all shards stay below 20 MB.
  static let mostScalars = 32_768
  static let mostParagraphs = 1024
  /// The length of a text from which it is not cached: longer ones are rare, and would displace all others.
  static let longest = 4096
  /// The number of locks, so that threads seldom wait for each other.
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
    var words = StableWordHash()
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
