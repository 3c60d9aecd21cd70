import VitrineGraphics

extension PlacedTree {
  /// The overflow in points that is tolerated.
  private static let overflowSlack = 0.5

  /// Returns diagnostics for texts cut by the canvas or by a clip around them. Shapes and pictures are
  /// mostly cut on purpose; rotated, scaled or hidden views are left out.
  func overflowDiagnostics() -> [Diagnostic] {
    var result: [Diagnostic] = []
    let canvas = Rect(origin: .zero, size: size)
    var walk = PlacedTreeWalk(self)
    while result.count < LayoutLimits.diagnosticsOfOneKind, let i = walk.next() {
      switch nodes[i].content {
      case .effect(.transform), .effect(.projection), .effect(.arc), .hidden: walk.skipSubtree()
      case .text:
        let area = walk.clips.reduce(canvas) { $0.intersection($1.area) }
        if isCut(nodes[i].frame, by: area) {
          result.append(overflow(i, isClip: !walk.clips.isEmpty))
        }
      default: break
      }
    }
    return result
  }

  private func isCut(_ frame: Rect, by area: Rect) -> Bool {
    let slack = PlacedTree.overflowSlack
    return frame.minX < area.minX - slack || frame.maxX > area.maxX + slack
      || frame.minY < area.minY - slack || frame.maxY > area.maxY + slack
  }

  private func overflow(_ i: Int, isClip: Bool) -> Diagnostic {
    Diagnostic(
      severity: .warning, code: isClip ? "text-clipped" : "text-outside-canvas",
      message: isClip
        ? "A clip cuts the text's box." : "The text's box reaches beyond the picture.",
      path: path(of: i))
  }
}
