import Foundation

/// The scales of a chart and the items of its axes.
struct ChartAxes {
  let x: ChartScale
  let y: ChartScale
  /// The width of the whole chart in points.
  let width: Double
  let xItems: [_AxisItem]
  let yItems: [_AxisItem]

  /// The space for one label of each axis in points (estimated).
  private static let pointsPerLabel = (x: 60.0, y: 40.0)

  init(_ marks: [ChartMark], _ settings: ChartSettings, _ size: CGSize, _ calendar: Calendar) {
    let xPieces = max(2, min(6, Int(size.width / Self.pointsPerLabel.x)))
    let yPieces = max(2, min(5, Int(size.height / Self.pointsPerLabel.y)))
    width = size.width
    let values = ChartValues(marks, settings)
    x = ScaleMaker(
      request: settings.x.padded(by: values.xRoom), pieces: xPieces,
      isRounded: !settings.xAxis.isHidden, rounding: settings.xAxis.rounding,
      isShare: values.xIsShare, calendar: calendar
    ).scale(values.x, extra: values.stackedX)
    var y = ScaleMaker(
      request: settings.y.padded(by: values.yRoom), pieces: yPieces,
      isRounded: !settings.yAxis.isHidden, rounding: settings.yAxis.rounding,
      isShare: values.yIsShare, calendar: calendar
    ).scale(values.y, extra: values.stackedY)
    // Categories run from the top down.
    if case .categories = y.domain { y.isReversed.toggle() }
    self.y = y
    // Sectors have no axes.
    let hasAxes = marks.isEmpty || marks.contains { $0.kind != .sector }
    xItems = Self.items(
      hasAxes ? settings.xAxis : .hidden,
      _AxisSituation(isX: true, scale: x, pieces: xPieces, calendar: calendar), usual: .bottom)
    yItems = Self.items(
      hasAxes ? settings.yAxis : .hidden,
      _AxisSituation(isX: false, scale: y, pieces: yPieces, calendar: calendar),
      // The labels of categories are before the plot area, those of numbers after it.
      usual: y.hasNames ? .leading : .trailing)
  }

  private static func items(
    _ axis: ChartSettings.Axis, _ situation: _AxisSituation, usual side: AxisSide
  ) -> [_AxisItem] {
    let items =
      switch axis {
      case .hidden: [_AxisItem]()
      case .automatic: AxisMarks()._marks(situation)
      case .content(let content): content._marks(situation)
      }
    return items.map { item in
      var item = item
      item.side = item.side ?? side
      return item
    }
  }

  /// Entries of the gap table for requests that the axes do not draw.
  var gaps: [Gap] {
    let gaps = (xItems + yItems).reduce(into: Set<Gap>()) { $0.formUnion($1.gaps) }
    return gaps.sorted { $0.name < $1.name }
  }
}

/// The values that the axes of marks must include.
private struct ChartValues {
  private(set) var x: [ChartPlace] = []
  private(set) var y: [ChartPlace] = []
  private(set) var stackedX: [Double] = []
  private(set) var stackedY: [Double] = []
  private(set) var xIsShare = false
  private(set) var yIsShare = false
  /// The points that annotations ask for at the end of each axis.
  private(set) var xRoom: CGFloat = 0
  private(set) var yRoom: CGFloat = 0

  /// The height of a line of small text in points, which is all that is known of an annotation here.
  private static let annotationLine: CGFloat = 14

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    for mark in marks where mark.kind != .sector {
      let isAcross = mark.isHorizontal
      let isShare = mark.length != nil
      // The values of a stack in another unit than its own are no values of the axis.
      if !(isShare && isAcross) { x += [mark.x].compactMap(\.self) }
      if !(isShare && !isAcross) { y += [mark.y].compactMap(\.self) }
      x += [mark.xEnd].compactMap(\.self)
      y += [mark.yEnd].compactMap(\.self)
      add(mark, isAcross)
      room(mark)
    }
    let bases = marks.filter { $0.stacking == .normalized && $0.length != nil }
    xIsShare = bases.contains(where: \.isHorizontal)
    yIsShare = bases.contains { !$0.isHorizontal }
  }

  /// Adds the ends of a mark in its stack.
  private mutating func add(_ mark: ChartMark, _ isAcross: Bool) {
    guard let number = (isAcross ? mark.x : mark.y)?.datum.number else { return }
    let ends = mark.length == nil ? [mark.top(number)] : [mark.base, mark.top(number)]
    if isAcross {
      if mark.kind == .bar || mark.length != nil { stackedX += ends }
    } else if mark.base != 0 || mark.length != nil {
      stackedY += ends
    }
  }

  private mutating func room(_ mark: ChartMark) {
    for annotation in mark.annotations {
      let room = Self.annotationLine + annotation.spacing
      if annotation.overflow?.x == .padScale { xRoom = max(xRoom, room) }
      if annotation.overflow?.y == .padScale { yRoom = max(yRoom, room) }
    }
  }
}

extension _ScaleRequest {
  /// The request with more points free at the end.
  fileprivate func padded(by points: CGFloat) -> _ScaleRequest {
    var copy = self
    copy.endPadding = max(endPadding, points)
    return copy
  }
}

extension ChartAxes {
  /// The position of a line, tick or label: at its value, or halfway to the next of its kind and side.
  ///
  /// - Parameter items: the items of one axis.
  /// - Returns: a fraction of the axis; nil for an item outside it.
  func fraction(of item: _AxisItem, at index: Int, in items: [_AxisItem], on scale: ChartScale)
    -> Double?
  {
    guard let at = scale.fraction(ChartPlace(datum: item.place)) else { return nil }
    guard item.isCentered, !scale.hasNames else { return at }
    func isAlike(_ other: _AxisItem) -> Bool { other.kind == item.kind && other.side == item.side }
    func place(_ other: _AxisItem?) -> Double? {
      other.flatMap { scale.fraction(ChartPlace(datum: $0.place)) }
    }
    let after = place(items[(index + 1)...].first(where: isAlike))
    // The last interval is as long as the one before it.
    let before = place(items[..<index].last(where: isAlike)).map { at + (at - $0) }
    let middle = (at + (after ?? before ?? at)) / 2
    // A unit that begins at the end of the axis is outside it.
    return (0...1).contains(middle) ? middle : nil
  }
}
