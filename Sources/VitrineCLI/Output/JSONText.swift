/// Writes JSON, members in the order they are added.
struct JSONText {
  private(set) var text = ""
  private var needsComma = false

  mutating func object(_ fill: (inout JSONText) -> Void) { nest("{", "}", fill) }
  mutating func array(_ fill: (inout JSONText) -> Void) { nest("[", "]", fill) }

  mutating func key(_ key: String) {
    separate()
    text += JSONText.quoted(key) + ":"
    needsComma = false
  }

  mutating func value(_ value: String) { put(JSONText.quoted(value)) }
  mutating func value(_ value: Int) { put(String(value)) }
  mutating func value(_ value: Bool) { put(value ? "true" : "false") }
  mutating func null() { put("null") }

  /// Rounded to `digits` places; what JSON has no number for is null.
  mutating func value(_ value: Double, digits: Int = 3) { put(JSONText.number(value, digits)) }

  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    self.value(value)
  }

  mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    self.value(value)
  }

  mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    self.value(value)
  }

  mutating func member(_ key: String, _ value: Double, digits: Int = 3) {
    self.key(key)
    self.value(value, digits: digits)
  }

  /// A text that is JSON already.
  mutating func raw(_ json: String) { put(json) }

  private mutating func nest(_ open: String, _ close: String, _ fill: (inout JSONText) -> Void) {
    separate()
    text += open
    needsComma = false
    fill(&self)
    text += close
    needsComma = true
  }

  private mutating func put(_ piece: String) {
    separate()
    text += piece
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = false
  }

  private static func number(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return value.isFinite ? "\(value)" : "null" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value * scale).rounded()
    guard scaled.magnitude < 9e15 else { return "\(value)" }
    let rounded = scaled / scale
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case let scalar where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
