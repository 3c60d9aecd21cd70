/// A text in one language, with its forms for numbers and devices.
package nonisolated struct LocalizedForm: Hashable, Sendable {
  /// The text, or its variants.
  package indirect enum Variant: Hashable, Sendable {
    case text(String)
    /// Variants by `zero`, `one` … `other`, for the number of a value.
    case plural([PluralCategory: Variant])
    /// Variants by `iphone`, `ipad` … `other`.
    case device([String: Variant])
  }

  /// A part that stands as `%#@name@` in the text and varies with a value of its own.
  package struct Part: Hashable, Sendable {
    /// The position of the value, from 0; nil is that of the part in the text.
    package var argument: Int?
    /// The specifier of the value where the part says `%arg`, such as `lld`.
    package var specifier: String
    /// The variant that stands in the text in place of the part.
    package var variant: Variant

    package init(argument: Int?, specifier: String, variant: Variant) {
      self.argument = argument
      self.specifier = specifier
      self.variant = variant
    }
  }

  /// The language of the text, whose plural rules hold, such as `pt-BR`.
  package var language: String
  /// The text, in which parts stand as `%#@name@`.
  package var variant: Variant
  /// The parts by name.
  package var parts: [String: Part]

  package init(_ variant: Variant, language: String, parts: [String: Part] = [:]) {
    self.variant = variant
    self.language = language
    self.parts = parts
  }

  /// Whether the text depends on numbers.
  package var isCounted: Bool { !parts.isEmpty || Self.isCounted(variant) }

  private static func isCounted(_ variant: Variant) -> Bool {
    switch variant {
    case .text: false
    case .plural: true
    case .device(let forms): forms.values.contains(where: isCounted)
    }
  }

  /// The deepest nesting of parts in parts; deeper ones are left out.
  private static let deepest = 4

  /// Returns the text for the values in it; nil if it has no form for the device and no `other`.
  ///
  /// - Parameter numbers: the values in order; nil for those that are no numbers. Plural forms of the whole text follow
  ///   the first number.
  package func pattern(numbers: [Double?], device: Device.Kind) -> String? {
    let first = numbers.lazy.compactMap { $0 }.first
    guard let text = text(of: variant, first, device) else { return nil }
    return parts.isEmpty ? text : filled(text, numbers, device, depth: 0)
  }

  private func text(
    of variant: Variant, _ number: Double?, _ device: Device.Kind
  ) -> String? {
    switch variant {
    case .text(let text): return text
    case .plural(let forms):
      guard let form = number.flatMap({ self.form(forms, $0) }) ?? forms[.other] else { return nil }
      return text(of: form, number, device)
    case .device(let forms):
      guard let form = forms[Self.name(device)] ?? forms["other"] else { return nil }
      return text(of: form, number, device)
    }
  }

  private func form(_ forms: [PluralCategory: Variant], _ number: Double) -> Variant? {
    // Foundation takes the form for zero in any language that has been given one, also where CLDR has none.
    if number == 0, let zero = forms[.zero] { return zero }
    return forms[PluralCategory(number, in: language)]
  }

  /// The names of devices in string catalogues, by kind.
  package static let deviceNames = [
    "iphone", "ipod", "ipad", "mac", "applewatch", "appletv", "applevision", "other",
  ]

  private static func name(_ device: Device.Kind) -> String {
    switch device {
    case .iPhone: "iphone"
    case .iPad: "ipad"
    case .mac: "mac"
    case .vision: "applevision"
    case .watch: "applewatch"
    }
  }

  /// Replaces `%#@name@` by the form of the part, whose own values get its position.
  private func filled(
    _ text: String, _ numbers: [Double?], _ device: Device.Kind, depth: Int
  ) -> String {
    var result = ""
    var position = 0
    for piece in PartReference.pieces(of: text) {
      switch piece {
      case .text(let text): result += text
      case .part(let name, let written):
        guard depth < Self.deepest, let part = parts[name] else { continue }
        let index = written ?? part.argument ?? position
        position += 1
        let number = numbers.indices.contains(index) ? numbers[index] : nil
        guard let chosen = self.text(of: part.variant, number, device) else { continue }
        let placed = PartReference.placed(chosen, at: index, specifier: part.specifier)
        result += filled(placed, numbers, device, depth: depth + 1)
      }
    }
    return result
  }
}

/// References to parts in a text: `%#@name@`, or `%2$#@name@` with the position of the value.
private nonisolated enum PartReference {
  enum Piece {
    case text(String)
    /// The part's name, and the position that the reference states, from 0.
    case part(String, Int?)
  }

  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      if let (piece, after) = reference(rest) {
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        pieces.append(piece)
        rest = after
      } else {
        // A doubled percent sign is one of the text.
        let length = rest.dropFirst().first == "%" ? 2 : 1
        literal += rest.prefix(length)
        rest = rest.dropFirst(length)
      }
    }
    literal += rest
    return literal.isEmpty ? pieces : pieces + [.text(literal)]
  }

  private static func reference(_ text: Substring) -> (Piece, Substring)? {
    var rest = text.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits).map { $0 - 1 }
      rest = rest.dropFirst(digits.count + 1)
    }
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    return (.part(String(rest[..<end]), position), rest[rest.index(after: end)...])
  }

  /// Returns a part's text in which `%arg`, and specifiers without a position, stand for the value at an index.
  static func placed(_ text: String, at index: Int, specifier: String) -> String {
    var result = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("arg") {
        result += "%\(index + 1)$\(specifier)"
        rest = rest.dropFirst(3)
      } else if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
      } else if rest.first == "#" || hasPosition(rest) {
        result += "%"
      } else {
        result += "%\(index + 1)$"
      }
    }
    return result + rest
  }

  /// Whether a specifier says which value it stands for, as in `2$@`.
  private static func hasPosition(_ specifier: Substring) -> Bool {
    let digits = specifier.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && specifier.dropFirst(digits.count).first == "$"
  }
}
