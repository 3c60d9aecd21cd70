import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// StandBy: two small widgets on a phone that lies on its side.
@Suite struct StandByTests {
  private static let renderer = Renderer()

  private func widget(_ isRemovable: Bool = true) -> WidgetDescription {
    var widget = WidgetDescription(
      kind: "W", families: [.systemSmall, .systemMedium],
      source: .immediate { _ in
        WidgetEntry {
          Color.green.containerBackground(for: .widget) { Color.blue }
        }
      })
    widget.isBackgroundRemovable = isRemovable
    return widget
  }

  private func configuration(_ scene: RenderScene = .standBy) -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = scene
    configuration.scale = 1
    return configuration
  }

  private func draw(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) throws -> RenderedImage {
    guard case .immediate(let make) = widget.source else { throw NoEntry() }
    var scratch = RenderScratch()
    return Self.renderer.render(
      make(EntryRequest(configuration)), of: widget, configuration, scratch: &scratch)
  }

  private struct NoEntry: Error {}

  @Test func screensLieOnTheirSide() throws {
    let image = try draw(widget(), configuration())
    #expect(image.pixmap.width == 852 && image.pixmap.height == 393)
    #expect(image.diagnostics.contains { $0.code == "estimated-standby" })
  }

  /// The canvas of 158 is enlarged to 336; its margins are 7 of 158 without a background, and 16 of 158 with one.
  @Test func backgroundsGoAndContentGrows() throws {
    // Half of what the insets of 70 and the gap of 40 leave of 852.
    let side = 336.0
    #expect(StandByMetrics.frames(on: Size(852, 393)).map(\.x) == [70, 446])
    let image = try draw(widget(), configuration())
    let edge = Int(70 + side * 7 / 158)
    let middle = 393 / 2
    #expect(image.pixmap[edge - 3, middle] == 0xff00_0000)
    #expect(image.pixmap[edge + 3, middle] & 0x00ff_00 > 0x00b0_00, "green")
    let kept = try draw(widget(false), configuration())
    let inner = Int(70 + side * 16 / 158)
    #expect(kept.pixmap[inner - 3, middle] >> 16 & 255 > 200, "blue")
    #expect(kept.pixmap[inner + 3, middle] & 0x00ff_00 > 0x00b0_00, "green")
  }

  @Test func nightsAreRed() throws {
    let image = try draw(widget(), configuration(.standByNight))
    var colours = 0
    for pixel in image.pixmap.pixels where pixel & 0xff_ffff != 0 {
      let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
      if red < 4 * max(green, blue) { colours += 1 }
    }
    #expect(colours < 200, "\(colours) pixels are not red")
  }

  @Test func aSecondWidgetTakesThePlaceOfTheClock() throws {
    var both = widget()
    both.companions = [ScreenMember(widget())]
    let image = try draw(both, configuration())
    #expect(image.pixmap[600, 196] & 0x00ff_00 > 0x00b0_00)
    both.companions.append(ScreenMember(widget()))
    let full = try draw(both, configuration())
    #expect(full.diagnostics.contains { $0.code == Diagnostic.noPlaceCode })
  }

  @Test(arguments: [
    ("ipad-11", 26, WidgetFamily.systemSmall, "is of iPhone, not of iPad"),
    ("iphone-15", 26, .systemMedium, "does not show systemMedium; it shows systemSmall"),
    ("iphone-13", 16, .systemSmall, "from iOS 17 on"),
  ])
  func otherScreensAreRefused(device: String, os: Int, family: WidgetFamily, reason: String) throws
  {
    var matrix = RenderMatrix()
    let device = try #require(Device.named(device))
    matrix.devices = .listed([device])
    matrix.os = os
    matrix.families = [family]
    matrix.scenes = [.standBy]
    do {
      _ = try matrix.expand(for: widget())
      Issue.record("not refused")
    } catch { #expect("\(error)".contains(reason), "\(error)") }
  }
}
