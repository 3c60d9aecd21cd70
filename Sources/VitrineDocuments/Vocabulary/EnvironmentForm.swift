import Vitrine

/// The environment as the name `environment` shows it to expressions.
enum EnvironmentForm {
  static func object(_ environment: EnvironmentValues) -> LocatedObject {
    LocatedObject([
      member("widgetFamily", .string(environment.widgetFamily.slug)),
      member("colorScheme", .string(environment.colorScheme == .dark ? "dark" : "light")),
      member("widgetRenderingMode", .string("\(environment.widgetRenderingMode)")),
      member("dynamicTypeSize", .string(environment.dynamicTypeSize.slug)),
      member("typeLevel", .number(Double(environment.dynamicTypeSize.level))),
      member("showsWidgetContainerBackground", .bool(environment.showsWidgetContainerBackground)),
    ])
  }

  private static func member(
    _ name: String, _ content: LocatedValue.Content
  ) -> LocatedObject.Member {
    LocatedObject.Member(key: name, keyPosition: .start, value: LocatedValue(content, .start))
  }
}
