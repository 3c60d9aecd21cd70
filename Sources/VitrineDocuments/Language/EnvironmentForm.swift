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
      member("contentMargins", .object(insets(environment.widgetContentMargins))),
      member("margins", .object(margins(environment))),
      member("systemVersion", .number(Double(environment.host.ownSystemVersion))),
      member("displayMode", displayMode(environment)),
      member("locale", .string(environment.host.localeIdentifier)),
      member("layoutDirection", .string("\(environment.layoutDirection)")),
    ])
  }

  /// `compact` or `expanded` inside a Today widget from iOS 10 on, null elsewhere.
  private static func displayMode(_ environment: EnvironmentValues) -> LocatedValue.Content {
    environment.widgetActiveDisplayMode.map { .string($0.caseName) } ?? .null
  }

  /// The margins that the system adds, in points: none before iOS 17.
  private static func insets(_ insets: EdgeInsets) -> LocatedObject {
    LocatedObject([
      member("top", .number(insets.top)), member("leading", .number(insets.leading)),
      member("bottom", .number(insets.bottom)), member("trailing", .number(insets.trailing)),
    ])
  }

  /// The margins of the guidelines, in points.
  private static func margins(_ environment: EnvironmentValues) -> LocatedObject {
    LocatedObject([
      member("standard", .number(WidgetMargins.standard)),
      member("tight", .number(WidgetMargins.tight(os: environment.host.systemVersion))),
    ])
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
