/// The keys that several files use.
enum PropertyKey {
  static let text = "text"
  static let color = "color"
  static let image = "image"
  static let size = "size"
  static let lines = "lines"
  static let truncated = "truncated"
  static let textScale = "scale"
  static let inset = "inset"
  static let path = "path"
  static let draws = "draws"
  /// The control whose outermost view this node is: `ProgressView` for a `VStack`.
  static let control = "control"
  /// Environment values that affect many views at once.
  static let settings: Set<String> = ["colorScheme", "dynamicTypeSize"]
}
