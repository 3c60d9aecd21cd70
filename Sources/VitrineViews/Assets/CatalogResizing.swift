import VitrineLayout

/// The resizing of a file of an image set, as `Contents.json` says; lengths are pixels of the file.
nonisolated struct CatalogResizing: Decodable {
  struct Center: Decodable {
    var mode: String?
    var width: Double?
    var height: Double?
  }

  struct Caps: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  /// `3-part-horizontal`, `3-part-vertical` or `9-part`.
  var mode: String
  var center: Center?
  var caps: Caps?

  private enum CodingKeys: String, CodingKey {
    case mode, center
    case caps = "cap-insets"
  }

  /// The slices in points; caps and the middle of an axis that the mode does not slice do not count.
  func slices(scale: Double) -> ImageSlices? {
    guard ["3-part-horizontal", "3-part-vertical", "9-part"].contains(mode) else { return nil }
    let k = scale > 0 ? scale : 1
    func length(_ value: Double?) -> Double { value.map { max($0, 0) / k } ?? 0 }
    func middle(_ value: Double?) -> Double? { value.flatMap { $0 > 0 ? $0 / k : nil } }
    var slices = ImageSlices(caps: Insets(), isTiled: center?.mode == "tile")
    if mode != "3-part-vertical" {
      slices.caps.leading = length(caps?.left)
      slices.caps.trailing = length(caps?.right)
      slices.centerWidth = middle(center?.width)
    }
    if mode != "3-part-horizontal" {
      slices.caps.top = length(caps?.top)
      slices.caps.bottom = length(caps?.bottom)
      slices.centerHeight = middle(center?.height)
    }
    return slices
  }
}
