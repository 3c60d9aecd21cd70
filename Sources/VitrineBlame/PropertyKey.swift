/// The keys that several files use.
enum PropertyKey {
  static let text = "text"
  static let color = "color"
  /// The author's name of the colour.
  static let colorName = "color.name"
  /// The value that a gauge or a `ProgressView` shows.
  static let controlValue = "control.value"
  /// The author's view whose outermost node this is.
  static let owner = "owner"
  /// The view's place in a document, as `Weather.json:94:7`. A golden's file does not hold it.
  static let source = "source"
  static let image = "image"
  static let size = "size"
  static let lines = "lines"
  static let truncated = "truncated"
  static let textScale = "scale"
  static let inset = "inset"
  static let path = "path"
  static let draws = "draws"
  /// The corner radius that half of the shorter side limits.
  static let capsule = "capsule"
  /// Several parts of a font at once.
  static let font = "font"
  /// Both edges of one axis of a padding.
  static let horizontalInsets = "horizontal"
  static let verticalInsets = "vertical"
  /// The part of an outline that is drawn, as fractions of its length.
  static let trimFrom = "trim.from"
  static let trimTo = "trim.to"
  /// The number, from 1, of the child that a `ViewThatFits` shows.
  static let choice = "choice"
  /// The size that a `ViewThatFits` had room for.
  static let offered = "offered"
  /// The control whose outermost view this node is: `ProgressView` for a `VStack`.
  static let control = "control"
  /// The place of an author's guide in its view.
  static let guidePlace = "place"
  /// The distance by which a map that has no anchor moves the view's first corner.
  static let shift = "shift"
  /// Environment values that affect many views at once.
  static let settings: Set<String> = ["colorScheme", "dynamicTypeSize"]
}
