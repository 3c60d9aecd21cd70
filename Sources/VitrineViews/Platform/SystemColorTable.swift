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
    if let row = (appearance.os >= 26 ? hues26 : hues13)[name] ?? grays[name] {
      return RGBA(hex: row[column])
    }
    if let row = semantic[name] { return RGBA(hex: row[column].0, alpha: row[column].1) }
    if let row = backgrounds[name] {
      return RGBA(hex: row[column + (appearance.isElevated ? 4 : 0)])
    }
    return .clear
  }

  /// Factors on a tint's alpha for its primary to quaternary levels (OpenSwiftUI, observed).
  package static let hierarchicalOpacity: [Float] = [1, 0.5, 0.25, 0.18]

  /// Hues of iOS 26 and later (HIG, documented).
  private static let hues26: [Name: [UInt32]] = [
    .red: [0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165],
    .orange: [0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056],
    .yellow: [0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43],
    .green: [0x34C759, 0x30D158, 0x008932, 0x4AD968],
    .mint: [0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB],
    .teal: [0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC],
    .cyan: [0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF],
    .blue: [0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF],
    .indigo: [0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF],
    .purple: [0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF],
    .pink: [0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4],
    .brown: [0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679],
  ]

  /// Hues of iOS 13 to 18 (observed; mint and cyan exist from 15).
  private static let hues13: [Name: [UInt32]] = [
    .red: [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961],
    .orange: [0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340],
    .yellow: [0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426],
    .green: [0x34C759, 0x30D158, 0x248A3D, 0x30DB5B],
    .mint: [0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2],
    .teal: [0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF],
    .cyan: [0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF],
    .blue: [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF],
    .indigo: [0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF],
    .purple: [0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF],
    .pink: [0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482],
    .brown: [0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469],
  ]

  /// Grays of every version since 13 (documented).
  private static let grays: [Name: [UInt32]] = [
    .gray: [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2],
    .gray2: [0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80],
    .gray3: [0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456],
    .gray4: [0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446],
    .gray5: [0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638],
    .gray6: [0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426],
  ]

  /// The colours with alpha (observed).
  private static let semantic: [Name: [(UInt32, Float)]] = [
    .label: [
      (0x000000, 1), (0xFFFFFF, 1), (0x000000, 1), (0xFFFFFF, 1),
    ],
    .secondaryLabel: [
      (0x3C3C43, 0.6), (0xEBEBF5, 0.6), (0x3C3C43, 0.8), (0xEBEBF5, 0.7),
    ],
    .tertiaryLabel: [
      (0x3C3C43, 0.3), (0xEBEBF5, 0.3), (0x3C3C43, 0.7), (0xEBEBF5, 0.55),
    ],
    .quaternaryLabel: [
      (0x3C3C43, 0.18), (0xEBEBF5, 0.16), (0x3C3C43, 0.55), (0xEBEBF5, 0.4),
    ],
    .placeholderText: [
      (0x3C3C43, 0.3), (0xEBEBF5, 0.3), (0x3C3C43, 0.38), (0xEBEBF5, 0.38),
    ],
    .systemFill: [
      (0x787880, 0.2), (0x787880, 0.36), (0x787880, 0.28), (0x787880, 0.44),
    ],
    .secondarySystemFill: [
      (0x787880, 0.16), (0x787880, 0.32), (0x787880, 0.24), (0x787880, 0.4),
    ],
    .tertiarySystemFill: [
      (0x767680, 0.12), (0x767680, 0.24), (0x767680, 0.2), (0x767680, 0.32),
    ],
    .quaternarySystemFill: [
      (0x747480, 0.08), (0x767680, 0.18), (0x747480, 0.16), (0x767680, 0.26),
    ],
    .separator: [
      (0x3C3C43, 0.29), (0x545458, 0.6), (0x3C3C43, 0.37), (0x545458, 0.68),
    ],
    .opaqueSeparator: [
      (0xC6C6C8, 1), (0x38383A, 1), (0xC6C6C8, 1), (0x38383A, 1),
    ],
    .link: [
      (0x007AFF, 1), (0x0984FF, 1), (0x007AFF, 1), (0x0984FF, 1),
    ],
    .quinaryLabel: [
      (0x000000, 0.05), (0xFFFFFF, 0.05), (0x000000, 0.0814), (0xFFFFFF, 0.0814),
    ],
  ]

  /// The four columns, then the same four for elevated content (observed).
  private static let backgrounds: [Name: [UInt32]] = [
    .systemBackground: [
      0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426,
    ],
    .secondarySystemBackground: [
      0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638,
    ],
    .tertiarySystemBackground: [
      0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, 0xFFFFFF, 0x3A3A3C, 0xFFFFFF, 0x444446,
    ],
    .systemGroupedBackground: [
      0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426,
    ],
    .secondarySystemGroupedBackground: [
      0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638,
    ],
    .tertiarySystemGroupedBackground: [
      0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, 0xF2F2F7, 0x3A3A3C, 0xEBEBF0, 0x444446,
    ],
  ]
}
