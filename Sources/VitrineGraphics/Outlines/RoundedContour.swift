/// A contour whose exposed corners are replaced by arcs.
struct RoundedContour {
  private let contour: Path
  private let rule: CornerRounding
  private var corners: [OutlineCorner] = []
  /// The edge from each corner to the next.
  private var edges: [OutlineEdge] = []
  private var isExposed: [Bool] = []
  private var radii: [Double] = []

  /// The share of the radius at which a corner looks for other strokes around it.
  private static let probeShare = 0.08
  /// The cosine of the least turn from one side of a stroke to the other around its end, 125°.
  private static let endTurn = -0.574

  init(_ contour: Path, _ rule: CornerRounding, _ ink: GlyphInk) {
    self.contour = contour
    self.rule = rule
    split()
    isExposed = corners.map { $0.isExposed(in: ink, reach: rule.radius * Self.probeShare) }
    radii = isExposed.map { $0 ? rule.radius : 0 }
    roundEnds()
  }

  /// Divides the contour at its corners.
  private mutating func split() {
    var pieces: [PathPiece] = []
    contour.forEachPiece(closing: true) { piece, _ in
      if piece.startDirection != .zero { pieces.append(piece) }
    }
    guard let last = pieces.indices.last else { return }
    let starts = pieces.indices.compactMap { i in
      OutlineCorner(pieces[i > 0 ? i - 1 : last], pieces[i]).map { (i, $0) }
    }
    corners = starts.map(\.1)
    for (k, (first, _)) in starts.enumerated() {
      let next = k + 1 < starts.count ? starts[k + 1].0 : starts[0].0 + pieces.count
      edges.append(OutlineEdge((first..<next).map { pieces[$0 % pieces.count] }))
    }
  }

  private func next(_ k: Int) -> Int { k + 1 < corners.count ? k + 1 : 0 }
  private func previous(_ k: Int) -> Int { k > 0 ? k - 1 : corners.count - 1 }

  /// Gives both corners of each end of a stroke the radius of the circle in it, and lets it stand out.
  private mutating func roundEnds() {
    for k in corners.indices where corners.count > 2 {
      let (first, second) = (corners[k], corners[next(k)])
      let length = edges[k].length
      guard isExposed[k], isExposed[next(k)], length < rule.longestEnd,
        first.incoming.dot(second.outgoing) < Self.endTurn
      else { continue }
      let radius = length / (first.tangentLength + second.tangentLength)
      (radii[k], radii[next(k)]) = (radius, radius)
      let shift = (first.incoming - second.outgoing).direction * rule.overshoot
      edges[k] = edges[k].moved(start: shift, end: shift)
      edges[previous(k)] = edges[previous(k)].moved(end: shift)
      edges[next(k)] = edges[next(k)].moved(start: shift)
    }
  }

  func append(to path: inout Path) {
    guard isExposed.contains(true) else { return path.append(contour) }
    let cuts = corners.indices.map { cut($0) }
    path.move(to: edges[0].place(at: cuts[0].start).point)
    for k in corners.indices {
      edges[k].append(from: cuts[k].start, to: cuts[k].end, into: &path)
      let after = next(k)
      if isExposed[after] {
        addArc(edges[k].place(at: cuts[k].end), edges[after].place(at: cuts[after].start), &path)
      }
    }
    path.close()
  }

  /// Returns the part of an edge that stays: the arcs at its corners share it if it is too short for both.
  private func cut(_ k: Int) -> (start: Double, end: Double) {
    let first = radii[k] * corners[k].tangentLength
    let last = radii[next(k)] * corners[next(k)].tangentLength
    let length = edges[k].length
    let share = first + last > length ? length / (first + last) : 1
    return (first * share, length - last * share)
  }

  /// Adds the curve between two places that leaves and arrives in their directions: an arc where both are as far from
  /// the corner.
  private func addArc(
    _ from: (point: Point, direction: Point), _ to: (point: Point, direction: Point),
    _ path: inout Path
  ) {
    let chord = to.point - from.point
    let sine = from.direction.cross(to.direction)
    var (first, last) = (chord.norm / 2, chord.norm / 2)
    if sine.magnitude > 1e-6 {
      let (a, b) = (chord.cross(to.direction) / sine, from.direction.cross(chord) / sine)
      if a > 0, b > 0 { (first, last) = (a, b) }
    }
    let handle = Self.handle(cosine: from.direction.dot(to.direction))
    path.cubic(
      to: to.point, from.point + from.direction * (first * handle),
      to.point - to.direction * (last * handle))
  }

  /// The length of an arc's handles relative to the distance of its ends from the corner of their tangents: 4/3 times
  /// the tangent of a quarter of the turn, over that of half of it.
  private static func handle(cosine: Double) -> Double {
    let half = ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
    guard half > 1e-6 else { return 2.0 / 3 }
    return 4.0 / 3 * ((1 + half * half).squareRoot() - 1) / (half * half)
  }
}
