import Foundation

/// The grid and the marks in an area of known size.
nonisolated struct ChartPlot: View {
  let marks: [ChartMark]
  let axes: ChartAxes
  let size: CGSize
  let styleNamed: (String) -> AnyShapeStyle

  /// The width of grid lines in points (estimated).
  private static let gridWidth = 0.5

  nonisolated var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(axes.xItems.indices, id: \.self) { line($0, isX: true) }
      ForEach(axes.yItems.indices, id: \.self) { line($0, isX: false) }
      ForEach(Array(drawn.enumerated()), id: \.offset) { _, view in view }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  /// Returns a grid line, or a tick that extends out of the area.
  @ViewBuilder private func line(_ index: Int, isX: Bool) -> some View {
    let items = isX ? axes.xItems : axes.yItems
    let item = items[index]
    if item.kind != .label,
      let at = axes.fraction(of: item, at: index, in: items, on: isX ? axes.x : axes.y)
    {
      PlotPath(path: Path { $0.addLines(isX ? column(item, at) : row(item, at)) })
        .stroke(
          item.style ?? AnyShapeStyle(Color(uiColor: .separator)),
          style: item.stroke ?? StrokeStyle(lineWidth: Self.gridWidth)
        )
        .offset(item.offset)
    }
  }

  private func column(_ item: _AxisItem, _ at: Double) -> [CGPoint] {
    let edge = item.side == .top ? 0 : size.height
    let end = item.side == .top ? -item.length : size.height + item.length
    return (item.kind == .tick ? [edge, end] : [0, size.height])
      .map { CGPoint(x: xPoint(at), y: $0) }
  }

  private func row(_ item: _AxisItem, _ at: Double) -> [CGPoint] {
    let edge = item.side == .leading ? 0 : size.width
    let end = item.side == .leading ? -item.length : size.width + item.length
    return (item.kind == .tick ? [edge, end] : [0, size.width])
      .map { CGPoint(x: $0, y: yPoint(at)) }
  }

  func xPoint(_ fraction: Double) -> CGFloat {
    axes.x.padding + fraction * (size.width - 2 * axes.x.padding)
  }

  /// The y coordinate of a fraction; fractions run upwards.
  func yPoint(_ fraction: Double) -> CGFloat {
    size.height - axes.y.padding - fraction * (size.height - 2 * axes.y.padding)
  }
}

/// A path in the coordinates of the plot area.
nonisolated struct PlotPath: Shape {
  let path: Path

  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}

extension ChartPlot {
  /// The views of the marks in order; each line and area comes at the index of its first point.
  private var drawn: [AnyView] {
    var views: [AnyView] = []
    var seen: Set<String> = []
    // Marks with the same z index keep their order.
    let levels = Set(self.marks.map(\.zIndex)).sorted()
    let marks = levels.flatMap { level in self.marks.filter { $0.zIndex == level } }
    for mark in marks {
      switch mark.kind {
      case .bar, .rectangle: views += box(mark)
      case .rule: views += rule(mark)
      case .point: views += symbol(mark)
      case .line, .area:
        let key = "\(mark.kind) \(mark.series ?? "")"
        guard seen.insert(key).inserted else { continue }
        let all = marks.filter { $0.kind == mark.kind && $0.series == mark.series }
        views.append(mark.kind == .line ? self.line(all) : area(all))
        views += all.flatMap { one in
          (one.symbol == nil ? [] : symbol(one)) + annotations(one, around: point(one))
        }
      }
    }
    return views
  }

  func style(_ mark: ChartMark) -> AnyShapeStyle {
    if let name = mark.styleName { return styleNamed(name) }
    return mark.style ?? AnyShapeStyle(Color.accentColor)
  }

  private func point(_ mark: ChartMark) -> CGRect? {
    guard let x = mark.x.flatMap(axes.x.fraction), let y = mark.y.flatMap({ height(mark, $0) })
    else { return nil }
    return CGRect(x: xPoint(x), y: yPoint(y), width: 0, height: 0)
      .offsetBy(dx: mark.offset.width, dy: mark.offset.height)
  }

  /// The fraction of a value on top of its stack.
  private func height(_ mark: ChartMark, _ place: ChartPlace) -> Double? {
    guard mark.base != 0, let number = place.datum.number else { return axes.y.fraction(place) }
    return axes.y.fraction(mark.base + number)
  }

  private func line(_ marks: [ChartMark]) -> AnyView {
    let points = marks.compactMap { self.point($0)?.origin }
    guard let first = points.first, let mark = marks.first else { return AnyView(EmptyView()) }
    let path = Path {
      $0.move(to: first)
      ChartCurve.add(points, mark.interpolation, to: &$0)
    }
    // Charts draw lines 2 points wide by default.
    let stroke = mark.stroke ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    return shaded(
      PlotPath(path: path).stroke(style(mark), style: stroke).opacity(mark.opacity), mark)
  }

  private func area(_ marks: [ChartMark]) -> AnyView {
    let upper = marks.compactMap { mark -> CGPoint? in
      guard let end = mark.yEnd else { return point(mark)?.origin }
      guard let x = mark.x.flatMap(axes.x.fraction), let y = axes.y.fraction(end) else {
        return nil
      }
      return CGPoint(x: xPoint(x), y: yPoint(y))
    }
    let lower = marks.compactMap { mark -> CGPoint? in
      guard let x = mark.x.flatMap(axes.x.fraction) else { return nil }
      let y = mark.yEnd == nil ? axes.y.fraction(mark.base) : mark.y.flatMap(axes.y.fraction)
      return y.map { CGPoint(x: xPoint(x), y: yPoint($0)) }
    }
    guard let mark = marks.first, let first = upper.first, let last = lower.last else {
      return AnyView(EmptyView())
    }
    let path = Path {
      $0.move(to: first)
      ChartCurve.add(upper, mark.interpolation, to: &$0)
      $0.addLine(to: last)
      ChartCurve.add(lower.reversed(), mark.interpolation, to: &$0)
      $0.closeSubpath()
    }
    return filled(path, mark)
  }

  private func rule(_ mark: ChartMark) -> [AnyView] {
    let ends: [CGPoint]
    if let x = mark.x.flatMap(axes.x.fraction), mark.xEnd == nil {
      let low = mark.y.flatMap(axes.y.fraction) ?? 0
      let high = mark.yEnd.flatMap(axes.y.fraction) ?? 1
      ends = [low, high].map { CGPoint(x: xPoint(x), y: yPoint($0)) }
    } else if let y = mark.y.flatMap(axes.y.fraction) {
      let low = mark.x.flatMap(axes.x.fraction) ?? 0
      let high = mark.xEnd.flatMap(axes.x.fraction) ?? 1
      ends = [low, high].map { CGPoint(x: xPoint($0), y: yPoint(y)) }
    } else {
      return []
    }
    let path = Path { $0.addLines(ends) }
    let view = PlotPath(path: path)
      .stroke(style(mark), style: mark.stroke ?? StrokeStyle(lineWidth: 1)).opacity(mark.opacity)
      .offset(mark.offset)
    return [shaded(view, mark)] + annotations(mark, around: path.boundingRect)
  }

  /// Returns a mark's view with the mark's shadows.
  func shaded<V: View>(_ view: V, _ mark: ChartMark) -> AnyView {
    mark.shadows.reduce(AnyView(view)) { inner, shadow in
      AnyView(
        inner.shadow(
          color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
          y: shadow.offset.height))
    }
  }
}
