/// Counts what comes out of a pipe, so that a copy of it ends: by rows where they can be counted, else by bytes.
struct DataBound {
  private let rows: Int
  private var bytes = 0
  private var lines = 0
  private var isOpen = false
  private var isQuoted = false
  /// The first byte that is no blank: it tells JSON from CSV.
  private var first: UInt8?

  init(rows: Int) { self.rows = rows }

  /// The bytes of a row, with which rows are bounded that cannot be counted while they come in: those of an array.
  private static let meanRow = 4096
  /// The bytes that are always copied: a few rows may be long.
  private static let leastBytes = 64 << 20

  /// The most bytes.
  private var byteLimit: Int {
    let (product, isOver) = rows.multipliedReportingOverflow(by: Self.meanRow)
    return max(Self.leastBytes, isOver ? .max : product)
  }

  /// Adds a part; returns why there is too much, if there is.
  mutating func take(_ part: ArraySlice<UInt8>) -> String? {
    bytes += part.count
    for byte in part { count(byte) }
    // What a quote means in CSV is decided by who reads it; the names of the columns are a line, too.
    let most = first == UInt8(ascii: "{") ? rows : 2 * min(rows, Int(UInt32.max)) + 1
    if lines > most { return "more than --max-rows \(rows)" }
    guard bytes <= byteLimit else {
      return
        "more than \(byteLimit >> 20) MB for --max-rows \(rows); give a file, or raise the number"
    }
    return nil
  }

  private mutating func count(_ byte: UInt8) {
    let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
    if first == nil, !isBlank { first = byte }
    // The rows of an array may share a line, or take many.
    if first == UInt8(ascii: "[") { return }
    if byte == UInt8(ascii: "\""), first != UInt8(ascii: "{") { isQuoted.toggle() }
    if byte == UInt8(ascii: "\n"), !isQuoted {
      lines += isOpen ? 1 : 0
      isOpen = false
    } else if !isBlank {
      isOpen = true
    }
  }
}
