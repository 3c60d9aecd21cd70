import Foundation

/// An object whose properties predicates and orders read by name.
package protocol KeyedObject: AnyObject {
  /// Returns the value of a property, or throws where it has none of this name.
  func value(named key: String) throws -> Any?
  /// The identity that two instances of one object have in common.
  var identity: AnyHashable { get }
}

/// A value as predicates compare it.
enum PredicateValue {
  case null
  case whole(Int64)
  case number(Double)
  case text(String)
  /// Seconds since the reference date.
  case date(Double)
  case data(Data)
  case list([PredicateValue])
  case object(AnyHashable, any KeyedObject)
  /// Anything else, by its equality if it has one.
  case other(AnyHashable?, Any)

  /// Takes a value of any type for what it is.
  init(_ value: Any?) {
    switch value {
    case nil, is NSNull: self = .null
    case let value as PredicateValue: self = value
    case let value as Bool: self = .whole(value ? 1 : 0)
    case let value as any BinaryInteger: self = Self.integer(value)
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = Self.number(of: value)
    case let value as Decimal: self = .number(NSDecimalNumber(decimal: value).doubleValue)
    case let value as String: self = .text(value)
    case let value as NSString: self = .text(value as String)
    case let value as Substring: self = .text(String(value))
    case let value as Date: self = .date(value.timeIntervalSinceReferenceDate)
    case let value as NSDate: self = .date(value.timeIntervalSinceReferenceDate)
    case let value as UUID: self = .text(value.uuidString)
    case let value as NSUUID: self = .text(value.uuidString)
    case let value as URL: self = .text(value.absoluteString)
    case let value as NSURL: self = .text(value.absoluteString)
    case let value as Data: self = .data(value)
    case let value as any KeyedObject: self = .object(value.identity, value)
    default: self = Self.compound(value)
    }
  }

  private static func integer<Whole: BinaryInteger>(_ value: Whole) -> PredicateValue {
    Int64(exactly: value).map { .whole($0) } ?? .number(Double(value))
  }

  private static func number(of number: NSNumber) -> PredicateValue {
    let kind = unsafe number.objCType.pointee
    return kind == CChar(UInt8(ascii: "d")) || kind == CChar(UInt8(ascii: "f"))
      ? .number(number.doubleValue) : .whole(number.int64Value)
  }

  private static func compound(_ value: Any?) -> PredicateValue {
    switch value {
    case let value as [Any]: return .list(value.map(PredicateValue.init))
    case let value as NSArray: return .list(value.map(PredicateValue.init))
    case let value as NSOrderedSet: return .list(value.array.map(PredicateValue.init))
    case let value as NSSet: return .list(value.allObjects.map(PredicateValue.init))
    case let value as Set<AnyHashable>: return .list(value.map { PredicateValue($0.base) })
    case let value as any RawRepresentable: return PredicateValue(value.rawValue)
    case let value?:
      let mirror = Mirror(reflecting: value)
      // An optional value inside of another.
      if mirror.displayStyle == .optional {
        return mirror.children.first.map { PredicateValue($0.value) } ?? .null
      }
      return .other(value as? AnyHashable, value)
    case nil: return .null
    }
  }
}

extension PredicateValue {
  /// Returns the value of a property, of each element where this is a list.
  func property(_ key: String) throws -> PredicateValue {
    switch self {
    case .null: return .null
    case .list(let values) where key.hasPrefix("@"): return try Self.summary(key, values)
    case .list(let values):
      let found = try values.map { try $0.property(key) }
      return .list(
        found.flatMap { value in
          if case .list(let inner) = value { inner } else { [value] }
        })
    case .object(_, let object): return PredicateValue(try object.value(named: key))
    case .other(_, let value): return try Self.property(key, of: value)
    case .text(let text) where key == "length": return .whole(Int64(text.utf16.count))
    default: throw PredicateProblem("a value in it has no property '\(key)'")
    }
  }

  private static func property(_ key: String, of value: Any) throws -> PredicateValue {
    if let pairs = value as? [String: Any] { return PredicateValue(pairs[key]) }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let own = mirror {
      if let child = own.children.first(where: { $0.label == key || $0.label == "_" + key }) {
        return PredicateValue(child.value)
      }
      mirror = own.superclassMirror
    }
    throw PredicateProblem("\(type(of: value)) has no property '\(key)'")
  }

  private static func summary(_ key: String, _ values: [PredicateValue]) throws -> PredicateValue {
    let numbers = values.compactMap(\.double)
    switch key.lowercased() {
    case "@count": return .whole(Int64(values.count))
    case "@sum": return .number(numbers.reduce(0, +))
    case "@avg":
      return numbers.isEmpty ? .null : .number(numbers.reduce(0, +) / Double(numbers.count))
    case "@min", "@max":
      let wanted: ComparisonResult =
        key.lowercased() == "@min" ? .orderedAscending : .orderedDescending
      return values.filter { !$0.isNull }.reduce(.null) { best, value in
        best.isNull || value.order(to: best) == wanted ? value : best
      }
    default: throw PredicateProblem("'\(key)' is not known here")
    }
  }

  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  var double: Double? {
    switch self {
    case .whole(let whole): Double(whole)
    case .number(let number): number
    case .date(let seconds): seconds
    default: nil
    }
  }

  /// The order of two values of one kind; nil for others.
  func order(to other: PredicateValue) -> ComparisonResult? {
    switch (self, other) {
    case (.whole(let a), .whole(let b)): Self.order(a, b)
    case (.date(let a), .date(let b)): Self.order(a, b)
    case (.text(let a), .text(let b)): Self.order(a, b)
    case (.date, _), (_, .date): nil
    default:
      if let a = double, let b = other.double { Self.order(a, b) } else { nil }
    }
  }

  private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
  }

  func isEqual(to other: PredicateValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.data(let a), .data(let b)): a == b
    case (.object(let a, _), .object(let b, _)): a == b
    case (.object(let a, _), .other(let b?, _)), (.other(let b?, _), .object(let a, _)): a == b
    case (.other(let a?, _), .other(let b?, _)): a == b
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
    default: order(to: other) == .orderedSame
    }
  }
}
