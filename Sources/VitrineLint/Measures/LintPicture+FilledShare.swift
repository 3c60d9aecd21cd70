import VitrineGraphics

extension LintPicture {
  /// The share of the container that the frames of texts, pictures and small shapes cover; nil where a picture
  /// covers most of it.
  ///
  /// - Parameter hasPlates: whether shapes around texts and pictures count, in which there is room.
  func filledShare(withPlates hasPlates: Bool) -> Double? {
    let large = container.area * Self.largeShare
    if leaves.contains(where: { $0.isImage && $0.frame.area > large }) { return nil }
    let frames = leaves.indices.filter { hasPlates || !isPlate($0) }.map { leaves[$0].frame }
      .filter { $0.area <= large }
    var count = 0
    for row in 0..<Self.cells {
      for column in 0..<Self.cells {
        let point = Point(
          container.minX + (Double(column) + 0.5) / Double(Self.cells) * container.width,
          container.minY + (Double(row) + 0.5) / Double(Self.cells) * container.height)
        if frames.contains(where: { $0.contains(point) }) { count += 1 }
      }
    }
    return Double(count) / Double(Self.cells * Self.cells)
  }

  /// Whether a leaf is a shape below or around texts and pictures: there is room between them and its edges.
  private func isPlate(_ index: Int) -> Bool {
    guard leaves[index].noun == "shape" else { return false }
    return leaves.contains {
      ($0.isText || $0.isImage) && leaves[index].frame.contains($0.frame, slack: 0.5)
    }
  }

  /// The share from which a leaf is a background, and the number of places along a side that are looked at.
  private static let largeShare = 0.6

  private static let cells = 48
}
