import VitrineGraphics

/// Writes values as JSON text, indented by two spaces.
enum JSONWriter {
  static func text(_ value: LocatedValue.Content) -> String {
    var text = ""
    write(value, 0, &text)
    return text + "\n"
  }

  private static func write(_ value: LocatedValue.Content, _ depth: Int, _ text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.json
    case .string(let value): text += UntrustedText.json(value)
    case .array(let values):
      // Lists of plain values stay on one line.
      let isFlat = values.allSatisfy { $0.array == nil && $0.object == nil }
      list(values.map(\.content), isFlat, depth, "[", "]", &text) { write($0, depth + 1, &$1) }
    case .object(let object):
      list(object.members, object.members.count <= 1, depth, "{", "}", &text) { member, text in
        text += UntrustedText.json(member.key) + ": "
        write(member.value.content, depth + 1, &text)
      }
    }
  }

  private static func list<Element>(
    _ elements: [Element], _ isFlat: Bool, _ depth: Int, _ open: String, _ close: String,
    _ text: inout String, _ write: (Element, inout String) -> Void
  ) {
    let indent = isFlat ? "" : "\n" + String(repeating: "  ", count: depth + 1)
    text += open
    for (index, element) in elements.enumerated() {
      text += index == 0 ? indent : isFlat ? ", " : "," + indent
      write(element, &text)
    }
    text += (isFlat || elements.isEmpty ? "" : "\n" + String(repeating: "  ", count: depth)) + close
  }
}
