public import Foundation

extension Shape {
  /// Fills the shape with a style, by default the foreground style. A fill style without antialiasing leaves
  /// a diagnostic; edges are always smoothed.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style. A fill style without antialiasing leaves a diagnostic; edges
  /// are always smoothed.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws a line centred on the outline, half of it outside the shape. `antialiased: false` leaves a
  /// diagnostic.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokeView<Self, S> {
    _StrokeView(
      shape: self, style: content, stroke: style, isInside: false, isAntialiased: antialiased)
  }

  /// Draws a solid line centred on the outline, `lineWidth` points wide. `antialiased: false` leaves a
  /// diagnostic.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the area of a solid line centred on the outline, `lineWidth` points wide, as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the area of a line centred on the outline, with its caps, joins and dashes, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }
}

extension InsettableShape {
  /// Draws a line along the inside of the outline, on the shape inset by half the line's width.
  /// `antialiased: false` leaves a diagnostic.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokeView<Self, S> {
    _StrokeView(
      shape: self, style: content, stroke: style, isInside: true, isAntialiased: antialiased,
      inset: self is any _KnownShape ? nil : AnyShape(inset(by: style.lineWidth / 2)))
  }

  /// Draws a solid line along the inside of the outline, `lineWidth` points wide. `antialiased: false` leaves
  /// a diagnostic.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokeView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line in the foreground style along the inside of the outline. `antialiased: false` leaves a
  /// diagnostic.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokeView<Self, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Draws a solid line in the foreground style along the inside of the outline, `lineWidth` points wide.
  /// `antialiased: false` leaves a diagnostic.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokeView<Self, ForegroundStyle> {
    strokeBorder(
      ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the same shape once more, over this view. A fill style without antialiasing leaves a diagnostic.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Self, _ShapeView<Content, S>> {
    _LayeredShapeView(under: self, over: shape.fill(content, style: style))
  }

  /// Draws a line centred on the outline of the same shape, over this view. `antialiased: false` leaves a
  /// diagnostic.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeView<Content, S>> {
    _LayeredShapeView(
      under: self, over: shape.stroke(content, style: style, antialiased: antialiased))
  }

  /// Draws a solid line centred on the outline of the same shape, over this view; its width is in points.
  /// `antialiased: false` leaves a diagnostic.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeView<Content, S>> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inside of the same shape's outline, over this view. `antialiased: false` leaves a
  /// diagnostic.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeView<Content, S>> {
    _LayeredShapeView(
      under: self, over: shape.strokeBorder(content, style: style, antialiased: antialiased))
  }

  /// Draws a solid line along the inside of the same shape's outline, over this view; its width is in points.
  /// `antialiased: false` leaves a diagnostic.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeView<Content, S>> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
