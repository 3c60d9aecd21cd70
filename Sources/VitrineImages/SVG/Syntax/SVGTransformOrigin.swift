import VitrineGraphics

/// The point about which an element is transformed.
struct SVGTransformOrigin: Hashable {
  var x: SVGLength
  var y: SVGLength

  /// The initial value of all elements but the outermost.
  static let corner = SVGTransformOrigin(x: .zero, y: .zero)

  init(x: SVGLength, y: SVGLength) {
    self.x = x
    self.y = y
  }

  /// One or two lengths or words such as `left` and `center`, and a depth, which is flat; nil for anything else.
  init?(_ text: Substring, _ scale: SVGScale) {
    var words = text.split { $0.isWhitespace || $0 == "," }
    if words.count == 3 {
      guard let depth = SVGLength(words[2], scale), depth == .zero else { return nil }
      words.removeLast()
    }
    guard (1...2).contains(words.count) else { return nil }
    let isSwapped =
      Self.vertical[words[0]] != nil || (words.count == 2 && Self.horizontal[words[1]] != nil)
    let center = SVGLength.percent(50)
    if isSwapped { words.count == 1 ? words.insert("center", at: 0) : words.swapAt(0, 1) }
    guard let x = Self.place(words[0], Self.horizontal, scale),
      let y = words.count == 2 ? Self.place(words[1], Self.vertical, scale) : center
    else { return nil }
    self.init(x: x, y: y)
  }

  private static let horizontal: [Substring: SVGLength] = [
    "left": .percent(0), "right": .percent(100),
  ]
  private static let vertical: [Substring: SVGLength] = [
    "top": .percent(0), "bottom": .percent(100),
  ]

  private static func place(
    _ word: Substring, _ words: [Substring: SVGLength], _ scale: SVGScale
  ) -> SVGLength? {
    word == "center" ? .percent(50) : words[word] ?? SVGLength(word, scale)
  }

  /// The point in a box, whose own corner counts.
  func point(in box: Rect) -> Point {
    Point(box.x + x.resolved(of: box.width), box.y + y.resolved(of: box.height))
  }
}
