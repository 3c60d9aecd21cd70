/// Writes JSON with members in the order they are added. It uses the standard library only: rendering
/// documents loads nothing else.
package struct JSONText {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func object(_ fill: (inout JSONText) -> Void) { nest("{", "}", fill) }
  package mutating func array(_ fill: (inout JSONText) -> Void) { nest("[", "]", fill) }

  package mutating func array<S: Sequence>(_ items: S, _ write: (inout JSONText, S.Element) -> Void)
  {
    array { json in for item in items { write(&json, item) } }
  }

  /// Writes an object with fields, each a key and a closure that writes its value.
  package mutating func object(_ fields: [(String, (inout JSONText) -> Void)]) {
    object { json in
      for (name, write) in fields {
        json.key(name)
        write(&json)
      }
    }
  }

  package mutating func key(_ name: String) {
    put(UntrustedText.json(name) + ":")
    needsComma = false
  }

  package mutating func string(_ value: String) { put(UntrustedText.json(value)) }
  package mutating func number(_ value: Int) { put(String(value)) }
  package mutating func bool(_ value: Bool) { put(value ? "true" : "false") }
  package mutating func null() { put("null") }

  /// Writes a number in the format of dumps; an infinite or NaN value becomes null.
  package mutating func number(_ value: Double) {
    put(value.isFinite ? DumpNumber.text(value) : "null")
  }

  /// Writes text that is already JSON.
  package mutating func raw(_ json: String) { put(json) }

  private mutating func nest(_ open: String, _ close: String, _ fill: (inout JSONText) -> Void) {
    put(open)
    needsComma = false
    fill(&self)
    text += close
    needsComma = true
  }

  private mutating func put(_ piece: String) {
    if needsComma { text += "," }
    text += piece
    needsComma = true
  }
}

// Values by type.
extension JSONText {
  package mutating func value(_ value: String) { string(value) }
  package mutating func value(_ value: Int) { number(value) }
  package mutating func value(_ value: Bool) { bool(value) }

  /// Writes a number rounded to `digits` decimal places; infinite and NaN values become null.
  package mutating func value(_ value: Double, digits: Int = 3) {
    put(value.isFinite ? DumpNumber.text(value, places: digits) : "null")
  }

  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  package mutating func member(_ name: String, _ value: Double, digits: Int = 3) {
    key(name)
    self.value(value, digits: digits)
  }
}
