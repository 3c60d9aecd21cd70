public import VitrineGraphics

/// The glass of iOS 26 as a fill: what it looks like follows from the shorter side of the shape; lengths in
/// points.
///
/// The laws over the shorter side were measured on macOS 26.5.2 by public projects (Jaui's notes on glass,
/// SSFSKIM's calibration), with `u = (S − 48) / 112` and `v = (S − 64) / 96`, both within 0…1.
public struct GlassMaterial: Hashable, Sendable {
  /// A length that grows with `u`.
  public struct Growth: Hashable, Sendable {
    public var thin: Double
    public var thick: Double

    public init(_ thin: Double, _ thick: Double) {
      self.thin = thin
      self.thick = thick
    }
  }

  /// A length that is a fraction of the shorter side, up to a limit.
  public struct Fraction: Hashable, Sendable {
    public var part: Double
    public var most: Double

    public init(_ part: Double, most: Double) {
      self.part = part
      self.most = most
    }

    func length(_ side: Double) -> Double { Swift.min(part * side, most) }
  }

  /// A shadow outside the shape, black. Its opacity falls with `u` and with `v`.
  public struct Shadow: Hashable, Sendable {
    public var radius: Double
    public var y: Double
    /// The opacity of a thin and of a thick glass.
    public var opacity: Growth

    public init(radius: Double, y: Double, opacity: Growth) {
      self.radius = radius
      self.y = y
      self.opacity = opacity
    }
  }

  /// The colours; `sigma` and `edge` are set for a shape.
  public var tone: Backdrop
  public var blur: Growth
  public var shift: Fraction
  public var depth: Fraction
  /// The edge; its `shift` and `depth` are set for a shape.
  public var edge: GlassEdge
  public var shadow: Shadow?

  public init(
    tone: Backdrop, blur: Growth, shift: Fraction, depth: Fraction, edge: GlassEdge,
    shadow: Shadow? = nil
  ) {
    self.tone = tone
    self.blur = blur
    self.shift = shift
    self.depth = depth
    self.edge = edge
    self.shadow = shadow
  }

  /// Returns the glass of shapes that consist of strokes of this width in points: it is as thick as a stroke, not as
  /// the area that they take up.
  public func ofStrokes(_ width: Double) -> GlassMaterial {
    let width = width.isFinite ? Swift.max(width, 0) : 0
    var result = self
    result.shift.most = shift.length(width)
    result.depth.most = depth.length(width)
    result.blur.thick = blur.thin + (blur.thick - blur.thin) * Self.part(width, from: 48, over: 112)
    result.blur.thin = result.blur.thick
    return result
  }

  private static func part(_ side: Double, from: Double, over range: Double) -> Double {
    Swift.min(Swift.max((side - from) / range, 0), 1)
  }

  /// Returns the backdrop of a shape with this shorter side.
  public func backdrop(shorterSide side: Double) -> Backdrop {
    let side = side.isFinite ? Swift.max(side, 0) : 0
    var result = tone
    let u = Self.part(side, from: 48, over: 112)
    if !tone.averages { result.sigma = blur.thin + (blur.thick - blur.thin) * u }
    var edge = edge
    edge.shift = tone.averages ? 0 : shift.length(side)
    edge.depth = depth.length(side)
    result.edge = edge
    return result
  }

  /// Returns the opacity of the shadow of a shape with this shorter side.
  public func shadowOpacity(shorterSide side: Double) -> Double {
    guard let shadow, side.isFinite else { return 0 }
    let v = Self.part(side, from: 64, over: 96)
    return shadow.opacity.thin + (shadow.opacity.thick - shadow.opacity.thin) * v
  }

  /// The most by which the shadow reaches beyond the shape.
  public var shadowReach: Double {
    shadow.map { 3 * $0.radius + $0.y.magnitude } ?? 0
  }
}
