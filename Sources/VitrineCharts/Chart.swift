import Foundation

/// A view that plots marks between two axes.
public nonisolated struct Chart<Content: ChartContent>: View {
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

  public nonisolated var body: some View {
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

/// Stacks the bars and areas that share a place.
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
