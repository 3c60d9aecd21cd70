import VitrineGraphics
import VitrineLayout

extension Painter {
  /// A part of a picture along one axis and where it goes.
  private struct Cut {
    /// From and to in pixels of the picture.
    var source: (Double, Double)
    /// From and to in canvas points.
    var target: (Double, Double)
  }

  /// Draws a picture in the slices of its catalogue: caps keep their size, the middle fills the rest.
  mutating func drawSlices(
    _ bitmap: ImageResource, _ slices: ImageSlices, _ frame: Rect, _ image: ImageLeaf
  ) {
    let size = bitmap.content.size
    let k = bitmap.scale > 0 ? bitmap.scale : 1
    let caps = slices.caps
    // Copies of the middle along both axes, and of the vector steps in them, stay below the limit of tiles.
    let limit = mostTiles(bitmap).squareRoot()
    let columns = cuts(
      size.width, k, caps.leading, caps.trailing, slices.centerWidth, slices.isTiled, frame.minX,
      frame.width, limit)
    let rows = cuts(
      size.height, k, caps.top, caps.bottom, slices.centerHeight, slices.isTiled, frame.minY,
      frame.height, limit)
    for row in rows {
      for column in columns {
        drawSlice(
          bitmap,
          Rect(
            x: column.source.0, y: row.source.0, width: column.source.1 - column.source.0,
            height: row.source.1 - row.source.0),
          Rect(
            x: column.target.0, y: row.target.0, width: column.target.1 - column.target.0,
            height: row.target.1 - row.target.0), image)
      }
    }
  }

  /// The first cap, the middle once or as often as it fits, and the last cap. Where there is less room than the caps
  /// take, they shrink together.
  private mutating func cuts(
    _ length: Double, _ scale: Double, _ first: Double, _ last: Double, _ center: Double?,
    _ isTiled: Bool, _ origin: Double, _ room: Double, _ limit: Double
  ) -> [Cut] {
    let low = min(max(first * scale, 0), length)
    let high = min(max(last * scale, 0), length - low)
    let middle = min(max((center ?? .infinity) * scale, 0), length - low - high)
    let caps = (low + high) / scale
    let shrink = caps > room && caps > 0 ? room / caps : 1
    let start = origin + low / scale * shrink
    let end = origin + room - high / scale * shrink
    var cuts = [Cut(source: (0, low), target: (origin, start))]
    let step = middle / scale
    let copies = step > 0 ? (end - start) / step : 0
    if isTiled, copies > limit { noteUntiled() }
    if isTiled, step > 0, copies <= limit {
      var place = start
      while place < end - 1e-6 {
        let part = min(step, end - place)
        cuts.append(Cut(source: (low, low + part * scale), target: (place, place + part)))
        place += part
      }
    } else {
      cuts.append(Cut(source: (low, low + middle), target: (start, end)))
    }
    cuts.append(Cut(source: (length - high, length), target: (end, origin + room)))
    return cuts
  }
}
