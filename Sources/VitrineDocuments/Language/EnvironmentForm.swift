import Vitrine

/// Represents the environment as the value of `environment` in expressions.
enum EnvironmentForm {
  static func object(_ environment: EnvironmentValues) -> LocatedObject {
    LocatedObject([
      member("widgetFamily", .string(environment.widgetFamily.slug)),
      member("colorScheme", .string(environment.colorScheme == .dark ? "dark" : "light")),
      member("widgetRenderingMode", .string("\(environment.widgetRenderingMode)")),
      member("dynamicTypeSize", .string(environment.dynamicTypeSize.slug)),
      member("typeLevel", .number(Double(environment.dynamicTypeSize.level))),
      member("scale", .object(scale(environment.type))),
      member("showsWidgetContainerBackground", .bool(environment.showsWidgetContainerBackground)),
      member("displayMode", displayMode(environment)),
      member("locale", .string(environment.host.localeIdentifier)),
      member("layoutDirection", .string("\(environment.layoutDirection)")),
    ])
  }

  /// `compact` or `expanded` inside a Today widget from iOS 10 on, null elsewhere.
  private static func displayMode(_ environment: EnvironmentValues) -> LocatedValue.Content {
    environment.widgetActiveDisplayMode.map { .string($0.caseName) } ?? .null
  }

  /// The scale factor of each text style for the current Dynamic Type size; lengths multiplied by it scale
  /// with the text.
  private static func scale(_ type: TypeTraits) -> LocatedObject {
    LocatedObject(
      rows.map { name, row in
        member(
          name, .number(TypeTable.scale(style: row, level: type.dynamicTypeSize, in: type.table)))
      })
  }

  private static let rows: [(String, TypeTable.Style)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ]

  private static func member(
    _ name: String, _ content: LocatedValue.Content
  ) -> LocatedObject.Member {
    LocatedObject.Member(key: name, keyPosition: .start, value: LocatedValue(content, .start))
  }
}
