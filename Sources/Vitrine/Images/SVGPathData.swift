import VitrineGraphics

/// Reads the path data of SVG (its grammar of 1.1, arcs included) into an outline.
package nonisolated struct SVGPathData {
  private let bytes: [UInt8]
  private var at = 0
  private var path = GraphicsPath()
  private var current = Point.zero
  private var start = Point.zero
  /// Control point of the segment before, for the smooth forms.
  private var control: Point?

  /// The outline as far as the data can be read: what follows a mistake is left out.
  package static func outline(_ data: String) -> GraphicsPath {
    var reader = SVGPathData(data)
    reader.read()
    return reader.path
  }

  private init(_ data: String) { bytes = Array(data.utf8) }

  private mutating func read() {
    var command: UInt8 = 0
    while let byte = peek() {
      if isLetter(byte) {
        command = byte
        at += 1
      } else if command == 0 || command | 32 == UInt8(ascii: "z") {
        return
      }
      guard segment(command) else { return }
      // Further pairs after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  /// Reads one segment's numbers; false where they are missing.
  private mutating func segment(_ command: UInt8) -> Bool {
    let origin = command >= 97 ? current : .zero
    let before = control
    control = nil
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
      cubic(reflected(before), b, p)
    case "q":
      guard let c = point(origin), let p = point(origin) else { return false }
      quad(c, p)
    case "t":
      guard let p = point(origin) else { return false }
      quad(reflected(before), p)
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
    control = b
    current = p
  }

  private mutating func quad(_ c: Point, _ p: Point) {
    path.quad(to: p, control: c)
    control = c
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

  // Tokens.

  private mutating func peek() -> UInt8? {
    while at < bytes.count, bytes[at] <= 32 || bytes[at] == UInt8(ascii: ",") { at += 1 }
    return at < bytes.count ? bytes[at] : nil
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte & 0xDF) && byte | 32 != UInt8(ascii: "e")
  }

  private mutating func point(_ origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(origin.x + x, origin.y + y)
  }

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
    return Double(String(decoding: bytes[from..<at], as: UTF8.self))
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
