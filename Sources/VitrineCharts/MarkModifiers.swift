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
  fileprivate func with(_ change: @escaping (inout ChartMark) -> Void) -> _ModifiedChartContent<
    Self
  > {
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
    let name = value.value._datum
    return with { mark in
      mark.styleName = name
      // Numbers choose a colour for each mark, names one for a series.
      mark.series = mark.series ?? name.name
    }
  }

  /// Has the style span the plot area in place of the mark, so that a gradient shows by values.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    with { $0.spansPlot = aligns }
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

  /// Draws lines by name, according to the chart's scale.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let name = value.value._datum
    return with { mark in
      mark.strokeName = name
      mark.series = mark.series ?? name.name
    }
  }

  /// Puts marks of the same value beside each other by name.
  ///
  /// - Parameters:
  ///   - axis: the axis along which they stand; nil for the one across bars.
  ///   - span: the part of the value's band that all of them fill.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let position = ChartGrouping(name: value.value._datum, axis: axis, span: span)
    return with { $0.position = $0.position ?? position }
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

  /// Draws a view at each point in place of a symbol.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return with { $0.symbolView = $0.symbolView ?? view }
  }

  /// Draws symbols by name, according to the chart's scale, and joins the marks of a name into a series.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let name = value.value._datum
    return with { mark in
      mark.symbolName = name
      mark.series = mark.series ?? name.name
    }
  }

  /// Draws symbols as large as a value says, according to the chart's scale.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.value._datum
    return with { $0.symbolAreaValue = value }
  }

  /// - Parameter area: the area of the symbol in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    with { $0.symbolArea = $0.symbolArea ?? area }
  }

  public func symbolSize(_ size: CGSize) -> some ChartContent {
    with { $0.symbolArea = $0.symbolArea ?? size.width * size.height }
  }

  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
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
    let view = AnyView(content())
    return annotated(position, alignment, spacing, nil) { _ in view }
  }

  /// Adds an annotation beside each mark, made from the mark's size.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> V
  ) -> some ChartContent {
    annotated(position, alignment, spacing, nil) { AnyView(content($0)) }
  }

  /// Adds an annotation beside each mark, with a behaviour at the edges of the chart.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Adds an annotation beside each mark, made from the mark's size, with a behaviour at the edges of the chart.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> V
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution?, _ view: @escaping (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    // The default distance between a mark and its annotation in points (estimated).
    let annotation = ChartAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow,
      view: view)
    return with { $0.annotations.append(annotation) }
  }

  public func zIndex(_ value: Double) -> some ChartContent {
    with { if value.isFinite { $0.zIndex = value } }
  }
}

extension ChartContent {
  /// Sets what assistive technologies speak for each mark.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    with { $0.spoken.label = $0.spoken.label ?? label }
  }
  /// Sets what is spoken for each mark, the table's string for a key.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(key))
  }
  /// Sets what is spoken for each mark.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  /// Sets what assistive technologies speak after the label of each mark.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    with { $0.spoken.value = $0.spoken.value ?? value }
  }
  /// Sets what is spoken after the label of each mark, the table's string for a key.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(key))
  }
  /// Sets what is spoken after the label of each mark.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  /// Sets whether assistive technologies skip the marks, which are drawn all the same.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    with { $0.spoken.isHidden = $0.spoken.isHidden ?? hidden }
  }
  /// Gives each mark an identifier for reports and masks.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    with { $0.spoken.identifier = $0.spoken.identifier ?? identifier }
  }
}
