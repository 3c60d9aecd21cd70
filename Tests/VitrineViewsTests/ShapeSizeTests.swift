import Foundation
import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// Sizes of shapes, and distances of texts, as authors' views get them.
@MainActor @Suite struct ShapeSizeTests {
  private static let fonts = FontLibrary(directories: FontFolder.locate())

  private func frames(
    _ width: Double, _ height: Double, system: Int = 26, @ViewBuilder _ view: () -> some View
  ) -> [String: Rect] {
    var environment = EnvironmentValues()
    environment.host.systemVersion = system
    environment.host.displayScale = 3
    let tree = place(
      resolve(view(), environment: environment).tree, fonts: Self.fonts,
      PlaceOptions(size: Size(width, height), scale: 3))
    let found = tree.nodes.compactMap { node in node.identifier.map { ($0, node.frame) } }
    return Dictionary(found, uniquingKeysWith: { a, _ in a })
  }

  /// As wide as high, but never wider than 12 points.
  nonisolated private struct Badge: InsettableShape {
    var amount = 0.0

    func path(in rect: CGRect) -> SwiftUI.Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    func inset(by amount: CGFloat) -> Badge { Badge(amount: self.amount + amount) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let side = min(12, proposal.height ?? 7)
      return CGSize(width: side, height: side)
    }
  }

  @Test func ringBesideAFlexibleView() {
    let placed = frames(200, 40) {
      HStack(spacing: 0) {
        Circle().trim(from: 0, to: 0.7).stroke(Color.blue, lineWidth: 4).id("ring")
        Color.gray.id("rest")
      }
    }
    #expect(placed["ring"] == Rect(x: 0, y: 0, width: 40, height: 40))
    #expect(placed["rest"] == Rect(x: 40, y: 0, width: 160, height: 40))
  }

  @Test func wrappedAndLayeredCirclesAreSquares() {
    let placed = frames(60, 160) {
      VStack(spacing: 0) {
        AnyShape(Circle()).fill(.pink).id("any").frame(width: 60, height: 40)
        AnyShape(Circle().trim(from: 0, to: 0.5)).stroke(lineWidth: 2).id("erased")
          .frame(width: 60, height: 40)
        Circle().fill(.yellow).stroke(.red, lineWidth: 3).id("layered")
          .frame(width: 60, height: 40)
        Circle().inset(by: 2).trim(from: 0, to: 1).id("inset").frame(width: 60, height: 40)
      }
    }
    for name in ["any", "erased", "layered"] {
      #expect(placed[name]?.size == Size(40, 40), "\(name)")
    }
    #expect(placed["inset"]?.size == Size(60, 40))
  }

  @Test func authorsAnswer() {
    let placed = frames(200, 40) {
      HStack(spacing: 0) {
        Badge().id("plain")
        Badge().trim(from: 0, to: 0.5).stroke(.red).id("trimmed")
        Badge().strokeBorder(.red, lineWidth: 2).id("border")
        Badge().offset(x: 1).frame(width: 30).id("moved")
        Color.gray.id("rest")
      }
    }
    for name in ["plain", "trimmed", "border"] {
      #expect(placed[name]?.size == Size(12, 12), "\(name)")
    }
    #expect(placed["moved"]?.size == Size(30, 40))
    #expect(placed["rest"]?.width == 134)
  }

  @Test func shapesSayTheirSizes() {
    let proposal = ProposedViewSize(width: 60, height: nil)
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 10, height: 10))
    #expect(
      Circle().trim(from: 0, to: 1).stroke(lineWidth: 2).sizeThatFits(proposal)
        == CGSize(width: 10, height: 10))
    #expect(AnyShape(Badge()).sizeThatFits(proposal) == CGSize(width: 7, height: 7))
    #expect(Badge().stroke(lineWidth: 2).sizeThatFits(proposal) == CGSize(width: 7, height: 7))
    #expect(Circle().offset(x: 3).sizeThatFits(proposal) == CGSize(width: 60, height: 10))
    #expect(Capsule().trim(from: 0, to: 1).sizeThatFits(proposal) == CGSize(width: 60, height: 10))
  }

  // MARK: Texts beside views

  private struct Column: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.map(\.height).reduce(gaps(subviews).reduce(0, +), +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for (view, gap) in zip(subviews, gaps(subviews) + [0]) {
        view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += view.sizeThatFits(.unspecified).height + gap
      }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
      zip(subviews, subviews.dropFirst()).map {
        $0.spacing.distance(to: $1.spacing, along: .vertical)
      }
    }
  }

  @ViewBuilder private var textBetweenViews: some View {
    Color.red.frame(width: 10, height: 10).id("above")
    Text("Hg").font(.system(size: 13)).id("text")
    Color.red.frame(width: 10, height: 10).id("below")
  }

  private func gaps(_ placed: [String: Rect]) -> [Double] {
    let rects = ["above", "text", "below"].map { placed[$0] ?? .zero }
    return zip(rects, rects.dropFirst()).map { $1.y - $0.maxY }
  }

  /// 13 points: a line of 15.514, a tenth of it in 5 pixels; before system 17 in 4 points.
  @Test(arguments: [(26, 5 / 3.0), (17, 5 / 3.0), (16, 4.0)])
  func textsKeepTheirRoom(system: Int, room: Double) {
    let expected = [0.241211 * 13 + room, (1.193359 - 0.7046) * 13 + room]
    for found in [
      gaps(frames(100, 100, system: system) { VStack { textBetweenViews } }),
      gaps(frames(100, 100, system: system) { Column { textBetweenViews } }),
    ] {
      #expect(zip(found, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 }, "\(found)")
    }
  }
}
