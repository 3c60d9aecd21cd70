/// The parts of a picture that keep their size when it is resized, and the part between them that fills the rest.
public struct ImageSlices: Hashable, Sendable {
  /// The parts at the edges, in points of the picture.
  public var caps: Insets
  /// The size in points of the part behind the leading and top caps that fills the middle; what lies between it and
  /// the trailing and bottom caps is not shown. Nil for all between the caps.
  public var centerWidth: Double?
  public var centerHeight: Double?
  /// Whether the middle is repeated instead of stretched.
  public var isTiled: Bool

  public init(
    caps: Insets, centerWidth: Double? = nil, centerHeight: Double? = nil, isTiled: Bool = false
  ) {
    self.caps = caps
    self.centerWidth = centerWidth
    self.centerHeight = centerHeight
    self.isTiled = isTiled
  }
}
