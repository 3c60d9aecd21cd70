/// A size of the views around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String

  /// The small view on the leading side of the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// The small view on the trailing side of the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// The large view that a long press opens.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// The small view of one of several activities.
  public static let minimal = DynamicIslandMode(name: "minimal")
}
