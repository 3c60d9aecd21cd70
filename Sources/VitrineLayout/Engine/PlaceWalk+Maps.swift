import VitrineGraphics

extension PlaceWalk {
  /// Returns a map about a point of the frame as a map of the canvas.
  func transform(
    _ map: Affine, about anchor: UnitPosition, _ frame: Rect, _ isMirrored: Bool
  ) -> PlacedContent {
    let at = Point(anchor.x * frame.width, anchor.y * frame.height)
    let local = Affine.translation(-at.x, -at.y).then(map).then(.translation(at.x, at.y))
    return transform(local, anchor, frame, isMirrored)
  }

  /// Returns a map about the frame's first corner as a map of the canvas, mirrored in right-to-left layout.
  ///
  /// - Parameter anchor: the author's point that stays, if there is one.
  func transform(
    _ map: Affine, _ anchor: UnitPosition?, _ frame: Rect, _ isMirrored: Bool
  ) -> PlacedContent {
    var local = map
    if isMirrored {
      let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0)
      local = mirror.then(local).then(mirror)
    }
    let whole = Affine.translation(-frame.x, -frame.y).then(local)
      .then(.translation(frame.x, frame.y))
    let isUsable = [whole.a, whole.b, whole.c, whole.d, whole.tx, whole.ty].allSatisfy(\.isFinite)
    return .effect(.transform(isUsable ? whole : .identity, anchor: anchor))
  }

  /// Returns a turn as a map of the canvas; one in the plane is the same as a rotation.
  func rotation(_ turn: Rotation3D, _ frame: Rect, _ isMirrored: Bool) -> PlacedContent {
    guard let radians = turn.flatRadians else {
      return projection(turn.projection(in: frame.size), of: turn, frame, isMirrored)
    }
    let flat = Affine.rotation(sine: Trig.sin(radians), cosine: Trig.cos(radians))
    return transform(flat, about: turn.anchor, frame, isMirrored)
  }

  /// Returns a map about the frame's first corner as a map of the canvas, mirrored in right-to-left layout. One that
  /// keeps parallels is the affine map that it is, which stays sharp.
  ///
  /// - Parameter turn: the author's values of the map.
  func projection(
    _ map: Projection, of turn: Rotation3D?, _ frame: Rect, _ isMirrored: Bool
  ) -> PlacedContent {
    if let affine = map.flattened(over: frame.size).affine {
      return transform(affine, turn?.anchor, frame, isMirrored)
    }
    var local = map
    if isMirrored {
      let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0)
      local = Projection(mirror).then(local).then(mirror)
    }
    let whole = local.moved(by: frame.origin)
    guard whole.isFinite else { return .effect(.transform(.identity, anchor: turn?.anchor)) }
    return .effect(.projection(whole, turn: turn))
  }
}

extension Projection {
  /// The change of the divisor over a frame that is only the error of a sine: that of half a turn is no exact 0.
  private static let flatness = 1e-12

  /// Returns the map without a perspective that nobody could see in a frame.
  fileprivate func flattened(over size: Size) -> Projection {
    let change = m13.magnitude * size.width + m23.magnitude * size.height
    guard change <= Projection.flatness * m33.magnitude else { return self }
    var flat = self
    (flat.m13, flat.m23) = (0, 0)
    return flat
  }
}
