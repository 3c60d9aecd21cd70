import Vitrine
import VitrineDocuments
import VitrineGraphics

/// A document that is drawn once for each row, with the row's values in place of its own.
struct RowTemplate: Sendable {
  /// The document's name in the folder of inputs.
  let input: String
  private let document: Document
  private let names: NamePattern
  /// Fields of rows that are no values of the document.
  private let ignored: Set<String>
  /// The names of the columns of CSV; nil for JSON.
  private let header: [String]?
  /// Whether a row is one picture, which then has the row's name, or several, in a folder of this name.
  private let isSingle: Bool
  private let limits: DocumentLimits

  /// - Parameters:
  ///   - input: the document's name in the folder of inputs.
  ///   - pictureCount: the number of pictures of each row.
  ///   - skipped: fields to leave out.
  init(
    _ document: Document, input: String, names: NamePattern, skipped: [String],
    header: [String]?, pictureCount: Int, limits: DocumentLimits
  ) throws(UsageError) {
    self.document = document
    self.input = input
    self.names = names
    self.header = header
    self.limits = limits
    isSingle = pictureCount == 1
    let known = Set(document.dataNames)
    // A field that only the name needs is no value of the document.
    ignored = Set(skipped).union(names.fields.filter { !known.contains($0) })
    guard let header else { return }
    for name in names.fields + skipped where !header.contains(name) {
      let hint = header.lazy.compactMap { Self.hint(on: $0, document.dataNames + [name]) }.first
      if let hint { throw UsageError("there is no column '\(name)'\(hint)") }
      throw UsageError.unknown(name, what: "column", among: header)
    }
    for name in header where !ignored.contains(name) && !known.contains(name) {
      throw Self.undeclared(name, document)
    }
  }

  /// A hint on the name of a column that holds the names of several, or a character that does not show.
  private static func hint(on name: String, _ names: [String]) -> String? {
    let separators: [(Character, String)] = [(";", "';'"), ("\t", "tab"), ("|", "'|'"), (",", ",")]
    for (separator, flag) in separators {
      let parts = name.split(separator: separator).map(String.init)
      if parts.count > 1, parts.contains(where: names.contains) {
        return "; expected --separator \(flag)"
      }
    }
    let hidden = name.unicodeScalars.first {
      $0.properties.isDefaultIgnorableCodePoint || $0 == "\u{A0}"
    }
    return hidden.map { "; it holds \(UntrustedText.spelt($0)), which does not show" }
  }

  private static func undeclared(_ name: String, _ document: Document) -> UsageError {
    let names = document.dataNames
    let hint =
      names.isEmpty
      ? "; the document declares no data"
      : hint(on: name, names) ?? NearestName.hint(for: name, among: names)
    return UsageError(
      "'\(document.file)' has no value '\(DocumentError.shortened(name))'\(hint); --skip leaves columns out"
    )
  }

  /// Names of the document's values that no column gives, which stay as they are.
  var valuesLeft: [String] {
    guard let header else { return [] }
    return document.dataNames.filter { !header.contains($0) }
  }

  /// Returns a row's job; checks its values against those that the document declares.
  func job(_ record: DataRecord) throws(RowMistake) -> WorkerJob {
    let fields = try fields(record)
    var members: [LocatedObject.Member] = []
    for field in fields.members where !ignored.contains(field.key) {
      members.append(try checked(field))
    }
    let name = try names.name(row: record.number) { fields[$0].flatMap(Self.text) }
    return WorkerJob(
      source: .file(input), data: LocatedObject(members), output: name + (isSingle ? ".png" : ""))
  }

  /// Returns a job that can be drawn once its values are mended.
  func failure(_ record: DataRecord, _ message: String) -> String? {
    let fields = try? fields(record)
    var json = JSONText()
    json.object { json in
      json.member("input", input)
      json.key("data")
      if let fields {
        json.object { json in
          for field in fields.members where !ignored.contains(field.key) {
            json.key(field.key)
            ((try? checked(field)) ?? field).value.write(to: &json)
          }
        }
      } else {
        // A text, which is refused as data until somebody mends it.
        json.string(Self.source(record))
      }
      if let fields,
        let name = try? names.name(row: record.number, value: { fields[$0].flatMap(Self.text) })
      {
        json.member("output", name + (isSingle ? ".png" : ""))
      }
      json.member(WorkerJob.errorKey, message)
    }
    return json.text
  }

  private static func source(_ record: DataRecord) -> String {
    switch record.content {
    case .json(let bytes): String(decoding: bytes, as: UTF8.self)
    case .cells(let cells): cells.joined(separator: ",")
    case .broken: ""
    }
  }

  /// Returns the fields of a row; cells of CSV are texts.
  private func fields(_ record: DataRecord) throws(RowMistake) -> LocatedObject {
    let position = SourcePosition(line: record.line, column: 1)
    switch record.content {
    case .broken(let message): throw RowMistake(message)
    case .json(let bytes):
      let value: LocatedValue
      do { value = try JSONParser.parse(bytes, file: "row", limits: limits) } catch {
        throw RowMistake(error, line: record.line)
      }
      guard let object = value.object else {
        throw RowMistake("a row is an object with values by name, found \(value.kindDescription)")
      }
      return object
    case .cells(let cells):
      let header = header ?? []
      guard cells.count == header.count else {
        let (cells, columns) = (cells.count, header.count)
        throw RowMistake(
          "\(cells) cell\(cells == 1 ? "" : "s"), and the first line names "
            + "\(columns) column\(columns == 1 ? "" : "s")")
      }
      return LocatedObject(
        zip(header, cells).map { name, cell in
          LocatedObject.Member(
            key: name, keyPosition: position, value: LocatedValue(.string(cell), position))
        })
    }
  }

  /// Returns the value of a field as the document has it; cells of CSV are read as its kind.
  private func checked(_ field: LocatedObject.Member) throws(RowMistake) -> LocatedObject.Member {
    var field = field
    let known = document.dataValues(named: field.key)
    guard !known.isEmpty else { throw RowMistake(Self.undeclared(field.key, document).description) }
    if header == nil {
      guard known.contains(where: { field.value.isOfKind(of: $0) }) else {
        throw mistake(field, known)
      }
    } else {
      let cell = field.value.string ?? ""
      guard let value = known.lazy.compactMap({ $0.reading(cell, limits) }).first else {
        throw mistake(field, known)
      }
      field.value = value
    }
    return field
  }

  private func mistake(_ field: LocatedObject.Member, _ known: [LocatedValue]) -> RowMistake {
    RowMistake(
      "\(field.key): expected \(known[0].kindName), as the document has, found \(field.value.kindDescription)"
    )
  }

  /// The text of a value in a name; nil for null, lists and objects.
  static func text(_ value: LocatedValue) -> String? {
    switch value.content {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
