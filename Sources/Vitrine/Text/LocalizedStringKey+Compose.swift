extension LocalizedStringKey {
  /// Adds the string that the environment's table has for the key, else the key itself.
  nonisolated func compose(
    into composer: inout TextComposer, _ table: String?, _ attributes: TextAttributes
  ) {
    let host = composer.environment.host
    let pattern =
      host.strings.lookUp(interpolation.key, table, host.localeIdentifier) ?? interpolation.key
    guard pattern.utf8.contains(UInt8(ascii: "%")) else {
      composer.addMarkdown(pattern, attributes)
      return
    }
    compose(pattern, into: &composer, attributes)
  }

  /// Fills the specifiers of a pattern in with the arguments.
  private nonisolated func compose(
    _ pattern: String, into composer: inout TextComposer, _ attributes: TextAttributes
  ) {
    var literal = ""
    var next = 0
    for piece in FormatPattern(pattern).pieces {
      switch piece {
      case .literal(let string): literal += string
      case .argument(let position):
        composer.addMarkdown(literal, attributes)
        literal = ""
        let index = position ?? next
        next += 1
        guard interpolation.arguments.indices.contains(index) else { continue }
        interpolation.arguments[index].text.compose(into: &composer, attributes)
      }
    }
    composer.addMarkdown(literal, attributes)
  }
}

/// A format string cut at its specifiers.
nonisolated struct FormatPattern {
  enum Piece: Equatable {
    case literal(String)
    /// Zero-based position where the specifier names one, as `%2$@` does.
    case argument(Int?)
  }

  private(set) var pieces: [Piece] = []

  init(_ pattern: String) {
    var literal = ""
    var rest = pattern[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
      } else if let argument = Self.specifier(&rest) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(argument)
      } else {
        literal += "%"
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// Reads what follows a percent sign; leaves `rest` alone when it is no specifier.
  private static func specifier(_ rest: inout Substring) -> Piece? {
    var scan = rest
    var position: Int?
    let digits = scan.prefix { $0.isASCII && $0.isNumber }
    if scan.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      scan = scan.dropFirst(digits.count + 1)
    }
    scan = scan.drop { "+-0 #.123456789'lhqzL".contains($0) }
    guard let kind = scan.first, "@dDiuUxXofFeEgGaAcCsSp".contains(kind) else { return nil }
    rest = scan.dropFirst()
    return .argument(position)
  }
}
