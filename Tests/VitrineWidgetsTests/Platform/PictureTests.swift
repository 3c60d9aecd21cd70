import Testing
import Vitrine
import VitrineGraphics
import VitrineTesting

@MainActor @Suite struct PictureTests {
  @Test func bareViewFillsItsSize() {
    let image = picture(of: Color(red: 1, green: 0, blue: 0), size: Size(20, 10))
    #expect([image.pixmap.width, image.pixmap.height] == [60, 30])
    #expect(image.pixmap.pixels.allSatisfy { $0 == 0xFF00_00FF })
    #expect(image.diagnostics.isEmpty)
  }

  @Test func emptySizeGivesAnEmptyPicture() {
    let image = picture(of: Color.red, size: Size(0, 0))
    #expect(image.pixmap.pixels.isEmpty)
  }
}
