/// Path data of SVG 1.1 as an outline: M L H V C S Q T A Z in both cases.
package struct PathData {
  private let bytes: [UInt8]
  private var at = 0
  private var path = Path()
  private var commands = 0
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of the segment before, for the smooth forms: each reflects that of its own kind alone.
  private var cubicControl: Point?
  private var quadControl: Point?

  /// The outline; nil where the text is not path data, is empty, or has more commands than `limit`. Each
  /// repetition of a letter's numbers counts as a command, and so does each Z.
  package static func outline(_ text: String, limit: Int = .max) -> Path? {
    var reader = PathData(bytes: Array(text.utf8))
    guard reader.read(limit), !reader.path.isEmpty else { return nil }
    return reader.path
  }

  /// The outline of all that stands before the first error, which is what SVG 1.1 draws of damaged data (F.2), and
  /// whether there was none.
  package static func beginning(_ text: String, limit: Int) -> (outline: Path, isWhole: Bool) {
    var reader = PathData(bytes: Array(text.utf8))
    let isWhole = reader.read(limit)
    return (reader.path, isWhole)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read(_ limit: Int) -> Bool {
    while let letter = peek() {
      // Data begins with a move.
      guard commands > 0 || letter | 32 == UInt8(ascii: "m") else { return false }
      at += 1
      var command = letter
      repeat {
        guard commands < limit, segment(command) else { return false }
        commands += 1
        // Further pairs after a move are lines.
        if command | 32 == UInt8(ascii: "m") { command -= 1 }
      } while letter | 32 != UInt8(ascii: "z") && isNumberNext()
    }
    return true
  }

  /// Reads the numbers of a command, once; false where they are missing or the letter is none.
  private mutating func segment(_ command: UInt8) -> Bool {
    let origin = command >= UInt8(ascii: "a") ? current : .zero
    let (cubicBefore, quadBefore) = (cubicControl, quadControl)
    (cubicControl, quadControl) = (nil, nil)
    switch Character(UnicodeScalar(command | 32)) {
    case "m":
      guard let p = point(origin) else { return false }
      path.move(to: p)
      current = p
      start = p
    case "l":
      guard let p = point(origin) else { return false }
      line(to: p)
    case "h":
      guard let x = number() else { return false }
      line(to: Point(origin.x + x, current.y))
    case "v":
      guard let y = number() else { return false }
      line(to: Point(current.x, origin.y + y))
    case "z":
      path.close()
      current = start
    case "c":
      guard let a = point(origin), let b = point(origin), let p = point(origin) else {
        return false
      }
      cubic(a, b, p)
    case "s":
      guard let b = point(origin), let p = point(origin) else { return false }
      cubic(reflected(cubicBefore), b, p)
    case "q":
      guard let c = point(origin), let p = point(origin) else { return false }
      quad(c, p)
    case "t":
      guard let p = point(origin) else { return false }
      quad(reflected(quadBefore), p)
    case "a": return arc(origin)
    default: return false
    }
    return true
  }

  private func reflected(_ control: Point?) -> Point { control.map { current * 2 - $0 } ?? current }

  private mutating func line(to p: Point) {
    path.line(to: p)
    current = p
  }

  private mutating func cubic(_ a: Point, _ b: Point, _ p: Point) {
    path.cubic(to: p, a, b)
    cubicControl = b
    current = p
  }

  private mutating func quad(_ c: Point, _ p: Point) {
    path.quad(to: p, control: c)
    quadControl = c
    current = p
  }

  private mutating func arc(_ origin: Point) -> Bool {
    guard let rx = number(), let ry = number(), let tilt = number(), let large = flag(),
      let sweep = flag(), let p = point(origin)
    else { return false }
    let arc = EllipticalArc(
      from: current, to: p, radii: Point(rx, ry), tilt: tilt * .pi / 180, isLarge: large,
      isClockwise: sweep)
    arc.append(to: &path)
    current = p
    return true
  }

  // MARK: Numbers

  private mutating func peek() -> UInt8? {
    while at < bytes.count, bytes[at] <= 0x20 || bytes[at] == UInt8(ascii: ",") { at += 1 }
    return at < bytes.count ? bytes[at] : nil
  }

  private mutating func isNumberNext() -> Bool {
    guard let byte = peek() else { return false }
    return (48...57).contains(byte) || [43, 45, 46].contains(byte)
  }

  private mutating func point(_ origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(origin.x + x, origin.y + y)
  }

  /// A flag of an arc: one digit, which the next number may follow at once.
  private mutating func flag() -> Bool? {
    guard let byte = peek(), byte == 48 || byte == 49 else { return nil }
    at += 1
    return byte == 49
  }

  private mutating func number() -> Double? {
    guard let first = peek() else { return nil }
    let from = at
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { at += 1 }
    digits()
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      digits()
    }
    exponent()
    guard let value = Double(String(decoding: bytes[from..<at], as: UTF8.self)) else { return nil }
    return value.isFinite ? value : nil
  }

  private mutating func digits() {
    while at < bytes.count, (48...57).contains(bytes[at]) { at += 1 }
  }

  private mutating func exponent() {
    guard at < bytes.count, bytes[at] | 32 == UInt8(ascii: "e") else { return }
    at += 1
    if at < bytes.count, bytes[at] == 45 || bytes[at] == 43 { at += 1 }
    digits()
  }
}
