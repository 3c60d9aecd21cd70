import Vitrine

/// Reads styles in documents: colours, levels and gradients.
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

  /// Returns the style of a level. Levels follow the foreground style, so they take precedence over colours
  /// of the same name.
  static func named(_ name: String) -> AnyShapeStyle? { table[name] }

  static func style(_ arguments: Arguments) throws(DocumentError) -> AnyShapeStyle {
    if let level = try faded(arguments) { return level }
    let color = try ColorForm.color(arguments)
    return try arguments.bool("gradient", default: false)
      ? AnyShapeStyle(color.gradient) : AnyShapeStyle(color)
  }

  /// Reads a level with an opacity: `{"color": "secondary", "opacity": 0.5}`.
  private static func faded(_ arguments: Arguments) throws(DocumentError) -> AnyShapeStyle? {
    let color = try arguments.compiled["color"]?.evaluated(arguments.context)
    guard case .constant(let value) = color?.content, let name = value.string,
      let style = named(name)
    else { return nil }
    return AnyShapeStyle(style.opacity(try arguments.number("opacity", default: 1)))
  }
}
