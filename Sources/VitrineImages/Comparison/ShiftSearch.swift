import VitrineGraphics

/// Decides whether the content of an area only moved.
///
/// An area only moved by (dx, dy) if each pixel of one picture is found at that distance in the other, in
/// both directions: so a dot that vanished has not moved, however small.
struct ShiftSearch {
  let a: Pixmap
  let b: Pixmap
  let width: Int
  let height: Int
  let reach: Int
  let channels: Int

  /// The largest reach, enough for any rounding; the search tries (2·reach + 1)² shifts.
  static let longestReach = 8
  /// The largest number of areas; more are searched as one.
  static let mostAreas = 512

  init(_ a: Pixmap, _ b: Pixmap, reach: Int, channels: Int) {
    self.a = a
    self.b = b
    self.reach = max(0, min(reach, Self.longestReach))
    self.channels = channels
    width = min(a.width, b.width)
    height = min(a.height, b.height)
  }

  /// Returns for each cluster whether its content only moved. Clusters that nearly touch belong together
  /// (old and new position of an edge) and are searched together.
  func moved(_ clusters: [PixelCluster]) -> [Bool] {
    let areas = joined(clusters.map { $0.bounds.grown(by: reach) })
    let answers = areas.map { only(movedIn: $0) }
    return clusters.map { cluster in
      areas.indices.contains { i in
        answers[i] && areas[i].intersection(cluster.bounds).area == cluster.bounds.area
      }
    }
  }

  private func joined(_ boxes: [PixelBounds]) -> [PixelBounds] {
    guard let first = boxes.first else { return [] }
    if boxes.count > Self.mostAreas { return [boxes.reduce(first) { $0.union($1) }] }
    var areas: [PixelBounds] = []
    for box in boxes {
      var grown = box
      var changes = true
      while changes {
        changes = false
        for i in areas.indices.reversed() where areas[i].intersection(grown).area > 0 {
          grown = grown.union(areas.remove(at: i))
          changes = true
        }
      }
      areas.append(grown)
    }
    return areas
  }

  private func only(movedIn area: PixelBounds) -> Bool {
    let inside = area.intersection(PixelBounds(x: 0, y: 0, width: width, height: height))
    for dy in -reach...reach {
      for dx in -reach...reach where dx != 0 || dy != 0 {
        if matches(inside, dx, dy) { return true }
      }
    }
    return false
  }

  private func matches(_ area: PixelBounds, _ dx: Int, _ dy: Int) -> Bool {
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width {
        // Pixels from outside the picture are unknown: only unchanged pixels may map there.
        let isChanged = a[x, y] != b[x, y]
        guard agrees(a[x, y], b, x + dx, y + dy) ?? !isChanged,
          agrees(b[x, y], a, x - dx, y - dy) ?? !isChanged
        else { return false }
      }
    }
    return true
  }

  /// Returns nil outside the picture.
  private func agrees(_ pixel: UInt32, _ picture: Pixmap, _ x: Int, _ y: Int) -> Bool? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let other = picture[x, y]
    return pixel == other || channelDelta(pixel, other) <= channels
  }
}
