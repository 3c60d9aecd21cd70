import Foundation

/// A component of a colour in a colour set, as it is written: Xcode writes texts in one of three notations, other
/// programs also percentages and numbers.
nonisolated enum ColorComponent: Decodable {
  case text(String)
  case number(Double)
  /// Another kind of value.
  case other(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let truth = try? container.decode(Bool.self) {
      self = .other("\(truth)")
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .other(container.decodeNil() ? "null" : "no text or number")
    }
  }

  /// The form in which messages quote it.
  var written: String {
    switch self {
    case .text(let text):
      "“\(text.count > Self.longestQuote ? text.prefix(Self.longestQuote) + "…" : text[...])”"
    case .number(let number): "\(number)"
    case .other(let kind): kind
    }
  }

  /// The most characters of a message's quotation.
  private static let longestQuote = 40

  /// Returns the component, 0…1 within the space's gamut; nil where it cannot be read.
  ///
  /// - Parameter isUnit: whether a number of JSON is a part of 1 rather than of 255.
  func value(isUnit: Bool) -> Double? {
    switch self {
    case .text(let text): Self.value(text)
    case .number(let number): isUnit ? number : Self.ofByte(number)
    case .other: nil
    }
  }

  /// Returns the component as an opacity: a whole 1 is all of it, as no colour of 1/255 of it is meant.
  var alpha: Double? {
    switch self {
    case .text(let text) where text.trimmingCharacters(in: .whitespaces) == "1": 1
    case .text(let text): Self.value(text).flatMap { (0...1).contains($0) ? $0 : nil }
    case .number(let number): number < 0 ? nil : number <= 1 ? number : Self.ofByte(number)
    case .other: nil
    }
  }

  /// Reads `0xFF`, `255`, `1.000` or `100%`.
  private static func value(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      // A sign is no digit, although `Int` reads one.
      guard digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16) else { return nil }
      return ofByte(Double(number))
    }
    if text.hasSuffix("%") {
      return decimal(text.dropLast()).map { $0 / 100 }
    }
    if let whole = Int(text) { return ofByte(Double(whole)) }
    return decimal(text[...])
  }

  private static func ofByte(_ number: Double) -> Double? {
    (0...255).contains(number) ? number / 255 : nil
  }

  /// Digits with a point and a sign; `Double` also reads `nan`, `inf` and hexadecimal numbers.
  private static func decimal(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ decimals.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static let decimals = Set("0123456789+-.eE".utf8)
}
