import Foundation

/// Marks between two axes.
public struct Chart<Content: ChartContent>: View {
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  public var body: some View {
    var marks = _ChartMarks()
    content._add(to: &marks)
    let all = ChartStack.stacked(marks.all)
    let (settings, calendar) = (settings, calendar)
    return GeometryReader { proxy in
      ChartFigure(
        marks: all, settings: settings,
        axes: ChartAxes(all, settings, proxy.size, calendar))
    }
  }
}

/// Lays bars and areas of one place on each other.
enum ChartStack {
  private struct Key: Hashable {
    var kind: ChartMark.Kind
    var place: ChartDatum
    var isNegative: Bool
  }

  static func stacked(_ marks: [ChartMark]) -> [ChartMark] {
    var tops: [Key: Double] = [:]
    return marks.map { mark in
      guard mark.stacks, mark.kind == .bar || mark.kind == .area, mark.xEnd == nil, mark.yEnd == nil
      else {
        return mark
      }
      let (along, across) = mark.isHorizontal ? (mark.x, mark.y) : (mark.y, mark.x)
      guard let length = along?.datum.number, let place = across?.datum else { return mark }
      let key = Key(kind: mark.kind, place: place, isNegative: length < 0)
      var copy = mark
      copy.base = tops[key] ?? 0
      tops[key] = copy.base + length
      return copy
    }
  }
}

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
      settings.xAxis, _AxisSituation(scale: x, pieces: xPieces, calendar: calendar))
    yItems = Self.items(
      settings.yAxis, _AxisSituation(scale: y, pieces: yPieces, calendar: calendar))
  }

  private static func items(
    _ axis: ChartSettings.Axis, _ situation: _AxisSituation
  ) -> [_AxisItem] {
    switch axis {
    case .hidden: []
    case .automatic: AxisMarks()._marks(situation)
    case .content(let content): content._marks(situation)
    }
  }
}
