import Foundation

/// The text of one measurement.
nonisolated struct MeasurementText {
  let value: Double
  let unit: Unit
  /// The name of the usage in CLDR; nil keeps the unit.
  let usage: String?
  /// The width of the unit in ICU's words.
  let width: String
  let hidesScale: Bool
  /// Returns the text of the number; nil leaves its digits to the unit.
  let number: ((Double) -> String)?
  let locale: Locale

  /// The most digits after the point of a unit that is kept, as on the platform.
  private static let keptDigits = ".###"

  var text: String {
    guard value.isFinite, let name = MeasureUnitNames.name(of: unit) else { return ownUnit }
    let skeleton = ["unit/\(name)", width]
    if let usage, let text = text(skeleton + ["usage/\(usage)"], isKept: false) { return text }
    // For some kinds of units no region has one that it prefers.
    return text(skeleton, isKept: true) ?? ownUnit
  }

  private func text(_ skeleton: [String], isKept: Bool) -> String? {
    hidesScale ? withoutScale(skeleton, isKept) : withUnit(skeleton, isKept)
  }

  /// - Parameter isKept: whether the measurement keeps its own unit.
  private func withUnit(_ skeleton: [String], _ isKept: Bool) -> String? {
    if number == nil {
      let digits = isKept ? [Self.keptDigits] : []
      return MeasureText.text(value, skeleton + digits, locale)
    }
    guard let exact = MeasureText.text(value, skeleton + [MeasureText.exactly], locale) else {
      return nil
    }
    return converted(skeleton, isKept).map { replaced(exact, $0) } ?? exact
  }

  /// The text of a unit that CLDR does not know: the number and the unit's symbol.
  private var ownUnit: String { styled(value) + " " + unit.symbol }

  private func styled(_ value: Double) -> String {
    number?(value) ?? FloatingPointFormatStyle<Double>(locale: locale).format(value)
  }

  /// Returns the value in the unit of the region, read back from the digits of its text.
  private func converted(_ skeleton: [String], _ isKept: Bool) -> Double? {
    guard !isKept else { return value }
    let plain = [MeasureText.exactly, "group-off", "latin"]
    guard let text = MeasureText.text(value, skeleton + plain, locale) else { return nil }
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let isNegative = text.prefix { !$0.isNumber }.contains { $0 == "-" || $0 == "\u{2212}" }
    return Double(digits.replacing(",", with: ".")).map { isNegative ? -$0 : $0 }
  }

  private func withoutScale(_ skeleton: [String], _ isKept: Bool) -> String? {
    guard let converted = converted(skeleton, isKept) else { return nil }
    let generic = ["measure-unit/temperature-generic", "unit-width-short"]
    if number != nil {
      guard let exact = MeasureText.text(converted, generic + [MeasureText.exactly], locale) else {
        return nil
      }
      return replaced(exact, converted)
    }
    let digits = isKept ? Self.keptDigits : "precision-integer"
    return MeasureText.text(converted, generic + [digits], locale)
  }

  /// The number inside a text, written in the author's style.
  private func replaced(_ exact: String, _ converted: Double) -> String {
    guard let digits = MeasureText.text(converted, [MeasureText.exactly], locale),
      let range = exact.range(of: digits)
    else { return exact }
    return exact.replacingCharacters(in: range, with: styled(converted))
  }
}
