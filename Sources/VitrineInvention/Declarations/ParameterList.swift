/// The parameters of an invented function, as its calls show them.
struct ParameterList {
  /// The list between the parentheses.
  var text = ""
  /// The list in angle brackets, with them; empty without.
  var generics = ""
  var constraints = ""
  /// Calls of the closures, so that who waits for an answer gets one.
  var calls = ""

  /// - Parameters:
  ///   - owner: what the names of parameters' own types begin with, such as `Store.`.
  ///   - content: the closure that makes a view.
  init(_ call: CallShape, owner: String, content: Int?) {
    var names: [String] = []
    var parts: [String] = []
    var runs: [String] = []
    for (index, argument) in call.arguments.enumerated() {
      let label = argument.label ?? "_"
      let type: String
      switch argument.kind {
      case .closure where index == content:
        names.append("A\(index): View")
        type = "() -> A\(index)"
      case .closure(let count):
        let list = Array(repeating: "InventedAnything", count: count).joined(separator: ", ")
        type = "(\(list)) -> Void"
        let values = Array(repeating: "InventedAnything()", count: count).joined(separator: ", ")
        runs.append("a\(index)(\(values))")
      case .member: type = Self.memberType(argument, index, owner: owner)
      case .nothing: type = "InventedAnything?"
      case .emptyList: type = "[InventedAnything]"
      case .inOut:
        names.append("A\(index)")
        type = "inout A\(index)"
      case .value:
        names.append("A\(index)")
        type = "A\(index)"
      }
      let builder = index == content ? "@ViewBuilder " : ""
      parts.append("\(builder)\(label) a\(index): \(type)")
    }
    text = parts.joined(separator: ", ")
    generics = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    calls = runs.joined(separator: "; ")
  }

  /// The name of the type whose members an argument names.
  static func memberType(_ argument: CallShape.Argument, _ index: Int, owner: String) -> String {
    if argument.label == CallShape.symbolLabel { return InventedType.symbolName }
    return owner + NameWords(argument.label ?? "option\(index)").typeName
  }

  /// The types that the arguments of a call name members of.
  static func memberTypes(of call: CallShape, owner: String) -> [String] {
    call.arguments.indices.filter { call.arguments[$0].kind == .member }
      .map { memberType(call.arguments[$0], $0, owner: owner) }
  }
}
