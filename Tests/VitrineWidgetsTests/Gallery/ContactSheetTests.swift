import Testing
import Vitrine
import VitrineGraphics

/// The places of a contact sheet, and what is drawn there.
@Suite struct ContactSheetTests {
  private static let sizes: [[Size?]] = [
    [Size(158, 158), Size(158, 158)], [Size(338, 158), nil], [Size(338, 354.5), Size(20, 10)],
  ]

  @Test func columnsAndRowsAreAsLargeAsTheirLargestPicture() {
    let geometry = ContactSheetGeometry(sizes: Self.sizes, columnLines: 2, rowLines: [2, 2, 2])
    // 28 + 168 + 12 before the first column; 28 + 58 + 2 × 17 + 12 above the first row.
    #expect(
      geometry.picture(row: 0, column: 0, size: Size(158, 158))
        == Rect(x: 298, y: 132, width: 158, height: 158))
    #expect(geometry.picture(row: 1, column: 0, size: Size(338, 158)).minY == 310)
    #expect(
      geometry.picture(row: 2, column: 1, size: Size(20, 10))
        == Rect(x: 635, y: 488, width: 20, height: 10))
    #expect(geometry.size == Size(752, 871))
    #expect(geometry.columnLabels.map(\.index) == [0, 1])
    #expect(geometry.columnLabels[1].frame == Rect(x: 566, y: 86, width: 158, height: 34))
    #expect(geometry.rowLabels.map(\.index) == [0, 1, 2])
    #expect(geometry.rowLabels[1].frame == Rect(x: 28, y: 310, width: 168, height: 158))
  }

  @Test func largeSheetsHaveFewerPixels() {
    let small = ContactSheetGeometry(sizes: Self.sizes, columnLines: 1, rowLines: [1, 1, 1])
    #expect(small.scale(wanted: 3) == 3)
    func sheet(_ rows: Int, _ columns: Int) -> ContactSheetGeometry {
      ContactSheetGeometry(
        sizes: [[Size?]](repeating: .init(repeating: Size(338, 354), count: columns), count: rows),
        columnLines: 2, rowLines: [])
    }
    #expect(sheet(12, 24).scale(wanted: 2) == 0.5)
    #expect(sheet(200, 200).scale(wanted: 2) == nil)
  }

  /// A picture's pixels are in its place, unchanged.
  @Test func cellsAreNotResampled() throws {
    var pixmap = Pixmap(width: 20, height: 20, pixels: [UInt32](repeating: 0xff00_00ff, count: 400))
    pixmap[7, 3] = 0xff00_ff00
    let cell = ContactSheet.Cell(
      picture: BitmapResource(drawn: pixmap, name: "a", scale: 2), size: Size(10, 10),
      needsDark: false)
    let sheet = ContactSheet(
      title: "One", subtitle: "1 picture", columns: [], rows: [["Kind", "systemSmall"]],
      cells: [[cell]])
    let geometry = ContactSheetGeometry(
      sizes: [[Size(10, 10)]], columnLines: 0, rowLines: [2])
    var configuration = RenderConfiguration()
    configuration.scale = 2
    var scratch = RenderScratch()
    let image = Renderer().contactSheet(sheet, geometry, configuration, scratch: &scratch)
    let place = geometry.picture(row: 0, column: 0, size: Size(10, 10))
    let (x, y) = (Int(place.x * 2), Int(place.y * 2))
    for dy in 0..<20 {
      for dx in 0..<20 { #expect(image.pixmap[x + dx, y + dy] == pixmap[dx, dy]) }
    }
    #expect(image.textLedger.count(of: .truncated) == 0)
  }
}
