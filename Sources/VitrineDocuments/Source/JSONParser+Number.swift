extension JSONParser {
  /// Powers of ten that a Double holds exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Below this magnitude the shortest text of a Double has an exponent.
  private static let leastPlain = 1e-4

  /// Parses the number at the current offset: its nearest Double, and its digits where that does not tell them.
  mutating func number() throws(DocumentError) -> WrittenNumber {
    let start = offset
    let place = position
    let isNegative = take(UInt8(ascii: "-"))
    let firstDigit = offset
    var mantissa: UInt64 = 0
    var digits = takeDigits(into: &mantissa)
    if digits == 0 { throw error("expected a digit, found \(foundHere)") }
    if digits > 1, bytes[firstDigit] == UInt8(ascii: "0") {
      throw error("a number has no leading zeros", at: place)
    }
    var exponent = 0
    // Whether the text is the shortest one of its Double.
    var isShortest = true
    if take(UInt8(ascii: ".")) {
      let fraction = takeDigits(into: &mantissa)
      if fraction == 0 { throw error("expected a digit after '.', found \(foundHere)") }
      digits += fraction
      exponent = -fraction
      isShortest = bytes[offset - 1] != UInt8(ascii: "0")
    }
    if peek | 32 == UInt8(ascii: "e") {
      exponent += try takeExponent()
      isShortest = false
    }
    // Clinger's fast case: both factors are exact, so one rounding gives the correct result.
    if digits <= 15, exponent.magnitude < JSONParser.exactPowers.count {
      let power = JSONParser.exactPowers[Int(exponent.magnitude)]
      let magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      let value = isNegative ? -magnitude : magnitude
      if isShortest, exponent == 0 || magnitude >= Self.leastPlain { return WrittenNumber(value) }
      return try written(start, at: place, value: value)
    }
    return try written(start, at: place)
  }

  private func written(
    _ start: Int, at place: SourcePosition, value: Double? = nil
  ) throws(DocumentError) -> WrittenNumber {
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = WrittenNumber(written: text, value: value) else {
      throw error("the number \(DocumentError.shortened(text)) is out of range", at: place)
    }
    return number
  }

  /// Returns the number of digits read. `mantissa` wraps around when there are too many digits to use it.
  private mutating func takeDigits(into mantissa: inout UInt64) -> Int {
    let start = offset
    while offset < bytes.count {
      let digit = bytes[offset] &- 48
      if digit > 9 { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      offset += 1
    }
    return offset - start
  }

  private mutating func takeExponent() throws(DocumentError) -> Int {
    offset += 1
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    var exponent = 0
    let start = offset
    while offset < bytes.count, bytes[offset] &- 48 <= 9 {
      exponent = min(exponent * 10 + Int(bytes[offset] - 48), 99_999)
      offset += 1
    }
    if offset == start { throw error("expected a digit in the exponent, found \(foundHere)") }
    return isNegative ? -exponent : exponent
  }
}
