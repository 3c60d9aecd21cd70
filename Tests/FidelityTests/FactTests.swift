import Testing

/// Every number measured on Apple's pictures against what is placed and drawn here.
@MainActor @Suite struct FactTests {
  @Test(arguments: Check.all)
  func measuresAsOnApplesPicture(_ check: Check) throws {
    let drawn = try #require(Drawn.view(check.view))
    let wanted = try #require(MeasuredFacts.all.values(check.fact, check.key))
    let got = check.measure(drawn)
    let share = check.share(got, wanted)
    let miss = knownMisses.first { $0.name == check.name }
    let numbers: Comment = "\(check.name): got \(got), wanted \(wanted), \(share) of the tolerance"
    if let miss {
      #expect(share > 1, "\(check.name) is met: remove it from the known misses")
      #expect(share <= miss.share + 0.005, numbers)
    } else {
      #expect(share <= 1, numbers)
    }
  }

  @Test func everyFactIsCheckedOnceOrExcusedOnce() {
    let checked = Set(Check.all.map(\.name))
    #expect(checked.count == Check.all.count)
    #expect(MeasuredFacts.all.names.count == 65)
    for leaf in MeasuredFacts.all.leaves {
      let excuses = (outOfScope + notes).filter { $0.covers(leaf) }
      if checked.contains(leaf.fact + " " + leaf.key) { continue }
      #expect(!excuses.isEmpty, "\(leaf.fact) \(leaf.key) is neither checked nor excused")
    }
  }

  @Test func tablesNameWhatExists() {
    let leaves = MeasuredFacts.all.leaves
    let names = Set(leaves.map { $0.fact + " " + $0.key })
    for check in Check.all { #expect(names.contains(check.name), "\(check.name)") }
    for row in outOfScope + notes {
      #expect(leaves.contains { row.covers($0) }, "\(row.fact) \(row.key)")
    }
    let checked = Set(Check.all.map(\.name))
    for miss in knownMisses { #expect(checked.contains(miss.name), "\(miss.name)") }
  }
}

extension Check {
  /// The largest deviation over what is allowed: at most 1 when the fact is met.
  func share(_ got: [Double], _ wanted: [Double]) -> Double {
    if case .atMost = tolerance {
      return got.map { tolerance.share($0, wanted: 0, index: 0) }.max() ?? .infinity
    }
    guard got.count == wanted.count else { return .infinity }
    return zip(got, wanted).enumerated().map { index, pair in
      tolerance.share(pair.0, wanted: pair.1, index: index)
    }.max() ?? .infinity
  }
}
