/// Writes JSON, keys in the order given. Standard library only: the document path loads nothing else.
package struct JSONText {
  package private(set) var text = ""

  package init() {}

  package mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        text += Self.escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// A scalar of the first plane by its number: `\u003c`.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }

  /// JSON has no infinity; such a number is null.
  package mutating func number(_ value: Double) {
    text += value.isFinite ? DumpNumber.text(value) : "null"
  }

  package mutating func number(_ value: Int) { text += String(value) }
  package mutating func bool(_ value: Bool) { text += value ? "true" : "false" }

  package mutating func null() { text += "null" }

  package mutating func key(_ name: String) {
    string(name)
    text += ":"
  }

  package mutating func array<S: Sequence>(_ items: S, _ write: (inout JSONText, S.Element) -> Void) {
    text += "["
    var isFirst = true
    for item in items {
      if !isFirst { text += "," }
      isFirst = false
      write(&self, item)
    }
    text += "]"
  }

  /// An object from its fields, each a key and what writes its value.
  package mutating func object(_ fields: [(String, (inout JSONText) -> Void)]) {
    text += "{"
    for (k, field) in fields.enumerated() {
      if k > 0 { text += "," }
      key(field.0)
      field.1(&self)
    }
    text += "}"
  }
}
