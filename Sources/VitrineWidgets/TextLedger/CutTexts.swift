import VitrineGraphics
import VitrineLayout
import VitrineText

extension PlacedTree {
  /// Returns a diagnostic for each text whose ink a clip or the picture's edge cuts by a pixel or more, as the
  /// ledger finds it; for as many as there are diagnostics of one kind.
  ///
  /// - Parameter known: diagnostics of the layout stage, which compares boxes; texts that they name are left out.
  func cutTextDiagnostics(fonts: FontLibrary, known: [Diagnostic]) -> [Diagnostic] {
    let named = Set(
      known.filter { $0.code == "text-clipped" || $0.code == "text-outside-canvas" }.map(\.path))
    var result: [Diagnostic] = []
    let (paths, canvas) = (PlacedPaths(self), Rect(origin: .zero, size: size))
    var (walk, judge) = (PlacedTreeWalk(self), ClipJudge(self))
    while result.count < LayoutLimits.diagnosticsOfOneKind, !judge.isSpent, let i = walk.next() {
      guard case .text(let text) = nodes[i].content, isDoubtful(i, walk, canvas),
        walk.exemption(of: text, nodes[i]) == nil
      else { continue }
      let ink = TextInk(text, at: nodes[i].frame.origin, walk, fonts)
      let clips = [TextClip(edgeOf: size)] + walk.clips.map(TextClip.init)
      guard let cut = judge.deepestCut(of: ink, by: clips) else { continue }
      let path = paths.path(of: i)
      if named.contains(path) { continue }
      let clip = cut.node.map(paths.path(of:)) ?? "The picture's edge"
      result.append(
        Diagnostic(
          severity: .warning, code: "text-clipped",
          message: "\(clip) cuts \(DumpNumber.text(cut.depth, places: 1)) pt off the text.",
          path: path))
    }
    return result
  }

  /// Whether a text's box is not sure to lie within all clips, so that its ink has to be looked at. Most pictures have
  /// no such text.
  private func isDoubtful(_ i: Int, _ walk: PlacedTreeWalk, _ canvas: Rect) -> Bool {
    let box = nodes[i].frame
    return walk.isTransformed || !PlacedGeometry.rectangle.holds(box, in: canvas)
      || !walk.clips.allSatisfy { $0.geometry.holdsClosely(box, in: $0.area) }
  }
}
