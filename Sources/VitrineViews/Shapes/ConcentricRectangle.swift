import VitrineLayout

/// A rectangle whose corners are sharp, round, or have the centres of the container's corners: the widget's, or those of
/// the nearest `containerShape`.
public nonisolated struct ConcentricRectangle: InsettableShape, _KnownShape {
  private let corners: ConcentricCorners

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    uniform: [[Int]] = []
  ) {
    corners = ConcentricCorners(
      topLeading: topLeading.corner, topTrailing: topTrailing.corner,
      bottomTrailing: bottomTrailing.corner, bottomLeading: bottomLeading.corner, uniform: uniform)
  }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.concentric(corners, RoundedCornerStyle.continuous.curve(in: environment)))
  }

  /// Creates a rectangle each of whose corners has the centre of the container's.
  public init() {
    self.init(corners: .concentric)
  }

  /// Creates a rectangle with one style for all corners.
  ///
  /// - Parameter isUniform: whether all get the largest of the four radii, in points, that they would have alone.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners, uniform: isUniform ? [[0, 1, 2, 3]] : [])
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner)
  }

  /// Creates a rectangle whose upper corners have the larger radius of the two.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomTrailingCorner, bottomLeadingCorner,
      uniform: [[0, 1]])
  }

  /// Creates a rectangle whose lower corners have the larger radius of the two.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
      uniform: [[2, 3]])
  }

  /// Creates a rectangle whose upper corners have the larger radius of the two, and so have the lower ones.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      uniform: [[0, 1], [2, 3]])
  }

  /// Creates a rectangle whose leading corners have the larger radius of the two.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, bottomTrailingCorner, uniformLeadingCorners,
      uniform: [[0, 3]])
  }

  /// Creates a rectangle whose trailing corners have the larger radius of the two.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, uniformTrailingCorners, bottomLeadingCorner,
      uniform: [[1, 2]])
  }

  /// Creates a rectangle whose leading corners have the larger radius of the two, and so have the trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformTrailingCorners, uniformLeadingCorners,
      uniform: [[0, 3], [1, 2]])
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with one style for all corners.
  ///
  /// - Parameter isUniform: whether all get the largest of the four radii, in points, that they would have alone.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle whose upper corners have the larger radius of the two.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle whose lower corners have the larger radius of the two.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// Returns a rectangle whose upper corners have the larger radius of the two, and so have the lower ones.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// Returns a rectangle whose leading corners have the larger radius of the two.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle whose trailing corners have the larger radius of the two.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }

  /// Returns a rectangle whose leading corners have the larger radius of the two, and so have the trailing ones.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}
