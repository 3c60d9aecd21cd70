import Foundation

public nonisolated enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

public nonisolated enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

public nonisolated enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

public nonisolated enum LegibilityWeight: Hashable, Sendable { case regular, bold }

public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public nonisolated enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// The reasons why content is redacted.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The older name of Dynamic Type's sizes.
public nonisolated enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.level - 1] }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }
}

extension DynamicTypeSize {
  public init?(_ category: ContentSizeCategory) { self = category.dynamicTypeSize }
}
