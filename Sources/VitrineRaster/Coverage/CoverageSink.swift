/// Receives the coverage of a shape, row by row from the top, left to right in a row.
///
/// Columns count from the left border of the grid; coverage is 1…255. Columns without a call have no
/// coverage.
protocol CoverageSink {
  /// Begins device row `y`.
  mutating func beginRow(_ y: Int)
  mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32)
  mutating func cell(_ x: Int, _ coverage: UInt32)
  mutating func endRow()
}
