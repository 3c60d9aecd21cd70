/// The fields of a row that a type asks for, so that others are known to have no effect. A decoder, which holds them,
/// belongs to one thread.
final class FieldNotes: @unchecked Sendable {
  /// The fields of the row.
  var given: [String] = []
  var asked: Set<String> = []
  /// Whether the type decoded the row as a whole; unused fields cannot be detected then.
  var isWhole = false

  static let key = CodingUserInfoKey(rawValue: "VitrineFieldNotes")
}

/// A value whose decoding is noted.
struct Noted<Value: Decodable>: Decodable {
  var value: Value

  init(from decoder: any Decoder) throws {
    let notes = FieldNotes.key.flatMap { decoder.userInfo[$0] as? FieldNotes } ?? FieldNotes()
    notes.given = try decoder.container(keyedBy: FieldKey.self).allKeys.map(\.stringValue)
    value = try Value(from: NotingDecoder(inner: decoder, notes: notes))
  }
}

/// Any field.
struct FieldKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Passes everything on to another decoder, and notes the keys of its own level.
private struct NotingDecoder: Decoder {
  var inner: any Decoder
  var notes: FieldNotes

  var codingPath: [any CodingKey] { inner.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { inner.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      NotingContainer(inner: try inner.container(keyedBy: type), notes: notes))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    notes.isWhole = true
    return try inner.unkeyedContainer()
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    notes.isWhole = true
    return try inner.singleValueContainer()
  }
}

private struct NotingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  var inner: KeyedDecodingContainer<Key>
  var notes: FieldNotes

  var codingPath: [any CodingKey] { inner.codingPath }
  /// All keys; a type that looks at them may mean any.
  var allKeys: [Key] {
    notes.isWhole = true
    return inner.allKeys
  }

  private func noted(_ key: Key) -> Key {
    notes.asked.insert(key.stringValue)
    return key
  }

  func contains(_ key: Key) -> Bool { inner.contains(noted(key)) }
  func decodeNil(forKey key: Key) throws -> Bool { try inner.decodeNil(forKey: noted(key)) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try inner.decode(type, forKey: noted(key))
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try inner.decode(type, forKey: noted(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try inner.nestedContainer(keyedBy: type, forKey: noted(key))
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner.nestedUnkeyedContainer(forKey: noted(key))
  }
  /// A superclass reads the same object, or the one under "super"; which of its fields matter is not known.
  func superDecoder() throws -> any Decoder {
    notes.isWhole = true
    return try inner.superDecoder()
  }
  func superDecoder(forKey key: Key) throws -> any Decoder {
    try inner.superDecoder(forKey: noted(key))
  }
}
