import Vitrine
import VitrineDocuments
import VitrineGraphics

extension LocatedValue {
  /// Returns a cell of CSV as a value of this one's kind: lists and objects are written as JSON, an empty cell is null
  /// unless it is a text. Returns nil if the cell is of another kind.
  func reading(_ cell: String, _ limits: DocumentLimits) -> LocatedValue? {
    func value(_ content: Content) -> LocatedValue { LocatedValue(content, .start) }
    if case .string = content { return value(.string(cell)) }
    if cell.isEmpty { return value(.null) }
    switch content {
    case .string: return value(.string(cell))
    case .bool:
      switch cell.lowercased() {
      case "true": return value(.bool(true))
      case "false": return value(.bool(false))
      default: return nil
      }
    case .number, .array, .object:
      guard let read = try? JSONParser.parse(Array(cell.utf8), file: "cell", limits: limits),
        !read.isNull, read.isOfKind(of: self)
      else { return nil }
      return read
    case .null:
      // The document says nothing of the kind: numbers and truth values are taken for what they look like.
      guard let read = try? JSONParser.parse(Array(cell.utf8), file: "cell", limits: limits),
        read.number != nil || read.bool != nil
      else { return value(.string(cell)) }
      return read
    }
  }

  /// Writes the value as JSON.
  func write(to json: inout JSONText) {
    switch content {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .number(let value): json.raw(value.value.isFinite ? value.json : "null")
    case .string(let value): json.string(value)
    case .array(let items): json.array(items) { $1.write(to: &$0) }
    case .object(let object):
      json.object { json in
        for member in object.members {
          json.key(member.key)
          member.value.write(to: &json)
        }
      }
    }
  }
}
