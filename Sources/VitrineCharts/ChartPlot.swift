import Foundation

/// The grid and the marks in an area of known size.
nonisolated struct ChartPlot: View {
  let marks: [ChartMark]
  let axes: ChartAxes
  let size: CGSize
  /// The frame of the whole chart in the area's coordinates.
  let chart: CGRect
  /// The names of the places that marks have beside each other.
  let groups: ChartCategories

  init(marks: [ChartMark], axes: ChartAxes, size: CGSize, chart: CGRect) {
    self.marks = marks
    self.axes = axes
    self.size = size
    self.chart = chart
    groups = ChartCategories(marks.compactMap { $0.position?.name })
  }

  /// The width of grid lines in points (estimated).
  static let gridWidth = 0.5

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
    if item.kind != .label, item.reach == nil,
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

  func xPoint(_ fraction: Double) -> CGFloat { axes.x.run(fraction, of: size.width) }

  /// The y coordinate of a fraction; fractions run upwards.
  func yPoint(_ fraction: Double) -> CGFloat {
    axes.y.rise(fraction, of: size.height, from: size.height)
  }
}

/// A path in the coordinates of the plot area.
nonisolated struct PlotPath: Shape {
  let path: Path

  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}

extension ChartPlot {
  /// The key by which marks of lines or of areas are joined.
  private struct Series: Hashable {
    var kind: ChartMark.Kind
    var name: String

    init(_ mark: ChartMark) {
      kind = mark.kind
      name = mark.series ?? ""
    }
  }

  /// The views of the marks in order; each line and area comes at the index of its first point.
  private var drawn: [AnyView] {
    var views: [AnyView] = []
    // Marks with the same z index keep their order.
    let marks = self.marks.enumerated().sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }
      .map(\.element)
    var joined: [Series: [ChartMark]] = [:]
    for mark in marks where mark.kind == .line || mark.kind == .area {
      joined[Series(mark), default: []].append(mark)
    }
    for mark in marks {
      switch mark.kind {
      case .bar, .rectangle: views += box(mark)
      case .rule: views += rule(mark)
      case .point: views += symbol(mark)
      case .sector: views += sector(mark)
      case .line, .area:
        guard let all = joined.removeValue(forKey: Series(mark)) else { continue }
        views.append(mark.kind == .line ? self.line(all) : area(all))
        views += all.flatMap { one in
          (one.hasSymbol ? symbol(one) : spokenPoint(one))
            + annotations(one, around: point(one))
        }
      }
    }
    return views
  }

  func style(_ mark: ChartMark) -> AnyShapeStyle {
    mark.style ?? AnyShapeStyle(Color.accentColor)
  }

  func point(_ mark: ChartMark) -> CGRect? {
    if mark.isHorizontal, mark.kind == .area {
      guard let end = mark.xEnd ?? mark.x, let x = axes.x.fraction(end),
        let y = mark.y.flatMap(axes.y.fraction)
      else { return nil }
      return spot(x, y, mark)
    }
    guard let x = mark.x.flatMap(axes.x.fraction), let y = mark.y.flatMap({ height(mark, $0) })
    else { return nil }
    return spot(x, y, mark)
  }

  private func spot(_ x: Double, _ y: Double, _ mark: ChartMark) -> CGRect {
    CGRect(x: xPoint(x), y: yPoint(y), width: 0, height: 0)
      .offsetBy(dx: mark.offset.width, dy: mark.offset.height)
  }

  /// The fraction of a value on top of its stack.
  private func height(_ mark: ChartMark, _ place: ChartPlace) -> Double? {
    guard mark.base != 0 || mark.length != nil, let number = place.datum.number else {
      return axes.y.fraction(place)
    }
    return axes.y.fraction(mark.top(number))
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
    guard style(mark).isGradient, !mark.spansPlot, let box = strokeBox(path) else {
      return shaded(
        PlotPath(path: path).stroke(style(mark), style: stroke).opacity(mark.opacity), mark)
    }
    // The ends of a gradient are those of the line.
    return shaded(
      PlotPath(path: path.offsetBy(dx: -box.minX, dy: -box.minY))
        .stroke(style(mark), style: stroke)
        .frame(width: box.width, height: box.height).position(x: box.midX, y: box.midY)
        .opacity(mark.opacity), mark)
  }

  /// The bounding box of a line; nil for one that a gradient cannot span.
  private func strokeBox(_ path: Path) -> CGRect? {
    let box = path.boundingRect
    return box.width > 0 && box.height > 0 && box.width.isFinite && box.height.isFinite ? box : nil
  }

  private func area(_ marks: [ChartMark]) -> AnyView {
    let edges = marks.first?.isHorizontal == true ? sideEdges(marks) : heightEdges(marks)
    guard let mark = marks.first, let first = edges.far.first, let last = edges.near.last else {
      return AnyView(EmptyView())
    }
    let path = Path {
      $0.move(to: first)
      ChartCurve.add(edges.far, mark.interpolation, to: &$0)
      $0.addLine(to: last)
      ChartCurve.add(edges.near.reversed(), mark.interpolation, to: &$0)
      $0.closeSubpath()
    }
    return filled(path, mark)
  }

  /// The upper and the lower edge of an area.
  private func heightEdges(_ marks: [ChartMark]) -> (far: [CGPoint], near: [CGPoint]) {
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
    return (upper, lower)
  }

  /// The right and the left edge of an area between two horizontal values.
  private func sideEdges(_ marks: [ChartMark]) -> (far: [CGPoint], near: [CGPoint]) {
    let far = marks.compactMap { point($0)?.origin }
    let near = marks.compactMap { mark -> CGPoint? in
      guard let y = mark.y.flatMap(axes.y.fraction) else { return nil }
      let x = mark.xEnd == nil ? axes.x.fraction(mark.base) : mark.x.flatMap(axes.x.fraction)
      return x.map { CGPoint(x: xPoint($0), y: yPoint(y)) }
    }
    return (far, near)
  }

  private func rule(_ mark: ChartMark) -> [AnyView] {
    let ends: [CGPoint]
    if let x = mark.x.flatMap({ middle($0, mark, isX: true) }), mark.xEnd == nil {
      let low = mark.y.flatMap(axes.y.fraction) ?? 0
      let high = mark.yEnd.flatMap(axes.y.fraction) ?? 1
      ends = [low, high].map { CGPoint(x: xPoint(x), y: yPoint($0)) }
    } else if let y = mark.y.flatMap({ middle($0, mark, isX: false) }) {
      let low = mark.x.flatMap(axes.x.fraction) ?? 0
      let high = mark.xEnd.flatMap(axes.x.fraction) ?? 1
      ends = [low, high].map { CGPoint(x: xPoint($0), y: yPoint(y)) }
    } else {
      return []
    }
    let path = Path { $0.addLines(ends) }
    let view = spoken(
      PlotPath(path: path)
        .stroke(style(mark), style: mark.stroke ?? StrokeStyle(lineWidth: 1)), mark
    )
    .opacity(mark.opacity).offset(mark.offset)
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

extension ChartMark {
  var hasSymbol: Bool { symbol != nil || symbolView != nil }
}
