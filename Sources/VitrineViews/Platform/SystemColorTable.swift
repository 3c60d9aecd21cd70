package import VitrineGraphics

/// The named system colours by appearance and system version; encoded sRGB.
///
/// Sources: Human Interface Guidelines, Color (early 2026) for the hues of iOS 26 and the grays, documented;
/// OpenSwiftUI and Flutter's Cupertino tables for the hues of iOS 13–18, labels, fills, separators and
/// backgrounds, observed.
package enum SystemColorTable {
  package enum Name: String, Hashable, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, systemFill
    case secondarySystemFill, tertiarySystemFill, quaternarySystemFill, separator, opaqueSeparator
    case link, quinaryLabel
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
  }

  /// The traits that determine a colour.
  package struct Appearance: Hashable, Sendable {
    package var isDark: Bool
    package var isHighContrast: Bool
    /// Whether the content is elevated above another layer, such as a sheet: backgrounds are lighter in dark
    /// mode.
    package var isElevated: Bool
    /// The major system version; hues changed with 26.
    package var os: Int

    package init(
      isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false, os: Int = 26
    ) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
      self.isElevated = isElevated
      self.os = os
    }

    /// The column: light, dark, high-contrast light, high-contrast dark.
    var column: Int { (isDark ? 1 : 0) + (isHighContrast ? 2 : 0) }
  }

  package static func color(_ name: Name, _ appearance: Appearance) -> RGBA {
    let column = appearance.column
    if let row = (appearance.os >= 26 ? hue26(name) : hue13(name)) ?? gray(name) {
      return RGBA(hex: row[column])
    }
    if let row = semantic(name) { return RGBA(hex: row.rgb[column], alpha: row.alpha[column]) }
    if let row = background(name) {
      return RGBA(hex: row[column + (appearance.isElevated ? 4 : 0)])
    }
    return .clear
  }

  /// Factors on a tint's alpha for its primary to quaternary levels (OpenSwiftUI, observed).
  package static let hierarchicalOpacity: [Float] = [1, 0.5, 0.25, 0.18]

  /// Hues of iOS 26 and later (HIG, documented).
  private static func hue26(_ name: Name) -> SIMD4<UInt32>? {
    switch name {
    case .red: SIMD4(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .orange: SIMD4(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .yellow: SIMD4(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .green: SIMD4(0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .mint: SIMD4(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .teal: SIMD4(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .cyan: SIMD4(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .blue: SIMD4(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .indigo: SIMD4(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .purple: SIMD4(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .pink: SIMD4(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .brown: SIMD4(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    default: nil
    }
  }

  /// Hues of iOS 13 to 18 (observed; mint and cyan exist from 15).
  private static func hue13(_ name: Name) -> SIMD4<UInt32>? {
    switch name {
    case .red: SIMD4(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: SIMD4(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: SIMD4(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: SIMD4(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: SIMD4(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
    case .teal: SIMD4(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: SIMD4(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue: SIMD4(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: SIMD4(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: SIMD4(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: SIMD4(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: SIMD4(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    default: nil
    }
  }

  /// Grays of every version since 13 (documented).
  private static func gray(_ name: Name) -> SIMD4<UInt32>? {
    switch name {
    case .gray: SIMD4(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: SIMD4(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: SIMD4(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: SIMD4(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: SIMD4(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: SIMD4(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    default: nil
    }
  }

  /// The colours with alpha (observed).
  private static func semantic(_ name: Name) -> (rgb: SIMD4<UInt32>, alpha: SIMD4<Float>)? {
    switch name {
    case .label: (SIMD4(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF), SIMD4(1, 1, 1, 1))
    case .secondaryLabel: (SIMD4(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5), SIMD4(0.6, 0.6, 0.8, 0.7))
    case .tertiaryLabel: (SIMD4(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5), SIMD4(0.3, 0.3, 0.7, 0.55))
    case .quaternaryLabel:
      (SIMD4(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5), SIMD4(0.18, 0.16, 0.55, 0.4))
    case .placeholderText:
      (SIMD4(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5), SIMD4(0.3, 0.3, 0.38, 0.38))
    case .systemFill: (SIMD4(0x787880, 0x787880, 0x787880, 0x787880), SIMD4(0.2, 0.36, 0.28, 0.44))
    case .secondarySystemFill:
      (SIMD4(0x787880, 0x787880, 0x787880, 0x787880), SIMD4(0.16, 0.32, 0.24, 0.4))
    case .tertiarySystemFill:
      (SIMD4(0x767680, 0x767680, 0x767680, 0x767680), SIMD4(0.12, 0.24, 0.2, 0.32))
    case .quaternarySystemFill:
      (SIMD4(0x747480, 0x767680, 0x747480, 0x767680), SIMD4(0.08, 0.18, 0.16, 0.26))
    case .separator: (SIMD4(0x3C3C43, 0x545458, 0x3C3C43, 0x545458), SIMD4(0.29, 0.6, 0.37, 0.68))
    case .opaqueSeparator: (SIMD4(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A), SIMD4(1, 1, 1, 1))
    case .link: (SIMD4(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF), SIMD4(1, 1, 1, 1))
    case .quinaryLabel:
      (SIMD4(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF), SIMD4(0.05, 0.05, 0.0814, 0.0814))
    default: nil
    }
  }

  /// The four columns, then the same four for elevated content (observed).
  private static func background(_ name: Name) -> SIMD8<UInt32>? {
    switch name {
    case .systemBackground:
      SIMD8(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .secondarySystemBackground:
      SIMD8(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    case .tertiarySystemBackground:
      SIMD8(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, 0xFFFFFF, 0x3A3A3C, 0xFFFFFF, 0x444446)
    case .systemGroupedBackground:
      SIMD8(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .secondarySystemGroupedBackground:
      SIMD8(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .tertiarySystemGroupedBackground:
      SIMD8(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, 0xF2F2F7, 0x3A3A3C, 0xEBEBF0, 0x444446)
    default: nil
    }
  }
}
