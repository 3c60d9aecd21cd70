import Foundation

/// The scales of a chart and what its axes show.
struct ChartAxes {
  let x: ChartScale
  let y: ChartScale
  /// Points that the whole chart is wide.
  let width: Double
  let xItems: [_AxisItem]
  let yItems: [_AxisItem]

  /// Points that a label of each axis has room in (estimated).
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
    // Names are read from above.
    if case .categories = y.domain { y.isReversed.toggle() }
    self.y = y
    xItems = Self.items(
      settings.xAxis, _AxisSituation(isX: true, scale: x, pieces: xPieces, calendar: calendar),
      usual: .bottom)
    yItems = Self.items(
      settings.yAxis, _AxisSituation(isX: false, scale: y, pieces: yPieces, calendar: calendar),
      // Names stand before the marks, numbers after them.
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

  /// What the axes are asked for and do not draw: names of the gap table.
  func gaps(_ settings: ChartSettings) -> [String] {
    var gaps = (xItems + yItems).reduce(into: Set<String>()) { $0.formUnion($1.gaps) }
    let scales = [(settings.x, x), (settings.y, y)]
    if scales.contains(where: { $0.type == .category && !$1.hasNames }) {
      gaps.insert("ScaleType.category")
    }
    return gaps.sorted()
  }
}

extension ChartAxes {
  /// Where a line, tick or label stands: at its value, or half way to the next of its kind and side.
  ///
  /// - Parameter items: those of one axis.
  /// - Returns: nil for what is not on the axis.
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
    // The last is as long as the one before.
    let before = place(items[..<index].last(where: isAlike)).map { at + (at - $0) }
    let middle = (at + (after ?? before ?? at)) / 2
    // The unit that begins where the axis ends is not on it.
    return (0...1).contains(middle) ? middle : nil
  }
}
