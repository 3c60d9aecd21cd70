import VitrineGraphics

/// Scans two pictures once for changed pixels and decides which of them count.
struct ChangeScan {
  private let a: Pixmap
  private let b: Pixmap
  private let options: ComparisonOptions
  private let judge: PixelClassifier
  private var counted = ClusterBuilder()
  private var excused = ClusterBuilder()
  private(set) var changedCount = 0
  private(set) var maskedCount = 0
  private(set) var peak = 0
  private(set) var alphaPeak = 0
  private(set) var isAlphaOnly = true

  init(_ a: Pixmap, _ b: Pixmap, _ options: ComparisonOptions) {
    self.a = a
    self.b = b
    self.options = options
    judge = PixelClassifier(options.strategy, a, b)
  }

  mutating func run() {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    let mask = RowMask(options.masks, width: width)
    // Copies share their storage; spans of copies allow `self` to be mutated.
    let (a, b) = (a, b)
    for y in 0..<height {
      let left = a.pixels.span.extracting(y * a.width..<y * a.width + width)
      let right = b.pixels.span.extracting(y * b.width..<y * b.width + width)
      if !Self.areEqual(left, right) { add(y, left, right, mask.row(y)) }
      counted.endRow(y)
      excused.endRow(y)
    }
  }

  /// One vectorised pass handles the usual case.
  private static func areEqual(_ p: Span<UInt32>, _ q: Span<UInt32>) -> Bool {
    var bits: UInt32 = 0
    for x in p.indices { bits |= p[x] ^ q[x] }
    return bits == 0
  }

  private mutating func add(
    _ y: Int, _ left: Span<UInt32>, _ right: Span<UInt32>, _ masked: [Bool]?
  ) {
    var x = 0
    while x < left.count {
      let (p, q) = (left[x], right[x])
      if p == q {
        x += 1
        continue
      }
      if let masked, masked[x] {
        maskedCount += 1
        x += 1
        continue
      }
      let judgement = judge.judge(p, q, x, y)
      note(p, q, judgement.peak)
      let start = x
      x += 1
      // Flat areas change alike: one result applies to the whole run.
      if masked == nil, !judge.dependsOnPlace {
        while x < left.count, left[x] == p, right[x] == q { x += 1 }
      }
      changedCount += x - start
      if judgement.counts {
        counted.add(start..<x, peak: judgement.peak, distance: judgement.distance)
      } else {
        excused.add(start..<x, peak: judgement.peak, distance: judgement.distance)
      }
    }
  }

  private mutating func note(_ p: UInt32, _ q: UInt32, _ delta: Int) {
    peak = max(peak, delta)
    let (s, t) = (Int(p >> 24), Int(q >> 24))
    alphaPeak = max(alphaPeak, abs(s - t))
    guard isAlphaOnly else { return }
    if s == t { isAlphaOnly = false }
    for shift: UInt32 in [0, 8, 16] {
      // c/s = d/t, with tolerance for the rounding of both.
      let cross = Int(p >> shift & 255) * t - Int(q >> shift & 255) * s
      if abs(cross) > max(s, t) { isAlphaOnly = false }
    }
  }

  /// Returns the areas after the criteria that apply to an area as a whole.
  func judged() -> (counted: [PixelCluster], excused: [PixelCluster]) {
    var counted = counted.clusters()
    var excused = excused.clusters()
    switch options.strategy {
    case .perceptual(let tolerance):
      let isVisible = excused.map {
        $0.size >= tolerance.wideArea && $0.meanDistance > tolerance.distance / 2
      }
      counted += zip(excused, isVisible).filter(\.1).map(\.0)
      excused = zip(excused, isVisible).filter { !$0.1 }.map(\.0)
    case .shifted(let reach, let channels):
      let hasMoved = ShiftSearch(a, b, reach: reach, channels: channels).moved(counted)
      excused += zip(counted, hasMoved).filter(\.1).map(\.0)
      counted = zip(counted, hasMoved).filter { !$0.1 }.map(\.0)
    default: break
    }
    let isSmall = counted.map { $0.size < options.leastArea }
    excused += zip(counted, isSmall).filter(\.1).map(\.0)
    counted = zip(counted, isSmall).filter { !$0.1 }.map(\.0)
    if counted.reduce(0, { $0 + $1.size }) <= options.maxPixels {
      excused += counted
      counted = []
    }
    return (counted, excused)
  }
}

/// The columns of a row that masks cover.
struct RowMask {
  let masks: [PixelBounds]
  let width: Int

  /// A coordinate beyond any picture, and small enough to add without overflow.
  private static let farthest = 1 << 30

  init(_ masks: [PixelBounds], width: Int) {
    func clamped(_ value: Int) -> Int { max(-Self.farthest, min(value, Self.farthest)) }
    self.masks = masks.map {
      PixelBounds(
        x: clamped($0.x), y: clamped($0.y), width: clamped($0.width), height: clamped($0.height))
    }
    self.width = width
  }

  /// Returns the masked columns of a row; nil if no mask covers it.
  func row(_ y: Int) -> [Bool]? {
    var columns: [Bool]?
    for mask in masks where mask.y <= y && y - mask.y < mask.height {
      let start = max(mask.x, 0)
      let end = min(mask.x + mask.width, width)
      guard start < end else { continue }
      var row = columns ?? [Bool](repeating: false, count: width)
      for x in start..<end { row[x] = true }
      columns = row
    }
    return columns
  }
}
