package import VitrineGraphics

/// The grid of small icons on a closed folder.
package nonisolated enum FolderMetrics {
  /// Returns the place of a small icon, in reading order from the plate's leading top corner.
  package static func place(of index: Int, in plate: Rect) -> Rect {
    let (side, step) = (plate.width * iconPart, plate.width * stepPart)
    let margin = (plate.width - side - 2 * step) / 2
    return Rect(
      x: plate.x + margin + Double(index % 3) * step,
      y: plate.y + margin + Double(index / 3) * step, width: side, height: side)
  }

  /// The side of a small icon and the distance from one to the next, in sides of the plate (estimated).
  private static let iconPart = 0.215
  private static let stepPart = 0.28
}
