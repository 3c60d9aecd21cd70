package import VitrineViews

/// A string with plural forms that code was given by `NSLocalizedString`, before the numbers in it are known.
package struct CountedString: Sendable {
  private let form: LocalizedForm
  private let key: String

  init(_ form: LocalizedForm, _ key: String) { (self.form, self.key) = (form, key) }

  /// Returns the way in which values are passed to a format, by their order.
  ///
  /// - Parameter text: the text that the code was given; where it has no values, those of the key count.
  package func arguments(in text: String) -> [FormatArgument] {
    let own = FormatArgument.all(in: text)
    return own.isEmpty ? FormatArgument.all(in: key) : own
  }

  /// Returns the form for the values in order; nil for those that are no numbers.
  package func text(numbers: [Double?], device: Device.Kind) -> String? {
    form.pattern(numbers: numbers, device: device)
  }
}

/// The type as which a format of C takes a value.
package enum FormatArgument: UInt8, Sendable {
  /// An `int`, and a `long` or `long long`.
  case int, long
  case double
  /// An object or a string, which is no number.
  case pointer

  /// The values that a format takes, in their order; empty if one of them says how another is written (`%*d`).
  static func all(in format: String) -> [FormatArgument] {
    var found: [Int: FormatArgument] = [:]
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      guard let match = rest.prefixMatch(of: specifier) else { continue }
      let (whole, position, width, kind) = match.output
      if width.contains("*") { return [] }
      let index = position.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += 1
      guard (0..<most).contains(index) else { return [] }
      found[index] = argument(kind, isLong: width.contains { "lqzjt".contains($0) })
      rest = rest.dropFirst(whole.count)
    }
    return (0..<((found.keys.max() ?? -1) + 1)).map { found[$0] ?? .long }
  }

  /// The most values of a text with plural forms.
  private static let most = 16

  private static func argument(_ kind: Substring, isLong: Bool) -> FormatArgument {
    switch kind {
    case "@", "s", "S", "p": .pointer
    case "a", "A", "e", "E", "f", "F", "g", "G": .double
    case "D", "U", "O": .long
    default: isLong ? .long : .int
    }
  }

  /// The position, what stands between it and the letter, and the letter.
  private static var specifier: Regex<(Substring, Substring?, Substring, Substring)> {
    /(?:([0-9]+)\$)?([-+ #0-9.'*hlqLzjt]*)([@diouxXDUOeEfFgGaAcCsSp])/
  }
}
