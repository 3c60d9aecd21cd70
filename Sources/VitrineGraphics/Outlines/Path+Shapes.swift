extension Path {
  /// Control distance of a quarter circle of radius 1 as one cubic: 4/3·(√2 − 1).
  static let quarterCircle = 0.5522847498307936

  public init(rect r: Rect) {
    reserve(5)
    move(to: Point(r.minX, r.minY))
    line(to: Point(r.maxX, r.minY))
    line(to: Point(r.maxX, r.maxY))
    line(to: Point(r.minX, r.maxY))
    close()
  }

  public init(ellipseIn r: Rect) {
    let kx = r.width / 2 * Path.quarterCircle
    let ky = r.height / 2 * Path.quarterCircle
    reserve(6)
    move(to: Point(r.maxX, r.midY))
    cubic(to: Point(r.midX, r.maxY), Point(r.maxX, r.midY + ky), Point(r.midX + kx, r.maxY))
    cubic(to: Point(r.minX, r.midY), Point(r.midX - kx, r.maxY), Point(r.minX, r.midY + ky))
    cubic(to: Point(r.midX, r.minY), Point(r.minX, r.midY - ky), Point(r.midX - kx, r.minY))
    cubic(to: Point(r.maxX, r.midY), Point(r.midX + kx, r.minY), Point(r.maxX, r.midY - ky))
    close()
  }
}
