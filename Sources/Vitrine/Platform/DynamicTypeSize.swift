/// A step of the reader's text size, from `xSmall` (level 1) to `accessibility5` (level 12).
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall = 1
  case small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// True for the five sizes beyond the ordinary slider.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

extension DynamicTypeSize {
  /// 1…12, the numbering that type tables use.
  public var level: Int { rawValue }

  /// The short name in flags and file names: `xSmall` … `xxxLarge`, `AX1` … `AX5`.
  public var slug: String { Self.slugs[rawValue - 1] }

  /// Every slug in order of level.
  public static let slugs = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
    "AX4", "AX5",
  ]

  /// From a level `1`…`12`, a slug, or SwiftUI's case name, in any letter case.
  public init?(slug: String) {
    if let level = Int(slug) {
      self.init(rawValue: level)
      return
    }
    let name = slug.lowercased()
    let match = Self.allCases.first { $0.slug.lowercased() == name || "\($0)".lowercased() == name }
    guard let match else { return nil }
    self = match
  }
}
