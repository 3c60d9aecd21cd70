import Foundation

extension ChartPlot {
  /// The share of its band that a bar fills, and the width in points of a bar without a band (estimated).
  private static let bandShare = 0.75
  private static let looseBarWidth = 8.0
  /// The default area of a symbol in square points (estimated).
  private static let symbolArea = 36.0

  /// Returns the views of a bar or a rectangle.
  func box(_ mark: ChartMark) -> [AnyView] {
    let isHorizontal = mark.kind == .bar && mark.isHorizontal
    guard
      let x = isHorizontal
        ? length(mark.x, mark.xEnd, mark, axes.x)
        : thickness(mark.x, mark.xEnd, mark.width, axes.x, size.width),
      let y = isHorizontal || mark.kind == .rectangle && mark.yEnd == nil
        ? thickness(mark.y, mark.yEnd, mark.height, axes.y, size.height)
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
    return ChartScale.range(scale.fraction(mark.base), scale.fraction(mark.base + number))
  }

  /// The range across the bar: a share of its band, or a number of points around its position.
  private func thickness(
    _ start: ChartPlace?, _ end: ChartPlace?, _ dimension: MarkDimension, _ scale: ChartScale,
    _ points: CGFloat
  ) -> ClosedRange<Double>? {
    guard let start, let band = scale.stretch(start), points > 0 else { return nil }
    if let end, let a = scale.fraction(start), let b = scale.fraction(end) {
      return ChartScale.range(a, b)
    }
    let whole = band.upperBound - band.lowerBound
    let wide: Double =
      switch dimension {
      case .automatic: whole > 0 ? whole * Self.bandShare : Self.looseBarWidth / points
      case .fixed(let width): width / points
      case .ratio(let ratio): whole * ratio
      case .inset(let inset): whole - 2 * inset / points
      }
    let middle = (band.lowerBound + band.upperBound) / 2
    let reach = max(wide, 0) / 2
    return ChartScale.range(middle - reach, middle + reach)
  }

  /// Returns the outline filled with the mark's style, which spans the outline's bounding box.
  func filled(_ path: Path, _ mark: ChartMark) -> AnyView {
    let box = path.boundingRect
    guard box.width > 0, box.height > 0 else { return AnyView(EmptyView()) }
    return shaded(
      PlotPath(path: path.offsetBy(dx: -box.minX, dy: -box.minY)).fill(
        style(mark), style: mark.fill
      )
      .frame(width: box.width, height: box.height).position(x: box.midX, y: box.midY)
      .opacity(mark.opacity), mark)
  }

  func symbol(_ mark: ChartMark) -> [AnyView] {
    guard let x = mark.x.flatMap(axes.x.fraction), let y = mark.y.flatMap(axes.y.fraction) else {
      return []
    }
    let side = max(0, mark.symbolArea ?? Self.symbolArea).squareRoot()
    let rect = CGRect(x: xPoint(x) - side / 2, y: yPoint(y) - side / 2, width: side, height: side)
      .offsetBy(dx: mark.offset.width, dy: mark.offset.height)
    let outline = mark.symbol?.path(in: rect) ?? Path(ellipseIn: rect)
    let notes = mark.kind == .point ? annotations(mark, around: rect) : []
    return [filled(outline, mark)] + notes
  }

  func annotations(_ mark: ChartMark, around rect: CGRect?) -> [AnyView] {
    guard let rect else { return [] }
    return mark.annotations.map { annotation in
      let (unit, alignment) = annotation.places
      return AnyView(
        annotation.view.font(.caption2).fixedSize().frame(width: 0, height: 0, alignment: alignment)
          .position(
            x: rect.minX + unit.x * rect.width + annotation.shift.width,
            y: rect.minY + unit.y * rect.height + annotation.shift.height))
    }
  }
}

extension ChartAnnotation {
  /// The anchor in the mark and the alignment of the annotation at it. Annotations above and below may be at
  /// the ends of the mark.
  var places: (UnitPoint, Alignment) {
    switch (position, alignment.horizontal) {
    case (.automatic, .leading), (.top, .leading): (.topLeading, .bottomLeading)
    case (.automatic, .trailing), (.top, .trailing): (.topTrailing, .bottomTrailing)
    case (.bottom, .leading): (.bottomLeading, .topLeading)
    case (.bottom, .trailing): (.bottomTrailing, .topTrailing)
    default: position.places
    }
  }

  /// The distance from the mark in points; 0 sideways for annotations above or below it.
  var shift: CGSize {
    let unit = position.places.0
    return CGSize(width: (unit.x * 2 - 1) * spacing, height: (unit.y * 2 - 1) * spacing)
  }
}

extension AnnotationPosition {
  /// The anchor in the mark and the alignment of the annotation at it.
  var places: (UnitPoint, Alignment) {
    switch self {
    case .automatic, .top: (.top, .bottom)
    case .overlay: (.center, .center)
    case .bottom: (.bottom, .top)
    case .leading: (.leading, .trailing)
    case .trailing: (.trailing, .leading)
    case .topLeading: (.topLeading, .bottomTrailing)
    case .topTrailing: (.topTrailing, .bottomLeading)
    case .bottomLeading: (.bottomLeading, .topTrailing)
    case .bottomTrailing: (.bottomTrailing, .topLeading)
    }
  }
}
