extension Path {
  /// Whether a point lies inside the outline; open subpaths count as closed.
  ///
  /// Edges belong to the side of larger coordinates, as those of a `Rect` do. Curves are followed by
  /// chords: at 32 to a quarter of a circle they miss it by 1/3,300 of the radius.
  public func contains(_ p: Point, rule: FillRule = .nonZero) -> Bool {
    var winding = 0
    forEachChord(32, closing: true) { a, b in
      // Counts crossings of the ray from the point towards +x, by direction.
      guard (a.y <= p.y) != (b.y <= p.y) else { return }
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > p.x { winding += b.y > a.y ? 1 : -1 }
    }
    return rule == .evenOdd ? winding & 1 != 0 : winding != 0
  }
}
