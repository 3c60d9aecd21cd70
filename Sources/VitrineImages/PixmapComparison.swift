public import VitrineGraphics

/// How two pictures differ, over all four premultiplied channels.
public enum PixmapComparison: Hashable, Sendable {
  case identical
  /// `count` pixels differ, none by more than the tolerance; `maxDelta` is the largest difference of
  /// one channel, 1…255.
  case similar(count: Int, maxDelta: Int)
  /// `count` pixels differ, at least one by more than the tolerance, all of them within `bounds`.
  case different(count: Int, maxDelta: Int, bounds: PixelBounds)
  /// The pictures have different sizes: width and height of the first, then of the second.
  case sizeMismatch(PixelSize, PixelSize)
}

/// A size in pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}

/// The smallest rectangle of pixels around something: columns and rows from the top left, from 0.
public struct PixelBounds: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Compares two pictures; a difference of at most `tolerance` in every channel counts as similar.
public func compare(_ a: Pixmap, _ b: Pixmap, tolerance: Int = 0) -> PixmapComparison {
  guard a.width == b.width, a.height == b.height else {
    return .sizeMismatch(PixelSize(a.width, a.height), PixelSize(b.width, b.height))
  }
  var found = Differences()
  let (left, right) = (a.pixels.span, b.pixels.span)
  for y in 0..<a.height {
    let row = y * a.width..<(y + 1) * a.width
    found.add(row: y, left.extracting(row), right.extracting(row))
  }
  return found.verdict(tolerance: tolerance)
}

/// The largest difference of one channel between two pixels, 0…255.
func channelDelta(_ a: UInt32, _ b: UInt32) -> Int {
  var delta = 0
  for shift: UInt32 in [0, 8, 16, 24] {
    delta = max(delta, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
  }
  return delta
}

/// What has been met so far.
private struct Differences {
  var count = 0
  var maxDelta = 0
  var columns = (first: Int.max, last: -1)
  var rows = (first: 0, last: 0)

  mutating func add(row y: Int, _ a: Span<UInt32>, _ b: Span<UInt32>) {
    // One vectorised pass settles the usual case: the rows are equal.
    var bits: UInt32 = 0
    for x in a.indices { bits |= a[x] ^ b[x] }
    if bits == 0 { return }
    if count == 0 { rows.first = y }
    rows.last = y
    for x in a.indices where a[x] != b[x] {
      count += 1
      maxDelta = max(maxDelta, channelDelta(a[x], b[x]))
      columns.first = min(columns.first, x)
      columns.last = max(columns.last, x)
    }
  }

  func verdict(tolerance: Int) -> PixmapComparison {
    if count == 0 { return .identical }
    if maxDelta <= tolerance { return .similar(count: count, maxDelta: maxDelta) }
    let bounds = PixelBounds(
      x: columns.first, y: rows.first, width: columns.last - columns.first + 1,
      height: rows.last - rows.first + 1)
    return .different(count: count, maxDelta: maxDelta, bounds: bounds)
  }
}
