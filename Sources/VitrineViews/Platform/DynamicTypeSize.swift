/// A step of the text size setting, from `xSmall` (level 1) to `accessibility5` (level 12).
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall = 1
  case small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five sizes beyond the ordinary slider.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether the first size has the lower level.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

extension DynamicTypeSize {
  /// The level 1…12, the numbering of the type tables.
  public var level: Int { rawValue }

  /// The short name in command line flags and file names: `xSmall` … `xxxLarge`, `AX1` … `AX5`.
  public var slug: String { Self.slugs[rawValue - 1] }

  /// All slugs in order of level.
  public static let slugs = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
    "AX4", "AX5",
  ]

  /// Creates a size from a level `1`…`12`, a slug, or SwiftUI's case name, in any letter case.
  public init?(slug: String) {
    if let level = Int(slug) {
      self.init(rawValue: level)
      return
    }
    let name = slug.lowercased()
    let match = Self.allCases.first {
      $0.slug.lowercased() == name || $0.caseName.lowercased() == name
    }
    guard let match else { return nil }
    self = match
  }
}
