import Testing
import Vitrine
import VitrineGraphics

/// Effects act on each element of SwiftUI's views, by the sources on the page Effects; each case has its size and
/// the pixel, in points, that tells.
@MainActor @Suite struct ElementEffectTests {
  /// Half over half: 191.25 of 255, of which each half is rounded to 128 of 255 first.
  private let threeQuarters = 192

  /// The alpha of the pixel at a point, in 255ths.
  private func alpha<Content: View>(_ x: Int, _ y: Int, @ViewBuilder _ content: () -> Content)
    -> Int
  {
    Int(pixel(x, y, content) >> 24)
  }

  private func pixel<Content: View>(_ x: Int, _ y: Int, @ViewBuilder _ content: () -> Content)
    -> UInt32
  {
    let picture = Lettered.image(40, 20, content).pixmap
    let scale = picture.width / 40
    return picture[x * scale + scale / 2, y * scale + scale / 2]
  }

  private var pair: some View {
    ZStack {
      Color.red
      Color.blue.frame(width: 10, height: 10)
    }
    .frame(width: 20, height: 20)
  }

  @Test func containersPassOpacityOn() {
    #expect(alpha(20, 10) { pair.opacity(0.5) } == threeQuarters)
    #expect(alpha(20, 10) { Group { pair }.padding(2).opacity(0.5) } == threeQuarters)
    #expect(
      alpha(20, 10) { Color.red.overlay { Color.blue.frame(width: 10) }.opacity(0.5) }
        == threeQuarters)
    #expect(alpha(20, 10) { Color.red.background(Color.blue).opacity(0.5) } == threeQuarters)
    #expect(
      alpha(20, 10) {
        HStack(spacing: -10) {
          Color.red.frame(width: 20)
          Color.blue.frame(width: 20)
        }.opacity(0.5)
      } == threeQuarters)
    #expect(
      alpha(20, 10) {
        Label {
          Color.red
        } icon: {
          Color.blue
        }
        .labelStyle(Plate()).opacity(0.5)
      } == threeQuarters)
  }

  private struct Plate: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.title.background(configuration.icon)
    }
  }

  @Test func modifiersPassOpacityOn() {
    #expect(alpha(20, 10) { pair.offset(x: 1).scaleEffect(0.9).opacity(0.5) } == threeQuarters)
    #expect(alpha(20, 10) { pair.rotationEffect(.degrees(45)).opacity(0.5) } == threeQuarters)
    #expect(alpha(20, 10) { pair.clipShape(Circle()).opacity(0.5) } == threeQuarters)
    #expect(alpha(20, 10) { pair.cornerRadius(4).clipped().opacity(0.5) } == threeQuarters)
    #expect(alpha(20, 10) { pair.mask { Circle() }.opacity(0.5) } == threeQuarters)
    #expect(alpha(20, 10) { pair.saturation(0.2).opacity(0.5) } == threeQuarters)
    #expect(alpha(20, 10) { pair.opacity(0.5).opacity(1) } == threeQuarters)
  }

  @Test func groupsHaveOneOpacity() {
    #expect(alpha(20, 10) { pair.compositingGroup().opacity(0.5) } == 128)
    #expect(alpha(20, 10) { pair.drawingGroup().opacity(0.5) } == 128)
    #expect(alpha(20, 10) { pair.mask { Color.black.opacity(0.5) }.opacity(0.5) } == 64)
    #expect(alpha(20, 10) { pair.opacity(0.5).compositingGroup() } == threeQuarters)
  }

  @Test func aTextCastsItsShadowOnItsCard() {
    let white: UInt32 = 0xffff_ffff
    func card(_ view: (AnyView) -> AnyView) -> UInt32 {
      let card = Color.red.frame(width: 8, height: 8).frame(width: 36, height: 18)
        .background(Color.white)
      // Where the shadow of the red square falls on white.
      return pixel(27, 10) { view(AnyView(card)).shadow(color: .black, radius: 0, x: 8) }
    }
    #expect(card { $0 } == 0xff00_0000)
    #expect(card { AnyView($0.overlay { EmptyView() }) } == 0xff00_0000)
    #expect(card { AnyView($0.compositingGroup()) } == white)
    #expect(card { AnyView($0.clipShape(Rectangle())) } == white)
    #expect(card { AnyView($0.cornerRadius(2)) } == white)
    #expect(card { AnyView($0.mask { Rectangle() }) } == white)
  }

  @Test func blendModesReachThroughPlainContainers() {
    let green: UInt32 = 0xff00_ff00
    let yellow = Color(red: 1, green: 1, blue: 0)
    let cyan = Color(red: 0, green: 1, blue: 1)
    #expect(
      pixel(20, 10) {
        ZStack {
          yellow
          VStack { HStack { cyan.blendMode(.multiply) }.padding(1) }
        }
      } == green)
    #expect(pixel(20, 10) { yellow.overlay { cyan }.blendMode(.multiply) } == green)
    #expect(
      pixel(20, 10) {
        ZStack {
          yellow
          Group { cyan }.clipShape(Circle()).blendMode(.multiply)
        }
      } == green)
    #expect(
      pixel(20, 10) {
        ZStack {
          yellow
          ZStack { cyan.blendMode(.multiply) }.compositingGroup()
        }
      } == 0xffff_ff00)
  }
}
