import Vitrine
import VitrineGraphics

extension ExpressionFunction {
  /// - Parameter scope: counts the elements and bytes that are read, and has the clock of dates.
  func apply(
    to values: [LocatedValue.Content], in scope: Scope
  ) throws(ExpressionError) -> LocatedValue.Content {
    let meter = scope.meter
    for case .array(let elements) in values { try meter?.spend(elements.count) }
    switch self {
    case .min: return .number(try numbers(values).reduce(Self.infinity) { $1 < $0 ? $1 : $0 })
    case .max:
      return .number(try numbers(values).reduce(Self.infinity.negated) { $0 < $1 ? $1 : $0 })
    case .abs: return .number(try values[0].written().magnitude)
    case .round: return .number(try values[0].written().rounded(.toNearestOrAwayFromZero))
    case .floor: return .number(try values[0].written().rounded(.down))
    case .ceil: return .number(try values[0].written().rounded(.up))
    case .trunc: return .number(try values[0].written().rounded(.towardZero))
    case .pow: return .number(power(try values[0].written(), try values[1].written()))
    case .sqrt:
      let number = try values[0].number()
      return .number(WrittenNumber(number < 0 ? .nan : number.squareRoot()))
    case .sin: return .number(WrittenNumber(Trig.sin(try values[0].number())))
    case .cos: return .number(WrittenNumber(Trig.cos(try values[0].number())))
    case .sum: return .number(try numbers(values).reduce(0, +))
    case .joined: return .string(try joined(try array(values[0]), values[1].text, meter))
    case .clamp:
      let all = try numbers(values)
      let limited = all[2] < all[0] ? all[2] : all[0]
      return .number(limited < all[1] ? all[1] : limited)
    case .count: return .number(WrittenNumber(try count(values[0], meter)))
    case .contains: return .bool(try contains(values[0], values[1], meter))
    case .first: return try array(values[0]).first?.content ?? .null
    case .last: return try array(values[0]).last?.content ?? .null
    case .reversed: return try part(try array(values[0]).reversed()[...], meter)
    case .prefix: return try part(try array(values[0]).prefix(try length(values[1])), meter)
    case .dropFirst: return try part(try array(values[0]).dropFirst(try length(values[1])), meter)
    case .dateAdding, .dateDifference, .dateStart: return try date(values, scope.format)
    }
  }

  private func date(
    _ values: [LocatedValue.Content], _ format: FormatContext
  ) throws(ExpressionError) -> LocatedValue.Content {
    let dates = DateArithmetic(format: format)
    let moment = try moment(values[0], format)
    let unit = try DateArithmetic.Unit(named: values[values.count - 1].text)
    switch self {
    case .dateDifference:
      let end = try self.moment(values[1], format)
      return .number(WrittenNumber(dates.difference(from: moment, to: end, unit)))
    case .dateStart: return .string(try dates.text(dates.start(of: unit, at: moment)))
    default:
      let later = try dates.adding(try values[1].number(), unit, to: moment)
      return .string(try dates.text(later))
    }
  }

  private func moment(
    _ value: LocatedValue.Content, _ format: FormatContext
  ) throws(ExpressionError) -> Moment {
    guard case .string(let text) = value, let moment = format.moment(text) else {
      throw ExpressionError(
        "'\(rawValue)' takes a date like 2007-01-09T09:41, found \(value.kindDescription)")
    }
    return moment
  }

  /// The largest whole exponent that is computed by multiplication alone.
  private static let mostFactors = 64.0

  /// Returns `base^exponent`: small whole exponents by multiplication, so that `pow(x, 2)` is `x * x`; not a
  /// number for a negative base with another exponent.
  private func power(_ base: WrittenNumber, _ exponent: WrittenNumber) -> WrittenNumber {
    let (power, value) = (exponent.value, base.value)
    guard power.rounded() == power, power.magnitude <= Self.mostFactors else {
      return WrittenNumber(value < 0 ? .nan : Pow.pow(value, power))
    }
    var product: WrittenNumber = 1
    for _ in 0..<Int(power.magnitude) { product = product * base }
    return power < 0 ? 1 / product : product
  }

  /// The least of no numbers.
  private static let infinity = WrittenNumber(.infinity)

  /// A list of its own, which views may keep.
  private func part(
    _ elements: ArraySlice<LocatedValue>, _ meter: EvaluationMeter?
  ) throws(ExpressionError) -> LocatedValue.Content {
    try meter?.make(elements.count * MemoryLayout<LocatedValue>.stride)
    return .array(Array(elements))
  }

  private func joined(
    _ elements: [LocatedValue], _ separator: String, _ meter: EvaluationMeter?
  ) throws(ExpressionError) -> String {
    var text = ""
    for (index, element) in elements.enumerated() {
      let piece = (index > 0 ? separator : "") + element.content.text
      try meter?.make(piece.utf8.count)
      text += piece
    }
    return text
  }

  /// Returns the arguments of `min`, `max` and `sum` as numbers; a single list stands for its elements.
  private func numbers(_ values: [LocatedValue.Content]) throws(ExpressionError) -> [WrittenNumber]
  {
    var values = values
    if values.count == 1, case .array(let elements) = values[0] { values = elements.map(\.content) }
    var numbers: [WrittenNumber] = []
    for value in values { numbers.append(try value.written()) }
    return numbers
  }

  private func array(_ value: LocatedValue.Content) throws(ExpressionError) -> [LocatedValue] {
    guard case .array(let array) = value else {
      throw ExpressionError("'\(rawValue)' takes a list, found \(value.kindDescription)")
    }
    return array
  }

  /// Returns a number of elements; values below 0 count as 0.
  private func length(_ value: LocatedValue.Content) throws(ExpressionError) -> Int {
    let number = try value.number()
    return number.isNaN ? 0 : Int(Swift.max(0, Swift.min(number, 1e9)))
  }

  private func count(
    _ value: LocatedValue.Content, _ meter: EvaluationMeter?
  ) throws(ExpressionError) -> Int {
    switch value {
    case .array(let array): return array.count
    case .object(let object): return object.members.count
    case .string(let text):
      try meter?.scan(text.utf8.count)
      return text.count
    default: throw ExpressionError("'count' takes a list or text, found \(value.kindDescription)")
    }
  }

  private func contains(
    _ value: LocatedValue.Content, _ element: LocatedValue.Content, _ meter: EvaluationMeter?
  ) throws(ExpressionError) -> Bool {
    if case .string(let text) = value, case .string(let part) = element {
      try meter?.search(text.utf8.count + part.utf8.count)
      return TextSearch(part).isFound(in: text)
    }
    for member in try array(value) where try member.content.equals(element, meter) { return true }
    return false
  }
}
