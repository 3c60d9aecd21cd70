/// A value of a property list, with its line.
package struct PropertyList: Hashable, Sendable {
  package indirect enum Value: Hashable, Sendable {
    case text(String)
    case number(String)
    case flag(Bool)
    case list([PropertyList])
    case pairs([String: PropertyList])
  }

  package var value: Value
  /// The line that it begins on, from 1.
  package var line: Int

  package init(value: Value, line: Int) {
    self.value = value
    self.line = line
  }
}

extension PropertyList {
  /// The value of a key; nil for other values than dictionaries.
  package subscript(key: String) -> PropertyList? {
    if case .pairs(let pairs) = value { pairs[key] } else { nil }
  }

  package var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The values of a list; none for other values.
  package var items: [PropertyList] {
    if case .list(let items) = value { items } else { [] }
  }

  package var isTrue: Bool {
    if case .flag(let flag) = value { flag } else { false }
  }

  package var integer: Int? {
    if case .number(let digits) = value { Int(digits) } else { nil }
  }
}
