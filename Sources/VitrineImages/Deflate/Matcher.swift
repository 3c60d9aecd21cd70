/// Divides the rows of a picture into matches.
protocol Matcher: ~Copyable {
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: UnsafePointer<UInt8>, rows: FilteredRows)

  /// Fills a prefix of `out` with the matches of the next block and returns their number; 0 at the end of
  /// the bytes.
  mutating func fill(_ out: UnsafeMutableBufferPointer<Match>) -> Int
}
