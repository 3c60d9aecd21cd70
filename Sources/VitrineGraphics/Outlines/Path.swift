/// An outline of lines and Bézier curves, in the space that its owner documents; y points down.
///
/// Invariants: `points` holds exactly the points that `verbs` consume (move 1, line 1, quad 2, cubic 3,
/// close 0), and every subpath starts with a move.
@frozen
public struct Path: Hashable, Sendable {
  public enum Verb: UInt8, Hashable, Sendable {
    case move, line, quad, cubic, close
  }

  public private(set) var verbs: [Verb] = []
  public private(set) var points: [Point] = []
  private var start = Point.zero
  private var isOpen = false

  public init() {}

  /// Creates the outline of segments; nil unless the points are exactly those that the verbs consume and every
  /// subpath starts with a move.
  package init?(verbs: [Verb], points: [Point]) {
    guard verbs.reduce(0, { $0 + $1.pointCount }) == points.count else { return nil }
    self.init()
    reserve(verbs.count)
    var i = 0
    for verb in verbs {
      append(verb, points[i...])
      i += verb.pointCount
    }
    guard self.verbs == verbs else { return nil }
  }

  public var isEmpty: Bool { verbs.isEmpty }

  /// The end of the last segment, or nil in an empty path.
  public var currentPoint: Point? {
    guard let last = verbs.last else { return nil }
    return last == .close ? start : points.last
  }

  public mutating func reserve(_ segments: Int) {
    verbs.reserveCapacity(verbs.count + segments)
    points.reserveCapacity(points.count + 3 * segments)
  }

  public mutating func move(to p: Point) {
    verbs.append(.move)
    points.append(p)
    start = p
    isOpen = true
  }

  public mutating func line(to p: Point) {
    open(at: p)
    verbs.append(.line)
    points.append(p)
  }

  public mutating func quad(to p: Point, control: Point) {
    open(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(p)
  }

  public mutating func cubic(to p: Point, _ control1: Point, _ control2: Point) {
    open(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(p)
  }

  public mutating func close() {
    guard isOpen else { return }
    verbs.append(.close)
    isOpen = false
  }

  /// Starts a subpath if none is open: a segment after a close, or in an empty path, begins at the start of
  /// the last subpath.
  private mutating func open(at p: Point) {
    if isOpen { return }
    move(to: verbs.isEmpty ? p : start)
  }

  /// Adds a segment with the points that it consumes, the first of a slice that has at least as many.
  mutating func append(_ verb: Verb, _ p: ArraySlice<Point>) {
    let i = p.startIndex
    switch verb {
    case .move: move(to: p[i])
    case .line: line(to: p[i])
    case .quad: quad(to: p[i + 1], control: p[i])
    case .cubic: cubic(to: p[i + 2], p[i], p[i + 1])
    case .close: close()
    }
  }

  public mutating func append(_ other: Path, _ map: Affine = .identity) {
    verbs.append(contentsOf: other.verbs)
    if map == .identity {
      points.append(contentsOf: other.points)
    } else {
      points.reserveCapacity(points.count + other.points.count)
      for p in other.points { points.append(map.apply(p)) }
    }
    if !other.verbs.isEmpty {
      start = map.apply(other.start)
      isOpen = other.isOpen
    }
  }

  public func transformed(by map: Affine) -> Path {
    if map == .identity { return self }
    var copy = Path()
    copy.append(self, map)
    return copy
  }

  /// The box around all points, control points included; zero when empty.
  public var controlBounds: Rect { Rect(around: points) }

  /// Calls `body` once for each segment, in order, with the points it consumes.
  public func forEachSegment(_ body: (Verb, ArraySlice<Point>) -> Void) {
    var i = 0
    for verb in verbs {
      let n = verb.pointCount
      body(verb, points[i..<(i + n)])
      i += n
    }
  }
}

extension Path.Verb {
  @inlinable
  public var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}
