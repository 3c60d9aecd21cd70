/// A value of a property list, with its line.
struct PropertyList {
  indirect enum Value {
    case text(String)
    case number(String)
    case flag(Bool)
    case list([PropertyList])
    case pairs([String: PropertyList])
  }

  var value: Value
  /// The line that it begins on, from 1.
  var line: Int
}

extension PropertyList {
  /// The value of a key; nil for other values than dictionaries.
  subscript(key: String) -> PropertyList? {
    if case .pairs(let pairs) = value { pairs[key] } else { nil }
  }

  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The values of a list; none for other values.
  var items: [PropertyList] {
    if case .list(let items) = value { items } else { [] }
  }

  var isTrue: Bool {
    if case .flag(let flag) = value { flag } else { false }
  }

  var integer: Int? {
    if case .number(let digits) = value { Int(digits) } else { nil }
  }
}
