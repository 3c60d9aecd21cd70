import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// The numbers of projective maps are those of OpenSwiftUI's tests.
@MainActor @Suite struct ProjectionTransformTests {
  private func rows(_ m: ProjectionTransform) -> [CGFloat] {
    [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
  }

  @Test func members() {
    #expect(rows(ProjectionTransform()) == [1, 0, 0, 0, 1, 0, 0, 0, 1])
    let affine = ProjectionTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
    #expect(rows(affine) == [2, 3, 0, 4, 5, 0, 6, 7, 1])
    #expect(ProjectionTransform(CGAffineTransform(translationX: 1, y: 2)).m31 == 1)
    #expect(ProjectionTransform().isIdentity && !affine.isIdentity)
    var leaning = affine
    leaning.m13 = 0.5
    #expect(affine.isAffine && !leaning.isAffine)
  }

  @Test func inverses() {
    var double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(rows(double.inverted()) == [0.5, 0, 0, 0, 0.5, 0, 0, 0, 1])
    let isInverted = double.invert()
    #expect(isInverted)
    #expect(rows(double) == [0.5, 0, 0, 0, 0.5, 0, 0, 0, 1])
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    let isFlatInverted = flat.invert()
    #expect(!isFlatInverted)
    #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0)))
    var general = ProjectionTransform()
    (general.m11, general.m12, general.m13) = (1, 2, 3)
    (general.m21, general.m22, general.m23) = (0, 1, 4)
    (general.m31, general.m32, general.m33) = (5, 6, 0)
    #expect(rows(general.inverted()) == [-24, 18, 5, 20, -15, -4, -5, 4, 1])
    let product = general.concatenating(general.inverted())
    for (a, b) in zip(rows(product), rows(ProjectionTransform())) { #expect(abs(a - b) < 1e-12) }
  }

  @Test func mapsOfSpaceAreProjectedAlongZ() {
    let moved = ProjectionTransform(CATransform3DMakeTranslation(1, 2, 3))
    #expect(rows(moved) == [1, 0, 0, 0, 1, 0, 1, 2, 1])
    let turned = ProjectionTransform(CATransform3DMakeRotation(.pi / 6, 0, 0, 2))
    let flat = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 6))
    for (a, b) in zip(rows(turned), rows(flat)) { #expect(abs(a - b) < 1e-12) }
    #expect(turned.isAffine)
    // The usual card that flips: seen from a distance of 100, turned by 60° about the y axis.
    var card = CATransform3DIdentity
    #expect(CATransform3DIsIdentity(card))
    card.m34 = -1 / 100
    card = CATransform3DRotate(card, .pi / 3, 0, 1, 0)
    card = CATransform3DTranslate(card, -50, 0, 0)
    let flip = ProjectionTransform(card)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 50, y: 0)))
    #expect(!flip.isAffine)
    #expect(abs(CGPoint(x: 50, y: 7).applying(flip).x - 50) < 1e-9)
    let near = CGPoint(x: 0, y: 10).applying(flip)
    #expect(abs(near.x - (50 - 25 / (1 - 0.433_012_7))) < 1e-5, "\(near)")
    #expect(abs(near.y - 10 / (1 - 0.433_012_7)) < 1e-5, "\(near)")
    let size = CATransform3DScale(CATransform3DMakeAffineTransform(.identity), 2, 3, 4)
    #expect(rows(ProjectionTransform(size)) == [2, 0, 0, 0, 3, 0, 0, 0, 1])
  }

  @Test func mapsAndTheirSequences() {
    let right = ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))
    let down = ProjectionTransform(CGAffineTransform(translationX: 0, y: 2))
    #expect(rows(right.concatenating(down)) == [1, 0, 0, 0, 1, 0, 1, 2, 1])
    let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(right.concatenating(double).m31 == 2)
    #expect(CGPoint(x: 1, y: 1).applying(right.concatenating(down)) == CGPoint(x: 2, y: 3))
    var leaning = ProjectionTransform()
    leaning.m13 = 0.5
    #expect(CGPoint(x: 2, y: 4).applying(leaning) == CGPoint(x: 1, y: 2))
  }
}

private struct Lean: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: size.width, ty: size.height))
  }
}

private struct Fixed: GeometryEffect, Equatable {
  var value = ProjectionTransform()
  func effectValue(size: CGSize) -> ProjectionTransform { value }
}

private struct Scaled: GeometryEffect {
  @Environment(\.displayScale) var scale
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: scale, y: 0))
  }
}

/// Authors' effects by the maps that are placed.
@MainActor @Suite struct GeometryEffectTests {
  private static let fonts = FontLibrary(directories: FontFolder.locate())

  private func placed(
    _ view: some View, _ environment: EnvironmentValues = .init()
  ) -> (maps: [Affine], frames: [Rect], codes: [String]) {
    let notes = ResolveNotes()
    let tree = resolve(view, environment: environment, notes: notes)
    let result = place(
      tree, fonts: Self.fonts, PlaceOptions(size: Size(200, 100), scale: 1))
    let maps = result.nodes.compactMap { node -> Affine? in
      guard case .effect(.transform(let map, _)) = node.content else { return nil }
      return map
    }
    let leaves = result.nodes.filter { if case .shape = $0.content { true } else { false } }
    return (maps, leaves.map(\.frame), notes.diagnostics.map(\.code))
  }

  /// The map is one of points from the frame's corner at (50, 30), and gets the frame's size.
  @Test func mapsGetTheSizeAndMoveOnlyTheDrawing() {
    let square = Color.red.frame(width: 100, height: 40)
    let result = placed(square.modifier(Lean(amount: 0.5)))
    #expect(result.frames == [Rect(x: 50, y: 30, width: 100, height: 40)])
    #expect(result.maps == [Affine(a: 1, b: 0, c: 0.5, d: 1, tx: 85, ty: 40)])
    #expect(result.maps.first?.apply(Point(50, 30)) == Point(150, 70))
    #expect(result.maps.first?.apply(Point(50, 70)) == Point(170, 110))
    let ignored = placed(square.modifier(Lean(amount: 0.5).ignoredByLayout()))
    #expect(ignored.maps == result.maps)
    #expect(result.codes == [] && ignored.codes == [])
  }

  @Test func rightToLeftMirrorsTheMap() {
    let square = Color.red.frame(width: 100, height: 40)
    let map = placed(
      square.modifier(Lean(amount: 0.5)).environment(\.layoutDirection, .rightToLeft)
    ).maps.first
    #expect(map?.apply(Point(150, 30)) == Point(50, 70))
    #expect(map?.apply(Point(150, 70)) == Point(30, 110))
  }

  @Test func mapsWithoutAnInverseAreIgnored() {
    let square = Color.red.frame(width: 100, height: 40)
    var leaning = ProjectionTransform()
    leaning.m23 = 0.01
    let perspective = placed(square.modifier(Fixed(value: leaning)))
    #expect(perspective.maps == [] && perspective.codes == [])
    let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let singular = placed(square.modifier(Fixed(value: flat)))
    #expect(singular.maps == [.identity] && singular.codes == [])
  }

  @Test func projectionEffectDrawsAffineMaps() {
    let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let result = placed(Color.red.projectionEffect(moved))
    #expect(result.maps == [.translation(3, 4)] && result.codes == [])
    #expect(placed(Color.red.projectionEffect(ProjectionTransform())).maps == [])
  }

  /// Maps that recede are placed as they are, about the frame's corner at (50, 30).
  @Test func mapsMayRecede() throws {
    let square = Color.red.frame(width: 100, height: 40)
    var leaning = ProjectionTransform()
    leaning.m13 = 0.01
    for view in [
      AnyView(square.projectionEffect(leaning)), AnyView(square.modifier(Fixed(value: leaning))),
      AnyView(square.visualEffect { [leaning] content, _ in content.transformEffect(leaning) }),
    ] {
      let tree = place(
        resolve(view, environment: .init()).tree, fonts: Self.fonts,
        PlaceOptions(size: Size(200, 100), scale: 1))
      let map = try #require(
        tree.nodes.lazy.compactMap { node -> Projection? in
          guard case .effect(.projection(let map, _)) = node.content else { return nil }
          return map
        }.first)
      #expect(map.apply(Point(50, 30)) == Point(50, 30))
      #expect(map.apply(Point(150, 70)) == Point(100, 50))
    }
  }

  @Test func effectsReadTheEnvironmentAndFollowOneAnother() {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    struct Host: View {
      var body: some View { Color.red.modifier(Scaled()).modifier(Lean(amount: 0)) }
    }
    #expect(
      placed(Host(), environment).maps == [.translation(200, 100), .translation(2, 0)])
    let both = Color.red.modifier(Lean(amount: 0).concat(Fixed()))
    #expect(placed(both).maps == [.identity, .translation(200, 100)])
  }

  @Test func severalViewsAreMappedOneByOne() {
    let pair = HStack(spacing: 0) {
      Group {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 30, height: 10)
      }.modifier(Lean(amount: 0))
    }
    #expect(placed(pair).maps == [.translation(20, 10), .translation(30, 10)])
  }

  /// The restated sources of what could not be compiled.
  @Test func sourcesCompile() {
    let layouts = [AnyLayout(GridLayout()), AnyLayout(GridLayout(alignment: .leading))]
    #expect(layouts.count == 2)
    let schedule = PeriodicTimelineSchedule(from: .now, by: 5)
    #expect(Array(schedule.entries(from: .now, mode: .normal).prefix(2)).count == 2)
  }
}
