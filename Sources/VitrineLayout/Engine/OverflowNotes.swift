import VitrineGraphics

extension PlacedTree {
  /// The overflow in points that is tolerated.
  private static let overflowSlack = 0.5

  /// Returns diagnostics for texts cut by the canvas or by a clip around them. Shapes and pictures are
  /// mostly cut on purpose; rotated, scaled or hidden views are left out.
  func overflowDiagnostics() -> [Diagnostic] {
    var result: [Diagnostic] = []
    var clips: [(end: Int32, area: Rect)] = [
      (Int32(nodes.count), Rect(origin: .zero, size: size))
    ]
    var i = 0
    while i < nodes.count {
      while clips.count > 1, let last = clips.last, last.end <= Int32(i) { clips.removeLast() }
      let node = nodes[i]
      let area = clips.last?.area ?? .zero
      switch node.content {
      case .effect(.clip(_, let bounds, _)):
        clips.append((node.end, area.intersection(bounds.offset(by: node.frame.origin))))
      case .effect(.transform), .hidden:
        i = Int(node.end)
        continue
      case .text where isCut(node.frame, by: area):
        if result.count < LayoutLimits.diagnosticsOfOneKind {
          result.append(overflow(i, isClip: clips.count > 1))
        }
      default: break
      }
      i += 1
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
