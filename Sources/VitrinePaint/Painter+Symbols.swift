import VitrineGraphics
import VitrineLayout

/// The nodes below a canvas, which follow each other as the canvas draws them.
struct CanvasRows {
  /// The first node that nothing was drawn for yet.
  var next: Int
  let end: Int
}

extension Painter {
  /// Returns the node of the text that a canvas draws next.
  func text(in rows: inout CanvasRows) -> Int? {
    while rows.next < rows.end {
      let k = rows.next
      rows.next += 1
      if case .text = tree.nodes[k].content { return k }
    }
    return nil
  }

  /// Draws a view of a canvas under the current map, which `map` leads to. Its nodes stand below the canvas too;
  /// where some were left out by the budget, none are drawn.
  mutating func drawSymbol(
    _ symbol: CanvasSymbol, _ transform: Affine, in rows: inout CanvasRows
  ) {
    let count = symbol.tree.nodes.count
    while rows.next < rows.end, tree.nodes[rows.next].name != CanvasSymbol.nodeName {
      rows.next += 1
    }
    let first = rows.next + 1
    guard first + count <= rows.end else { return }
    rows.next = first + count
    let row = firstRow + Int32(first)
    let outer = PainterPlace(self)
    enter(symbol.tree, transform.then(map), row)
    run()
    outer.restore(&self)
  }

  /// Begins another tree, under no effects.
  private mutating func enter(_ tree: PlacedTree, _ base: Affine, _ row: Int32) {
    walk = PlacedTreeWalk(tree, base: base)
    ink = inkBounds(tree)
    blends = blendReach(tree)
    firstRow = row
    scopes = []
    softClips = []
    // The base has the map of a layer in perspective already.
    projected = nil
    inherited = ElementEffects()
    groups = nil
    figures = nil
    arc = nil
    meltedGlasses = []
  }
}

/// The tree that a painter draws, and the effects at its place in it.
private struct PainterPlace {
  private let walk: PlacedTreeWalk
  private let map: Affine
  private let ink: [Rect]
  private let blends: [Bool]
  private let rows: (first: Int32, current: Int32)
  private let scopes: [Painter.Scope]
  private let softClips: [SoftClip]
  private let projected: Affine?
  private let inherited: ElementEffects
  private let groups: AccentGroups?
  private let figures: FigureSetting?
  private let arc: TextArc?
  private let meltedGlasses: Set<Int>

  init(_ painter: Painter) {
    walk = painter.walk
    map = painter.map
    ink = painter.ink
    blends = painter.blends
    rows = (painter.firstRow, painter.current)
    scopes = painter.scopes
    softClips = painter.softClips
    projected = painter.projected
    inherited = painter.inherited
    groups = painter.groups
    figures = painter.figures
    arc = painter.arc
    meltedGlasses = painter.meltedGlasses
  }

  func restore(_ painter: inout Painter) {
    painter.walk = walk
    painter.map = map
    painter.ink = ink
    painter.blends = blends
    (painter.firstRow, painter.current) = rows
    painter.scopes = scopes
    painter.softClips = softClips
    painter.projected = projected
    painter.inherited = inherited
    painter.groups = groups
    painter.figures = figures
    painter.arc = arc
    painter.meltedGlasses = meltedGlasses
  }
}
