import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineRaster

/// Which effects act on each element and which on a view as a whole: Apple's page on `compositingGroup`,
/// recordings of it by others, and the merging of layer states that OpenSwiftUI restates (page Effects).
@Suite struct ElementTests {
  let box = rect(0, 0, 20, 20)
  /// Half over half: 191.25 of 255, of which each half is rounded to 128 of 255 first.
  let threeQuarters: UInt32 = 192
  let red = RGBA(1, 0, 0)
  let blue = RGBA(0, 0, 1)
  let half = PlacedEffect.opacity(0.5)
  let shade = PlacedEffect.shadow(.black, radius: 0, x: 6, y: 0)

  /// A red field with a blue one over its upper left quarter.
  func pair(_ t: inout TreeFixture) {
    t.rectangle(box, red)
    t.rectangle(rect(0, 0, 10, 10), blue)
  }

  /// The picture at one pixel a point.
  func draw(_ build: (inout TreeFixture) -> Void) -> (Pixmap, [DisplayCommand]) {
    var t = TreeFixture(30, 20, scale: 1)
    build(&t)
    let list = paint(t.tree, fonts: .init(directories: []))
    var scratch = RasterScratch()
    return (rasterize(list, scratch: &scratch), list.commands)
  }

  func wrap(
    _ effects: [PlacedEffect], _ t: inout TreeFixture, _ body: (inout TreeFixture) -> Void
  ) {
    guard let outer = effects.first else { return body(&t) }
    t.node(.effect(outer), rect(0, 0, 30, 20)) { wrap(Array(effects.dropFirst()), &$0, body) }
  }

  /// The alpha where both fields lie, in 255ths, with effects listed from the outermost.
  func overlap(_ effects: [PlacedEffect]) -> UInt32 {
    draw { wrap(effects, &$0, pair) }.0[5, 5] >> 24
  }

  let clip = PlacedEffect.clip(.ellipse, bounds: rect(-20, -20, 60, 60), .nonZero)
  let crossing = PlacedEffect.clip(.ellipse, bounds: rect(0, 0, 20, 20), .nonZero)

  @Test func opacityActsOnEachElement() {
    #expect(overlap([half]) == threeQuarters)
    let (picture, commands) = draw { wrap([half], &$0, pair) }
    #expect(picture[15, 15] >> 24 == 128)
    #expect(commands.count == 2, "no layer is needed")
  }

  @Test func opacityPassesWhatDoesNotComposite() {
    let turn = PlacedEffect.transform(Affine(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0))
    #expect(overlap([half, clip]) == threeQuarters)
    #expect(overlap([half, crossing]) == threeQuarters)
    #expect(overlap([half, .transform(.translation(1, 1))]) == threeQuarters)
    #expect(overlap([half, .colorMatrix(identity)]) == threeQuarters)
    #expect(overlap([half, .shadow(.clear, radius: 4, x: 0, y: 0)]) == threeQuarters)
    // 0.7 of 0.7 is 0.49 for each.
    #expect(overlap([.opacity(0.7), .opacity(0.7)]) == 189)
    let turned = draw { wrap([half, turn], &$0, pair) }.0
    #expect(turned[15, 5] >> 24 == threeQuarters && turned[5, 15] >> 24 == 128)
  }

  let identity: [Float] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

  @Test func aCompositingGroupHasOneOpacity() {
    #expect(overlap([half, .compositingGroup]) == 128)
    #expect(overlap([half, clip, .compositingGroup]) == 128)
    // The group is inside: the opacity in it still acts on each.
    #expect(overlap([.compositingGroup, half]) == threeQuarters)
  }

  @Test func aMaskHasOneOpacityUnlessItIsAShape() {
    func masked(_ mask: RGBA) -> UInt32 {
      draw { t in
        wrap([half], &t) {
          $0.node(.effect(.mask(.center)), box) {
            $0.node(.group(arguments: ""), box) { pair(&$0) }
            $0.rectangle(box, mask)
          }
        }
      }.0[5, 5] >> 24
    }
    #expect(masked(.black) == threeQuarters)
    #expect(masked(RGBA(0, 0, 0, 0.8)) == 102)
  }

  @Test func everyElementCastsItsShadow() {
    let card = rect(0, 0, 20, 20)
    let text = rect(2, 2, 6, 6)
    let (picture, _) = draw { t in
      wrap([shade], &t) {
        $0.rectangle(card, .white)
        $0.rectangle(text, red)
      }
    }
    #expect(picture[12, 4] == 0xff00_0000, "the text's shadow lies on its card")
    let (group, _) = draw { t in
      wrap([shade, .compositingGroup], &t) {
        $0.rectangle(card, .white)
        $0.rectangle(text, red)
      }
    }
    #expect(group[12, 4] == 0xffff_ffff)
    #expect(group[23, 4] == 0xff00_0000 && picture[23, 4] == 0xff00_0000)
  }

  @Test func aClippedCardCastsOneShadow() {
    for effects in [[shade, clip], [shade, crossing], [shade, clip, half]] {
      let (_, commands) = draw { wrap(effects, &$0, pair) }
      let shadows = commands.filter {
        if case .pushLayer(let l) = $0 { !l.filters.isEmpty } else { false }
      }
      #expect(shadows.count == 1, "\(effects)")
    }
    let (_, commands) = draw { wrap([shade], &$0, pair) }
    #expect(commands.count == 6, "each element has a layer of its own")
  }

  @Test func whatTurnsOrStretchesCastsOneShadow() {
    func shadows(_ map: Affine) -> Int {
      draw { wrap([shade, .transform(map)], &$0, pair) }.1.reduce(0) {
        if case .pushLayer = $1 { $0 + 1 } else { $0 }
      }
    }
    #expect(shadows(.scale(0.5, 0.5)) == 2)
    #expect(shadows(.scale(0.5, 1)) == 1)
    #expect(shadows(Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)) == 1)
  }

  @Test func theShadowOfAFaintElementShowsThroughIt() {
    // Red at half over black at half, in either order of the modifiers.
    for effects in [[half, shade], [shade, half]] {
      let (picture, _) = draw { t in wrap(effects, &t) { $0.rectangle(box, red) } }
      #expect(picture[10, 10] >> 24 == threeQuarters)
    }
    let (group, _) = draw { t in
      wrap([half, shade, .compositingGroup], &t) { $0.rectangle(box, red) }
    }
    #expect(group[10, 10] >> 24 == 128)
  }

  @Test func blendingReachesThroughContainersAndClips() {
    func field(_ effects: [PlacedEffect], inside: [PlacedEffect] = []) -> UInt32 {
      draw { t in
        t.rectangle(box, RGBA(1, 1, 0))
        wrap(effects, &t) {
          wrap(inside + [.blendMode(.multiply)], &$0) { $0.rectangle(box, RGBA(0, 1, 1)) }
        }
      }.0[10, 10]
    }
    let green: UInt32 = 0xff00_ff00
    #expect(field([]) == green)
    #expect(field([clip]) == green)
    #expect(field([crossing]) == green)
    #expect(field([.opacity(1)]) == green)
    let cyan: UInt32 = 0xffff_ff00
    #expect(field([.compositingGroup]) == cyan)
    #expect(field([shade]) == cyan)
    #expect(field([.blur(radius: 1, opaque: true)]) == cyan)
  }

  @Test func theInnermostBlendModeCounts() {
    let (picture, _) = draw { t in
      t.rectangle(box, RGBA(1, 1, 0))
      wrap([.blendMode(.multiply)], &t) {
        $0.rectangle(rect(0, 0, 10, 20), RGBA(0, 1, 1))
        $0.node(.effect(.blendMode(.normal)), box) {
          $0.rectangle(rect(10, 0, 10, 20), RGBA(0, 1, 1))
        }
      }
    }
    #expect(picture[5, 5] == 0xff00_ff00)
    #expect(picture[15, 5] == 0xffff_ff00)
  }

  @Test func groupsWithoutEffectsNeedNoLayer() {
    let (_, commands) = draw { wrap([.compositingGroup], &$0, pair) }
    #expect(commands.count == 2)
  }

  @Test func aPictureOfSeveralLayersIsOneElement() {
    var fill = FillStyle.color(red)
    fill.shadows = [FillShadow(isInner: false, color: .black, radius: 0, x: 6, y: 0)]
    let shape = PlacedShape(geometry: .rectangle, bounds: box, drawing: .fill(fill, .nonZero))
    let (picture, _) = draw { t in wrap([half], &t) { $0.node(.shape(shape), box) } }
    #expect(picture[10, 10] >> 24 == 128 && picture[23, 10] >> 24 == 128)
  }
}
