import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Backgrounds, styles and orders that documents set.
@MainActor @Suite struct DocumentStyleTests {
  private func image(_ body: String, _ more: String = "") throws -> RenderedImage {
    let text = #"{"vitrine": 1, "kind": "W", \#(more) "body": \#(body)}"#
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    var configuration = RenderConfiguration()
    configuration.family = .systemSmall
    var scratch = RenderScratch()
    let (entry, session) = document.entry(EntryRequest(configuration))
    let image = Tapped.renderer.render(
      entry, of: document.widget, configuration, scratch: &scratch)
    if let problem = session.problem { throw problem }
    return image
  }

  /// Red, green and blue at the middle of the picture's left edge.
  private func edge(_ image: RenderedImage) -> UInt32 {
    image.pixmap[2, image.pixmap.height / 2] & 0xFFFFFF
  }

  @Test func backgroundsAreStylesOrViews() throws {
    let views = try image(#""a""#, ##""background": {"ZStack": [{"Color": "#FF0000"}]},"##)
    #expect(edge(views) == 0x0000FF)
    let list = try image(#""a""#, ##""background": [{"Color": "#00FF00"}],"##)
    #expect(edge(list) == 0x00FF00)
    let own = try image(
      #""a""#, ##""views": {"Back": {"Color": "#0000FF"}}, "background": {"Back": {}},"##)
    #expect(edge(own) == 0xFF0000)
    let gradient = try image(
      #""a""#, ##""background": {"LinearGradient": ["#FF0000", "#FF0000"]},"##)
    #expect(edge(gradient) == 0x0000FF)
    #expect(edge(try image(#""a""#, ##""background": "#0000FF","##)) == 0xFF0000)
  }

  @Test func wrongBackgroundsAreNamed() {
    func message(_ background: String) -> String {
      do {
        _ = try image(#""a""#, #""background": \#(background),"#)
        return "no error"
      } catch { return "\(error)" }
    }
    #expect(message(#"{"Colr": "red"}"#).hasSuffix("unknown view 'Colr'; did you mean 'Color'?"))
    #expect(
      message(#"{"colr": "red"}"#).hasSuffix("unknown style 'colr'; did you mean 'color'?"))
  }

  @Test func higherViewsLieInFront() throws {
    func middle(_ z: Double) throws -> UInt32 {
      let image = try image(
        ##"""
        {"ZStack": [
          {"Color": "#FF0000", "modifiers": [{"zIndex": \##(z)}]}, {"Color": "#0000FF"}]}
        """##)
      return image.pixmap[image.pixmap.width / 2, image.pixmap.height / 2] & 0xFFFFFF
    }
    #expect(try middle(0) == 0xFF0000)
    #expect(try middle(1) == 0x0000FF)
  }

  @Test func viewsExtendIntoTheSafeArea() throws {
    func width(_ modifiers: String) throws -> Double {
      let image = try image(
        #"""
        {"ZStack": [{"Color": "red", "modifiers": [\#(modifiers)]}],
         "modifiers": [{"safeAreaPadding": {"leading": 10, "trailing": 6}}]}
        """#)
      return try #require(image.placed.nodes.last { $0.name == "Color" }).frame.width
    }
    #expect(try width(#""ignoresSafeArea""#) == 126)
    #expect(try width(#"{"ignoresSafeArea": ["leading"]}"#) == 120)
    #expect(try width("") == 110)
  }

  @Test func controlsTakeTheirStyles() throws {
    func names(_ modifiers: String) throws -> Set<String> {
      let image = try image(
        #"{"Toggle": {"isOn": true, "intent": "A", "label": "On"}, "modifiers": [\#(modifiers)]}"#)
      return Set(image.placed.nodes.map(\.name))
    }
    #expect(try names("") == names(#"{"toggleStyle": "switch"}"#))
    #expect(try names("") != names(#"{"toggleStyle": "button"}"#))
    let shape = #"{"buttonBorderShape": {"shape": "capsule", "radius": 4}}"#
    #expect(throws: DocumentError.self) { try names(shape) }
  }
}
