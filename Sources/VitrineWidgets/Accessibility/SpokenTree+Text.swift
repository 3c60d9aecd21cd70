import VitrineGraphics

extension SpokenTree {
  /// Returns the tree as one JSON object: `size` as `[width, height]` and `elements` in spoken order, each with
  /// `order` from 1, `label`, `labelFrom` (`author`, `text`, `symbol`, `picture` or `none`), `traits`, `view` as a path,
  /// `rect` as `[x, y, width, height]` in points, and, if present, `value`, `hint` and `name`.
  package func json() -> String {
    var json = JSONText()
    json.object { json in
      json.key("size")
      json.array([size.width, size.height]) { $0.number($1) }
      json.key("elements")
      json.array(Array(elements.enumerated())) { $1.element.write(to: &$0, order: $1.offset + 1) }
    }
    return json.text
  }

  /// Returns a line for each element in spoken order.
  package func dump() -> String {
    let lines = elements.enumerated().map { "\($0 + 1) \($1.line)" }
    return lines.isEmpty ? "nothing is spoken\n" : lines.joined(separator: "\n") + "\n"
  }
}

extension SpokenElement {
  fileprivate func write(to json: inout JSONText, order: Int) {
    json.object { json in
      json.member("order", order)
      json.member("label", label)
      json.member("labelFrom", origin.rawValue)
      if let value { json.member("value", value) }
      if let hint { json.member("hint", hint) }
      json.key("traits")
      json.array(traits) { $0.string($1) }
      if let name { json.member("name", name) }
      json.member("view", path)
      json.key("rect")
      json.array([rect.x, rect.y, rect.width, rect.height]) { $0.number($1) }
    }
  }

  /// The words as VoiceOver says them: label, value, traits, hint.
  package var speech: String {
    var words = [label.isEmpty ? "no label" : label]
    if let value { words.append(value) }
    words += traits.filter { $0 != "text" }
    if let hint { words.append(hint) }
    return words.joined(separator: ", ")
  }

  fileprivate var line: String {
    let box = [rect.x, rect.y, rect.width, rect.height].map(DumpNumber.text)
    let from = origin == .author || origin == .text ? "" : " (label from: \(origin.rawValue))"
    return UntrustedText.line("“\(speech)”\(from) [\(box.joined(separator: ", "))]")
  }
}
