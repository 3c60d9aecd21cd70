import VitrineGraphics

/// The nearest point of an outline for each pixel of a box, up to a reach.
///
/// Each straight piece of the outline visits the pixels within reach of it and takes those that it is nearest
/// to; of equally near pieces the first one stays.
@safe
struct OutlineDistances {
  let box: PixelRect
  /// The distance in pixels up to which points were looked for.
  let reach: Float
  /// For each pixel the square of its distance and the direction from the nearest point to its centre.
  private let nearest: [Nearest]

  private typealias Nearest = SIMD4<Float>

  /// The largest number of visits to pixels, a tenth of a second: the reach is halved until they are fewer.
  private static let mostVisits = 1 << 26
  /// The largest distance of a straight piece from its curve in pixels.
  private static let tolerance = 0.02
  /// Pieces that turn by less than this cosine says, about 25°, are parts of one curve.
  private static let smoothTurn: Float = 0.9
  private static let far = SIMD4<Float>(1e18, 0, 0, 0)

  init(_ path: Path, _ box: PixelRect, reach: Double) {
    self.box = box
    let pieces = OutlineDistances.pieces(of: path, from: box)
    var reach = Swift.min(Swift.max(reach, 1), Double(Limits.largestSide))
    while reach > 1, OutlineDistances.visits(pieces, box, reach) > OutlineDistances.mostVisits {
      reach /= 2
    }
    self.reach = Float(reach)
    var nearest = [Nearest](repeating: OutlineDistances.far, count: box.area)
    unsafe nearest.withUnsafeMutableBufferPointer { out in
      guard let base = out.baseAddress else { return }
      for piece in pieces { unsafe piece.visit(base, box, reach) }
    }
    self.nearest = nearest
  }

  /// Returns the distance of the centre of a pixel in the box, and the direction to it from the nearest
  /// point; nil if the outline is out of reach.
  @inline(__always)
  func nearest(_ x: Int, _ y: Int) -> (direction: SIMD2<Float>, distance: Float)? {
    let v = nearest[(y - box.y0) * box.width + (x - box.x0)]
    return v.x <= reach * reach ? (SIMD2(v.y, v.z), v.x.squareRoot()) : nil
  }

  /// A straight piece of the outline, in pixels from the corner of the box, and the outline's normals at its
  /// ends: those of the curve that it is a part of.
  struct Piece {
    let start: SIMD2<Float>
    let run: SIMD2<Float>
    var firstNormal: SIMD2<Float>
    var lastNormal: SIMD2<Float>

    init(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
      start = a
      run = b - a
      firstNormal = OutlineDistances.unit(SIMD2(-run.y, run.x))
      lastNormal = firstNormal
    }

    /// Returns the box's pixels within `reach`, in pixels from its corner.
    func area(_ box: PixelRect, _ reach: Double) -> PixelRect {
      let end = start + run
      let r = Float(reach)
      let low = pointwiseMin(start, end) - r
      let high = pointwiseMax(start, end) + r
      return PixelRect(
        x0: Int(low.x.rounded(.down)), y0: Int(low.y.rounded(.down)),
        x1: Int(high.x.rounded(.up)), y1: Int(high.y.rounded(.up))
      ).intersection(PixelRect(x0: 0, y0: 0, x1: box.width, y1: box.height))
    }

    func visit(_ out: UnsafeMutablePointer<SIMD4<Float>>, _ box: PixelRect, _ reach: Double) {
      let area = area(box, reach)
      let square = run.x * run.x + run.y * run.y
      if area.isEmpty || square == 0 { return }
      let along = run / square
      for y in area.y0..<area.y1 {
        let row = unsafe out + y * box.width
        let dy = Float(y) + 0.5 - start.y
        for x in area.x0..<area.x1 {
          let dx = Float(x) + 0.5 - start.x
          let t = Swift.min(Swift.max(dx * along.x + dy * along.y, 0), 1)
          let v = SIMD2(dx - t * run.x, dy - t * run.y)
          let distance = v.x * v.x + v.y * v.y
          if unsafe distance < row[x].x {
            let n = direction(v, t)
            unsafe row[x] = SIMD4(distance, n.x, n.y, 0)
          }
        }
      }
    }

    /// Returns the direction of `v` at a place of the piece: beside it that of the curve's normal, so that a
    /// curve cut into pieces has no facets; around its ends that of `v` itself.
    private func direction(_ v: SIMD2<Float>, _ t: Float) -> SIMD2<Float> {
      if t <= 0 || t >= 1 { return OutlineDistances.unit(v) }
      let n = OutlineDistances.unit(firstNormal + (lastNormal - firstNormal) * t)
      return n.x * v.x + n.y * v.y < 0 ? -n : n
    }
  }

  private static func unit(_ v: SIMD2<Float>) -> SIMD2<Float> {
    let square = v.x * v.x + v.y * v.y
    return square > 0 ? v / square.squareRoot() : .zero
  }

  private static func pieces(of path: Path, from box: PixelRect) -> [Piece] {
    var pieces: [Piece] = []
    func local(_ p: Point) -> SIMD2<Float> {
      SIMD2(
        Float(OutlineLimits.coordinate(p.x) - Double(box.x0)),
        Float(OutlineLimits.coordinate(p.y) - Double(box.y0)))
    }
    var first = 0
    func add(_ a: Point, _ b: Point) {
      let piece = Piece(local(a), local(b))
      if piece.run != .zero { pieces.append(piece) }
    }
    path.forEachPiece(closing: true) { piece, joins in
      if !joins {
        smoothen(&pieces, from: first)
        first = pieces.count
      }
      switch piece {
      case .line(let a, let b): add(a, b)
      case .cubic(let a, let c1, let c2, let b):
        var last = a
        CubicPieces(a, c1, c2, b, tolerance: tolerance).forEachPoint { next in
          add(last, next)
          last = next
        }
      }
    }
    smoothen(&pieces, from: first)
    return pieces
  }

  /// Gives the pieces of a closed outline, from an index on, common normals where they meet smoothly.
  private static func smoothen(_ pieces: inout [Piece], from first: Int) {
    guard pieces.count > first + 1 else { return }
    // The normals of the pieces themselves; the first one's is changed before the last one asks for it.
    let own = pieces[first...].map(\.firstNormal)
    for i in first..<pieces.count {
      let next = i + 1 < pieces.count ? i + 1 : first
      let (a, b) = (own[i - first], own[next - first])
      guard a.x * b.x + a.y * b.y > smoothTurn else { continue }
      let mean = unit(a + b)
      pieces[i].lastNormal = mean
      pieces[next].firstNormal = mean
    }
  }

  private static func visits(_ pieces: [Piece], _ box: PixelRect, _ reach: Double) -> Int {
    pieces.reduce(0) { sum, piece in
      let area = piece.area(box, reach)
      return area.isEmpty ? sum : sum + area.area
    }
  }
}
