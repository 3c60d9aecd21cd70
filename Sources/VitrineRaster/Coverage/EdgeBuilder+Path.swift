import VitrineGraphics

extension EdgeBuilder {
  /// Adds a path of device pixels, every subpath closed.
  mutating func add(_ path: Path) { add(path, .identity) }

  /// Adds a path that `map` maps to device pixels, every subpath closed.
  mutating func add(_ path: Path, _ map: Affine) {
    let isIdentity = map == .identity
    unsafe path.points.withUnsafeBufferPointer { points in
      var i = 0
      func next() -> Point {
        let p = unsafe points[i]
        i &+= 1
        return isIdentity ? p : map.apply(p)
      }
      for verb in path.verbs {
        switch verb {
        case .move: move(to: next())
        case .line: line(to: next())
        case .quad:
          let control = next()
          quad(to: next(), control)
        case .cubic:
          let control1 = next()
          let control2 = next()
          cubic(to: next(), control1, control2)
        case .close: close()
        }
      }
    }
    close()
  }
}
