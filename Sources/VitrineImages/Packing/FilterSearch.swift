/// A search for the row filters that compress best.
struct FilterSearch {
  private struct Candidate {
    var rows: SampleRows
    /// Nil is one filter for each row.
    var filter: RowFilter?
    var count: Int
  }

  private let rows: [SampleRows]
  /// The filters that were tried, the smallest file first.
  private var candidates: [Candidate] = []

  /// - Parameter rows: the same pixels as samples of several kinds.
  init(_ rows: [SampleRows]) { self.rows = rows }

  /// The number of candidates that are worth the strongest deflate, which takes ten times as long.
  private static let finalists = 2

  /// Tries every filter on every kind of samples and returns the smallest file.
  mutating func best(scale: Int, _ scratch: inout PNGScratch) throws(PNGError) -> [UInt8] {
    var smallest: [UInt8] = []
    for kind in rows {
      for filter in RowFilter.allCases.map(Optional.some) + [nil] {
        let file = try kind.file(
          scale: scale, rows: kind.filtered(filter), level: .six, &scratch)
        candidates.append(Candidate(rows: kind, filter: filter, count: file.count))
        if smallest.isEmpty || file.count < smallest.count { smallest = file }
      }
    }
    // Of equal ones the first that was tried comes first.
    candidates = candidates.enumerated().sorted { ($0.1.count, $0.0) < ($1.1.count, $1.0) }
      .map(\.element)
    return smallest
  }

  /// Compresses the best candidates as well as possible and returns the smallest file.
  func strongest(scale: Int, _ scratch: inout PNGScratch) throws(PNGError) -> [UInt8] {
    var smallest: [UInt8] = []
    for candidate in candidates.prefix(Self.finalists) {
      let file = try candidate.rows.file(
        scale: scale, rows: candidate.rows.filtered(candidate.filter), level: .twelve, &scratch)
      if smallest.isEmpty || file.count < smallest.count { smallest = file }
    }
    return smallest
  }
}
