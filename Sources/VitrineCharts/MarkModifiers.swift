public import Foundation

/// Content with a change applied to all of its marks.
public struct _ModifiedChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (inout ChartMark) -> Void

  public func _add(to marks: inout _ChartMarks) {
    var inner = _ChartMarks()
    content._add(to: &inner)
    for index in inner.all.indices { change(&inner.all[index]) }
    marks.all += inner.all
  }
}

extension ChartContent {
  private func with(_ change: @escaping (inout ChartMark) -> Void) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(content: self, change: change)
  }

  /// Sets the style of marks that have none of their own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    with { mark in
      if mark.style == nil { mark.style = AnyShapeStyle(style) }
    }
  }

  /// Styles the marks by name, according to the chart's scale.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let name = value.value._datum.name
    return with { mark in
      mark.styleName = name
      mark.series = mark.series ?? name
    }
  }

  public func opacity(_ opacity: Double) -> some ChartContent { with { $0.opacity *= opacity } }

  /// Adds a shadow to each mark, not to its annotations; the distances are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    let shadow = ChartShadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
    return with { $0.shadows.append(shadow) }
  }

  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    with { mark in
      guard mark.cornerRadius == nil else { return }
      mark.cornerRadius = radius
      mark.cornerStyle = style
    }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    with { $0.stroke = $0.stroke ?? style }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    with { $0.interpolation = method }
  }

  public func symbol<S: Shape>(_ symbol: S) -> some ChartContent {
    with { $0.symbol = $0.symbol ?? AnyShape(symbol) }
  }

  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    with { $0.symbol = $0.symbol ?? AnyShape(symbol) }
  }

  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    with { $0.symbol = $0.symbol ?? AnyShape(symbol) }
  }

  /// Joins the marks into a series by name. The symbols of all names are circles here; colours distinguish
  /// them.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let name = value.value._datum.name
    return with { mark in
      mark.symbol = mark.symbol ?? AnyShape(Circle())
      mark.series = mark.series ?? name
      mark.gaps.insert(.symbolBy)
    }
  }

  /// - Parameter area: the area of the symbol in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    with { $0.symbolArea = $0.symbolArea ?? area }
  }

  public func symbolSize(_ size: CGSize) -> some ChartContent {
    with { $0.symbolArea = $0.symbolArea ?? size.width * size.height }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    with { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    with { mark in
      mark.clip = AnyShape(shape)
      mark.fill = style
    }
  }

  /// Adds an annotation beside each mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent {
    // The default distance between a mark and its annotation in points (estimated).
    let annotation = ChartAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4, view: AnyView(content()))
    return with { $0.annotations.append(annotation) }
  }

  public func zIndex(_ value: Double) -> some ChartContent {
    with { if value.isFinite { $0.zIndex = value } }
  }
  public func accessibilityLabel(_ label: String) -> some ChartContent { with { _ in } }
  public func accessibilityValue(_ value: String) -> some ChartContent { with { _ in } }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { with { _ in } }
}
