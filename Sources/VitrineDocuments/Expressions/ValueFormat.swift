import Vitrine

/// A conversion of a value to text: the part after `|` in `{price|fixed:2}`.
package struct ValueFormat: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case integer, fixed, padded, grouped, percent, signed, currency, compact, duration
    case time, time24, hour, date, weekday, day, month, year
    case uppercase, lowercase, capitalized, localized

    /// The description for the schema.
    package var summary: String {
      switch self {
      case .integer: "a whole number, rounded"
      case .fixed: "fixed:N, N digits after the point"
      case .padded: "padded:N, a whole number with zeros up to N digits"
      case .duration: "seconds as 5:07 or 1:05:07; duration:units as 1h 5m"
      case .grouped: "grouped or grouped:N, thousands separated, N digits after the point"
      case .percent: "percent or percent:N, a fraction as a percentage"
      case .signed: "signed or signed:N, with + or -"
      case .currency: "currency:CODE, an amount of money"
      case .compact: "1.2K, 3.4M"
      case .time: "9:41 AM"
      case .time24: "09:41"
      case .hour: "9 AM"
      case .date: "Jan 9, 2007, or date:PATTERN of the letters yMdEHhma, e.g. date:EEE d MMM"
      case .weekday: "Tuesday, or weekday:short, weekday:narrow"
      case .day: "day of the month"
      case .month: "January, or month:short"
      case .year: "2007"
      case .uppercase, .lowercase, .capitalized: "the text in this case"
      case .localized: "the text in the picture's language, from `strings`"
      }
    }

    private static func isLetter(_ character: Character) -> Bool {
      character.isASCII && character.isLetter
    }

    /// Whether the format accepts the argument after the colon.
    fileprivate func accepts(_ argument: String?) -> Bool {
      switch self {
      case .padded: argument.flatMap(Int.init).map { (1...15).contains($0) } ?? false
      case .duration: argument == nil || argument == "units"
      case .fixed: argument.flatMap(Int.init).map { (0...15).contains($0) } ?? false
      case .grouped, .percent, .signed:
        argument == nil || argument.flatMap(Int.init).map { (0...15).contains($0) } ?? false
      case .currency: argument.map { $0.utf8.count == 3 && $0.allSatisfy(Self.isLetter) } ?? false
      case .date: argument.map { !$0.isEmpty && DatePattern.isValid($0) } ?? true
      case .weekday: argument == nil || argument == "short" || argument == "narrow"
      case .month: argument == nil || argument == "short"
      default: argument == nil
      }
    }
  }

  package var kind: Kind
  package var argument: String?

  init(parsing text: String) throws(ExpressionError) {
    let trimmed = text.drop { $0 == " " }
    let colon = trimmed.firstIndex(of: ":")
    let name = String(trimmed[..<(colon ?? trimmed.endIndex)]).filter { $0 != " " }
    guard let kind = Kind(rawValue: name) else {
      let known = Kind.allCases.map(\.rawValue)
      let hint =
        NearestName.find(name, among: known).map { "did you mean '\($0)'?" }
        ?? "valid: " + known.joined(separator: ", ")
      throw ExpressionError("unknown format '\(name)'; " + hint)
    }
    self.kind = kind
    argument = colon.map { String(trimmed[trimmed.index(after: $0)...]) }
    if kind == .currency { argument = argument?.uppercased() }
    guard kind.accepts(argument) else {
      throw ExpressionError("the format '\(name)' is written as: \(kind.summary)")
    }
  }

  func text(_ value: LocatedValue.Content, _ context: FormatContext) throws(ExpressionError)
    -> String
  {
    switch kind {
    case .integer, .fixed, .padded, .grouped, .percent, .signed, .currency, .compact, .duration:
      return try number(value.written(), context)
    case .uppercase: return LanguageCase.upper(value.text, locale: context.locale)
    case .lowercase: return LanguageCase.lower(value.text, locale: context.locale)
    case .capitalized: return LanguageCase.capitalized(value.text, locale: context.locale)
    case .localized: return context.words?.text(value.text) ?? value.text
    default:
      guard case .string(let text) = value, let moment = context.moment(text) else {
        throw ExpressionError(
          "the format '\(kind.rawValue)' takes a date like 2007-01-09T09:41, found \(value.kindDescription)"
        )
      }
      return date(moment, context)
    }
  }

  private var digits: Int { argument.flatMap(Int.init) ?? 0 }

  private func number(
    _ value: WrittenNumber, _ context: FormatContext
  ) throws(ExpressionError) -> String {
    let isForeign = kind == .currency && !EnglishFormat.knowsCurrency(argument ?? "USD")
    if !context.isPlainEnglish || isForeign {
      return try LocalizedFormat.number(value, kind, argument, context)
    }
    switch kind {
    case .integer: return NumberText.fixed(value, digits: 0)
    case .fixed: return NumberText.fixed(value, digits: digits)
    case .padded: return EnglishFormat.padded(value, digits: digits)
    case .duration:
      let duration = DurationText(seconds: value.value)
      guard argument != "units" else { return duration.units }
      return duration.clock { EnglishFormat.padded(WrittenNumber($0), digits: $1) }
    case .grouped: return EnglishFormat.grouped(value, digits: digits)
    case .percent: return EnglishFormat.grouped(value, digits: digits, percent: true) + "%"
    case .signed: return EnglishFormat.signed(value, digits: digits)
    case .currency: return EnglishFormat.currency(value, code: argument ?? "USD")
    default: return EnglishFormat.compact(value)
    }
  }

  private func date(_ moment: Moment, _ context: FormatContext) -> String {
    if !context.isPlainEnglish { return LocalizedFormat.date(moment, kind, argument, context) }
    return EnglishFormat.date(context.civil(moment), pattern: pattern)
      ?? LocalizedFormat.date(moment, pattern: pattern, context)
  }

  /// The format as a Unicode date pattern.
  var pattern: String {
    switch kind {
    // U+202F separates time and AM, as in CLDR since version 42.
    case .time: "h:mm\u{202F}a"
    case .time24: "HH:mm"
    case .hour: "h\u{202F}a"
    case .weekday: argument == "short" ? "EEE" : argument == "narrow" ? "EEEEE" : "EEEE"
    case .day: "d"
    case .month: argument == "short" ? "MMM" : "MMMM"
    case .year: "y"
    default: argument ?? "MMM d, y"
    }
  }
}
