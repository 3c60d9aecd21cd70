import Foundation
import Vitrine

extension CompiledValue {
  /// Returns the value; an expression is evaluated and checked first.
  func evaluated(_ context: BuildContext) throws(DocumentError) -> CompiledValue {
    guard case .expression(let expression, let type) = content else { return self }
    let value = try context.evaluate(expression, at: place)
    switch type {
    case .data: return CompiledValue(content: .constant(value), place: place)
    case .string, .date:
      // A string of the data is not parsed as a template: data cannot run expressions.
      return CompiledValue(
        content: .template(TextTemplate(literal: try context.text(of: value, at: place))),
        place: place)
    default:
      var compiler = context.session.resources.compiler
      compiler.isOfData = true
      var result = try compiler.value(value, as: type, at: place.path)
      result.place = place
      return result
    }
  }

  /// Returns the plain value of a constant, an expression, a template, or a list or an object of them.
  func resolved(_ context: BuildContext) throws(DocumentError) -> LocatedValue {
    switch try evaluated(context).content {
    case .constant(let value): return value
    case .template(let template):
      return LocatedValue(.string(try context.fill(template, at: place)), place.position)
    case .list(let items):
      var values: [LocatedValue] = []
      for item in items { values.append(try item.resolved(context)) }
      return LocatedValue(.array(values), place.position)
    case .object(let compiled):
      var members: [LocatedObject.Member] = []
      for (parameter, value) in zip(compiled.parameters, compiled.values) {
        guard let value else { continue }
        members.append(
          LocatedObject.Member(
            key: parameter.name, keyPosition: value.place.position,
            value: try value.resolved(context)))
      }
      return LocatedValue(.object(LocatedObject(members)), place.position)
    default: return LocatedValue(.null, place.position)
    }
  }

  func number(_ context: BuildContext) throws(DocumentError) -> Double? {
    let value = try resolved(context)
    switch value.content {
    // NaN (0/0) becomes 0, as ranges of views cannot hold it.
    case .number(let number): return number.value.isNaN ? 0 : number.value
    case .string("infinity"): return .infinity
    default: return nil
    }
  }

  func bool(_ context: BuildContext) throws(DocumentError) -> Bool {
    try resolved(context).bool ?? false
  }

  func text(_ context: BuildContext) throws(DocumentError) -> String? {
    try context.text(of: try resolved(context), at: place)
  }

  /// The text whose values have no marks of Markdown.
  func markdown(_ context: BuildContext) throws(DocumentError) -> String? {
    guard case .template(let template) = content else { return try text(context) }
    return try context.fill(template, at: place, isMarkdown: true)
  }

  func unitPoint(_ context: BuildContext) throws(DocumentError) -> UnitPoint? {
    let value = try evaluated(context)
    if case .list(let pair) = value.content, pair.count == 2 {
      return UnitPoint(x: try pair[0].number(context) ?? 0, y: try pair[1].number(context) ?? 0)
    }
    return Names.unitPoint[try value.text(context) ?? ""]
  }

  /// The two numbers of a `size` argument.
  func pair(_ context: BuildContext) throws(DocumentError) -> (Double, Double)? {
    guard case .list(let pair) = try evaluated(context).content, pair.count == 2 else { return nil }
    return (try pair[0].number(context) ?? 0, try pair[1].number(context) ?? 0)
  }

  func insets(_ context: BuildContext) throws(DocumentError) -> EdgeInsets? {
    let value = try evaluated(context)
    if case .object(let inner) = value.content {
      return try InsetsForm.insets(Arguments(compiled: inner, context: context))
    }
    return try value.number(context).map {
      EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
    }
  }

  func color(_ context: BuildContext) throws(DocumentError) -> Color {
    let value = try evaluated(context)
    if case .object(let inner) = value.content {
      return try ColorForm.color(Arguments(compiled: inner, context: context))
    }
    let text = try value.text(context) ?? ""
    return context.color(text)
  }

  func style(_ context: BuildContext) throws(DocumentError) -> AnyShapeStyle {
    let value = try evaluated(context)
    switch value.content {
    case .style(let declaration, let inner):
      return try declaration.build(Arguments(compiled: inner, context: context))
    case .object(let inner):
      return try StyleForm.style(Arguments(compiled: inner, context: context))
    default:
      let text = try value.text(context) ?? ""
      return StyleForm.named(text) ?? AnyShapeStyle(context.color(text))
    }
  }

  func shape(_ context: BuildContext) throws(DocumentError) -> BuiltShape {
    guard case .shape(let declaration, let inner) = try evaluated(context).content else {
      throw context.error("expected a shape", place)
    }
    return try declaration.build(Arguments(compiled: inner, context: context))
  }

  func font(_ context: BuildContext) throws(DocumentError) -> Font {
    let value = try evaluated(context)
    if case .object(let inner) = value.content {
      return try FontForm.font(Arguments(compiled: inner, context: context))
    }
    return FontForm.styles[try value.text(context) ?? ""] ?? .body
  }
}
