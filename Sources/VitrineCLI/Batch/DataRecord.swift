/// A row or job as it stands in its file.
struct DataRecord: Sendable {
  enum Content: Sendable {
    /// The cells of a line of CSV.
    case cells([String])
    case json([UInt8])
    /// A line that is no record, with the reason.
    case broken(String)
  }

  /// The number, from 1; a header and blank lines do not count.
  var number: Int
  /// The line on which it begins, from 1.
  var line: Int
  var content: Content
}
