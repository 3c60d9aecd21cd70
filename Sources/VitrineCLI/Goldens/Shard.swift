import Vitrine
import VitrineGoldens

/// A part of a run, for several machines: `2/4` is the second of four.
struct Shard: Hashable {
  /// 1…count.
  var number: Int
  var count: Int

  /// More machines than this share no run.
  private static let most = 10_000

  /// Throws for anything but `I/N` with 1 ≤ I ≤ N.
  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.most).contains(count), (1...count).contains(number)
    else { throw UsageError("--shard is part I of N, written as 1/4 up to 4/4, not '\(text)'") }
    self.number = number
    self.count = count
  }

  /// The items that fall to this part, in their own order.
  ///
  /// A name's part follows from the recorded costs alone, or for a name without one from the name:
  /// which other items there are does not matter. All parts together are the whole, as long as every
  /// machine has the same costs.
  func part<Item>(of items: [Item], name: (Item) -> String, _ costs: PictureCosts) -> [Item] {
    let balanced = balanced(costs)
    return items.filter { item in
      let name = name(item)
      return (balanced[name] ?? hashed(name)) == number - 1
    }
  }

  /// The costliest go first, each to the part with the least so far, so that parts take about the same
  /// time; equal costs go by name.
  private func balanced(_ costs: PictureCosts) -> [String: Int] {
    var loads = [Int](repeating: 0, count: count)
    var parts: [String: Int] = [:]
    for (name, cost) in costs.sorted {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += cost
      parts[name] = least
    }
    return parts
  }

  private func hashed(_ name: String) -> Int {
    Int(ContentHash.of(Array(name.utf8)) % UInt64(count))
  }
}
