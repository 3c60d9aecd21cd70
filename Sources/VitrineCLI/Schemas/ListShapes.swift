/// The JSON of lists of what is known.
enum ListShapes {
  private static let today: JSONShape = [
    "os": .integer, "orientation": .words(["portrait", "landscape"]), "width": .number,
    "compact?": .described("heights at text sizes 1 to 12", .list(of: .number)),
    "expandedMaximum?": .described("heights at text sizes 1 to 12", .list(of: .number)),
    "insets?": .described("top, left, bottom, right", .row(of: .number, count: 4)),
  ]

  static let devices: JSONShape = [
    "device": .described("the name that --device takes", .string), "name": .string,
    "kind": .words(["iPhone", "iPad", "mac", "vision", "watch"]), "screen": StageShapes.size,
    "scale": .number,
    "os": .described("the first and the last system", .row(of: .integer, count: 2)),
    "widgets": .described("points by family", .members(of: StageShapes.size)),
    "today?": .list(of: today),
  ]

  static let fonts: JSONShape = ["family": .string, "file": .string]

  static let fontsCovers: JSONShape = ["font": .string, "glyphs": .integer, "text": .string]

  static let symbols: JSONShape = [
    "symbol": .string, "icon": .string,
    "closeness": .words(["right", "near", "weak", "composed", "missing", "own"]),
  ]
}
