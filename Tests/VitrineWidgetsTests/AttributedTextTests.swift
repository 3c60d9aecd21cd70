import Foundation
import Testing
import Vitrine
import VitrineImages

/// Attributes of strings that are drawn beside the letters.
@MainActor @Suite struct AttributedTextTests {
  /// The bar lies behind the letters, as wide as they are and as high as their line.
  @Test func backgroundsAreDrawn() async {
    let widget = SceneFixture.widget {
      var marked = AttributedString("mm")
      marked.backgroundColor = Color(red: 1, green: 0, blue: 0)
      marked.foregroundColor = .black
      return Text(marked).containerBackground(.white, for: .widget)
    }
    var configuration = RenderConfiguration()
    configuration.scale = 1
    let picture = await SceneFixture.render(widget, configuration)
    let red = picture.pixels.filter { $0 & 0xFFFFFF == 0x0000FF }.count
    let dark = picture.pixels.filter { $0 & 0xFF < 40 && $0 >> 24 == 255 }.count
    // A line of body text is 21 points high, and two letters are some 30 wide.
    #expect((300..<700).contains(red) && dark > 40, "\(red) \(dark)")
  }
}
