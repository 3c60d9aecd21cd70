import VitrineGraphics

/// What a mask or a pattern says of a rectangle by `x`, `y`, `width` and `height`.
struct SVGRegion {
  let attributes: [String: String]
  /// Whether lengths are shares of the box of the element that refers to it, and not in its user units.
  let isOfBox: Bool
  /// What stands for `x` and `y`, and for `width` and `height`, that are not given, in hundredths.
  let usual: (place: Double, extent: Double)

  /// The rectangle in the units of the element; nil where it is of a box without an area.
  /// - Parameter viewport: what percentages are of that are not of the box.
  func rect(_ box: Rect?, _ viewport: Size, _ scale: SVGScale) -> Rect? {
    let whole = isOfBox ? Size(1, 1) : viewport
    func length(_ name: String, _ usual: Double, _ whole: Double) -> Double {
      (attributes[name].flatMap { SVGLength($0, scale) } ?? .percent(usual)).resolved(of: whole)
    }
    let rect = Rect(
      x: length("x", usual.place, whole.width), y: length("y", usual.place, whole.height),
      width: length("width", usual.extent, whole.width),
      height: length("height", usual.extent, whole.height))
    guard isOfBox else { return rect }
    guard let box, !box.isEmpty else { return nil }
    return Rect(
      x: box.x + rect.x * box.width, y: box.y + rect.y * box.height,
      width: rect.width * box.width, height: rect.height * box.height)
  }
}
