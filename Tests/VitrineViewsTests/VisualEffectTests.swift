import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// Visual effects by the nodes that they become, in frames of a canvas of 200 × 100 points.
@MainActor @Suite struct VisualEffectTests {
  private static let fonts = FontLibrary(directories: FontFolder.locate())

  private func placed(_ view: some View) -> [PlacedNode] {
    place(
      resolve(view, environment: .init()).tree, fonts: Self.fonts,
      PlaceOptions(size: Size(200, 100), scale: 1)
    ).nodes
  }

  private func effects(_ view: some View) -> [PlacedEffect] {
    placed(view).compactMap { node in
      if case .effect(let effect) = node.content { effect } else { nil }
    }
  }

  private let square = Color.red.frame(width: 40, height: 20)

  @Test func theClosureKnowsThePlaceOfTheView() {
    let row = HStack(spacing: 0) {
      Color.blue.frame(width: 60)
      square.visualEffect { content, proxy in
        content.offset(
          x: proxy.frame(in: .global).minX, y: proxy.bounds(of: .named("row"))?.minX ?? 0
        ).opacity(proxy.size.width / 80)
      }
    }
    .coordinateSpace(.named("row"))
    // The row is 100 points wide and begins at 50; the effect that was said last is outermost.
    #expect(effects(row) == [.opacity(0.5), .transform(.translation(110, -60))])
    let frames = placed(row).filter { if case .shape = $0.content { true } else { false } }
    #expect(frames.map(\.frame.x) == [50, 110])
  }

  @Test func theLayoutStaysAsItIs() {
    let plain = placed(
      VStack {
        square; square
      })
    let changed = placed(
      VStack {
        square.visualEffect { content, _ in content.scaleEffect(3).offset(y: 50) }; square
      })
    func shapes(_ nodes: [PlacedNode]) -> [Rect] {
      nodes.filter { if case .shape = $0.content { true } else { false } }.map(\.frame)
    }
    #expect(shapes(plain) == shapes(changed))
    for node in changed.indices.dropFirst() {
      let parent = Int(changed[node].parent)
      #expect(parent < node && changed[parent].end >= changed[node].end)
    }
  }

  /// Each function makes the same node as the modifier of its name.
  @Test func functionsAreThoseOfViews() {
    let turn = (x: CGFloat(0), y: CGFloat(1), z: CGFloat(0))
    let map = CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 3, ty: 4)
    let pairs: [(AnyView, AnyView)] = [
      (
        AnyView(square.scaleEffect(x: 2, y: 3, anchor: .leading)),
        AnyView(square.visualEffect { view, _ in view.scaleEffect(x: 2, y: 3, anchor: .leading) })
      ),
      (
        AnyView(square.scaleEffect(2).scaleEffect(CGSize(width: 1, height: 2))),
        AnyView(
          square.visualEffect { view, _ in
            view.scaleEffect(2).scaleEffect(CGSize(width: 1, height: 2))
          })
      ),
      (
        AnyView(square.rotationEffect(.degrees(9), anchor: .top)),
        AnyView(square.visualEffect { view, _ in view.rotationEffect(.degrees(9), anchor: .top) })
      ),
      (
        AnyView(square.rotation3DEffect(.degrees(40), axis: turn, anchorZ: 2, perspective: 0.5)),
        AnyView(
          square.visualEffect { view, _ in
            view.rotation3DEffect(
              .degrees(40), axis: (x: 0, y: 1, z: 0), anchorZ: 2, perspective: 0.5)
          })
      ),
      (
        AnyView(square.transformEffect(map)),
        AnyView(square.visualEffect { view, _ in view.transformEffect(map) })
      ),
      (
        AnyView(square.blur(radius: 2, opaque: true).opacity(0.4)),
        AnyView(
          square.visualEffect { view, _ in view.blur(radius: 2, opaque: true).opacity(0.4) })
      ),
      (
        AnyView(square.brightness(0.1).contrast(2).saturation(0.5)),
        AnyView(
          square.visualEffect { view, _ in view.brightness(0.1).contrast(2).saturation(0.5) })
      ),
      (
        AnyView(square.grayscale(0.3).hueRotation(.degrees(70))),
        AnyView(
          square.visualEffect { view, _ in view.grayscale(0.3).hueRotation(.degrees(70)) })
      ),
      (
        AnyView(square),
        AnyView(square.visualEffect { view, _ in view })
      ),
      (
        AnyView(square.transformEffect(CGAffineTransform(translationX: 5, y: 6))),
        AnyView(square.visualEffect { view, _ in view.offset(CGSize(width: 5, height: 6)) })
      ),
    ]
    for (view, visual) in pairs { #expect(effects(view) == effects(visual)) }
  }

  @Test func shadersLeaveTheirDiagnostic() {
    let notes = ResolveNotes()
    let view = square.visualEffect { content, _ in
      content.colorEffect(ShaderLibrary.tint(.float(1)))
        .layerEffect(ShaderLibrary.tint(), maxSampleOffset: .zero, isEnabled: false)
    }
    let tree = resolve(view, environment: .init(), notes: notes)
    _ = place(tree, fonts: Self.fonts, PlaceOptions(size: Size(200, 100), scale: 1))
    #expect(notes.diagnostics.map(\.code) == ["gap-colorEffect"])
  }

  @Test func transitionsShowTheirEnd() {
    let view = square.scrollTransition(topLeading: .animated, bottomTrailing: .interactive) {
      content, phase in
      content.opacity(phase.isIdentity ? 0.75 : 0).offset(x: phase.value * 9)
    }
    #expect(effects(view) == [.transform(.identity), .opacity(0.75)])
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
  }
}
