import VitrineGraphics

/// How a box fits a viewport: the attribute `preserveAspectRatio`.
struct SVGFit {
  /// Shares of the space that is left on the left and above; nil where both axes are scaled by themselves.
  private var alignment: (x: Double, y: Double)? = (0.5, 0.5)
  /// Whether the box covers the viewport, instead of lying in it.
  private(set) var covers = false

  init(_ text: String?) {
    let words = (text ?? "").split(whereSeparator: \.isWhitespace).filter { $0 != "defer" }
    covers = words.dropFirst().first == "slice"
    guard let word = words.first else { return }
    if word == "none" {
      alignment = nil
      covers = false
    } else if word.count == 8 {
      alignment = (Self.share(word.prefix(4)), Self.share(word.suffix(4)))
    }
  }

  private static func share(_ word: Substring) -> Double {
    word.hasSuffix("Min") ? 0 : word.hasSuffix("Max") ? 1 : 0.5
  }

  /// From a box to a viewport of a size at the origin.
  func map(_ box: Rect, to size: Size) -> Affine {
    let (x, y) = (size.width / box.width, size.height / box.height)
    let toOrigin = Affine.translation(-box.x, -box.y)
    guard let alignment else { return toOrigin.then(.scale(x, y)) }
    let k = covers ? max(x, y) : min(x, y)
    return toOrigin.then(.scale(k, k)).then(
      .translation(
        (size.width - box.width * k) * alignment.x, (size.height - box.height * k) * alignment.y))
  }
}

/// A view box and how it fits its viewport.
struct SVGViewport {
  /// The area in user units that is shown.
  var box: Rect
  var fit: SVGFit

  /// The attributes `viewBox` and `preserveAspectRatio`; nil without a box, or with one that has no area.
  init?(_ attributes: [String: String]) {
    guard let text = attributes["viewBox"], let n = SVGNumber.list(text[...]), n.count == 4,
      n[2] > 0, n[3] > 0
    else { return nil }
    box = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    fit = SVGFit(attributes["preserveAspectRatio"])
  }

  /// From user units of the box to a viewport of a size at the origin.
  func map(to size: Size) -> Affine { fit.map(box, to: size) }

  /// What percentages that are neither wide nor high are of (SVG 1.1, 7.10).
  static func diagonal(_ size: Size) -> Double {
    ((size.width * size.width + size.height * size.height) / 2).squareRoot()
  }
}
