import SeededNumbers
import Testing
import VitrineRaster

@Suite struct FullCoverageTests {
  /// The same, one column at a time.
  private func reference(_ row: [UInt8]) -> Range<Int> {
    var best = 0..<0
    var from = 0
    for x in 0...row.count where x == row.count || row[x] != 255 {
      if x - from > best.count { best = from..<x }
      from = x + 1
    }
    return best
  }

  @Test func runsAreThoseOfTheReference() {
    var random = Seeded(12)
    for _ in 0..<4000 {
      let rarity = random.int(1...40)
      let row = (0..<random.int(0...119)).map { _ in
        random.int(1...rarity) == 1 ? UInt8(random.int(0...255)) : 255
      }
      let run = unsafe row.withUnsafeBufferPointer { unsafe FullCoverage.longestRun(in: $0) }
      #expect(run == reference(row), "\(row)")
    }
  }

  @Test func emptyRowsHaveNone() {
    let run = unsafe [UInt8]().withUnsafeBufferPointer { unsafe FullCoverage.longestRun(in: $0) }
    #expect(run.isEmpty)
  }
}
