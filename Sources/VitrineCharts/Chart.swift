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
    let (settings, calendar) = (settings, calendar)
    let all = ChartStack.stacked(marks.all.map { $0.named(by: settings) })
    return GeometryReader { proxy in
      ChartFigure(
        marks: all, settings: settings,
        axes: ChartAxes(all, settings, proxy.size, calendar), frame: proxy.frame(in: .global))
    }
  }
}

extension ChartMark {
  /// The mark with categories in place of numbers and dates along the axes that have the type `category`.
  fileprivate func named(by settings: ChartSettings) -> ChartMark {
    var copy = self
    if settings.x.type == .category {
      copy.x = x?.named
      copy.xEnd = xEnd?.named
    }
    if settings.y.type == .category {
      copy.y = y?.named
      copy.yEnd = yEnd?.named
    }
    return copy
  }
}
