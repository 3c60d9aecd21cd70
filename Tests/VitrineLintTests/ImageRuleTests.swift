import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineLint

@Suite struct ImageRuleTests {
  /// A picture of one colour in a frame of 50 × 50 points at 3 pixels a point.
  private func verdict(side: Int) throws -> LintVerdict {
    var pixmap = Pixmap(width: side, height: side)
    for y in 0..<side { for x in 0..<side { pixmap[x, y] = 0xFF00_00FF } }
    var scratch = PNGScratch()
    let file = try encodePNG(pixmap, scale: 1, scratch: &scratch)
    let image = try #require(UIImage(data: Data(file)))
    let entry = WidgetEntry {
      Image(uiImage: image).resizable().frame(width: 50, height: 50)
    }
    let widget = WidgetDescription(
      kind: "Pictures", families: [.systemSmall], source: .immediate { _ in entry })
    let placed = LintSample.renderer.place(entry, of: widget, RenderConfiguration())
    let picture = LintPicture(placed, fonts: LintSample.renderer.fonts)
    let rule = try #require(LintRule.all.first { $0.id == "w-image-for-largest" })
    guard case .picture(let check) = rule.check else { return .notApplicable }
    return check(picture, .standard)
  }

  @Test func picturesHaveEnoughPixels() throws {
    #expect(try verdict(side: 113) == .pass)
    guard case .violated(let found) = try verdict(side: 112) else {
      Issue.record("a picture of 112 pixels for 150 passes")
      return
    }
    #expect(found.map(\.measured) == ["74.7 %"])
  }

  /// A small widget of an iPhone 15 has 474 × 474 pixels: 4.4 times that is a picture of 994 pixels a side.
  @Test func picturesDoNotExceedTheSystemsLimit() throws {
    #expect(try verdict(side: 994) == .pass)
    guard case .violated(let found) = try verdict(side: 996) else {
      Issue.record("a picture of 996 pixels a side passes")
      return
    }
    #expect(found.map(\.limit) == ["4.4"])
  }
}
