import Testing
import Vitrine
import VitrineGraphics

/// Contact sheets that are cut into blocks, so that none is a thread.
@Suite struct SheetBlockTests {
  private func geometry(
    _ sizes: [[Size?]], rows: Set<Int> = [], columns: Set<Int> = []
  ) -> ContactSheetGeometry {
    ContactSheetGeometry(
      sizes: sizes, columnLines: sizes[0].count > 1 ? 1 : 0,
      rowLines: .init(repeating: 2, count: sizes.count), rowBorders: rows, columnBorders: columns)
  }

  private func aspect(_ size: Size) -> Double {
    max(size.width / size.height, size.height / size.width)
  }

  /// Small, medium and large widgets of an iPhone 16 Pro Max's kind, light and dark.
  private static let families = [Size(170, 170), Size(364, 170), Size(364, 382)].map { [$0, $0] }

  /// In one block four widgets have 984 × 3251 points.
  @Test func widgetsStandSideBySide() {
    let sheet = geometry(Array(repeating: Self.families, count: 4).flatMap { $0 }, rows: [3, 6, 9])
    // Twice 180 + 364 + 20 + 364 with 44 between, and margins of 28; twice 170 + 20 + 170 + 20 + 382 with 20 between.
    #expect(sheet.size == Size(1956, 1687))
    #expect(sheet.rowLabels.map(\.index) == Array(0..<12))
    let (left, right) = ([Double](repeating: 28, count: 6), [Double](repeating: 1000, count: 6))
    #expect(sheet.rowLabels.map(\.frame.x) == left + right)
    #expect(sheet.rowLabels[0].frame.y == sheet.rowLabels[6].frame.y)
    #expect(sheet.columnLabels.map(\.index) == [0, 1, 0, 1])
    #expect(sheet.columnLabels.map(\.frame.x) == [208, 592, 1180, 1564])
  }

  /// Twelve text sizes, light and dark: in one block 4488 × 321 points.
  @Test func textSizesStandBelowOneAnother() {
    let row = [Size?](repeating: Size(158, 158), count: 24)
    let sheet = geometry([row], columns: Set(stride(from: 2, to: 24, by: 2)))
    #expect(aspect(sheet.size) <= 2)
    #expect(sheet.columnLabels.map(\.index) == Array(0..<24))
    let lines = Set(sheet.columnLabels.map(\.frame.y)).sorted()
    #expect(lines.count == 4 && sheet.rowLabels.map(\.index) == [0, 0, 0, 0])
    for line in lines {
      let first = sheet.columnLabels.first { $0.frame.y == line }
      #expect(first?.index.isMultiple(of: 2) == true, "a text size is torn apart")
    }
  }

  /// Thirty languages of one widget have no borders.
  @Test func rowsOfOneWidgetAreCutToo() {
    let sheet = geometry(.init(repeating: [Size(338, 158)], count: 30))
    #expect(aspect(sheet.size) <= 2 && sheet.rowLabels.map(\.index) == Array(0..<30))
    #expect(sheet.columnLabels.isEmpty == false || sheet.size.width > 0)
  }

  /// A border is left where it would leave one block much longer than the others.
  @Test func aLongWidgetIsCutInside() {
    let sheet = geometry(.init(repeating: [Size(158, 158)], count: 40), rows: [1, 2])
    #expect(aspect(sheet.size) <= 2)
  }

  @Test func sheetsWithinTheProportionStayWhole() {
    let sheet = geometry(Self.families, rows: [1])
    #expect(sheet.rowLabels.count == 3 && sheet.columnLabels.count == 2)
    #expect(sheet.size == Size(984, 905))
  }

  /// Every picture is beside its row's label and below its column's, in a place of its own.
  @Test(arguments: [1, 2, 3, 7, 24, 60], [1, 2, 5, 24, 61])
  func everyPictureHasItsPlace(_ rows: Int, _ columns: Int) {
    let shape = [Size(158, 158), Size(338, 158), Size(338, 354)]
    let sizes = (0..<rows).map { row in [Size?](repeating: shape[row % 3], count: columns) }
    let sheet = geometry(
      sizes, rows: Set(stride(from: 3, to: rows, by: 3)),
      columns: Set(stride(from: 2, to: columns, by: 2)))
    #expect(aspect(sheet.size) <= 2, "\(sheet.size)")
    var places: Set<Point> = []
    for row in 0..<rows {
      for column in 0..<columns {
        let frame = sheet.picture(row: row, column: column, size: shape[row % 3])
        #expect(places.insert(Point(frame.x, frame.y)).inserted)
        #expect(frame.maxX <= sheet.size.width - 28 && frame.maxY <= sheet.size.height - 28)
        let beside = sheet.rowLabels.filter {
          $0.index == row && $0.frame.y == frame.y && $0.frame.maxX < frame.x
        }
        #expect(!beside.isEmpty)
        let above = sheet.columnLabels.filter {
          $0.index == column && $0.frame.maxY < frame.y && $0.frame.minX <= frame.minX
            && $0.frame.maxX >= frame.maxX
        }
        #expect(columns == 1 || !above.isEmpty)
      }
    }
  }

  @Test func gridsWithoutPicturesHaveASize() {
    #expect(geometry([[nil]]).size.width == 480)
    #expect(ContactSheetGeometry(sizes: [], columnLines: 0, rowLines: []).size.height > 0)
    #expect(geometry([[nil]]).picture(row: 4, column: 0, size: Size(1, 1)) == .zero)
  }
}
