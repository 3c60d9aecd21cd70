import VitrineGraphics
import VitrineLayout
import VitrineText

/// A tree that has been placed, for questions by identifier.
struct Laid {
  var tree: PlacedTree
  var diagnostics: [Diagnostic] = []

  init(
    _ root: Node, _ width: Double = 100, _ height: Double = 100, scale: Double = 2,
    container: ShapeGeometry = .rectangle, rightToLeft: Bool = false, safeArea: Insets = Insets(),
    placesRejected: Bool = false
  ) {
    var options = PlaceOptions(
      size: Size(width, height), scale: scale, containerShape: container,
      isRightToLeft: rightToLeft, safeAreaInsets: safeArea)
    options.placesRejected = placesRejected
    tree = place(
      NodeTree(root: root), fonts: TestFonts.library, options, diagnostics: &diagnostics)
  }

  init(_ tree: PlacedTree) { self.tree = tree }

  var snapped: Laid { Laid(snap(tree)) }

  var root: Rect { tree.nodes.first?.frame ?? .zero }

  func node(_ id: String) -> PlacedNode? { tree.nodes.first { $0.identifier == id } }

  subscript(id: String) -> Rect {
    node(id)?.frame ?? Rect(x: -1, y: -1, width: -1, height: -1)
  }

  /// The drawn outline of a shape.
  func shape(_ id: String) -> PlacedShape? {
    guard case .shape(let shape) = node(id)?.content else { return nil }
    return shape
  }

  var codes: [String] { diagnostics.map(\.code) }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func isClose(_ a: Rect, _ b: Rect, _ tolerance: Double = 1e-9) -> Bool {
  (a.x - b.x).magnitude < tolerance && (a.y - b.y).magnitude < tolerance
    && (a.width - b.width).magnitude < tolerance && (a.height - b.height).magnitude < tolerance
}
