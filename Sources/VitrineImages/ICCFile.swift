import VitrineGraphics

/// The tags of an ICC profile (ICC.1:2010). Numbers outside the file read as nil.
struct ICCFile {
  private let bytes: [UInt8]
  private var tags: [String: Range<Int>] = [:]

  /// The most tags that are read; profiles have about twenty.
  private static let mostTags = 256

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for i in 0..<min(number(128) ?? 0, Self.mostTags) {
      let entry = 132 + i * 12
      guard let name = name(entry), let offset = number(entry + 4), let size = number(entry + 8),
        offset <= bytes.count, size <= bytes.count - offset
      else { return }
      tags[name] = offset..<offset + size
    }
  }

  /// The colour space of the samples: `RGB `.
  var space: String? { name(16) }
  /// The space that the profile converts to: `XYZ `, `Lab `.
  var connection: String? { name(20) }

  /// Returns the three numbers of a tag of type XYZ.
  func xyz(_ tag: String) -> [Double]? {
    guard let range = tags[tag], name(range.lowerBound) == "XYZ ", range.count >= 20 else {
      return nil
    }
    return (0..<3).compactMap { fixed(range.lowerBound + 8 + 4 * $0) }
  }

  /// Returns the linear light of each of 256 steps, by a tag of a curve's type.
  func curve(_ tag: String) -> [Double]? {
    guard let range = tags[tag], range.count >= 12 else { return nil }
    switch name(range.lowerBound) {
    case "curv": return table(range)
    case "para": return formula(range)
    default: return nil
    }
  }

  /// The profile's name: ASCII until version 2 of the format, then UTF-16 in a list of languages, of which the first is
  /// taken.
  var profileName: String? {
    guard let range = tags["desc"], range.count >= 12, let kind = name(range.lowerBound) else {
      return nil
    }
    let units: [UInt8]
    if kind == "desc", let count = number(range.lowerBound + 8), count <= range.count - 12 {
      units = Array(bytes[range.lowerBound + 12..<range.lowerBound + 12 + count])
      return Self.shown(String(decoding: units.prefix { $0 != 0 }, as: UTF8.self))
    }
    guard kind == "mluc", let size = number(range.lowerBound + 20),
      let offset = number(range.lowerBound + 24), offset <= range.count,
      size <= range.count - offset
    else { return nil }
    units = Array(bytes[range.lowerBound + offset..<range.lowerBound + offset + size])
    let codes = stride(from: 0, to: units.count - 1, by: 2).map {
      UInt16(units[$0]) << 8 | UInt16(units[$0 + 1])
    }
    return Self.shown(String(decoding: codes, as: UTF16.self))
  }

  /// The longest name in messages.
  private static let longestName = 80

  private static func shown(_ name: String) -> String? {
    name.isEmpty ? nil : String(name.prefix(longestName))
  }

  /// A table of samples, a gamma in 1/256, or nothing for a straight line.
  private func table(_ range: Range<Int>) -> [Double]? {
    guard let count = number(range.lowerBound + 8), count <= (range.count - 12) / 2 else {
      return nil
    }
    func sample(_ i: Int) -> Double {
      let at = range.lowerBound + 12 + 2 * i
      return Double(Int(bytes[at]) << 8 | Int(bytes[at + 1]))
    }
    if count == 0 { return steps { $0 } }
    if count == 1 { return steps { Pow.pow($0, sample(0) / 256) } }
    return steps { step in
      let place = step * Double(count - 1)
      let low = min(Int(place), count - 2)
      let part = place - Double(low)
      return (sample(low) * (1 - part) + sample(low + 1) * part) / 65535
    }
  }

  /// A gamma with a straight line near black: the five kinds of parametric curves.
  private func formula(_ range: Range<Int>) -> [Double]? {
    let counts = [1, 3, 4, 5, 7]
    let kind = Int(bytes[range.lowerBound + 8]) << 8 | Int(bytes[range.lowerBound + 9])
    guard counts.indices.contains(kind), range.count >= 12 + 4 * counts[kind] else { return nil }
    let p = (0..<counts[kind]).compactMap { fixed(range.lowerBound + 12 + 4 * $0) }
    guard p.count == counts[kind] else { return nil }
    let g = p[0]
    switch kind {
    case 0: return steps { Pow.pow($0, g) }
    case 1: return steps { $0 >= -p[2] / p[1] ? Pow.pow(p[1] * $0 + p[2], g) : 0 }
    case 2: return steps { ($0 >= -p[2] / p[1] ? Pow.pow(p[1] * $0 + p[2], g) : 0) + p[3] }
    case 3: return steps { $0 >= p[4] ? Pow.pow(p[1] * $0 + p[2], g) : p[3] * $0 }
    default:
      return steps { $0 >= p[4] ? Pow.pow(p[1] * $0 + p[2], g) + p[5] : p[3] * $0 + p[6] }
    }
  }

  private func steps(_ curve: (Double) -> Double) -> [Double] {
    (0..<256).map { step in
      let light = curve(Double(step) / 255)
      return light.isFinite ? min(max(light, 0), 1) : 0
    }
  }

  private func name(_ offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  private func number(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number in 1/65536, with a sign.
  private func fixed(_ offset: Int) -> Double? {
    number(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }
}
