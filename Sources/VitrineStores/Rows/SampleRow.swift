import Foundation
import VitrineViews

/// The values of one model or managed object.
package struct SampleRow: Sendable {
  package let values: [String: SampleValue]
  /// The place of the row in its file: `Item[0]`.
  private let place: String
  private let date: @Sendable (String) -> Date?

  init(
    _ values: [String: SampleValue], place: String, date: @escaping @Sendable (String) -> Date?
  ) {
    (self.values, self.place, self.date) = (values, place, date)
  }

  /// The name by which other rows lead to this one.
  package var id: String? { values["id"]?.id }

  package func path(_ key: String) -> String { "\(place).\(key)" }

  /// Returns a row inside of this one.
  func inner(_ values: [String: SampleValue], at place: String) -> SampleRow {
    SampleRow(values, place: place, date: date)
  }

  package func mistake(_ message: String, at key: String? = nil) -> SampleMistake {
    SampleMistake("\(key.map(path) ?? place): \(message)")
  }

  /// Refuses keys that no property has.
  package func check(keys: [String]) throws {
    for key in values.keys.sorted() where key != "id" && !keys.contains(key) {
      let near = NearestName.suggestion(for: key, among: keys)
      throw mistake(
        "unknown key" + (near.map { "; did you mean '\($0)'?" } ?? ""), at: key)
    }
  }

  /// Returns nil for a value that may be missing, an `id` for one of a row that has none, and refuses any other.
  package func missing<Value>(_ key: String, _ type: Value.Type) throws -> Value {
    if key == "id", let id = place as? Value ?? UUID(ending: place) as? Value { return id }
    guard let optional = type as? any ExpressibleByNilLiteral.Type,
      let empty = optional.init(nilLiteral: ()) as? Value
    else { throw mistake("'\(key)' is missing; expected \(Self.name(of: type))") }
    return empty
  }

  /// Reads a value; nil where the row has none.
  package func read<Value>(_ key: String, as type: Value.Type) throws -> Value? {
    guard let value = values[key] else { return nil }
    guard let decodable = type as? any Decodable.Type else {
      throw mistake("a value of \(type) cannot stand in a row; leave it out", at: key)
    }
    return try decode(decodable, value, key) as? Value
  }

  /// An object around a value, as a file of JSON has no single text or number everywhere.
  private struct Around<Value: Decodable>: Decodable { var value: Value }

  private func decode<Value: Decodable>(
    _ type: Value.Type, _ value: SampleValue, _ key: String
  ) throws -> Value {
    let decoder = JSONDecoder()
    let date = date
    decoder.dateDecodingStrategy = .custom { decoder in
      let value = try decoder.singleValueContainer()
      if let seconds = try? value.decode(Double.self) {
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      if let text = try? value.decode(String.self), let date = date(text) { return date }
      throw DecodingError.typeMismatch(
        Date.self, .init(codingPath: decoder.codingPath, debugDescription: "no date"))
    }
    do {
      return try decoder.decode(
        Around<Value>.self, from: JSONEncoder().encode(["value": value])
      ).value
    } catch let error as DecodingError {
      throw mistake(Self.expectation(error, type), at: key)
    }
  }

  private static func expectation(_ error: DecodingError, _ type: Any.Type) -> String {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "expected \(name(of: type))" + place(context)
    case .keyNotFound(let key, let context): "'\(key.stringValue)' is missing" + place(context)
    case .dataCorrupted(let context): "expected \(name(of: type))" + place(context)
    @unknown default: "expected \(name(of: type))"
    }
  }

  /// The place inside of a value.
  private static func place(_ context: DecodingError.Context) -> String {
    let keys = context.codingPath.dropFirst().map { key in
      key.intValue.map { "[\($0)]" } ?? "." + key.stringValue
    }
    return keys.isEmpty ? "" : " at \(keys.joined())"
  }

  /// Returns what a value of JSON is called that a type is read from.
  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type, is String?.Type: return "a text"
    case is Bool.Type, is Bool?.Type: return "true or false"
    case is Date.Type, is Date?.Type: return "a date like 2007-01-09T09:41"
    case is any BinaryInteger.Type, is Int?.Type: return "a whole number"
    case is any BinaryFloatingPoint.Type, is Double?.Type, is Decimal.Type: return "a number"
    case is UUID.Type, is UUID?.Type: return "a UUID"
    case is URL.Type, is URL?.Type: return "an address"
    case is Data.Type, is Data?.Type: return "a text in base 64"
    case is [Any].Type: return "a list"
    case is [String: Any].Type: return "an object"
    default:
      let cases = (type as? any CaseIterable.Type).map { Self.cases(of: $0) } ?? []
      return cases.isEmpty ? "a value of \(type)" : "one of " + cases.joined(separator: ", ")
    }
  }

  /// The words of an enumeration's cases.
  private static func cases<Choice: CaseIterable>(of type: Choice.Type) -> [String] {
    type.allCases.prefix(mostCases).compactMap { ($0 as? any RawRepresentable)?.rawValue }
      .map { "\($0)" }
  }

  /// The most cases in a message.
  private static let mostCases = 12
}

extension UUID {
  /// Makes an identifier that is the same in every run of the end of a text.
  fileprivate init(ending text: String) {
    var bytes = Array(text.utf8.suffix(16))
    bytes.insert(contentsOf: [UInt8](repeating: 0, count: 16 - bytes.count), at: 0)
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
