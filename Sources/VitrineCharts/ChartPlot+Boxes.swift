import Foundation

extension ChartPlot {
  /// The share of its band that a bar fills, and the width in points of a bar without a band (estimated).
  private static let bandShare = 0.75
  private static let looseBarWidth = 8.0
  /// The share that a bar beside others fills of its part of the band (estimated).
  private static let groupShare = 0.9
  /// The default area of a symbol in square points (estimated).
  private static let symbolArea = 36.0

  /// Returns the views of a bar or a rectangle.
  func box(_ mark: ChartMark) -> [AnyView] {
    let isHorizontal = mark.kind == .bar && mark.isHorizontal
    guard
      let x = isHorizontal
        ? length(mark.x, mark.xEnd, mark, axes.x)
        : thickness(mark.x, mark.xEnd, mark, isX: true),
      let y = isHorizontal || mark.kind == .rectangle && mark.yEnd == nil
        ? thickness(mark.y, mark.yEnd, mark, isX: false)
        : length(mark.y, mark.yEnd, mark, axes.y)
    else { return [] }
    let (left, right) = (xPoint(x.lowerBound), xPoint(x.upperBound))
    let (bottom, top) = (yPoint(y.lowerBound), yPoint(y.upperBound))
    let rect = CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top)
    ).offsetBy(dx: mark.offset.width, dy: mark.offset.height)
    let outline = mark.clip?.path(in: rect) ?? rounded(rect, mark)
    return [filled(outline, mark)] + annotations(mark, around: rect)
  }

  private func rounded(_ rect: CGRect, _ mark: ChartMark) -> Path {
    guard let radius = mark.cornerRadius, radius > 0 else { return Path(rect) }
    return Path(
      roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2),
      style: mark.cornerStyle)
  }

  /// The range along the axis of values: from zero or the stack below, or between two values.
  private func length(
    _ start: ChartPlace?, _ end: ChartPlace?, _ mark: ChartMark, _ scale: ChartScale
  ) -> ClosedRange<Double>? {
    guard let start else { return nil }
    if let end, let a = scale.fraction(start), let b = scale.fraction(end) {
      return ChartScale.range(a, b)
    }
    guard end == nil, let number = start.datum.number else { return scale.stretch(start) }
    return ChartScale.range(scale.fraction(mark.base), scale.fraction(mark.top(number)))
  }

  /// The range across the bar: a share of its band, or a number of points around its position.
  private func thickness(
    _ start: ChartPlace?, _ end: ChartPlace?, _ mark: ChartMark, isX: Bool
  ) -> ClosedRange<Double>? {
    let (scale, points) = isX ? (axes.x, size.width) : (axes.y, size.height)
    guard let start, let band = band(start, mark, isX: isX), points > 0 else { return nil }
    if let end, let a = scale.fraction(start), let b = scale.fraction(end) {
      return ChartScale.range(a, b)
    }
    let whole = band.upperBound - band.lowerBound
    let share = isGrouped(mark, isX: isX) ? Self.groupShare : Self.bandShare
    let wide: Double =
      switch isX ? mark.width : mark.height {
      case .automatic: whole > 0 ? whole * share : Self.looseBarWidth / points
      case .fixed(let width): width / points
      case .ratio(let ratio): whole * ratio
      case .inset(let inset): whole - 2 * inset / points
      }
    let middle = (band.lowerBound + band.upperBound) / 2
    let reach = max(wide, 0) / 2
    return ChartScale.range(middle - reach, middle + reach)
  }

  /// Whether a mark stands beside others of its value along an axis.
  private func isGrouped(_ mark: ChartMark, isX: Bool) -> Bool {
    guard let position = mark.position else { return false }
    let axis = position.axis ?? (mark.isHorizontal ? .vertical : .horizontal)
    return axis == (isX ? .horizontal : .vertical)
  }

  /// The range that a value has on an axis, or the part of it that is a mark's own.
  private func band(
    _ place: ChartPlace, _ mark: ChartMark, isX: Bool
  ) -> ClosedRange<Double>? {
    let (scale, points) = isX ? (axes.x, size.width) : (axes.y, size.height)
    guard let whole = scale.stretch(place) else { return nil }
    guard isGrouped(mark, isX: isX), let position = mark.position, points > 0,
      let index = groups.index(of: position.name)
    else { return whole }
    let count = Double(groups.list.count)
    let length = whole.upperBound - whole.lowerBound
    let span: Double =
      switch position.span {
      case .automatic:
        length > 0 ? length * Self.bandShare : Self.looseBarWidth * count / points
      case .fixed(let width): width / points
      case .ratio(let ratio): length * ratio
      case .inset(let inset): length - 2 * inset / points
      }
    let slot = scale.isReversed ? count - 1 - Double(index) : Double(index)
    let part = max(0, span) / count
    let start = (whole.lowerBound + whole.upperBound - max(0, span)) / 2 + slot * part
    return ChartScale.range(start, start + part)
  }

  /// The middle of the range that a value has on an axis, or of the part of it that is a mark's own.
  func middle(_ place: ChartPlace, _ mark: ChartMark, isX: Bool) -> Double? {
    band(place, mark, isX: isX).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  /// Returns the views of a sector.
  func sector(_ mark: ChartMark) -> [AnyView] {
    guard let outline = SectorOutline(mark, in: size) else { return [] }
    let (dx, dy) = (mark.offset.width, mark.offset.height)
    let path = outline.path.offsetBy(dx: dx, dy: dy)
    let middle = CGRect(origin: outline.middle, size: .zero).offsetBy(dx: dx, dy: dy)
    return [filled(path, mark)] + annotations(mark, around: middle)
  }

  /// Returns the outline filled with the mark's style, which spans the outline's bounding box or the plot area.
  func filled(_ path: Path, _ mark: ChartMark) -> AnyView {
    let box = path.boundingRect
    guard box.width > 0, box.height > 0 else { return AnyView(EmptyView()) }
    guard !mark.spansPlot else {
      return shaded(
        spoken(PlotPath(path: path).fill(style(mark), style: mark.fill), mark)
          .opacity(mark.opacity), mark)
    }
    return shaded(
      spoken(
        PlotPath(path: path.offsetBy(dx: -box.minX, dy: -box.minY)).fill(
          style(mark), style: mark.fill), mark
      )
      .frame(width: box.width, height: box.height).position(x: box.midX, y: box.midY)
      .opacity(mark.opacity), mark)
  }

  func symbol(_ mark: ChartMark) -> [AnyView] {
    guard let place = symbolPlace(mark) else { return [] }
    let side = max(0, mark.symbolArea ?? Self.symbolArea).squareRoot()
    let rect = CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
      .offsetBy(dx: mark.offset.width, dy: mark.offset.height)
    let notes = mark.kind == .point ? annotations(mark, around: rect) : []
    if let view = mark.symbolView {
      return [
        shaded(
          spoken(view.fixedSize(), mark).position(x: rect.midX, y: rect.midY)
            .opacity(mark.opacity), mark)
      ] + notes
    }
    let outline = mark.symbol?.path(in: rect) ?? Path(ellipseIn: rect)
    return [filled(outline, mark)] + notes
  }

  /// The middle of a symbol, which areas have on top of their stack.
  private func symbolPlace(_ mark: ChartMark) -> CGPoint? {
    if mark.kind == .area {
      var still = mark
      still.offset = .zero
      return point(still)?.origin
    }
    guard let x = mark.x.flatMap({ middle($0, mark, isX: true) }),
      let y = mark.y.flatMap({ middle($0, mark, isX: false) })
    else { return nil }
    return CGPoint(x: xPoint(x), y: yPoint(y))
  }

  func annotations(_ mark: ChartMark, around rect: CGRect?) -> [AnyView] {
    guard let rect else { return [] }
    return mark.annotations.map { annotation in
      let (unit, alignment) = annotation.places
      let place = CGPoint(
        x: rect.minX + unit.x * rect.width + annotation.shift.width,
        y: rect.minY + unit.y * rect.height + annotation.shift.height)
      let view = annotation.view(AnnotationContext(targetSize: rect.size)).font(.caption2)
      let bounds = AnnotationBounds(annotation.overflow, plot: size, chart: chart)
      guard bounds.isFree else {
        return AnyView(
          AnnotationLayout(place: place, unit: alignment.unit, bounds: bounds) {
            view.fixedSize()
          })
      }
      return AnyView(
        view.fixedSize().frame(width: 0, height: 0, alignment: alignment)
          .position(x: place.x, y: place.y))
    }
  }
}
