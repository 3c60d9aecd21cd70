import Foundation
import Testing
import Vitrine
import VitrineBlame
import VitrineGraphics
import VitrineImages

/// Arguments of modifiers and containers that only Swift has, each changed alone.
@MainActor @Suite struct SwiftArgumentTests {
  /// A view before and after, and the words that name the change.
  struct Change {
    var name: String
    var old: AnyView
    var new: AnyView
    var says: String

    init(_ name: String, _ says: String, _ old: some View, _ new: some View) {
      (self.name, self.says, self.old, self.new) = (name, says, AnyView(old), AnyView(new))
    }
  }

  private struct Weighted: Layout {
    struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 120, height: 30) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for subview in subviews {
        let width = 20 * subview[Weight.self]
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 30))
        x += width
      }
    }
  }

  private static func weighted(_ weight: Double) -> some View {
    Weighted {
      Color.red.layoutValue(key: Weighted.Weight.self, value: weight)
      Color.blue
    }
  }

  private static func columns(_ minimum: Double) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum))]) {
      ForEach(0..<4, id: \.self) { _ in Color.teal.frame(height: 12) }
    }
  }

  private static func grid(_ cell: (AnyView) -> some View) -> some View {
    Grid {
      GridRow {
        cell(AnyView(Color.red.frame(width: 12, height: 12)))
        Text("B")
      }
      GridRow {
        Text("A wide cell").font(.title); Text("C")
      }
    }
  }

  private static func inset(_ edge: VerticalEdge, _ spacing: CGFloat) -> some View {
    Color.teal.safeAreaInset(edge: edge, spacing: spacing) { Color.red.frame(height: 20) }
  }

  private static let box = Rectangle().fill(.green).frame(width: 40, height: 24)
  private static let half = Color.black.frame(width: 12, height: 12)

  private static let changes = [
    Change(
      "anchor of a rotation", "(.anchor) topLeading → bottom",
      box.rotationEffect(.degrees(20), anchor: .topLeading),
      box.rotationEffect(.degrees(20), anchor: .bottom)),
    Change(
      "anchor of a scale", "(.anchor) center → leading", box.scaleEffect(0.5),
      box.scaleEffect(0.5, anchor: .leading)),
    Change(
      "angle of a turn in space", "(.angle) 30° → 50°",
      box.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)),
      box.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))),
    Change(
      "axis of a turn in space", "(.axis) 0 1 0 → 1 0 0",
      box.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)),
      box.rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0))),
    Change(
      "perspective of a turn in space", "(.perspective) 0.5 → 1",
      box.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), perspective: 0.5),
      box.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))),
    Change(
      "a visual effect", "radius", box.visualEffect { content, _ in content.blur(radius: 1) },
      box.visualEffect { content, proxy in content.blur(radius: proxy.size.height / 8) }),
    Change(
      "a map's way", "shift",
      box.transformEffect(CGAffineTransform(translationX: 4, y: 0)),
      box.transformEffect(CGAffineTransform(translationX: 9, y: 0))),
    Change(
      "alignment of a mask", "(.alignment) topLeading → bottom",
      box.mask(alignment: .topLeading) { half },
      box.mask(alignment: .bottom) { half }),
    Change(
      "columns of a cell", "gridCellColumns of Color added", grid { $0 },
      grid { $0.gridCellColumns(2) }),
    Change(
      "anchor of a cell", "anchor", grid { $0.gridCellAnchor(.topLeading) },
      grid { $0.gridCellAnchor(.bottomTrailing) }),
    Change(
      "alignment of a column", "columnAlignment", grid { $0.gridColumnAlignment(.leading) },
      grid { $0.gridColumnAlignment(.trailing) }),
    Change(
      "tracks of a grid", "tracks of LazyVGrid adaptive 30", columns(30), columns(60)),
    Change("edge of an inset", "(.edge) of Color top → bottom", inset(.top, 4), inset(.bottom, 4)),
    Change("spacing of an inset", "spacing", inset(.top, 4), inset(.top, 9)),
    Change("value of a layout", "1 → 3", weighted(1), weighted(3)),
    Change(
      "place of a guide", "(.place) of Rectangle 6 → 15",
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { _ in 6 }; Text("Words")
      },
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { _ in 15 }; Text("Words")
      }),
  ]

  private func draw(_ view: AnyView) -> (pixmap: Pixmap, record: PlacedRecord) {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.size = Size(150, 150)
    configuration.scale = 1
    var scratch = RenderScratch()
    let image = Renderer().recording.render(view, configuration, scratch: &scratch)
    return (image.pixmap, PlacedRecord(image.placed, display: image.displayList))
  }

  @Test func everyChangeIsNamed() {
    for change in Self.changes {
      let (old, new) = (draw(change.old), draw(change.new))
      let comparison = compare(old.pixmap, new.pixmap)
      #expect(comparison.verdict == .different, "\(change.name)")
      let found = blame(old: old.record, new: new.record, changedClusters: comparison.clusters)
      #expect(
        found.causes.contains {
          $0.kind != .rendering && $0.kind != .layout && $0.description.contains(change.says)
        }, "\(change.name): \(found.lines)")
    }
  }
}
