/// A bar from zero, or from one value to another.
public struct BarMark: _PrimitiveChartContent {
  var mark = ChartMark(kind: .bar)

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = x.place
    mark.y = y.place
    mark.width = width
    mark.height = height
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = x.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
    mark.width = width
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    mark.y = y.place
    mark.height = height
  }

  public func _add(to marks: inout _ChartMarks) { marks.all.append(mark) }
}

/// A point of a line.
public struct LineMark: _PrimitiveChartContent {
  var mark = ChartMark(kind: .line)

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = x.place
    mark.y = y.place
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.value._datum.name
  }

  public func _add(to marks: inout _ChartMarks) { marks.all.append(mark) }
}

/// A symbol at a place.
public struct PointMark: _PrimitiveChartContent {
  var mark = ChartMark(kind: .point)

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = x.place
    mark.y = y.place
  }

  public func _add(to marks: inout _ChartMarks) { marks.all.append(mark) }
}

/// A point of an area that extends from zero, or between two values.
public struct AreaMark: _PrimitiveChartContent {
  var mark = ChartMark(kind: .area)

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = x.place
    mark.y = y.place
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.value._datum.name
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = x.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.value._datum.name
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    mark.y = y.place
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.series = series.value._datum.name
  }

  public func _add(to marks: inout _ChartMarks) { marks.all.append(mark) }
}

/// A line across the chart at a value.
public struct RuleMark: _PrimitiveChartContent {
  var mark = ChartMark(kind: .rule)

  public init<X: Plottable>(x: PlottableValue<X>) { mark.x = x.place }
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark.y = y.place }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = x.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    mark.y = y.place
  }

  public func _add(to marks: inout _ChartMarks) { marks.all.append(mark) }
}

/// A rectangle between values.
public struct RectangleMark: _PrimitiveChartContent {
  var mark = ChartMark(kind: .rectangle)

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark.x = x.place
    mark.y = y.place
    mark.width = width
    mark.height = height
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = x.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
    mark.width = width
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    mark.y = y.place
    mark.height = height
  }

  public func _add(to marks: inout _ChartMarks) { marks.all.append(mark) }
}
