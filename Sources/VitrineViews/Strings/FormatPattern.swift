/// A format string split at its specifiers.
package nonisolated struct FormatPattern {
  package enum Piece: Equatable {
    case literal(String)
    /// An argument, with its zero-based position if the specifier states one, as in `%2$@`.
    case argument(Int?)
  }

  package private(set) var pieces: [Piece] = []

  package init(_ pattern: String) {
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

  /// Reads the specifier after a percent sign; leaves `rest` unchanged if there is none.
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

extension FormatPattern {
  /// The text with values in place of the specifiers; nothing stands for one without a value.
  package nonisolated func filled(with values: [String]) -> String {
    var next = 0
    return pieces.map { piece in
      switch piece {
      case .literal(let string): return string
      case .argument(let position):
        let index = position ?? next
        next += 1
        return values.indices.contains(index) ? values[index] : ""
      }
    }.joined()
  }
}
