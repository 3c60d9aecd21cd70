import Foundation

/// Reads the postfix notation of outlines that Core Graphics writes.
nonisolated struct PathReader {
  private(set) var path = Path()
  /// The coordinates since the last letter, at most six.
  private var numbers: [CGFloat] = []
  /// The end of the last segment, and its last control point.
  private var current = CGPoint.zero
  private var control = CGPoint.zero

  /// Adds the elements of the text; returns whether all of it was understood.
  mutating func read(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var i = 0
    while i < bytes.count {
      if Self.isSpace(bytes[i]) {
        i += 1
      } else if let length = Self.numberLength(bytes[i...]) {
        guard numbers.count < 6, let value = Self.value(bytes[i..<(i + length)]) else {
          return false
        }
        numbers.append(value)
        i += length
      } else if bytes[i...].starts(with: "re".utf8) {
        guard addRectangle() else { return false }
        i += 2
      } else {
        guard add(bytes[i]) else { return false }
        i += 1
      }
    }
    return true
  }

  /// Adds the element of a letter; returns whether there is one of as many coordinates.
  private mutating func add(_ letter: UInt8) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2)
      .map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    let count = numbers.count
    numbers.removeAll(keepingCapacity: true)
    switch (Character(Unicode.Scalar(letter)), count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): line(to: points[0])
    case ("q", 4): quad(points[0], to: points[1])
    case ("t", 2):
      quad(CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y), to: points[0])
    case ("c", 6): cubic(points[0], points[1], to: points[2])
    case ("v", 4): cubic(current, points[0], to: points[1])
    case ("y", 4): cubic(points[0], points[1], to: points[1])
    case ("h", 0): close()
    default: return false
    }
    return true
  }

  private mutating func move(to point: CGPoint) {
    path.move(to: point)
    (current, control) = (point, point)
  }

  // Core Graphics adds no segment to a path without a point to begin at.
  private mutating func line(to point: CGPoint) {
    if !path.isEmpty { path.addLine(to: point) }
    (current, control) = (point, point)
  }

  private mutating func quad(_ between: CGPoint, to point: CGPoint) {
    if !path.isEmpty { path.addQuadCurve(to: point, control: between) }
    (current, control) = (point, between)
  }

  private mutating func cubic(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
    if !path.isEmpty { path.addCurve(to: point, control1: first, control2: second) }
    (current, control) = (point, second)
  }

  private mutating func close() {
    path.closeSubpath()
    current = path.currentPoint ?? .zero
    control = current
  }

  private mutating func addRectangle() -> Bool {
    guard numbers.count == 4 else { return false }
    path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    numbers.removeAll(keepingCapacity: true)
    current = path.currentPoint ?? .zero
    control = current
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 12, 13, 32].contains(byte) }

  /// Returns the length of the decimal number that the bytes begin with, or nil.
  private static func numberLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    func digits(from i: Int) -> Int {
      bytes[min(i, bytes.endIndex)...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        .count
    }
    func isSign(_ i: Int) -> Bool {
      i < bytes.endIndex && (bytes[i] == UInt8(ascii: "+") || bytes[i] == UInt8(ascii: "-"))
    }
    var i = bytes.startIndex
    if isSign(i) { i += 1 }
    let whole = digits(from: i)
    i += whole
    var fraction = 0
    if i < bytes.endIndex, bytes[i] == UInt8(ascii: ".") {
      fraction = digits(from: i + 1)
      if whole + fraction > 0 { i += 1 + fraction }
    }
    guard whole + fraction > 0 else { return nil }
    guard i < bytes.endIndex, bytes[i] | 32 == UInt8(ascii: "e") else {
      return i - bytes.startIndex
    }
    let sign = isSign(i + 1) ? 1 : 0
    let exponent = digits(from: i + 1 + sign)
    return (exponent > 0 ? i + 1 + sign + exponent : i) - bytes.startIndex
  }

  /// Returns the number that the bytes spell; nil if it is none or too large to draw.
  private static func value(_ bytes: ArraySlice<UInt8>) -> CGFloat? {
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return CGFloat(value)
  }
}
