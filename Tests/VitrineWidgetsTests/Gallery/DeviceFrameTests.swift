import Testing
import Vitrine
import VitrineGraphics

/// The parts of a drawn device.
@Suite struct DeviceFrameTests {
  private func geometry(_ name: String, factor: Double = 1) throws -> DeviceFrameGeometry {
    let device = try #require(Device.named(name))
    return DeviceFrameGeometry(device, screen: device.screen, factor: factor)
  }

  @Test(arguments: [
    ("iphone-16", DeviceFrameGeometry.Camera.island), ("iphone-13", .notch),
    ("iphone-se-3", .homeButton), ("ipad-pro-13", .none), ("ipad-9.7", .homeButton),
  ]) func devicesHaveTheirCameras(_ name: String, _ camera: DeviceFrameGeometry.Camera) throws {
    #expect(try geometry(name).camera == camera)
  }

  @Test func screensHaveTheirOwnSizeAndWholePointsAround() throws {
    let phone = try geometry("iphone-16")
    // Buttons of 3, an edge of 4 and a rim of 9 points on each side of 393 × 852.
    #expect(phone.screen == Rect(x: 16, y: 13, width: 393, height: 852))
    #expect(phone.body == Rect(x: 3, y: 0, width: 419, height: 878))
    #expect(phone.size == Size(425, 878))
    #expect(phone.mark == Rect(x: 150, y: 24, width: 125, height: 37))
    let half = try geometry("iphone-16", factor: 0.5)
    #expect(half.screen.width == 196.5 && half.screenRadius == phone.screenRadius / 2)
  }

  /// Three buttons at the left and one at the right of phones, one at the top of tablets; half of each is seen.
  @Test(arguments: ["iphone-16", "iphone-13", "iphone-se-3", "ipad-pro-13", "ipad-9.7"])
  func buttonsStandAtTheEdges(_ name: String) throws {
    let device = try #require(Device.named(name))
    for isTurned in [false, true] {
      let screen = isTurned ? Size(device.screen.height, device.screen.width) : device.screen
      let frame = DeviceFrameGeometry(device, screen: screen)
      let (body, size) = (frame.body, frame.size)
      // The sides of the body that a button rises over: left, right, top, bottom.
      let sides = frame.buttons.map { button in
        [
          button.minX < body.minX && button.midX == body.minX,
          button.maxX > body.maxX && button.midX == body.maxX,
          button.minY < body.minY && button.midY == body.minY,
          button.maxY > body.maxY && button.midY == body.maxY,
        ]
      }
      let counts = (0..<4).map { side in sides.count { $0[side] } }
      let isPhone = device.kind == .iPhone
      #expect(
        counts
          == (isPhone
            ? isTurned ? [0, 0, 1, 3] : [3, 1, 0, 0] : isTurned ? [1, 0, 0, 0] : [0, 0, 1, 0]),
        "\(counts)")
      for button in frame.buttons {
        #expect(button.minX >= 0 && button.minY >= 0)
        #expect(button.maxX <= size.width + 1e-9 && button.maxY <= size.height + 1e-9)
        // Apart from the corners of the body.
        let along = isTurned == isPhone ? button.minX - body.minX : button.minY - body.minY
        #expect(along > 0)
      }
    }
  }

  /// Phones with an island have shorter buttons at the left than those with a notch, which stand higher.
  @Test func phonesHaveTheirOwnButtons() throws {
    let (island, notch) = (try geometry("iphone-16"), try geometry("iphone-13"))
    func share(_ frame: DeviceFrameGeometry, _ index: Int) -> Double {
      frame.buttons[index].height / frame.body.height
    }
    #expect(share(island, 1) < share(notch, 1))
    #expect(island.buttons[0].minY / island.body.height > notch.buttons[0].minY / notch.body.height)
    #expect(abs(share(island, 1) - share(island, 2)) < 1e-9, "two buttons for the volume are equal")
  }

  /// The corners outside are clear, the rim is black, and the screen is the picture.
  @Test func aFrameIsDrawnAroundTheScreen() throws {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("iphone-se-3"))
    configuration.scene = .home
    configuration.scale = 1
    var scratch = RenderScratch()
    let renderer = Renderer()
    let pixels = [UInt32](repeating: 0xff30_2010, count: 375 * 667)
    var bare = RenderConfiguration()
    bare.family = nil
    bare.scene = .view
    bare.size = Size(375, 667)
    bare.scale = 1
    let widget = WidgetDescription(
      kind: "view", families: [], source: .immediate { _ in WidgetEntry { Color.red } })
    var screen = renderer.render(
      WidgetEntry { Color.red }, of: widget, bare, scratch: &scratch)
    screen.pixmap = Pixmap(width: 375, height: 667, pixels: pixels)
    let image = renderer.framed(screen, configuration, scratch: &scratch)
    let geometry = try geometry("iphone-se-3")
    #expect(image.pixmap.width == Int(geometry.size.width))
    #expect(image.pixmap[0, 0] == 0)
    let (left, top) = (Int(geometry.screen.x), Int(geometry.screen.y))
    #expect(image.pixmap[left, top] == 0xff30_2010)
    #expect(image.pixmap[left + 374, top + 666] == 0xff30_2010)
    #expect(image.pixmap[left - 2, top + 300] == 0xff00_0000)
  }
}
