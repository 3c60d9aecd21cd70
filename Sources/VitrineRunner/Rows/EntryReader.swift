import Foundation
import VitrineGraphics
import VitrineViews
import VitrineWidgets

/// Reads entries of a widget from JSON, by the `Decodable` of their own type.
struct EntryReader {
  private typealias EntryType = any (TimelineEntry & Decodable).Type

  /// A mistake in a row.
  struct Mistake: Error {
    /// The mistake in the value at `path`, as the end of a sentence.
    var message: String
    /// The keys and indices that lead to it; empty for the row itself.
    var path: [any CodingKey] = []
  }

  /// An entry, and what of its row it is made of.
  struct Row {
    var entry: any TimelineEntry
    /// The fields of the row.
    var given: [String]
    /// The fields that the type asked for; nil if it asks for the row as a whole.
    var asked: Set<String>?

    /// The fields that nothing asked for.
    var unasked: [String] {
      guard let asked else { return [] }
      return given.filter { !asked.contains($0) }.sorted()
    }
  }

  private let type: EntryType
  /// The name of the entries' type.
  let typeName: String
  private let timeZone: String?

  /// - Parameter timeZone: the zone of dates without one; nil for UTC.
  init(of widget: WidgetDescription, timeZone: String?) throws(UsageError) {
    guard let known = widget.shows?.type else {
      throw UsageError("'\(widget.kind)' has no provider, so that rows cannot be entries of it")
    }
    typeName = "\(known)"
    guard let type = known as? EntryType else {
      throw UsageError(
        "'\(widget.kind)' cannot be drawn from rows: its entry \(typeName) is not Decodable; "
          + "declare it as `struct \(typeName): TimelineEntry, Decodable`")
    }
    self.type = type
    self.timeZone = timeZone
  }

  /// Reads the entry of a row. Author's code runs, so call it on the main actor, under a configuration's surroundings.
  func row(_ json: [UInt8]) throws(Mistake) -> Row {
    // The compiler opens a variable's type, not a property's.
    let type = type
    do { return try Self.read(type, Data(json), timeZone) } catch {
      throw Mistake(error, of: typeName)
    }
  }

  private static func read<Entry: TimelineEntry & Decodable>(
    _ type: Entry.Type, _ json: Data, _ zone: String?
  ) throws -> Row {
    let notes = FieldNotes()
    let decoder = JSONDecoder()
    if let key = FieldNotes.key { decoder.userInfo[key] = notes }
    decoder.dateDecodingStrategy = .custom { try date($0, in: zone) }
    let entry = try decoder.decode(Noted<Entry>.self, from: json).value
    return Row(entry: entry, given: notes.given, asked: notes.isWhole ? nil : notes.asked)
  }

  /// Reads a date: a text as `--at` takes it, or a number as `Date` itself is written.
  private static func date(_ decoder: any Decoder, in zone: String?) throws -> Date {
    let value = try decoder.singleValueContainer()
    if let seconds = try? value.decode(Double.self) {
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    if let text = try? value.decode(String.self),
      let date = try? SettingArgument.date(text, in: zone)
    {
      return date
    }
    let context = DecodingError.Context(
      codingPath: decoder.codingPath, debugDescription: "no date")
    throw DecodingError.typeMismatch(Date.self, context)
  }
}

extension EntryReader.Mistake {
  /// Says what an author's type could not decode.
  fileprivate init(_ error: any Error, of typeName: String) {
    guard let error = error as? DecodingError else {
      self.init(message: "\(typeName) refuses the row: \(error)")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        message: "'\(key.stringValue)' is missing, and \(typeName) needs it",
        path: context.codingPath)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(message: "expected \(Self.name(of: type))", path: context.codingPath)
    case .dataCorrupted(let context):
      self.init(
        message: "\(typeName) refuses the value: \(context.debugDescription)",
        path: context.codingPath)
    @unknown default: self.init(message: "\(typeName) refuses the row: \(error)")
    }
  }

  /// Returns what a value of JSON is called that a type is decoded from.
  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: return "a text"
    case is Bool.Type: return "true or false"
    case is any BinaryInteger.Type: return "a whole number"
    case is any BinaryFloatingPoint.Type, is Decimal.Type: return "a number"
    case is Date.Type: return "a date like 2007-01-09T09:41"
    case is [Any].Type: return "a list"
    case is [String: Any].Type: return "an object"
    default: return "a value of \(type)"
    }
  }
}
