import Vitrine
import VitrineGoldens

extension Shard {
  /// Reads a flag's value. Throws for anything except `I/N` with 1 ≤ I ≤ N.
  init(flag text: String) throws(UsageError) {
    guard let shard = Shard(text) else {
      throw UsageError("--shard is part I of N, written as 1/4 up to 4/4, not '\(text)'")
    }
    self = shard
  }

  /// Returns the items of this part, in their own order.
  ///
  /// The part of a name depends only on the recorded costs, or on the name if it has none, not on the other
  /// items. All parts together are the whole, provided that every machine has the same costs.
  func part<Item>(of items: [Item], name: (Item) -> String, _ costs: PictureCosts) -> [Item] {
    let balanced = balanced(costs)
    return items.filter { item in
      let name = name(item)
      return (balanced[name] ?? index(of: name)) == number - 1
    }
  }

  /// Assigns the costliest items first, each to the part with the lowest total, so that parts take about
  /// the same time; equal costs are sorted by name.
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
}
