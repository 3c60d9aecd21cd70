/// A form of a text that languages keep for some numbers, as Unicode CLDR names them.
package nonisolated enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The form for a number in a language such as `de` or `pt-PT`.
  ///
  /// A number without a fraction counts as written without decimals, any other one as written with the fewest that
  /// tell it apart.
  package init(_ number: Double, in language: String) {
    let operands = PluralOperands(number)
    self =
      PluralTable.rules(of: language).first { operands.meet($0.condition) }?.category ?? .other
  }
}

/// The parts of a number that plural rules ask for, under CLDR's letters.
nonisolated struct PluralOperands {
  /// The number without its sign.
  private let n: Double
  /// The whole part; numbers from a quintillion on count as the remainder of a million, which rules ask for at most.
  private let i: Int
  /// The number of decimals.
  private let v: Int
  /// The decimals as a number.
  private let f: Int

  init(_ number: Double) {
    n = number.isFinite ? abs(number) : 0
    let whole = n.rounded(.down)
    i =
      Int(exactly: whole) ?? Int(whole.truncatingRemainder(dividingBy: Self.largestDivisor))
    let written = "\(n)"
    guard n != whole, let point = written.firstIndex(of: "."), !written.contains("e") else {
      (v, f) = (0, 0)
      return
    }
    let decimals = written[written.index(after: point)...]
    v = decimals.count
    f = Int(decimals) ?? 0
  }

  private static let largestDivisor = 1e6

  /// Whether a condition such as `v=0 & i%10=2..4 | n=1` holds.
  func meet(_ condition: String) -> Bool {
    condition.split(separator: "|").contains { terms in
      terms.split(separator: "&").allSatisfy { meetsTerm($0.filter { $0 != " " }) }
    }
  }

  private func meetsTerm(_ term: String) -> Bool {
    let sides = term.split(separator: "=", maxSplits: 1)
    guard sides.count == 2, let value = value(sides[0].filter { $0 != "!" }) else { return false }
    let isOne = sides[1].split(separator: ",").contains { range in
      let ends = range.split(separator: ".").compactMap { Double($0) }
      guard let low = ends.first, let high = ends.last else { return false }
      return value >= low && value <= high && value == value.rounded()
    }
    return isOne != sides[0].hasSuffix("!")
  }

  private func value(_ operand: String) -> Double? {
    let parts = operand.split(separator: "%")
    let value: Double
    switch parts.first {
    case "n": value = n
    case "i": value = Double(i)
    case "v": value = Double(v)
    // Decimals are written without zeros at the end, so that CLDR's t is f.
    case "f", "t": value = Double(f)
    default: return nil
    }
    guard parts.count == 2, let divisor = Double(parts[1]) else { return value }
    return value.truncatingRemainder(dividingBy: divisor)
  }
}
