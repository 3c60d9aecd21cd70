import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Sizes of shapes and distances of texts in documents: those of the views in Swift.
@Suite struct DocumentSpacingTests {
  /// The frames of the views of a name, in the order of the document.
  private func frames(_ body: String) throws -> (String) -> [Rect] {
    let text = #"{"vitrine":1,"kind":"W","contentMargins":false,"body":\#(body)}"#
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    let configuration = RenderConfiguration()
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = Renderer().place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    let nodes = placed.tree.nodes
    return { name in nodes.filter { $0.name == name }.map(\.frame) }
  }

  @Test func aRingKeepsItsSquare() throws {
    let placed = try frames(
      """
      {"HStack": {"spacing": 0, "children": [
        {"Circle": {}, "modifiers": [
          {"trim": {"from": 0, "to": 0.7}}, {"stroke": {"style": "blue", "lineWidth": 4}}]},
        {"Color": "gray"}]},
       "modifiers": [{"frame": {"width": 120, "height": 40}}]}
      """)
    let row = try #require(placed("HStack").first)
    #expect(row.size == Size(120, 40))
    let rest = try #require(placed("Color").first)
    #expect(rest.width == 80 && rest.x - row.x == 40)
  }

  /// 13 points at three pixels to the point: a line of 15.514, a tenth of it in 5 pixels.
  @Test func aTextKeepsItsRoom() throws {
    let placed = try frames(
      """
      {"VStack": [
        {"Color": "red", "modifiers": [{"frame": {"width": 10, "height": 10}}]},
        {"Text": "Hg", "modifiers": [{"font": {"size": 13}}]},
        {"Color": "red", "modifiers": [{"frame": {"width": 10, "height": 10}}]}]}
      """)
    let boxes = placed("Color")
    try #require(boxes.count == 2)
    let text = try #require(placed("Text").first)
    // Frames lie on whole pixels, so within one of them.
    #expect((text.y - boxes[0].maxY - (0.241211 * 13 + 5 / 3.0)).magnitude < 0.4)
    #expect((boxes[1].y - text.maxY - ((1.193359 - 0.7046) * 13 + 5 / 3.0)).magnitude < 0.4)
  }
}
