public import Foundation
import VitrineLayout

/// The layout of `Grid` as a value; its content consists of `GridRow`s and views across all columns.
public nonisolated struct GridLayout: _KnownLayout {
  /// The alignment of views in their cells, unless a row, a column or a cell sets its own.
  public var alignment: Alignment
  /// The distance between columns in points; nil is 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil is the one that the views of adjacent rows prefer.
  public var verticalSpacing: CGFloat?

  /// Creates the layout of a grid with centred cells and the standard distances unless given.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func _kind(_ environment: EnvironmentValues) -> _LayoutKind {
    _LayoutKind(
      kind: .grid(
        GridContainer(
          alignment: alignment.layout, horizontalSpacing: horizontalSpacing.map { Double($0) },
          verticalSpacing: verticalSpacing.map { Double($0) })), name: "GridLayout")
  }
}
