import Vitrine

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
    else { throw UsageError("--shard is written as I/N, e.g. 1/4, not '\(text)'") }
    self.number = number
    self.count = count
  }

  /// The items that fall to this part, in their own order.
  ///
  /// The costliest go first, each to the part with the least so far, so that parts take about the
  /// same time; equal costs go by name. Every machine comes to the same parts, and all parts together
  /// are the whole.
  func part<Item>(of items: [Item], name: (Item) -> String, cost: (Item) -> Int) -> [Item] {
    let order = items.indices.sorted { a, b in
      let (x, y) = (cost(items[a]), cost(items[b]))
      return x != y ? x > y : name(items[a]) < name(items[b])
    }
    var loads = [Int](repeating: 0, count: count)
    var chosen: Set<Int> = []
    for index in order {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += cost(items[index])
      if least == number - 1 { chosen.insert(index) }
    }
    return items.indices.filter(chosen.contains).map { items[$0] }
  }
}
