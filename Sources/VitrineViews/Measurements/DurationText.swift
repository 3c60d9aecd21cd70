#if !canImport(Darwin)
  import Foundation

  /// The text of a duration's parts.
  struct DurationText {
    let style: DateComponentsFormatter.UnitsStyle
    let zeros: DateComponentsFormatter.ZeroFormattingBehavior
    let maximumUnitCount: Int
    let locale: Locale

    typealias Part = (unit: DurationUnit, value: Int)

    /// Returns the text of the parts, the largest unit first; nil without any.
    func text(_ values: [Part]) -> String? {
      guard let last = values.last else { return nil }
      var parts = kept(values)
      if parts.isEmpty { parts = [last] }
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      return style == .positional ? positional(parts) : named(parts)
    }

    private func kept(_ values: [Part]) -> [Part] {
      if zeros.contains(.pad) { return values }
      let isUsual = zeros.contains(.default)
      let isPositional = style == .positional
      let dropsLeading = isUsual || zeros.contains(.dropLeading)
      let dropsMiddle = isUsual ? !isPositional : zeros.contains(.dropMiddle)
      let dropsTrailing = isUsual ? !isPositional : zeros.contains(.dropTrailing)
      guard let first = values.firstIndex(where: { $0.value != 0 }),
        let last = values.lastIndex(where: { $0.value != 0 })
      else { return dropsLeading || dropsTrailing ? [] : values }
      return values.enumerated().filter { index, part in
        if part.value != 0 { return true }
        return index < first ? !dropsLeading : index > last ? !dropsTrailing : !dropsMiddle
      }.map(\.element)
    }

    /// Numbers between colons: "1:02:05".
    private func positional(_ parts: [Part]) -> String {
      let isNegative = parts.contains { $0.value < 0 }
      let pads = zeros.contains(.pad)
      let numbers = parts.enumerated().map { index, part in
        IntegerFormatStyle<Int>.number.grouping(.never)
          .precision(.integerLength((index > 0 || pads ? 2 : 1)...)).locale(locale)
          .format(Int(clamping: part.value.magnitude))
      }
      return (isNegative ? "-" : "") + numbers.joined(separator: ":")
    }

    private func named(_ parts: [Part]) -> String {
      let words = parts.map { part in
        let skeleton = ["measure-unit/duration-\(part.unit)", width]
        let text =
          MeasureText.text(Double(part.value), skeleton, locale) ?? "\(part.value) \(part.unit)"
        return adapted(text, part.value)
      }
      switch style {
      case .abbreviated, .brief: return words.joined(separator: " ")
      default: return words.joined(separator: ", ")
      }
    }

    private var width: String {
      switch style {
      case .full, .spellOut: "unit-width-full-name"
      case .abbreviated: "unit-width-narrow"
      default: "unit-width-short"
      }
    }

    /// Brief words follow their number without a space; others spell it out.
    private func adapted(_ text: String, _ value: Int) -> String {
      switch style {
      case .brief: return text.filter { !$0.isWhitespace }
      case .spellOut:
        let speller = NumberFormatter()
        speller.numberStyle = .spellOut
        speller.locale = locale
        let digits = value.formatted(.number.locale(locale))
        guard let words = speller.string(from: value as NSNumber),
          let range = text.range(of: digits)
        else { return text }
        return text.replacingCharacters(in: range, with: words)
      default: return text
      }
    }
  }
#endif
