import VitrineGraphics
import VitrineLayout
import VitrineText

extension PlacedTree {
  /// Returns a diagnostic for each text whose ink a clip or the picture's edge cuts by a pixel or more, as the
  /// ledger finds it.
  ///
  /// - Parameter known: diagnostics of the layout stage, which compares boxes; texts that they name are left out.
  func cutTextDiagnostics(fonts: FontLibrary, known: [Diagnostic]) -> [Diagnostic] {
    let doubtful = doubtfulTexts
    if doubtful.isEmpty { return [] }
    let named = Set(
      known.filter { $0.code == "text-clipped" || $0.code == "text-outside-canvas" }.map(\.path))
    return TextLedger(self, fonts: fonts, only: doubtful).entries
      .filter { $0.problems.contains(.clipped) && !named.contains($0.path) }
      .prefix(LayoutLimits.diagnosticsOfOneKind)
      .map { entry in
        Diagnostic(
          severity: .warning, code: "text-clipped",
          message: "\(entry.clippedBy ?? "The picture's edge") cuts \(entry.cutDescription) off "
            + "the text.",
          path: entry.path)
      }
  }
}

extension TextEntry {
  /// The depth of the cut in points, to one decimal place.
  fileprivate var cutDescription: String { "\((cutDepth * 10).rounded() / 10) pt" }
}

extension PlacedTree {
  /// The indices of texts whose boxes are not sure to lie within all clips, so that their ink has to be looked
  /// at. Most pictures have none and need no ledger.
  fileprivate var doubtfulTexts: Set<Int> {
    var doubtful: Set<Int> = []
    let canvas = Rect(origin: .zero, size: size)
    var walk = PlacedTreeWalk(self)
    while let i = walk.next() {
      guard case .text = nodes[i].content else { continue }
      let box = nodes[i].frame
      let isInside =
        !walk.isTransformed && PlacedGeometry.rectangle.holds(box, in: canvas)
        && walk.clips.allSatisfy { $0.geometry.holdsClosely(box, in: $0.area) }
      if !isInside { doubtful.insert(i) }
    }
    return doubtful
  }
}
