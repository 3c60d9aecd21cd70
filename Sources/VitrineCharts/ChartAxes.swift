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
    let stackedX = marks.filter { $0.isHorizontal && $0.kind == .bar }
    let stackedY = marks.filter { !$0.isHorizontal }
    x = ScaleMaker(
      request: settings.x, pieces: xPieces, isRounded: !settings.xAxis.isHidden
    ).scale(
      marks.compactMap(\.x) + marks.compactMap(\.xEnd),
      extra: stackedX.compactMap { mark in mark.x?.datum.number.map { mark.base + $0 } })
    var y = ScaleMaker(
      request: settings.y, pieces: yPieces, isRounded: !settings.yAxis.isHidden
    ).scale(
      marks.compactMap(\.y) + marks.compactMap(\.yEnd),
      extra: stackedY.compactMap { mark in
        mark.base == 0 ? nil : mark.y?.datum.number.map { mark.base + $0 }
      })
    // Categories run from the top down.
    if case .categories = y.domain { y.isReversed.toggle() }
    self.y = y
    xItems = Self.items(
      settings.xAxis, _AxisSituation(isX: true, scale: x, pieces: xPieces, calendar: calendar),
      usual: .bottom)
    yItems = Self.items(
      settings.yAxis, _AxisSituation(isX: false, scale: y, pieces: yPieces, calendar: calendar),
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
  func gaps(_ settings: ChartSettings) -> [Gap] {
    var gaps = (xItems + yItems).reduce(into: Set<Gap>()) { $0.formUnion($1.gaps) }
    let scales = [(settings.x, x), (settings.y, y)]
    if scales.contains(where: { $0.type == .category && !$1.hasNames }) {
      gaps.insert(.scaleTypeCategory)
    }
    return gaps.sorted { $0.name < $1.name }
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
