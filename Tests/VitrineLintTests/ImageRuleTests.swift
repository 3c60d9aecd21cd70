import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineLint

@Suite struct ImageRuleTests {
  /// A small widget's view as pixels, and the verdict on a widget that shows these as a picture.
  private func letters(_ view: String, name: String = "poster.png") throws -> [LintViolation] {
    let drawn = LintSample.image(try LintSample.document(view), RenderConfiguration()).image
    var scratch = PNGScratch()
    let file = try encodePNG(drawn.pixmap, scale: 3, scratch: &scratch)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(file).write(to: folder.appending(path: name))
    let text = """
      {"vitrine":1,"kind":"Poster","families":["systemSmall"],"background":"background",
       "body":{"Image":"\(name)","modifiers":["resizable",{"frame":{"width":120,"height":120}}]}}
      """
    let document = try LintSample.document(text: text, file: folder.path + "/w.json")
    return try LintSample.findings("h-no-rasterised-text", in: LintSample.report(document))
      .map(\.violation)
  }

  @Test func textIsNoPicture() throws {
    let poster =
      ##"{"Text":"Harbour lights at nine","modifiers":[{"font":{"size":15}},{"foregroundStyle":"#FFFFFF"},{"padding":8},{"background":"#204060"}]}"##
    let found = try letters(poster)
    #expect(found.map(\.limit) == ["5"])
    #expect(found.first.flatMap { Int($0.measured) } ?? 0 >= 8)
    #expect(try letters(poster, name: "wordmark.png").isEmpty)
    // One word less: too few letters for a row.
    let short = poster.replacing("Harbour lights at nine", with: "Nine")
    #expect(try letters(short).isEmpty)
  }

  /// Rows of marks that are no letters.
  @Test(arguments: [
    #"{"Circle":{},"modifiers":[{"fill":"blue"},{"frame":{"width":9,"height":9}}]}"#,
    #"{"Rectangle":{},"modifiers":[{"fill":"blue"},{"frame":{"width":5,"height":"$12 + n"}}]}"#,
    #"{"Image":{"systemName":"star.fill"},"modifiers":[{"foregroundStyle":"orange"},{"font":{"size":9}}]}"#,
  ])
  func rowsOfDotsAndBarsAreDrawings(mark: String) throws {
    let row =
      #"{"HStack":{"spacing":3,"children":{"ForEach":{"data":10,"item":"n","content":\#(mark)}}}}"#
    #expect(try letters(row).isEmpty)
  }

  @Test func landscapesHaveNoLetters() throws {
    let hills =
      ##"{"ZStack":[{"Color":"#88AACC"},{"Path":{"svg":"M0 90L20 60L35 80L60 40L90 85L120 55L120 120L0 120Z"},"modifiers":[{"fill":"#335544"}]},{"Circle":{},"modifiers":[{"fill":"#FFEEAA"},{"frame":{"width":22,"height":22}}]}]}"##
    #expect(try letters(hills).isEmpty)
  }

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

  /// The verdict on a live activity with three pictures of 10 × 10 pixels, one of them in two presentations.
  private func activityVerdict(limit: Double) throws -> LintVerdict {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, colour) in [("a", 0xff00_00ff), ("b", 0xff00_ff00), ("c", 0xffff_0000)]
      as [(String, UInt32)]
    {
      var pixmap = Pixmap(width: 10, height: 10)
      for y in 0..<10 { for x in 0..<10 { pixmap[x, y] = colour } }
      var scratch = PNGScratch()
      try Data(encodePNG(pixmap, scale: 1, scratch: &scratch))
        .write(to: folder.appending(path: "\(name).png"))
    }
    let text =
      #"{"vitrine":1,"kind":"Trip","activity":{"states":[{}],"banner":{"HStack":[{"Image":"a.png"},{"Image":"b.png"}]},"island":{"bottom":"a","compactLeading":{"Image":"a.png"},"compactTrailing":"b","minimal":{"Image":"c.png"}}}}"#
    let document = try LintSample.document(text: text, file: folder.path + "/w.json")
    var subject = LintWidget(document.widget, timeline: nil, appName: nil)
    let pictures = try RenderMatrix().expand(for: document.widget).configurations
    subject.pictures = (0..<pictures.count).map { LintSample.picture(document, pictures[$0]) }
    let rule = try #require(LintRule.all.first { $0.id == "activity-image-memory" })
    guard case .widget(let check) = rule.check else { return .notApplicable }
    var limits = LintThresholds.standard
    limits.activityImageBytes = limit
    return check(subject, limits)
  }

  /// Four bytes a pixel, and each picture once.
  @Test func picturesOfAnActivityFitIntoItsMemory() throws {
    #expect(LintThresholds.standard.activityImageBytes == 30_000_000)
    #expect(try activityVerdict(limit: 1200) == .pass)
    guard case .violated(let found) = try activityVerdict(limit: 1199) else {
      Issue.record("1,200 bytes fit into 1,199")
      return
    }
    #expect(found.count == 1 && found.first?.message.hasPrefix("3 pictures take") == true)
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
