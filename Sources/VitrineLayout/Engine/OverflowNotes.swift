import VitrineGraphics

extension PlacedTree {
  /// Slack below which nothing is lost, in points.
  private static let overflowSlack = 0.5

  /// Texts that the canvas or a clip around them cuts. Shapes and pictures that are cut are mostly
  /// meant to be; views that are turned, scaled or hidden are left out.
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
