import Vitrine

/// The part of the environment that expressions read as the value of `environment`.
struct EnvironmentForm: Equatable {
  private let family: WidgetFamily
  private let isDark: Bool
  private let renderingMode: WidgetRenderingMode
  private let typeSize: DynamicTypeSize
  private let typeTable: TypeTable.Profile
  private let showsBackground: Bool
  private let showsLabel: Bool
  private let contentMargins: EdgeInsets
  /// The version in the platform's own numbers, and that of iOS with the same widgets.
  private let systemVersion: Int
  private let widgetSystem: Int
  private let displayMode: NCWidgetDisplayMode?
  private let locale: String
  private let isRightToLeft: Bool

  init(_ environment: EnvironmentValues) {
    family = environment.widgetFamily
    isDark = environment.colorScheme == .dark
    renderingMode = environment.widgetRenderingMode
    typeSize = environment.dynamicTypeSize
    typeTable = environment.type.table
    showsBackground = environment.showsWidgetContainerBackground
    showsLabel = environment.showsWidgetLabel
    contentMargins = environment.widgetContentMargins
    systemVersion = environment.host.ownSystemVersion
    widgetSystem = environment.host.systemVersion
    displayMode = environment.widgetActiveDisplayMode
    locale = environment.host.localeIdentifier
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  var object: LocatedObject {
    LocatedObject([
      Self.member("widgetFamily", .string(family.slug)),
      Self.member("colorScheme", .string(isDark ? "dark" : "light")),
      Self.member("widgetRenderingMode", .string("\(renderingMode)")),
      Self.member("dynamicTypeSize", .string(typeSize.slug)),
      Self.member("typeLevel", .number(WrittenNumber(typeSize.level))),
      Self.member("scale", .object(scale)),
      Self.member("showsWidgetContainerBackground", .bool(showsBackground)),
      Self.member("showsWidgetLabel", .bool(showsLabel)),
      Self.member("contentMargins", .object(Self.insets(contentMargins))),
      Self.member("margins", .object(margins)),
      Self.member("systemVersion", .number(WrittenNumber(systemVersion))),
      // `compact` or `expanded` inside a Today widget from iOS 10 on, null elsewhere.
      Self.member("displayMode", displayMode.map { .string($0.caseName) } ?? .null),
      Self.member("locale", .string(locale)),
      Self.member("layoutDirection", .string(isRightToLeft ? "rightToLeft" : "leftToRight")),
    ])
  }

  /// The margins that the system adds, in points: none before iOS 17.
  private static func insets(_ insets: EdgeInsets) -> LocatedObject {
    LocatedObject([
      member("top", .number(WrittenNumber(insets.top))),
      member("leading", .number(WrittenNumber(insets.leading))),
      member("bottom", .number(WrittenNumber(insets.bottom))),
      member("trailing", .number(WrittenNumber(insets.trailing))),
    ])
  }

  /// The margins of the guidelines, in points.
  private var margins: LocatedObject {
    LocatedObject([
      Self.member("standard", .number(WrittenNumber(WidgetMargins.standard))),
      Self.member("tight", .number(WrittenNumber(WidgetMargins.tight(os: widgetSystem)))),
    ])
  }

  /// The scale factor of each text style for the current Dynamic Type size; lengths multiplied by it scale
  /// with the text.
  private var scale: LocatedObject {
    LocatedObject(
      Self.rows.map { name, row in
        Self.member(
          name, .number(WrittenNumber(TypeTable.scale(style: row, level: typeSize, in: typeTable))))
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
