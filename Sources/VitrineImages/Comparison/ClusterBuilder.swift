/// Joins changed pixels to connected areas while rows are added from the top.
///
/// It keeps only the runs of one row: two runs of neighbouring rows that touch, corners included, get one
/// label (union–find), and the label accumulates the sums.
struct ClusterBuilder {
  private struct Run {
    var start: Int32
    /// The column after the last pixel.
    var end: Int32
    var label: Int32
    var peak: Int32
    var peakDistance: Float
    var distances: Float
  }

  private struct Sums {
    var size = 0
    var left = Int32.max
    var right = Int32.min
    var top: Int32 = 0
    var bottom: Int32 = 0
    var peak: Int32 = 0
    var peakDistance: Float = 0
    var distances: Double = 0
  }

  /// The run that the next pixel may extend; none while its end is -1.
  private var open = Run(start: 0, end: -1, label: -1, peak: 0, peakDistance: 0, distances: 0)
  private var above: [Run] = []
  private var row: [Run] = []
  private var parents: [Int32] = []
  private var sums: [Sums] = []

  /// Adds changed pixels of the current row, right of all before; each has the same peak and distance.
  mutating func add(_ columns: Range<Int>, peak: Int, distance: Float = 0) {
    let start = Int32(truncatingIfNeeded: columns.lowerBound)
    let end = Int32(truncatingIfNeeded: columns.upperBound)
    let peak = Int32(truncatingIfNeeded: peak)
    let distances = distance * Float(columns.count)
    if open.end == start {
      open.end = end
      open.peak = max(open.peak, peak)
      open.peakDistance = max(open.peakDistance, distance)
      open.distances += distances
    } else {
      close()
      open = Run(
        start: start, end: end, label: -1, peak: peak, peakDistance: distance,
        distances: distances)
    }
  }

  private mutating func close() {
    if open.end >= 0 { row.append(open) }
    open.end = -1
  }

  /// Ends row `y`; must be called for every row, including those without changes.
  mutating func endRow(_ y: Int) {
    close()
    if row.isEmpty {
      if !above.isEmpty { above.removeAll(keepingCapacity: true) }
      return
    }
    var first = 0
    for i in row.indices {
      // Runs that end left of this one do not touch later ones either.
      while first < above.count, above[first].end < row[i].start { first += 1 }
      var k = first
      while k < above.count, above[k].start <= row[i].end {
        row[i].label = row[i].label < 0 ? root(above[k].label) : unite(row[i].label, above[k].label)
        k += 1
      }
      if row[i].label < 0 { row[i].label = newLabel(y) }
      take(row[i], y)
    }
    swap(&above, &row)
    row.removeAll(keepingCapacity: true)
  }

  /// Returns all areas so far, in the order of their first pixels.
  func clusters() -> [PixelCluster] {
    sums.indices.compactMap { i in
      guard parents[i] == Int32(i) else { return nil }
      let sum = sums[i]
      let bounds = PixelBounds(
        x: Int(sum.left), y: Int(sum.top), width: Int(sum.right - sum.left),
        height: Int(sum.bottom - sum.top + 1))
      return PixelCluster(
        size: sum.size, bounds: bounds, peak: Int(sum.peak), peakDistance: sum.peakDistance,
        meanDistance: Float(sum.distances / Double(max(sum.size, 1))))
    }
  }

  private mutating func newLabel(_ y: Int) -> Int32 {
    let label = Int32(truncatingIfNeeded: parents.count)
    parents.append(label)
    var sum = Sums()
    sum.top = Int32(truncatingIfNeeded: y)
    sums.append(sum)
    return label
  }

  private mutating func take(_ run: Run, _ y: Int) {
    let label = Int(root(run.label))
    sums[label].size += Int(run.end - run.start)
    sums[label].left = min(sums[label].left, run.start)
    sums[label].right = max(sums[label].right, run.end)
    sums[label].bottom = Int32(truncatingIfNeeded: y)
    sums[label].peak = max(sums[label].peak, run.peak)
    sums[label].peakDistance = max(sums[label].peakDistance, run.peakDistance)
    sums[label].distances += Double(run.distances)
  }

  private mutating func root(_ label: Int32) -> Int32 {
    var i = Int(label)
    while parents[i] != Int32(truncatingIfNeeded: i) {
      // Path halving keeps later lookups short.
      parents[i] = parents[Int(parents[i])]
      i = Int(parents[i])
    }
    return Int32(truncatingIfNeeded: i)
  }

  private mutating func unite(_ a: Int32, _ b: Int32) -> Int32 {
    let (x, y) = (root(a), root(b))
    if x == y { return x }
    let (kept, lost) = (min(x, y), max(x, y))
    parents[Int(lost)] = kept
    let other = sums[Int(lost)]
    sums[Int(kept)].size += other.size
    sums[Int(kept)].left = min(sums[Int(kept)].left, other.left)
    sums[Int(kept)].right = max(sums[Int(kept)].right, other.right)
    sums[Int(kept)].top = min(sums[Int(kept)].top, other.top)
    sums[Int(kept)].bottom = max(sums[Int(kept)].bottom, other.bottom)
    sums[Int(kept)].peak = max(sums[Int(kept)].peak, other.peak)
    sums[Int(kept)].peakDistance = max(sums[Int(kept)].peakDistance, other.peakDistance)
    sums[Int(kept)].distances += other.distances
    return kept
  }
}
