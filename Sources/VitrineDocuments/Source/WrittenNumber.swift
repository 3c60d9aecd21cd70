/// A number of a document, of data or of a request, with its digits as they were written: identifiers have more than a
/// `Double` keeps, and `12.50` is a price.
package struct WrittenNumber: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The nearest `Double`, for lengths and the like.
  package let value: Double
  /// The digits that the nearest `Double` does not tell; nil for most numbers.
  private let form: Form?

  private final class Form: Sendable {
    let text: String
    let isDecimal: Bool

    init(_ text: String, isDecimal: Bool) {
      self.text = text
      self.isDecimal = isDecimal
    }
  }

  /// A number that was computed.
  package init(_ value: Double) {
    self.value = value
    form = nil
  }

  package init(floatLiteral value: Double) { self.init(value) }
  package init(integerLiteral value: Int) { self.init(value) }

  /// The magnitude up to which a `Double` is every integer.
  private static let exactIntegers = 1 << 53

  package init(_ number: Int) {
    value = Double(number)
    form =
      number.magnitude <= Self.exactIntegers ? nil : Form(String(number), isDecimal: false)
  }

  /// Reads a number of JSON or YAML; nil where the text is none, or is out of the range of `Double`.
  ///
  /// - Parameter value: the nearest `Double`, where it is known.
  init?(written text: String, value known: Double? = nil) {
    guard let value = known ?? Double(text), value.isFinite else { return nil }
    let isDecimal = text.utf8.contains(UInt8(ascii: "."))
    self.init(value, text: Self.canonical(text, isDecimal: isDecimal), isDecimal: isDecimal)
  }

  private init(_ value: Double, text: String, isDecimal: Bool) {
    self.value = value
    let isPlain =
      text == NumberText.plain(value) && isDecimal == (value.rounded() != value)
    form = isPlain ? nil : Form(text, isDecimal: isDecimal)
  }

  /// Creates a number of digits that were computed.
  init(_ digits: DecimalDigits) {
    let text = digits.text() ?? "0"
    self.init(Double(text) ?? 0, text: text, isDecimal: !digits.isWhole)
  }

  private init(_ digits: DecimalDigits, near value: Double, isDecimal: Bool) {
    self.init(
      value, text: digits.text() ?? NumberText.plain(value), isDecimal: isDecimal)
  }

  /// Returns a number without an exponent where it is short: its zeros behind the point stay, and in front of it those of
  /// YAML, where part numbers and postal codes may begin with them.
  private static func canonical(_ text: String, isDecimal: Bool) -> String {
    guard let digits = DecimalDigits(text) else { return text }
    let hasExponent = text.utf8.contains { $0 | 32 == UInt8(ascii: "e") }
    if !hasExponent, hasLeadingZeros(text) { return text }
    let fraction = text.split(separator: ".", omittingEmptySubsequences: false)
    let places = isDecimal && !hasExponent && fraction.count == 2 ? fraction[1].utf8.count : 0
    if let plain = digits.text(places: places) { return plain }
    return text.hasPrefix("+") ? String(text.dropFirst()) : text
  }

  private static func hasLeadingZeros(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    return digits.first == UInt8(ascii: "0")
      && digits.dropFirst().first.map { (48...57).contains($0) } == true
  }

  /// The number as it was written, or as a computed one is: whole numbers have no fraction then.
  package var text: String { form?.text ?? NumberText.plain(value) }

  /// The number as JSON has it, where none begins with zeros.
  package var json: String {
    guard let form, Self.hasLeadingZeros(form.text) else { return text }
    return digits?.text() ?? text
  }

  /// Whether it was written with a point, or is not whole: the type that string tables call `%lf`.
  package var isDecimal: Bool { form?.isDecimal ?? (value.rounded() != value) }

  /// The number as a setting of a flag: 18.0 is 18.
  package var setting: String { digits?.text() ?? text }

  /// All of its digits; nil for one that is not finite.
  var digits: DecimalDigits? { DecimalDigits(text) }

  /// The same number as one that was declared to have a fraction.
  var asDecimal: WrittenNumber {
    isDecimal ? self : WrittenNumber(value, text: text, isDecimal: true)
  }

  /// The number if it is whole and not too large for `Int`.
  var whole: Int? {
    guard let form else { return Int(exactly: value) }
    return Int(form.text) ?? (digits?.isWhole == true ? digits?.text().flatMap { Int($0) } : nil)
  }
}

extension WrittenNumber: Equatable {
  /// Compares all digits; 1.50 is 1.5.
  package static func == (a: WrittenNumber, b: WrittenNumber) -> Bool {
    guard a.value == b.value, a.form != nil || b.form != nil else { return a.value == b.value }
    return a.digits == b.digits
  }

  static func < (a: WrittenNumber, b: WrittenNumber) -> Bool {
    guard a.value == b.value, a.form != nil || b.form != nil, let x = a.digits, let y = b.digits
    else { return a.value < b.value }
    return x < y
  }
}

extension WrittenNumber {
  var negated: WrittenNumber {
    guard form != nil, let digits else { return WrittenNumber(-value) }
    return WrittenNumber(digits.negated, near: -value, isDecimal: isDecimal)
  }

  var magnitude: WrittenNumber { value < 0 ? negated : self }

  /// Returns a whole number.
  func rounded(_ rule: FloatingPointRoundingRule) -> WrittenNumber {
    let rounded = value.rounded(rule)
    guard form != nil, let digits else { return WrittenNumber(rounded) }
    return WrittenNumber(digits.rounded(rule), near: rounded, isDecimal: false)
  }

  /// Computes with whole numbers as such, unless the result is too large, and with all others as `Double`.
  func combined(
    with other: WrittenNumber, _ wholes: (Int, Int) -> (Int, Bool)?,
    _ doubles: (Double, Double) -> Double
  ) -> WrittenNumber {
    let isDecimal = isDecimal || other.isDecimal
    var result = WrittenNumber(doubles(value, other.value))
    if let a = whole, let b = other.whole, let exact = wholes(a, b), !exact.1 {
      result = WrittenNumber(exact.0)
    }
    return isDecimal && result.value.isFinite ? result.asDecimal : result
  }

  static func + (a: WrittenNumber, b: WrittenNumber) -> WrittenNumber {
    a.combined(with: b, { $0.addingReportingOverflow($1) }, +)
  }

  static func - (a: WrittenNumber, b: WrittenNumber) -> WrittenNumber {
    a.combined(with: b, { $0.subtractingReportingOverflow($1) }, -)
  }

  static func * (a: WrittenNumber, b: WrittenNumber) -> WrittenNumber {
    a.combined(with: b, { $0.multipliedReportingOverflow(by: $1) }, *)
  }

  /// A quotient that is whole keeps all digits.
  static func / (a: WrittenNumber, b: WrittenNumber) -> WrittenNumber {
    a.combined(
      with: b,
      { x, y in
        guard y != 0, x.remainderReportingOverflow(dividingBy: y).partialValue == 0 else {
          return nil
        }
        return x.dividedReportingOverflow(by: y)
      }, /)
  }

  static func % (a: WrittenNumber, b: WrittenNumber) -> WrittenNumber {
    a.combined(
      with: b, { $1 == 0 ? nil : $0.remainderReportingOverflow(dividingBy: $1) },
      { $0.truncatingRemainder(dividingBy: $1) })
  }
}
