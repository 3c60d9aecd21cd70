/// Finds repetitions in the filtered rows of a photograph or a blur.
///
/// Such rows are small differences that rarely repeat; they compress by short words for the frequent ones.
/// So only long repetitions are searched, a word at a time: of the pixel to the left (flat areas) and of
/// the row above (areas flat in one direction).
@safe
struct ResidualMatcher: Matcher, ~Copyable {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let pixelBytes: Int
  private let rowBytes: Int
  private var at = 0
  /// A repetition found but not yet returned.
  private var repeated: (length: Int, distance: Int) = (0, 0)

  /// The size of a block in bytes: its codes (about 100 bytes) matter little, and still adapt when the
  /// picture changes from noisy to smooth.
  private static let blockBytes = 1 << 16
  private static let wordBytes = 8

  init(_ bytes: UnsafeBufferPointer<UInt8>, start: UnsafePointer<UInt8>, rows: FilteredRows) {
    unsafe self.bytes = unsafe start
    count = bytes.count
    pixelBytes = rows.channels
    rowBytes = rows.rowBytes
  }

  mutating func fill(_ out: UnsafeMutableBufferPointer<Match>) -> Int {
    let end = min(count, at + ResidualMatcher.blockBytes)
    var made = 0
    while at < end, made < out.count {
      let literals = repeated.length > 0 ? 0 : find(before: end)
      let length = Match.piece(of: repeated.length)
      unsafe out[made] = Match(
        literals: UInt32(literals), length: UInt16(length),
        distance: UInt16(truncatingIfNeeded: repeated.distance))
      repeated.length -= length
      at += literals + length
      made += 1
    }
    return made
  }

  /// Returns the number of bytes from `at` to the next repetition, which is stored in `repeated`, or to
  /// `end`.
  private mutating func find(before end: Int) -> Int {
    // The first pixel has no left neighbour.
    var here = max(at, pixelBytes)
    let last = min(end, count - ResidualMatcher.wordBytes)
    while here < last {
      let eight = unsafe word(at: bytes + here)
      if unsafe eight == word(at: bytes + here - pixelBytes) {
        return take(from: here, distance: pixelBytes)
      }
      if here >= rowBytes, rowBytes <= Match.farthest,
        unsafe eight == word(at: bytes + here - rowBytes)
      {
        return take(from: here, distance: rowBytes)
      }
      here += ResidualMatcher.wordBytes
    }
    return end - at
  }

  /// Stores the repetition around a word that is known to repeat; returns the number of literals before it.
  private mutating func take(from found: Int, distance: Int) -> Int {
    var start = found
    while start > max(at, distance), unsafe bytes[start - 1] == bytes[start - 1 - distance] {
      start -= 1
    }
    let length = unsafe equalBytes(
      bytes + found, bytes + found - distance, room: count - found)
    repeated = (found - start + length, distance)
    return start - at
  }
}
