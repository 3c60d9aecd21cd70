import Vitrine

/// Checks a document's values against the schema, once for all pictures.
struct DocumentCompiler {
  let file: String
  /// Names that expressions may use: data, then loop variables, innermost last.
  var names: KnownNames
  /// Colours and fonts that the document defines.
  let colorNames: KnownNames
  let fontNames: KnownNames
  /// Views that the document defines, and the names of those that enclose the current value.
  var fragments = LocatedObject()
  var openFragments: [String] = []
  /// Counts the views of the whole document.
  var budget = ViewBudget(limit: DocumentLimits.standard.viewCount)
  /// The names that values were found to use.
  var used = UsedNames()
  /// The places where the document takes rules of design off.
  var ignores = NotedIgnores()
  /// The number of views and modifiers that enclose the current value.
  var depth = 0
  /// Whether the current value stands in a chart, where marks are in the place of views.
  var holdsMarks = false
  var depthLimit = DocumentLimits.standard.viewDepth
  /// Whether the values are those of the data, whose strings are what they are: data cannot run expressions.
  var isOfData = false
  /// Whether the document has texts in other languages, by which those of views are looked up.
  var translates = false

  func error(_ message: String, _ place: Place) -> DocumentError {
    DocumentError(file: file, position: place.position, path: place.path, message: message)
  }

  // MARK: Values

  /// Compiles a value in the form that its type requires.
  func value(
    _ value: LocatedValue, as type: ArgumentType, at path: DocumentPath
  ) throws(DocumentError) -> CompiledValue {
    let place = Place(position: value.position, path: path)
    return CompiledValue(content: try content(value, type, place), place: place)
  }

  private func content(
    _ value: LocatedValue, _ type: ArgumentType, _ place: Place
  ) throws(DocumentError) -> CompiledValue.Content {
    if let expression = try boundExpression(value, type, place) {
      return .expression(expression, type)
    }
    switch type {
    case .text, .string, .date: return try template(value, type, place)
    case .view, .views: return .nodes(try nodes(value, at: place.path))
    case .marks:
      var inner = self
      inner.holdsMarks = true
      return .nodes(try inner.nodes(value, at: place.path))
    case .list(let element): return .list(try list(value, of: element, place))
    case .object(let parameters):
      return .object(try arguments(value, parameters, owner: nil, place))
    case .data where !isOfData: return try data(value, place)
    case .values: return .object(try valuesByName(value, type, place))
    case .part(let declaration): return .object(try arguments(of: declaration, value, place))
    case .either(let types): return try either(value, types, place)
    case .color: return try color(value, place)
    case .style: return try style(value, place)
    case .shape: return try shape(value, place)
    case .font: return try font(value, place)
    case .insets where value.object != nil:
      return .object(try arguments(value, InsetsForm.parameters, owner: nil, place))
    case .unitPoint where value.array != nil, .size:
      return .list(try pair(value, type, place))
    default:
      try checkConstant(value, type, place)
      return .constant(value)
    }
  }

  /// Parses `$name` or `{"bind": "name"}`, for the types that take expressions.
  private func boundExpression(
    _ value: LocatedValue, _ type: ArgumentType, _ place: Place
  ) throws(DocumentError) -> Expression? {
    switch type {
    case .text, .view, .views, .marks, .object, .values, .record, .written, .part, .either:
      return nil
    default: break
    }
    if isOfData { return nil }
    if let text = value.string, text.hasPrefix("$") {
      return try expression(text.dropFirst(), place)
    }
    guard let object = value.object, object.members.count == 1, let bind = object["bind"],
      let text = bind.string
    else { return nil }
    return try expression(text[...], place)
  }

  func expression(_ text: Substring, _ place: Place) throws(DocumentError) -> Expression {
    let parsed = Result { () throws(ExpressionError) in try ExpressionParser.parse(text) }
    let expression = try located(parsed, place)
    try check(expression.requiredNames, place)
    used.note(expression.allNames)
    return expression
  }

  /// Returns a result, or throws its error with the place.
  private func located<Value>(
    _ result: Result<Value, ExpressionError>, _ place: Place
  ) throws(DocumentError) -> Value {
    switch result {
    case .success(let value): return value
    case .failure(let problem): throw error(problem.message, place)
    }
  }

  private func check(_ used: [String], _ place: Place) throws(DocumentError) {
    for name in used where !names.contains(name) {
      throw error(
        "unknown data name '\(DocumentError.shortened(name))'"
          + NearestName.hint(for: name, among: names.list), place)
    }
  }

  func template(_ text: String, _ place: Place) throws(DocumentError) -> TextTemplate {
    let parsed = Result { () throws(ExpressionError) in try TextTemplate(parsing: text) }
    let template = try located(parsed, place)
    try check(template.requiredNames, place)
    used.note(template.allNames)
    return template
  }

  private func template(
    _ value: LocatedValue, _ type: ArgumentType, _ place: Place
  ) throws(DocumentError) -> CompiledValue.Content {
    switch value.content {
    case .string(let text):
      if isOfData { return .template(TextTemplate(literal: text)) }
      var template = try template(text, place)
      if translates, case .text = type { template.key = text }
      return .template(template)
    case .number(let number): return .template(TextTemplate(literal: number.text))
    default: throw mismatch(value, type, place)
    }
  }

  private func list(
    _ value: LocatedValue, of element: ArgumentType, _ place: Place
  ) throws(DocumentError) -> [CompiledValue] {
    guard let array = value.array else { throw mismatch(value, .list(element), place) }
    var result: [CompiledValue] = []
    result.reserveCapacity(array.count)
    for (index, item) in array.enumerated() {
      result.append(try self.value(item, as: element, at: place.path.index(index)))
    }
    return result
  }

  private func pair(
    _ value: LocatedValue, _ type: ArgumentType, _ place: Place
  ) throws(DocumentError) -> [CompiledValue] {
    guard value.array?.count == 2 else { throw mismatch(value, type, place) }
    return try list(value, of: .number, place)
  }

  /// Compiles a value as the first type whose form fits; otherwise throws the error of the most similar type.
  private func either(
    _ value: LocatedValue, _ types: [ArgumentType], _ place: Place
  ) throws(DocumentError) -> CompiledValue.Content {
    for type in types where type.fits(value) { return try content(value, type, place) }
    throw mismatch(value, .either(types), place)
  }

  func mismatch(_ value: LocatedValue, _ type: ArgumentType, _ place: Place) -> DocumentError {
    if case .choice(var names) = type, let text = value.string {
      // Each family has two names; a list of all has one of each.
      if names == Names.families, NearestName.find(text, among: names) == nil {
        names = WidgetFamily.allCases.map(\.slug)
      }
      return error(
        "unknown value '\(DocumentError.shortened(text))'"
          + (Self.bindingHint(text) ?? NearestName.hint(for: text, among: names)),
        place)
    }
    let hint = value.string.flatMap(Self.bindingHint) ?? ""
    return error("expected \(type.expectation), found \(value.kindDescription)\(hint)", place)
  }

  /// Returns a hint for braces where no text is taken; nil for any other string.
  static func bindingHint(_ text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    let name = text.dropFirst().dropLast()
    guard !name.contains(where: { "{}|".contains($0) }) else { return nil }
    return "; a value is bound here as \"$\(DocumentError.shortened(String(name)))\""
  }

  private func checkConstant(
    _ value: LocatedValue, _ type: ArgumentType, _ place: Place
  ) throws(DocumentError) {
    guard type.accepts(value) else { throw mismatch(value, type, place) }
  }
}

extension ArgumentType {
  /// Whether a value without expressions is of the type, for types without inner structure.
  func accepts(_ value: LocatedValue) -> Bool {
    switch self {
    case .number, .angle: value.number != nil
    case .integer: value.number.map { $0.rounded() == $0 } ?? false
    case .length: value.number != nil || value.string == "infinity"
    case .bool: value.bool != nil
    case .choice(let names): value.string.map { names.contains($0) } ?? false
    case .unitPoint: value.string.map { Names.unitPoint[$0] != nil } ?? false
    case .insets: value.number != nil
    case .data, .written: true
    case .record: value.object != nil
    default: false
    }
  }

  /// Whether a value has the form of the type, even if its parts are wrong.
  func fits(_ value: LocatedValue) -> Bool {
    if let text = value.string, text.hasPrefix("$") { return takesExpressions }
    return switch self {
    case .text, .string, .date: value.string != nil || value.number != nil
    case .view, .part: value.string != nil || value.object != nil || value.array != nil
    case .views: value.array != nil || value.object.map(Self.namesView) ?? false
    case .marks: value.array != nil || value.object != nil
    case .list: value.array != nil
    case .object, .values: value.object != nil
    case .style: value.string != nil || value.object.map { !Self.namesView($0) } ?? false
    case .color, .font, .shape: value.string != nil || value.object != nil
    case .unitPoint: value.string != nil || value.array != nil
    case .insets: value.number != nil || value.object != nil
    case .size: value.array != nil
    case .choice: value.string != nil
    case .either(let types): types.contains { $0.fits(value) }
    default: accepts(value)
    }
  }

  /// Whether an object is a view rather than a style: names of views are capitalized.
  private static func namesView(_ object: LocatedObject) -> Bool {
    guard let name = object.members.first?.key else { return false }
    return name.utf8.first.map { (65...90).contains($0) } == true && Registry.style(name) == nil
  }

  private var takesExpressions: Bool {
    switch self {
    case .text, .view, .views, .marks, .object, .values, .record, .written, .part: false
    default: true
    }
  }
}

/// Counts views while a document is checked: views defined by the document can multiply.
final class ViewBudget: @unchecked Sendable {
  let limit: Int
  private var count = 0

  init(limit: Int) { self.limit = limit }

  /// Counts one view; returns false once there are too many. Called by the one thread that reads the
  /// document.
  func take() -> Bool {
    count += 1
    return count <= limit
  }
}

/// The names that values use, shared by the copies of a compiler for the branches of a document.
final class UsedNames: @unchecked Sendable {
  private(set) var names: Set<String> = []

  /// Adds names. Called by the one thread that reads the document.
  func note(_ more: [String]) { names.formUnion(more) }
}
