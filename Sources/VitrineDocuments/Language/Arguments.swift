import Foundation
import Vitrine

/// The arguments of a view, modifier, style or shape, as values of their types.
struct Arguments {
  let compiled: CompiledArguments
  let context: BuildContext

  /// An error at the declaration itself.
  func error(_ message: String) -> DocumentError { context.error(message, compiled.place) }

  func has(_ name: String) -> Bool { compiled[name] != nil }

  /// Required arguments that are missing are refused before anything is built.
  private func required<Value>(_ name: String, _ value: Value?) throws(DocumentError) -> Value {
    guard let value else { throw error("missing argument '\(name)'") }
    return value
  }

  // MARK: Plain values

  func number(_ name: String) throws(DocumentError) -> Double? {
    try compiled[name]?.number(context)
  }

  func number(_ name: String, default value: Double) throws(DocumentError) -> Double {
    try number(name) ?? value
  }

  func length(_ name: String) throws(DocumentError) -> CGFloat? {
    try compiled[name]?.number(context).map { CGFloat($0) }
  }

  func length(_ name: String, default value: CGFloat) throws(DocumentError) -> CGFloat {
    try length(name) ?? value
  }

  /// A whole number, clamped to a range that views can use.
  func integer(_ name: String) throws(DocumentError) -> Int? {
    try number(name).map { Int(max(-1e6, min($0.isNaN ? 0 : $0, 1e6))) }
  }

  func bool(_ name: String, default value: Bool) throws(DocumentError) -> Bool {
    try compiled[name]?.bool(context) ?? value
  }

  func text(_ name: String) throws(DocumentError) -> String? {
    try compiled[name]?.text(context)
  }

  func requiredText(_ name: String) throws(DocumentError) -> String {
    try required(name, text(name))
  }

  func choice<Value>(
    _ name: String, _ table: NameTable<Value>
  ) throws(DocumentError) -> Value? {
    guard let text = try text(name) else { return nil }
    return table[text]
  }

  func choice<Value>(
    _ name: String, _ table: NameTable<Value>, default value: Value
  ) throws(DocumentError) -> Value {
    try choice(name, table) ?? value
  }

  func angle(_ name: String) throws(DocumentError) -> Angle? {
    try number(name).map { .degrees($0) }
  }

  func unitPoint(_ name: String, default value: UnitPoint) throws(DocumentError) -> UnitPoint {
    try compiled[name]?.unitPoint(context) ?? value
  }

  func date(_ name: String) throws(DocumentError) -> Date? {
    guard let value = compiled[name], let text = try value.text(context) else { return nil }
    guard let moment = context.session.format.moment(text) else {
      throw context.error(
        "expected \(ArgumentType.date.expectation), found \"\(DocumentError.shortened(text))\"",
        value.place)
    }
    return Date(timeIntervalSince1970: moment.secondsSince1970)
  }

  // MARK: Structured values

  func object(_ name: String) -> Arguments? {
    guard case .object(let inner) = compiled[name]?.content else { return nil }
    return Arguments(compiled: inner, context: context)
  }

  /// Returns the elements of a list argument, which may be a list of the data; nil if it is absent.
  func list(_ name: String) throws(DocumentError) -> [CompiledValue]? {
    let value = try compiled[name]?.evaluated(context)
    guard case .list(let values) = value?.content else { return nil }
    return values
  }

  func color(_ name: String) throws(DocumentError) -> Color? {
    try compiled[name]?.color(context)
  }

  func style(_ name: String) throws(DocumentError) -> AnyShapeStyle? {
    try compiled[name]?.style(context)
  }

  func requiredStyle(_ name: String) throws(DocumentError) -> AnyShapeStyle {
    try required(name, style(name))
  }

  func shape(_ name: String) throws(DocumentError) -> BuiltShape? {
    try compiled[name]?.shape(context)
  }

  func requiredShape(_ name: String) throws(DocumentError) -> BuiltShape {
    try required(name, shape(name))
  }

  func font(_ name: String) throws(DocumentError) -> Font? {
    try compiled[name]?.font(context)
  }

  func insets(_ name: String) throws(DocumentError) -> EdgeInsets? {
    try compiled[name]?.insets(context)
  }

  /// The views of an argument; none if it is absent.
  func views(_ name: String) -> AnyView { context.views(compiled[name]?.nodes ?? []) }

  func nodes(_ name: String) -> [DocumentNode] { compiled[name]?.nodes ?? [] }
}
