/// Siblings that changed and changed places at once: as many came as went, and each has one of the other side that
/// is clearly its likest.
struct CrossedRows {
  /// For each of the old siblings the new one.
  let partner: [Int]
  /// The old ones that changed places; the others keep their order.
  let moved: Set<Int>

  /// The least lead over the second likest, so that rows with values alike are not said to have moved.
  private static let leastLead = 0.05
  /// More siblings are not compared.
  private static let mostRows = 64

  /// Nil where every one has its likest at its own place, or some have none.
  ///
  /// - Parameters:
  ///   - scores: the likeness of each of the old siblings with each of the new, row by row.
  ///   - least: the likeness that a pair needs.
  init?(_ scores: [Double], count: Int, least: Double) {
    guard count > 1, count <= Self.mostRows, scores.count == count * count else { return nil }
    var partner: [Int] = []
    for i in 0..<count {
      guard let j = Self.likest((0..<count).map { scores[i * count + $0] }),
        scores[i * count + j] >= least,
        Self.likest((0..<count).map { scores[$0 * count + j] }) == i
      else { return nil }
      partner.append(j)
    }
    guard partner != Array(0..<count) else { return nil }
    self.partner = partner
    moved = Set(0..<count).subtracting(Self.longestRise(partner))
  }

  /// The index of the largest value, if it leads clearly.
  private static func likest(_ values: [Double]) -> Int? {
    guard let place = values.indices.max(by: { values[$0] < values[$1] }) else { return nil }
    let others = values.indices.filter { $0 != place }
    return others.allSatisfy { values[place] - values[$0] >= leastLead } ? place : nil
  }

  /// The indices of the longest series of rising values.
  private static func longestRise(_ values: [Int]) -> [Int] {
    var series: [[Int]] = []
    for i in values.indices {
      let before = series.filter { $0.last.map { values[$0] < values[i] } ?? true }
      series.append((before.max { $0.count < $1.count } ?? []) + [i])
    }
    return series.max { $0.count < $1.count } ?? []
  }
}
