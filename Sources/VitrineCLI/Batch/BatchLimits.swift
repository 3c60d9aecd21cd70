/// The limits of a batch's data.
package enum BatchLimits {
  /// The most rows: the name of each is known by twelve bytes of memory until the run ends.
  static let rows = 1_000_000
  /// The most bytes of a row, or of a line of jobs.
  static let rowBytes = 1 << 20
  /// The most bytes of a line of a manifest or of a list of failures: a row, which may be escaped, and what is said of
  /// it.
  package static let listedBytes = 8 * rowBytes
  /// The most cells of a row.
  static let cells = 1024
  /// The most bytes that `--cache` keeps.
  static let cacheBytes = 1 << 30
  /// The rows whose mistakes are told one by one when the data is checked.
  static let mistakesTold = 10
  /// The rows in hand for each thread: one is drawn while others wait for their turn to be written down.
  static let rowsInHand = 4
}
