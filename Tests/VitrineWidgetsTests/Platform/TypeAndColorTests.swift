import Testing
import Vitrine
import VitrineGraphics

@Suite struct TypeAndColorTests {
  @Test(arguments: [
    (TypeTable.Style.largeTitle, 1, 31.0, 38.0), (.largeTitle, 12, 60, 70), (.title, 4, 28, 34),
    (.title2, 7, 28, 34), (.title3, 8, 31, 38), (.headline, 4, 17, 22), (.body, 1, 14, 19),
    (.body, 12, 53, 62), (.callout, 9, 32, 39), (.subheadline, 2, 13, 18),
    (.footnote, 3, 12, 16), (.footnote, 10, 33, 40), (.caption, 4, 12, 16),
    (.caption2, 5, 13, 18), (.caption2, 11, 34, 41),
  ]) func styleHasItsSize(
    _ style: TypeTable.Style, _ level: Int, _ size: Double, _ leading: Double
  ) throws {
    let entry = TypeTable.ios(style: style, level: try #require(DynamicTypeSize(rawValue: level)))
    #expect([entry.size, entry.leading] == [size, leading])
    #expect(entry.weight == (style == .headline ? 600 : 400))
  }

  @Test func everyStyleGrowsWithTheLevel() {
    for style in TypeTable.Style.allCases {
      let sizes = DynamicTypeSize.allCases.map { TypeTable.ios(style: style, level: $0).size }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func levelsHaveNamesAndNumbers() {
    #expect(DynamicTypeSize(slug: "ax3") == .accessibility3)
    #expect(DynamicTypeSize(slug: "4") == .large)
    #expect(DynamicTypeSize(slug: "accessibility1")?.level == 8)
    #expect(["0", "13", "AX6", ""].compactMap { DynamicTypeSize(slug: $0) } == [])
  }

  @Test(arguments: [
    (SystemColorTable.Name.blue, false, false, 26, UInt32(0x0088FF)),
    (.blue, true, false, 18, 0x0A84FF),
    (.teal, false, true, 26, 0x008198), (.indigo, true, true, 18, 0x7D7AFF),
    (.gray5, true, false, 26, 0x2C2C2E), (.label, true, false, 26, 0xFFFFFF),
    (.systemGroupedBackground, false, true, 18, 0xEBEBF0),
  ]) func colorFollowsAppearanceAndVersion(
    _ name: SystemColorTable.Name, _ isDark: Bool, _ isHighContrast: Bool, _ os: Int, _ hex: UInt32
  ) {
    let appearance = SystemColorTable.Appearance(
      isDark: isDark, isHighContrast: isHighContrast, os: os)
    #expect(SystemColorTable.color(name, appearance) == RGBA(hex: hex))
  }

  @Test func elevatedBackgroundIsLighterInTheDark() {
    let elevated = SystemColorTable.Appearance(isDark: true, isElevated: true)
    #expect(SystemColorTable.color(.systemBackground, elevated) == RGBA(hex: 0x1C1C1E))
    #expect(SystemColorTable.color(.secondaryLabel, elevated).alpha == 0.6)
  }

  @Test func everyNameHasAColor() {
    for name in SystemColorTable.Name.allCases {
      #expect(SystemColorTable.color(name, .init()).alpha > 0)
    }
  }
}
