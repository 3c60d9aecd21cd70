/// A number digit by digit, `digits × 10^exponent`: sums of money and identifiers that a `Double` would change.
struct DecimalDigits: Hashable, Sendable {
  private(set) var isNegative: Bool
  /// The digits 0…9 without zeros at either end; none for 0.
  private(set) var digits: [UInt8]
  /// The power of ten of the last digit.
  private(set) var exponent: Int

  private static let zero = UInt8(ascii: "0")
  /// The most digits of a number that is written without an exponent; those of JSON that have one are as long as they
  /// are written.
  private static let mostPlainDigits = 64

  /// The largest power of ten of a text: all that a `Double` has are below 400.
  private static let mostPower = 1 << 20

  /// Reads a sign, digits, a point and an exponent; nil for anything else.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text).utf8
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = rest.prefix(while: Self.isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: Self.isDigit)
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    exponent = -fraction.count
    if rest.first.map({ $0 | 32 }) == UInt8(ascii: "e") {
      guard let power = Int(String(Substring(rest.dropFirst()))) else { return nil }
      let isZero = !whole.contains { $0 != Self.zero } && !fraction.contains { $0 != Self.zero }
      guard isZero || power.magnitude <= Self.mostPower else { return nil }
      exponent = isZero ? 0 : exponent + power
      rest = rest.prefix(0)
    }
    guard rest.isEmpty else { return nil }
    digits = (Array(whole) + Array(fraction)).map { $0 - Self.zero }
    trim()
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private mutating func trim() {
    let end = digits.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    exponent += digits.count - end
    digits.removeLast(digits.count - end)
    digits = Array(digits.drop { $0 == 0 })
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// The place of the first digit, from the point to the left: 3 of 123.4, 0 of 0.5, -1 of 0.05.
  var wholePlaces: Int { digits.count + exponent }
  private var magnitude: Int { wholePlaces }

  var isWhole: Bool { exponent >= 0 }

  var negated: DecimalDigits {
    var copy = self
    copy.isNegative.toggle()
    return digits.isEmpty ? self : copy
  }

  /// The number times a power of ten.
  func shifted(by power: Int) -> DecimalDigits {
    var copy = self
    if !digits.isEmpty { copy.exponent += power }
    return copy
  }

  /// Returns the number without the digits behind a number of places.
  func rounded(places: Int = 0, _ rule: FloatingPointRoundingRule) -> DecimalDigits {
    let cut = -places - exponent
    guard cut > 0, !digits.isEmpty else { return self }
    var copy = self
    // The first digit that goes decides over a half: there are no zeros at the end.
    let first = cut <= digits.count ? digits[digits.count - cut] : 0
    copy.digits.removeLast(min(cut, digits.count))
    copy.exponent = -places
    let goesAway =
      switch rule {
      case .down: isNegative
      case .up: !isNegative
      case .towardZero: false
      default: first >= 5
      }
    if goesAway { copy.increment() }
    copy.trim()
    return copy
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    for index in digits.indices.reversed() {
      digits[index] += 1
      guard digits[index] == 10 else { return }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  static func < (a: DecimalDigits, b: DecimalDigits) -> Bool {
    guard a.isNegative == b.isNegative else { return a.isNegative }
    return a.isNegative ? b.isNearerZero(than: a) : a.isNearerZero(than: b)
  }

  private func isNearerZero(than other: DecimalDigits) -> Bool {
    guard !digits.isEmpty, !other.digits.isEmpty else { return digits.count < other.digits.count }
    guard magnitude == other.magnitude else { return magnitude < other.magnitude }
    return digits.lexicographicallyPrecedes(other.digits)
  }

  /// The text without an exponent, with at least so many places behind the point; nil for one of many zeros.
  func text(places: Int = 0) -> String? {
    guard magnitude <= max(Self.mostPlainDigits, digits.count),
      exponent >= -max(Self.mostPlainDigits, digits.count)
    else { return nil }
    return plain(places: places)
  }

  /// The number with exactly so many places behind the point, rounded half away from zero.
  func fixed(places: Int) -> String {
    rounded(places: places, .toNearestOrAwayFromZero).plain(places: places)
  }

  private func plain(places: Int) -> String {
    let whole = magnitude > 0 ? digits.prefix(magnitude) : []
    var text = isNegative ? "-" : ""
    text += whole.isEmpty ? "0" : Self.text(whole)
    if exponent > 0 { text += String(repeating: "0", count: exponent) }
    let count = max(places, -exponent)
    guard count > 0 else { return text }
    let fraction = digits.dropFirst(max(0, magnitude))
    let leading = String(repeating: "0", count: min(count, max(0, -magnitude)))
    let trailing = count - leading.utf8.count - fraction.count
    return text + "." + leading + Self.text(fraction)
      + String(repeating: "0", count: max(0, trailing))
  }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { $0 + zero }, as: UTF8.self)
  }
}
