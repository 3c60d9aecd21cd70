import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// `textScale` of texts and of views (Apple's documentation; the law itself is tested with the text stage).
@MainActor struct TextScaleTests {
  private func scales(_ view: some View) throws -> [FontRequest.Scale] {
    let leaf = try #require(resolve(view).tree.root.firstText)
    return leaf.runs.map(\.font.scale)
  }

  @Test func textsAndViewsSetIt() throws {
    #expect(try scales(Text("a")) == [.standard])
    #expect(try scales(Text("a").textScale(.secondary)) == [.secondary])
    #expect(try scales(VStack { Text("a") }.textScale(.secondary)) == [.secondary])
    #expect(try scales(VStack { Text("a").bold() }.textScale(.secondary)) == [.secondary])
  }

  @Test func theInnermostWins() throws {
    #expect(
      try scales(VStack { Text("a").textScale(.default) }.textScale(.secondary)) == [.standard])
    #expect(
      try scales(VStack { Text("a") }.textScale(.default).textScale(.secondary)) == [.standard])
    #expect(try scales(Text("a").textScale(.default).textScale(.secondary)) == [.standard])
  }

  @Test func disabledOnesChangeNothing() throws {
    #expect(try scales(Text("a").textScale(.secondary, isEnabled: false)) == [.standard])
    #expect(
      try scales(VStack { Text("a") }.textScale(.secondary, isEnabled: false)) == [.standard])
    let inner = VStack { Text("a") }.textScale(.default, isEnabled: false)
    #expect(try scales(inner.textScale(.secondary)) == [.secondary])
  }

  @Test func partsOfATextHaveTheirOwn() throws {
    let joined = Text("12") + Text(" km").textScale(.secondary)
    #expect(try scales(joined) == [.standard, .secondary])
  }

  /// "Hello" at 13 points is 31 wide, its secondary scale 27.5, both 16 high.
  @Test func helloIsSmallerOnALineOfTheSameHeight() throws {
    var environment = EnvironmentValues()
    environment.host.displayScale = 2
    func size(_ view: some View) -> Size? {
      let tree = place(
        resolve(view.id("text"), environment: environment).tree, fonts: Renderer().fonts,
        PlaceOptions(size: Size(200, 100), scale: 2))
      return tree.nodes.first { $0.identifier == "text" }?.frame.size
    }
    let hello = Text("Hello").font(.system(size: 13))
    let plain = try #require(size(hello))
    let small = try #require(size(hello.textScale(.secondary)))
    #expect(abs(plain.width - 31) <= 0.5)
    #expect(abs(small.width - 27.5) <= 0.5)
    #expect((plain.height, small.height) == (16, 16))
    #expect(size(VStack { hello }.textScale(.secondary)) == small)
  }
}
