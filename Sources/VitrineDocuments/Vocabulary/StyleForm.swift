import Vitrine

/// Styles as documents write them: whatever is a colour, a level, or a gradient.
enum StyleForm {
  private static let table = NameTable<AnyShapeStyle>([
    ("primary", AnyShapeStyle(.primary)), ("secondary", AnyShapeStyle(.secondary)),
    ("tertiary", AnyShapeStyle(.tertiary)), ("quaternary", AnyShapeStyle(.quaternary)),
    ("foreground", AnyShapeStyle(.foreground)), ("background", AnyShapeStyle(.background)),
    ("tint", AnyShapeStyle(.tint)), ("fill", AnyShapeStyle(.fill)),
    ("ultraThinMaterial", AnyShapeStyle(.ultraThinMaterial)),
    ("thinMaterial", AnyShapeStyle(.thinMaterial)),
    ("regularMaterial", AnyShapeStyle(.regularMaterial)),
    ("thickMaterial", AnyShapeStyle(.thickMaterial)),
    ("ultraThickMaterial", AnyShapeStyle(.ultraThickMaterial)), ("bar", AnyShapeStyle(.bar)),
  ])

  static let names = table.cases.map(\.name)

  /// Levels follow the foreground style around, so they come before the colours of the same name.
  static func named(_ name: String) -> AnyShapeStyle? { table[name] }

  static func style(_ arguments: Arguments) throws(DocumentError) -> AnyShapeStyle {
    if let level = try faded(arguments) { return level }
    let color = try ColorForm.color(arguments)
    return try arguments.bool("gradient", default: false)
      ? AnyShapeStyle(color.gradient) : AnyShapeStyle(color)
  }

  /// A level with an opacity: `{"color": "secondary", "opacity": 0.5}`.
  private static func faded(_ arguments: Arguments) throws(DocumentError) -> AnyShapeStyle? {
    guard case .constant(let value) = arguments.compiled["color"]?.content, let name = value.string,
      let style = named(name)
    else { return nil }
    return AnyShapeStyle(style.opacity(try arguments.number("opacity", default: 1)))
  }
}
