import VitrineDocuments

/// Values of arguments as JSON.
enum ArgumentSamples {
  /// Members beside the argument: those that are required, alone, with each other one, and with all.
  static func bases(of all: [Parameter], beside parameter: Parameter) -> [[String]] {
    let others = all.filter { $0.name != parameter.name }
    let required = others.filter(\.isRequired).flatMap { member($0) }
    let optional = others.filter { !$0.isRequired }
    return [required] + optional.map { required + member($0) }
      + optional.map { required + member($0, last: true) }
      + (optional.count > 1 ? [required + optional.flatMap { member($0) }] : [])
  }

  /// Members beside the argument: those that are required, with each two others.
  static func pairs(of all: [Parameter], beside parameter: Parameter) -> [[String]] {
    let others = all.filter { $0.name != parameter.name }
    let required = others.filter(\.isRequired).flatMap { member($0) }
    let optional = others.filter { !$0.isRequired }
    return optional.indices.flatMap { i in
      optional[..<i].map { required + member($0) + member(optional[i]) }
    }
  }

  private static func member(_ other: Parameter, last: Bool = false) -> [String] {
    let known = of(other)
    let values = known.isEmpty && takesData(other.type) ? [number] : known
    return (last ? values.last : values.first).map { [#""\#(other.name)":\#($0)"#] } ?? []
  }

  /// A value of the data.
  static let number = "3"

  /// Whether any value of the data may stand in place of an argument.
  static func takesData(_ type: ArgumentType) -> Bool {
    switch type {
    case .data: true
    case .either(let types): types.contains(where: takesData)
    default: false
    }
  }

  /// Values of an argument as JSON.
  static func of(_ parameter: Parameter) -> [String] {
    switch parameter.name {
    case "systemName", "systemImage": return [#""star""#, #""cloud.rain""#]
    case "svg": return [#""M0 0L9 4""#, #""M0 0L9 9""#]
    case "axis":
      guard case .object = parameter.type else { return of(parameter.type) }
      return [#"{"x":1,"y":1}"#, #"{"y":1}"#]
    default: return of(parameter.type)
    }
  }

  /// Values of a type as JSON; none for what only a place in a document has.
  static func of(_ type: ArgumentType) -> [String] {
    switch type {
    case .text: [#""*Aa*""#, #""Bbbb""#]
    case .string: [#""Aa""#, #""Bbbb""#]
    case .number: ["2", "7", "0.4", "-3"]
    case .integer: ["1", "2", "3"]
    case .length: ["40", "60"]
    case .bool: ["true", "false"]
    case .choice(let names): names.map { #""\#($0)""# }
    case .angle: ["10", "40"]
    case .unitPoint: [#""topLeading""#, #""bottomTrailing""#]
    case .insets: ["3", "9"]
    case .size: ["[4,4]", "[12,8]"]
    case .date: [#""2007-01-09T09:41""#, #""2007-02-11T10:12""#]
    case .color, .style: [#""red""#, #""blue""#]
    case .shape: [#""Capsule""#, #""Ellipse""#]
    case .font: [#""caption""#, #""largeTitle""#]
    case .view: [#"{"Text":"Aa"}"#, #"{"Text":"Bbbb"}"#]
    case .views:
      [
        #"["A",{"Text":"Longer","modifiers":[{"font":"title"}]}]"#,
        #"["B",{"Text":"Longer","modifiers":[{"font":"title"}]}]"#,
      ]
    case .list(let element): of(element).map { "[\($0)]" }
    case .either(let types): types.flatMap(of)
    case .data, .written, .object, .values, .record, .part, .marks: []
    }
  }
}
