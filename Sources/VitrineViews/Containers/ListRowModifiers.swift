import Foundation
import VitrineLayout

/// The keys of what rows tell their list.
nonisolated enum ListRowMark {
  enum Insets {}
  enum Background {}
  enum TopSeparator {}
  enum BottomSeparator {}
  enum SeparatorTint {}
}

extension View {
  /// Sets the distances of a row's content to the edges of its row in points; nil for the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowMark(ListRowMark.Insets.self, insets)
  }

  /// Sets the view behind a row in place of its card; nil for the card.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    rowMark(ListRowMark.Background.self, view.map { AnyView($0) })
  }

  /// Sets whether a row has lines at its upper and lower edge.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    let isHidden = visibility == .hidden
    return rowMark(ListRowMark.TopSeparator.self, edges.contains(.top) ? isHidden : nil)
      .rowMark(ListRowMark.BottomSeparator.self, edges.contains(.bottom) ? isHidden : nil)
  }

  /// Sets the colour of the lines below and above a row; nil for the system's. The edges are ignored where they name
  /// one: a line is drawn in the colour of the row above it.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowMark(ListRowMark.SeparatorTint.self, edges.contains(.bottom) ? color : nil)
  }

  private nonisolated func rowMark<Key, Value>(
    _ key: Key.Type, _ value: Value?
  ) -> ModifiedContent<Self, _MarkModifier> {
    modifier(_MarkModifier(key: ObjectIdentifier(key), value: value))
  }
}

extension Node {
  /// Returns what a row tells its list.
  func rowValue<Key, Value>(_ key: Key.Type, as type: Value.Type) -> Value? {
    mark(ObjectIdentifier(key)) as? Value
  }
}

extension HorizontalAlignment {
  private enum SeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The guide at which a row's line begins: the leading edge of its content, or of the title of its label.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)
}
