/// The contrast of the interface: `increased` selects the high-contrast values of system and asset colours.
public nonisolated enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// The weight of texts under the Bold Text setting; `bold` makes fonts heavier by 200.
public nonisolated enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The width or height that a device offers to an interface, in two classes.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The state of an app's scene; a picture always shows an active one.
public nonisolated enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// The older name of Dynamic Type's sizes.
public nonisolated enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Creates the category that corresponds to a Dynamic Type size.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.level - 1] }

  /// Whether this is one of the five categories from `accessibilityMedium` on.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }
}

extension DynamicTypeSize {
  /// Creates the size that corresponds to a category; it is never nil.
  public init?(_ category: ContentSizeCategory) { self = category.dynamicTypeSize }
}
