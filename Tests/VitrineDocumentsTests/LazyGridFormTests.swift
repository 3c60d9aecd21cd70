import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Lazy grids of documents stand as those of Swift sources do.
@Suite struct LazyGridFormTests {
  private func frames(_ body: String) throws -> [String: Rect] {
    let text = #"{"vitrine":1,"kind":"W","contentMargins":false,"body":\#(body)}"#
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    let configuration = RenderConfiguration()
    let (entry, session) = document.entry(EntryRequest(configuration))
    let tree = Renderer().place(entry, of: document.widget, configuration).tree
    if let problem = session.problem { throw problem }
    let named = tree.nodes.compactMap { node in node.identifier.map { ($0, node.frame) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  private func box(_ id: String, _ width: Int, _ height: Int) -> String {
    """
    {"Rectangle": {}, "modifiers": [{"frame": {"width": \(width), "height": \(height)}}, {"id": "\(id)"}]}
    """
  }

  @Test func columnsStandAtTheAlignment() throws {
    let frames = try frames(
      """
      {"LazyVGrid": {"columns": [{"fixed": 60}], "alignment": "leading", "children": [
        \(box("a", 60, 20))]}, "modifiers": [{"id": "grid"}]}
      """)
    let (grid, cell) = (try #require(frames["grid"]), try #require(frames["a"]))
    #expect(grid.width > 100 && cell.x == grid.x && cell.width == 60)
  }

  @Test func headersAreLinesOfTheirOwn() throws {
    let frames = try frames(
      """
      {"LazyVGrid": {"columns": [{"fixed": 30}, {"fixed": 30}], "spacing": 4, "children": [
        {"Section": {"header": \(box("h", 50, 10)), "footer": \(box("f", 50, 10)),
          "content": [\(box("a", 30, 20)), \(box("b", 30, 20)), \(box("c", 30, 20))]}}]}}
      """)
    let (header, a) = (try #require(frames["h"]), try #require(frames["a"]))
    let (b, c) = (try #require(frames["b"]), try #require(frames["c"]))
    #expect(a.y == header.y + 14 && b.y == a.y && b.x == a.x + 38 && c.y == a.y + 24)
    #expect(try #require(frames["f"]).y == c.y + 24)
    #expect(header.midX == (a.x + b.maxX) / 2)
  }
}
