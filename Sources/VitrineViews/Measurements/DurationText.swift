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
      let isNegative = values.contains { $0.value < 0 }
      var parts = kept(values.map { ($0.unit, Int(clamping: $0.value.magnitude)) })
      if parts.isEmpty { parts = [(last.unit, 0)] }
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      return (isNegative ? "-" : "") + (style == .positional ? positional(parts) : named(parts))
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

    /// Numbers between colons, after days and longer units in words: "1d 1:02:05".
    private func positional(_ parts: [Part]) -> String {
      let pads = zeros.contains(.pad)
      let clock = parts.drop { $0.unit.seconds > DurationUnit.hour.seconds }
      let days = parts.prefix(parts.count - clock.count).map { words($0, "unit-width-narrow") }
      let numbers = clock.enumerated().map { index, part in
        IntegerFormatStyle<Int>.number.grouping(.never)
          .precision(.integerLength((index > 0 || pads ? 2 : 1)...)).locale(locale)
          .format(Int(clamping: part.value.magnitude))
      }
      return (days + [numbers.joined(separator: ":")]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func words(_ part: Part, _ width: String) -> String {
      MeasureText.text(Double(part.value), ["measure-unit/duration-\(part.unit)", width], locale)
        ?? "\(part.value) \(part.unit)"
    }

    private func named(_ parts: [Part]) -> String {
      if let list = listed(parts) { return list }
      let texts = parts.map { adapted(words($0, width), $0.value) }
      switch style {
      case .abbreviated, .brief: return texts.joined(separator: " ")
      default: return texts.joined(separator: ", ")
      }
    }

    /// The words of units up to weeks with what the language writes between them; nil for others.
    private func listed(_ parts: [Part]) -> String? {
      let units = parts.compactMap(\.unit.durationUnit)
      guard style == .full || style == .short, units.count == parts.count else { return nil }
      let seconds = parts.reduce(0.0) { $0 + Double($1.value) * $1.unit.seconds }
      guard seconds < Self.mostSeconds else { return nil }
      return Duration.seconds(seconds).formatted(
        .units(
          allowed: Set(units), width: style == .full ? .wide : .abbreviated,
          zeroValueUnits: .show(length: 1)
        ).locale(locale))
    }

    /// About a million years, which a duration holds to the second.
    private static let mostSeconds = 3e13

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
