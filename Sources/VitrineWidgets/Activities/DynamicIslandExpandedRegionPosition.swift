/// The place of a region in the large view around the camera.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String

  /// The region on the leading side of the camera.
  public static let leading = Self(name: "leading")
  /// The region on the trailing side of the camera.
  public static let trailing = Self(name: "trailing")
  /// The region below the camera.
  public static let center = Self(name: "center")
  /// The region below all others.
  public static let bottom = Self(name: "bottom")
}
