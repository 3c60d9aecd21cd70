/// What takes the coverage of a shape, row by row from the top, left to right in a row.
///
/// Columns count from the left border of the grid; coverage is 1…255. Stretches that are not
/// mentioned are not covered.
protocol CoverageSink {
  /// `y` is a device row.
  mutating func beginRow(_ y: Int)
  mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32)
  mutating func cell(_ x: Int, _ coverage: UInt32)
  mutating func endRow()
}
