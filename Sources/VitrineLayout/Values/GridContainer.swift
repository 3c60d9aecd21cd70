public struct GridContainer {
  public var alignment: Alignment2D
  public var horizontalSpacing: Double?
  public var verticalSpacing: Double?

  public init(alignment: Alignment2D, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
