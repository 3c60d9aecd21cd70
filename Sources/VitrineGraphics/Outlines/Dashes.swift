/// A dash pattern that advances along a line.
struct Dashes {
  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// Returns nil if the pattern draws a solid line: it is empty, negative, or of length 0.
  init?(_ style: StrokeStyle) {
    let all = style.dash
    guard !all.isEmpty, all.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    lengths = all.count % 2 == 0 ? all : all + all
    total = lengths.reduce(0, +)
    guard total > Polyline.leastLength, total.isFinite else { return nil }
    let p = style.dashPhase.isFinite ? style.dashPhase : 0
    phase = p - (p / total).rounded(.down) * total
  }

  /// Calls `body` with every dash of `line`, or with the whole line if there would be too many dashes.
  func forEach(_ line: Polyline, _ body: (Polyline) -> Void) {
    var points = line.points
    var smooth = line.isSmooth
    guard points.count > 1 else { return body(line) }
    if line.isClosed, let first = points.first {
      points.append(first)
      smooth.append(false)
    }
    if length(points) / total * Double(lengths.count) > Double(OutlineLimits.dashes) {
      return body(line)
    }
    if line.isClosed && start.index % 2 == 0 {
      walkAround(line, points, smooth, body)
    } else {
      _ = walk(points, smooth, body)
    }
  }

  /// Joins the dash that reaches the end of a closed line to the one that begins there: apart, they would leave a
  /// seam, and caps in the middle of what is one dash.
  private func walkAround(
    _ line: Polyline, _ points: [Point], _ smooth: [Bool], _ body: (Polyline) -> Void
  ) {
    var first: Polyline?
    var last: Polyline?
    let endsInDash = walk(points, smooth) { dash in
      if first == nil {
        first = dash
      } else {
        if let last { body(last) }
        last = dash
      }
    }
    guard let first else { return }
    guard endsInDash else {
      body(first)
      if let last { body(last) }
      return
    }
    // A single dash has no end: the line is whole.
    guard var joined = last else { return body(line) }
    for i in first.points.indices { joined.line(to: first.points[i], smooth: first.isSmooth[i]) }
    body(joined)
  }

  private func length(_ points: [Point]) -> Double {
    var sum = 0.0
    for i in 1..<points.count { sum += Dashes.distance(points[i - 1], points[i]) }
    return sum
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    let d = b - a
    return d.norm
  }

  /// The element of the pattern in which lines begin, a dash if its index is even, and what is left of it.
  private var start: (index: Int, rest: Double) {
    var index = 0
    var left = phase
    while left >= lengths[index] && left > 0 {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    return (index, lengths[index] - left)
  }

  /// Returns whether the line ends in a dash.
  private func walk(_ points: [Point], _ smooth: [Bool], _ body: (Polyline) -> Void) -> Bool {
    var (index, rest) = start
    var dash = Polyline()
    if index % 2 == 0 { dash.start(points[0]) }
    for i in 1..<points.count {
      let a = points[i - 1]
      let length = Dashes.distance(a, points[i])
      var done = 0.0
      while length - done >= rest {
        done += rest
        let p = a + (points[i] - a) * (done / length)
        if index % 2 == 0 {
          finish(&dash, p, points[i] - a, body)
        } else {
          dash.start(p)
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - done
      if index % 2 == 0 { dash.line(to: points[i], smooth: smooth[i]) }
    }
    if index % 2 == 0 { body(dash) }
    return index % 2 == 0
  }

  /// Ends a dash at `p`. One of length 0 gets just enough length to give its caps a direction.
  private func finish(
    _ dash: inout Polyline, _ p: Point, _ direction: Point, _ body: (Polyline) -> Void
  ) {
    dash.line(to: p)
    if dash.points.count < 2 {
      let length = direction.norm
      dash.line(to: p + direction * (2 * Polyline.leastLength / length))
    }
    body(dash)
  }
}
