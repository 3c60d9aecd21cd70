/// A step of a path, in the units of its data.
package enum PathCommand: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double
  }

  case move(Point)
  case line(Point)
  case quad(Point, Point)
  case cubic(Point, Point, Point)
  case close
}

/// Reads SVG path data: M L H V C S Q T Z in both cases. Arcs are refused: shapes have circles.
package struct PathDataParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var current = PathCommand.Point(x: 0, y: 0)
  private var start = PathCommand.Point(x: 0, y: 0)
  /// The last control point, which `S` and `T` mirror.
  private var control: PathCommand.Point?
  private var commands: [PathCommand] = []

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Nil where the text is not path data or has more commands than the limit.
  package static func parse(_ text: String, limit: Int) -> [PathCommand]? {
    var parser = PathDataParser(text)
    guard parser.read(limit) else { return nil }
    return parser.commands
  }

  private mutating func read(_ limit: Int) -> Bool {
    skipSeparators()
    while offset < bytes.count {
      let letter = bytes[offset]
      guard letter | 32 >= UInt8(ascii: "a"), letter | 32 <= UInt8(ascii: "z") else { return false }
      if commands.isEmpty, letter | 32 != UInt8(ascii: "m") { return false }
      offset += 1
      guard readCommands(letter, limit) else { return false }
      skipSeparators()
    }
    return !commands.isEmpty
  }

  /// A letter's command, and its repetitions without a letter.
  private mutating func readCommands(_ letter: UInt8, _ limit: Int) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    var kind = letter | 32
    if kind == UInt8(ascii: "z") {
      guard commands.count < limit else { return false }
      commands.append(.close)
      current = start
      control = nil
      return true
    }
    repeat {
      guard commands.count < limit, readCommand(kind, isRelative) else { return false }
      // Points after a move are lines.
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
      skipSeparators()
    } while offset < bytes.count && isNumberStart(bytes[offset])
    return true
  }

  private mutating func readCommand(_ kind: UInt8, _ isRelative: Bool) -> Bool {
    switch kind {
    case UInt8(ascii: "m"):
      guard let point = point(isRelative) else { return false }
      start = point
      return append(.move(point), to: point, control: nil)
    case UInt8(ascii: "l"):
      guard let point = point(isRelative) else { return false }
      return append(.line(point), to: point, control: nil)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      let point = PathCommand.Point(x: isRelative ? current.x + x : x, y: current.y)
      return append(.line(point), to: point, control: nil)
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      let point = PathCommand.Point(x: current.x, y: isRelative ? current.y + y : y)
      return append(.line(point), to: point, control: nil)
    case UInt8(ascii: "c"), UInt8(ascii: "s"): return cubic(kind, isRelative)
    case UInt8(ascii: "q"), UInt8(ascii: "t"): return quad(kind, isRelative)
    default: return false
    }
  }

  private mutating func cubic(_ kind: UInt8, _ isRelative: Bool) -> Bool {
    let first = kind == UInt8(ascii: "s") ? mirrored : point(isRelative)
    guard let first, let second = point(isRelative), let end = point(isRelative) else {
      return false
    }
    return append(.cubic(first, second, end), to: end, control: second)
  }

  private mutating func quad(_ kind: UInt8, _ isRelative: Bool) -> Bool {
    let middle = kind == UInt8(ascii: "t") ? mirrored : point(isRelative)
    guard let middle, let end = point(isRelative) else { return false }
    return append(.quad(middle, end), to: end, control: middle)
  }

  private var mirrored: PathCommand.Point? {
    guard let control else { return current }
    return PathCommand.Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func append(
    _ command: PathCommand, to point: PathCommand.Point, control: PathCommand.Point?
  ) -> Bool {
    commands.append(command)
    current = point
    self.control = control
    return true
  }

  // MARK: Numbers

  private mutating func point(_ isRelative: Bool) -> PathCommand.Point? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative
      ? PathCommand.Point(x: current.x + x, y: current.y + y) : PathCommand.Point(x: x, y: y)
  }

  private mutating func number() -> Double? {
    skipSeparators()
    let start = offset
    var hasPoint = false
    var hasExponent = false
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { return value(from: start) }
        hasPoint = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if offset > start, bytes[offset - 1] | 32 != UInt8(ascii: "e") { return value(from: start) }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent { return nil }
        hasExponent = true
      default: return value(from: start)
      }
      offset += 1
    }
    return value(from: start)
  }

  private func value(from start: Int) -> Double? {
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  private func isNumberStart(_ byte: UInt8) -> Bool {
    (byte >= 48 && byte <= 57) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  private mutating func skipSeparators() {
    while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ",") {
      offset += 1
    }
  }
}
