extension Paragraph {
  /// Breaks the text into lines for a width and a height in points; either may be infinite.
  public func layout(width: Double, height: Double = .infinity) -> TextLayout {
    let width = width.isNaN ? 0 : max(0, width)
    let height = height.isNaN ? 0 : max(0, height)
    let full = LineStack(self, width: width, height: height).layout
    guard style.minimumScaleFactor < 1 else { return full }
    let shrinking = Shrinking(self, width: width, height: height)
    return shrinking.fits(full) ? full : shrinking.layout ?? full
  }
}

extension Paragraph {
  /// Returns the starts of the lines for a width in points, in scalars from the start of the text.
  package func lineStarts(width: Double) -> [Int] {
    LineBreaker(paragraph: self, width: width).lines(limit: LineStack.mostLines).map(\.start)
  }
}
