import Foundation

/// Returns a sample of whatever type a call asks for, in place of what nobody declares, and has the picture tell of it.
///
/// A type without samples that can be decoded is decoded from samples by the names of its keys; one of cases is its
/// first. The picture of what asks for any other falls back to the placeholder, as it does by `fatalError`.
///
/// - Parameter name: the missing declaration.
public nonisolated func inventedResult<Value>(_ name: String) -> Value {
  InventedNote.value(name)
  guard let value = InventedDecoder.sample(of: Value.self, name) as? Value else {
    preconditionFailure("'\(name)' is not declared, and its type '\(Value.self)' has no sample")
  }
  return value
}

/// Reads samples in place of data: texts say their keys.
nonisolated struct InventedDecoder: Decoder {
  var codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The deepest nesting; types that hold themselves end there.
  static let mostLevels = 8
  /// The number of elements of lists.
  static let count = 2

  /// Returns a sample of a type; nil where there is none.
  static func sample(of type: Any.Type, _ name: String) -> Any? {
    if let type = type as? any InventedSample.Type { return type.inventedSample(name) }
    if let type = type as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) }
    if let type = type as? any CaseIterable.Type, let first = type.firstCase { return first }
    guard let type = type as? any Decodable.Type else { return nil }
    return try? type.init(from: InventedDecoder(codingPath: [InventedKey(stringValue: name)]))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(InventedPairs(decoder: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { InventedList(decoder: self) }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

nonisolated extension InventedDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let name = codingPath.last?.stringValue ?? "value"
    if let type = type as? any InventedSample.Type, let sample = type.inventedSample(name) as? Value
    {
      return sample
    }
    if let type = type as? any CaseIterable.Type, let first = type.firstCase as? Value {
      return first
    }
    if let whole = (type as? any FixedWidthInteger.Type)?.init(3) as? Value { return whole }
    guard codingPath.count < Self.mostLevels else {
      throw DecodingError.typeMismatch(
        type, .init(codingPath: codingPath, debugDescription: "there is no sample"))
    }
    return try Value(from: self)
  }
}

/// A key of no type in particular.
private nonisolated struct InventedKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

private nonisolated struct InventedPairs<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: InventedDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }
  /// Values that may be missing are there, but for those of types that hold themselves.
  func decodeNil(forKey key: Key) throws -> Bool {
    decoder.codingPath.count + 1 >= InventedDecoder.mostLevels
  }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let inner = InventedDecoder(codingPath: decoder.codingPath + [key])
    return try inner.decode(type)
  }
  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try InventedDecoder(codingPath: decoder.codingPath + [key]).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try InventedDecoder(codingPath: decoder.codingPath + [key]).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}

private nonisolated struct InventedList: UnkeyedDecodingContainer {
  let decoder: InventedDecoder
  var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { isEnded ? 0 : InventedDecoder.count }
  private var isEnded: Bool { decoder.codingPath.count + 1 >= InventedDecoder.mostLevels }
  var isAtEnd: Bool { isEnded || currentIndex >= InventedDecoder.count }

  init(decoder: InventedDecoder) { self.decoder = decoder }

  private mutating func next() -> InventedDecoder {
    currentIndex += 1
    return decoder
  }
  mutating func decodeNil() throws -> Bool { false }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let inner = next()
    return try InventedDecoder(
      codingPath: inner.codingPath + [inner.codingPath.last ?? InventedKey(stringValue: "value")]
    ).decode(type)
  }
  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> { try next().container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder { next() }
}

nonisolated extension CaseIterable {
  fileprivate static var firstCase: Any? { allCases.first }
}
