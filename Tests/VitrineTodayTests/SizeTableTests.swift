import Testing
import Vitrine
import VitrineGraphics

/// Every cell of the tables of iOS 9, 10 and 11.
@Suite struct SizeTableTests {
  @Test func everyCellOfIOS9() throws {
    let rows = try Fixture.sizes().ios9
    #expect(rows.count == 4)
    for row in rows {
      let device = try Fixture.device(row.id)
      for level in DynamicTypeSize.allCases {
        let today = try TodayEnvironment(device: device, os: 9, typeSize: level)
        let insets = today.proposedInsets
        #expect(today.width == row.width)
        let sides = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
        #expect(sides == row.insetTLBR)
        #expect(today.compactHeight == nil)
        #expect(today.maximumSize(for: .compact) == nil)
      }
    }
    #expect(TodaySizeTable.ios9.count == rows.count)
  }

  @Test(arguments: [10, 11]) func everyCellOfTheModes(os: Int) throws {
    let sizes = try Fixture.sizes()
    let rows = os == 10 ? sizes.ios10 : sizes.ios11
    #expect(rows.count == 5)
    var cells = 0
    for row in rows {
      let orientation = try #require(ScreenOrientation(rawValue: row.orientation))
      for level in DynamicTypeSize.allCases {
        let today = try TodayEnvironment(
          device: Fixture.device(row.id), orientation: orientation, os: os, typeSize: level)
        let compact = row.compact[level.level - 1]
        let expanded = row.expandedMax[level.level - 1]
        #expect(today.width == row.width)
        #expect(today.maximumSize(for: .compact) == Size(row.width, compact))
        let lines = today.measuredTitleLines
        #expect(
          today.maximumSize(for: .expanded, titleLines: lines) == Size(row.width, expanded))
        var request = TodayRequest()
        request.titleLines = lines
        request.preferredHeight = 1
        #expect(today.layout(request).height == .fixed(compact), "\(row.id) \(level)")
        request.mode = .expanded
        request.preferredHeight = 10_000
        #expect(today.layout(request).height == .fixed(expanded), "\(row.id) \(level)")
        cells += 2
      }
    }
    #expect(cells == 120)
    #expect((os == 10 ? TodaySizeTable.ios10 : TodaySizeTable.ios11).count == rows.count)
  }

  @Test func everyCellOfTheFonts() throws {
    let styles: [String: TypeTable.Style] = [
      "largeTitle": .largeTitle, "title1": .title, "title2": .title2, "title3": .title3,
      "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
      "footnote": .footnote, "caption1": .caption, "caption2": .caption2,
    ]
    var cells = 0
    for phones in try Fixture.fonts().classes {
      #expect(phones.styles.count == 11)
      for id in phones.devices {
        let table = TypeTable.Profile.today(try Fixture.device(id).typeClass)
        for (name, sizes) in phones.styles {
          let style = try #require(styles[name])
          for level in DynamicTypeSize.allCases {
            let entry = TypeTable.entry(style: style, level: level, in: table)
            #expect(entry.size == sizes[level.level - 1], "\(id) \(name) \(level)")
            #expect(entry.leading > entry.size)
            cells += 1
          }
        }
      }
    }
    // Four phones, though two classes.
    #expect(cells == 4 * 11 * 12)
  }

  /// What the tables show though no text says it: the maximum is a whole number of rows in every
  /// cell but one, 342 points at level 2 of iOS 10 in landscape.
  @Test func expandedMaximaAreWholeRows() {
    var others: [Double] = []
    for row in TodaySizeTable.ios10 + TodaySizeTable.ios11 {
      for (compact, maximum) in zip(row.compact, row.expandedMaximum) {
        let rows = maximum / (compact * 0.4)
        if abs(rows - rows.rounded()) > 1e-9 { others.append(maximum) }
      }
    }
    #expect(others == [342])
  }
}
