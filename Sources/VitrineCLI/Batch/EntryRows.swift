import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Rows that are entries of a widget in a bundle's program.
struct EntryRows: Sendable {
  let program: BundleProgram
  let greeting: BundleGreeting
  private let names: NamePattern
  /// Fields that are left out of the rows.
  private let skipped: Set<String>
  /// Fields that need no place in the entry: the name uses them.
  private let named: Set<String>
  private let limits: DocumentLimits

  /// The member of a row in a file of failures with the row's number and what was wrong; it is not part of the entry.
  static let noteKey = "vitrine"

  /// - Parameter pattern: the pattern of names; nil for the usual one.
  init(
    _ program: BundleProgram, _ greeting: BundleGreeting, name pattern: String?,
    skipped: [String], limits: DocumentLimits
  ) throws(UsageError) {
    (self.program, self.greeting, self.limits) = (program, greeting, limits)
    names =
      if let pattern { try NamePattern(pattern, kind: greeting.kind) } else {
        NamePattern(kind: greeting.kind)
      }
    self.skipped = Set(skipped)
    named = Set(names.fields)
  }

  /// Returns a row as a job, whose `data` are all of its fields.
  func item(_ record: DataRecord) throws(RowMistake) -> BatchItem {
    let (value, bytes) = try parsed(record)
    guard let object = value.object else {
      throw RowMistake("a row is an object with values by name, found \(value.kindDescription)")
    }
    let number = object[Self.noteKey]?.object?["row"]?.number.flatMap { Int(exactly: $0) }
    let name = try names.name(row: number ?? record.number) {
      object[$0].flatMap(RowTemplate.text)
    }
    var item = BatchItem(
      number: number ?? record.number, line: record.line,
      job: WorkerJob(source: .file(program.path), data: object, output: name))
    item.entry = entry(object, bytes)
    return item
  }

  /// The names of a row's pictures.
  func pictureNames(of item: BatchItem) -> [String] {
    let name = item.job.output ?? ""
    return greeting.names.count == 1 ? [name + ".png"] : greeting.names.map { name + "/" + $0 }
  }

  /// Throws what an answer says against a row.
  func check(_ answer: BundleSession.Answer, of item: BatchItem) throws(RowMistake) {
    if let message = answer.object["error"]?.string {
      let path = answer.object["path"]?.array ?? []
      throw RowMistake(Self.message(message, at: path, in: .object(item.job.data)))
    }
    let unasked = (answer.object["unasked"]?.array ?? []).compactMap(\.string)
    guard let extra = unasked.first(where: { !named.contains($0) && $0 != Self.noteKey }) else {
      return
    }
    let asked = (answer.object["asked"]?.array ?? []).compactMap(\.string)
    throw RowMistake(
      "\(greeting.entry) has no value '\(DocumentError.shortened(extra))'"
        + NearestName.hint(for: extra, among: asked) + "; --skip leaves fields out")
  }

  /// Returns a row with what is wrong with it, which is drawn under its own number once it is mended.
  func failure(_ record: DataRecord, _ message: String) -> String? {
    guard let object = try? parsed(record).0.object else { return nil }
    let number = object[Self.noteKey]?.object?["row"]?.number.flatMap { Int(exactly: $0) }
    var json = JSONText()
    json.object { json in
      for member in object.members where member.key != Self.noteKey {
        json.key(member.key)
        member.value.write(to: &json)
      }
      json.key(Self.noteKey)
      json.object { json in
        json.member("row", number ?? record.number)
        json.member("error", message)
      }
    }
    return json.text
  }

  private func parsed(
    _ record: DataRecord
  ) throws(RowMistake) -> (value: LocatedValue, bytes: [UInt8]) {
    switch record.content {
    case .broken(let message): throw RowMistake(message)
    case .cells: throw RowMistake("entries are read from JSON, and cells of CSV have no types")
    case .json(let bytes):
      do { return (try JSONParser.parse(bytes, file: "row", limits: limits), bytes) } catch {
        throw RowMistake(error, line: record.line)
      }
    }
  }

  /// Returns the JSON of an entry in one line: the row as it was written, so that no number loses digits, unless
  /// fields of it are left out.
  private func entry(_ object: LocatedObject, _ bytes: [UInt8]) -> [UInt8] {
    guard object.members.contains(where: { isLeftOut($0.key) }) else {
      // Between values; inside of texts there are no line breaks.
      return bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    }
    var json = JSONText()
    json.object { json in
      for member in object.members where !isLeftOut(member.key) {
        json.key(member.key)
        member.value.write(to: &json)
      }
    }
    return Array(json.text.utf8)
  }

  private func isLeftOut(_ field: String) -> Bool {
    field == Self.noteKey || skipped.contains(field)
  }

  /// Puts the place of a value before a message, and what is there behind it.
  private static func message(
    _ message: String, at path: [LocatedValue], in row: LocatedValue.Content
  ) -> String {
    var found: LocatedValue? = LocatedValue(row, .start)
    var place = ""
    for step in path {
      if let key = step.string {
        found = found?.object?[key]
        place += (place.isEmpty ? "" : ".") + key
      } else if let index = step.number.flatMap({ Int(exactly: $0) }) {
        let items = found?.array ?? []
        found = items.indices.contains(index) ? items[index] : nil
        place += "[\(index)]"
      }
    }
    if place.isEmpty { return message }
    let isExpectation = message.hasPrefix("expected ")
    return "\(place): \(message)"
      + (isExpectation ? found.map { ", found " + $0.kindDescription } ?? "" : "")
  }
}
