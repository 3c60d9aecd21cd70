import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineViews

extension PlacedTree {
  /// Returns a diagnostic for each text whose ink a clip or the picture's edge cuts by a pixel or more, as the
  /// ledger finds it.
  ///
  /// - Parameter known: diagnostics of the layout stage, which compares boxes; texts that they name are left out.
  func cutTextDiagnostics(fonts: FontLibrary, known: [Diagnostic]) -> [Diagnostic] {
    let doubtful = ClipCheck(self).doubtfulTexts
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

/// A quick check of a placed tree for texts whose boxes do not lie within all clips. Most pictures have none and
/// need no ledger.
private struct ClipCheck {
  private let tree: PlacedTree

  /// A clip in points of the canvas, up to the node at which it ends.
  private struct Clip {
    var end: Int32
    var geometry: PlacedGeometry
    var bounds: Rect
  }

  init(_ tree: PlacedTree) { self.tree = tree }

  /// The indices of texts whose ink has to be looked at.
  var doubtfulTexts: Set<Int> {
    var doubtful: Set<Int> = []
    var clips = [
      Clip(
        end: .max, geometry: .rectangle, bounds: Rect(origin: .zero, size: tree.size))
    ]
    // Where a transform ends; the boxes of texts inside it are not mapped here.
    var turnedEnd: Int32 = 0
    for (i, node) in tree.nodes.enumerated() {
      while let last = clips.last, last.end <= Int32(i) { clips.removeLast() }
      switch node.content {
      case .effect(.clip(let geometry, let bounds, _)):
        clips.append(
          Clip(
            end: node.end, geometry: geometry, bounds: bounds.offset(by: node.frame.origin)))
      case .effect(.transform): turnedEnd = max(turnedEnd, node.end)
      case .text:
        if Int32(i) < turnedEnd || clips.contains(where: { !Self.holds($0, node.frame) }) {
          doubtful.insert(i)
        }
      default: break
      }
    }
    return doubtful
  }

  private static func holds(_ clip: Clip, _ box: Rect) -> Bool {
    let bounds = clip.bounds
    guard
      box.minX >= bounds.minX, box.minY >= bounds.minY, box.maxX <= bounds.maxX,
      box.maxY <= bounds.maxY
    else { return false }
    switch clip.geometry {
    case .rectangle: return true
    case .roundedRectangle(let radii, _):
      let left = box.minX - bounds.minX
      let right = bounds.maxX - box.maxX
      let top = box.minY - bounds.minY
      let bottom = bounds.maxY - box.maxY
      return isInside(left, top, radii.topLeft) && isInside(right, top, radii.topRight)
        && isInside(right, bottom, radii.bottomRight) && isInside(left, bottom, radii.bottomLeft)
    default: return false
    }
  }

  /// Whether a point at these distances from the two edges lies inside a corner by more than a fiftieth of the
  /// radius. A continuous corner lies nearer than that to the circle of its radius.
  private static func isInside(_ x: Double, _ y: Double, _ radius: Double) -> Bool {
    guard radius > 0 else { return true }
    let (u, v) = (x / radius - 0.02, y / radius - 0.02)
    if x >= radius * CornerShape.continuousExtent || y >= radius * CornerShape.continuousExtent {
      return true
    }
    guard u >= 0, v >= 0 else { return false }
    return u >= 1 || v >= 1 || (1 - u) * (1 - u) + (1 - v) * (1 - v) <= 1
  }
}
