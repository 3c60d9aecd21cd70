import VitrineGraphics
import VitrineLayout

extension PlacedTree {
  /// Returns a diagnostic for each of the nodes whose picture is not repeated as often as its frame asks for.
  func tileDiagnostics(_ nodes: [Int]) -> [Diagnostic] {
    nodes.prefix(LayoutLimits.diagnosticsOfOneKind).map { node in
      Diagnostic(
        severity: .warning, code: "picture-tiles",
        message:
          "The picture is too small to be repeated over the view: its copies are too many to be drawn.",
        path: path(of: node))
    }
  }
}
