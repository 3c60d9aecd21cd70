/// Finds repetitions in the rows of an interface picture, at whole pixels.
///
/// Such a picture consists of runs of one pixel, copies of the row above, and small recurring shapes. So
/// exactly these are searched at a position: the pixel to the left, the row above, and the last places of
/// the same two pixels and of the same single pixel. Within a repetition only its continuation is checked,
/// and positions between pixels are never tried, which makes this two to three times as fast as a general
/// compressor.
@safe
struct RowMatcher: Matcher, ~Copyable {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let pixelBytes: Int
  private let rowBytes: Int
  /// Masks for the bytes of one pixel and of two in a word loaded there.
  private let onePixel: UInt64
  private let twoPixels: UInt64
  /// Two hash tables, of two pixels and of one: their last positions plus 1; 0 if there is none.
  private let places: UnsafeMutablePointer<UInt32>

  /// The next byte to process, and the start of its row.
  private var at = 0
  private var rowStart = 0
  private var literals = 0
  /// A repetition found but not yet returned.
  private var repeated: Found = (0, 0)

  private typealias Found = (length: Int, distance: Int)

  /// The size of the tables as a power of two: 32 KiB each stay in the fastest caches.
  private static let placeBits = 13
  /// The length in bytes of a run that is used without further search.
  private static let longRun = 32
  /// The length of a repetition from which distant copies (about 24 bits) are not searched.
  private static let longCopy = 16

  /// Creates a matcher for `bytes`: rows of one filter byte and pixels of 3 or 4 bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: UnsafePointer<UInt8>, rows: FilteredRows) {
    unsafe self.bytes = unsafe start
    count = bytes.count
    pixelBytes = rows.channels
    rowBytes = rows.rowBytes
    onePixel = rows.channels == 4 ? 0xffff_ffff : 0xff_ffff
    twoPixels = rows.channels == 4 ? .max : 0xffff_ffff_ffff
    unsafe places = .allocate(capacity: 2 << RowMatcher.placeBits)
    unsafe places.initialize(repeating: 0, count: 2 << RowMatcher.placeBits)
  }

  deinit { unsafe places.deallocate() }

  mutating func fill(_ out: UnsafeMutableBufferPointer<Match>) -> Int {
    var made = 0
    while made < out.count {
      if repeated.length == 0 { find() }
      if repeated.length == 0, literals == 0 { break }
      let length = Match.piece(of: repeated.length)
      unsafe out[made] = Match(
        literals: UInt32(literals), length: UInt16(length),
        distance: UInt16(truncatingIfNeeded: repeated.distance))
      repeated.length -= length
      literals = 0
      made += 1
    }
    return made
  }

  /// Skips literals until a repetition begins, the bytes end, or there are many literals.
  private mutating func find() {
    // Words are loaded completely.
    let last = count - 8
    while at <= last, literals < 1 << 16 {
      let found = unsafe match(at: bytes + at)
      if found.length > 0 {
        repeated = found
        advance(by: found.length)
        return
      }
      let step = at == rowStart ? 1 : pixelBytes
      literals += step
      advance(by: step)
    }
    if at > last {
      literals += count - at
      at = count
    }
  }

  private mutating func advance(by length: Int) {
    at += length
    while at >= rowStart + rowBytes { rowStart += rowBytes }
  }

  /// Returns the best repetition at `here`, or length 0.
  @inline(__always)
  private func match(at here: UnsafePointer<UInt8>) -> Found {
    let pixels = unsafe word(at: here)
    var best = unsafe run(at: here, pixels)
    if best.length >= RowMatcher.longRun { return trimmed(best) }
    if at >= rowBytes, rowBytes <= Match.farthest, unsafe word(at: here - rowBytes) == pixels {
      let length = unsafe equalBytes(here, here - rowBytes, room: min(count - at, Match.longest))
      // The distance of a run costs 2 bits, that of a row copy 12.
      if length > 2 * best.length { best = (length, rowBytes) }
    }
    let two = earlier(pixels & twoPixels, table: 0)
    let one = earlier(pixels & onePixel, table: 1)
    if best.length < RowMatcher.longCopy, two >= 0,
      unsafe (word(at: bytes + two) ^ pixels) & twoPixels == 0
    {
      let length = unsafe equalBytes(here, bytes + two, room: min(count - at, Match.longest))
      if length > best.length + 4 { best = (length, at - two) }
    }
    if best.length == 0, one >= 0, unsafe (word(at: bytes + one) ^ pixels) & onePixel == 0 {
      best = (pixelBytes, at - one)
    }
    return trimmed(best)
  }

  /// Returns the length of the repetition of the pixel to the left.
  @inline(__always)
  private func run(at here: UnsafePointer<UInt8>, _ pixels: UInt64) -> Found {
    guard at >= pixelBytes, unsafe (word(at: here - pixelBytes) ^ pixels) & onePixel == 0 else {
      return (0, 0)
    }
    return unsafe (equalBytes(here, here - pixelBytes, room: count - at), pixelBytes)
  }

  /// Returns the possible last position of these pixels, or -1 if there is none nearby; records the current
  /// position.
  @inline(__always)
  private func earlier(_ pixels: UInt64, table: Int) -> Int {
    // Multiplied by 2⁶⁴ divided by the golden ratio, the highest bits depend on all others.
    let mixed = pixels &* 0x9e37_79b9_7f4a_7c15
    let place =
      table << RowMatcher.placeBits
      | Int(truncatingIfNeeded: mixed >> UInt64(64 - RowMatcher.placeBits))
    let found = unsafe Int(places[place]) - 1
    unsafe places[place] = UInt32(truncatingIfNeeded: at + 1)
    return at - found <= Match.farthest ? found : -1
  }

  /// Returns the match cut to end at the boundary of a pixel or row.
  @inline(__always)
  private func trimmed(_ match: Found) -> Found {
    let end = at + match.length
    if match.length == 0 || end == count { return match }
    var column = end - rowStart
    if column >= rowBytes { column %= rowBytes }
    if column == 0 { return match }
    let excess = pixelBytes == 4 ? (column - 1) & 3 : (column - 1) % 3
    let length = match.length - excess
    return length >= Match.shortest ? (length, match.distance) : (0, 0)
  }
}
