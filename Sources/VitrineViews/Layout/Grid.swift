public import Foundation
import VitrineLayout

/// A container that aligns rows of views in columns.
public nonisolated struct Grid<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid. Columns are 8 points apart and rows as far as their views prefer, unless spacing in
  /// points is given.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .grid(
        GridContainer(
          alignment: view.alignment.layout,
          horizontalSpacing: view.horizontalSpacing.map { Double($0) },
          verticalSpacing: view.verticalSpacing.map { Double($0) })), "Grid",
      children: out.children(of: view.content, environment).map(\.withModifiersInRow))
  }
}

extension View {
  /// Makes a view in a grid's row span several columns; counts are limited to 1…1000.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    gridCell("gridCellColumns") { $0.columns = max(1, count) }
  }

  /// Places the view at a relative point of its grid cell, instead of by the guides of its column and row.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    gridCell("gridCellAnchor") { $0.anchor = anchor.position }
  }

  /// Aligns the column of this grid cell by a guide; the first such cell of a column decides for the cells
  /// that set none.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell("gridColumnAlignment") { $0.columnAlignment = guide.guide }
  }

  /// Keeps the view from making its grid column wider or its row higher on the given axes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell("gridCellUnsizedAxes") {
      $0.unsizedHorizontally = axes.contains(.horizontal)
      $0.unsizedVertically = axes.contains(.vertical)
    }
  }

  private nonisolated func gridCell(
    _ name: String, _ change: (inout GridCellTraits) -> Void
  ) -> some View {
    var traits = GridCellTraits()
    change(&traits)
    return node(name, .gridCell(traits))
  }
}

/// A column or row of a lazy grid.
public nonisolated struct GridItem: Sendable {
  /// The length of a track, across the direction in which the grid grows; lengths are in points.
  public nonisolated enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The rule for the track's length.
  public var size: Size
  /// The distance to the next track in points; nil is 8.
  public var spacing: CGFloat?
  /// The alignment of views in the track; nil takes the grid's.
  public var alignment: Alignment?

  /// Creates a track that takes an equal part of the remaining length, at least 10 points, unless another
  /// size is given.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The track in a grid that aligns views of tracks without an alignment of their own.
  func track(_ grid: Alignment2D) -> GridTrack {
    let sizing: GridTrack.Sizing =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return GridTrack(
      sizing, spacing: spacing.map { Double($0) }, alignment: alignment?.layout ?? grid)
  }
}

/// Views that a lazy container pins while scrolling; nothing scrolls in a picture.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set: 1 for headers, 2 for footers.
  public let rawValue: UInt32
  /// Creates a set from its bits; no member has an effect.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections. Has no effect: nothing scrolls in a picture.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections. Has no effect: nothing scrolls in a picture.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A grid of columns, filled row by row.
public nonisolated struct LazyVGrid<Content: View>: _PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid as wide as there is room, with its columns at `alignment`, which views in columns without one
  /// of their own have, too. Rows are `spacing` points apart, 8 if nil; headers and footers of sections have rows
  /// of their own. `pinnedViews` has no effect.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let alignment = Alignment2D(view.alignment.guide, .center)
    out.append(
      .lazyGrid(
        LazyGridContainer(
          axis: .vertical, tracks: view.columns.map { $0.track(alignment) }, alignment: alignment,
          spacing: view.spacing.map { Double($0) })), "LazyVGrid",
      children: out.children(of: view.content, environment))
  }
}

/// A grid of rows, filled column by column.
public nonisolated struct LazyHGrid<Content: View>: _PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid as high as there is room, with its rows at `alignment`, which views in rows without one of
  /// their own have, too. Columns are `spacing` points apart, 8 if nil; headers and footers of sections have
  /// columns of their own. `pinnedViews` has no effect.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let alignment = Alignment2D(.center, view.alignment.guide)
    out.append(
      .lazyGrid(
        LazyGridContainer(
          axis: .horizontal, tracks: view.rows.map { $0.track(alignment) }, alignment: alignment,
          spacing: view.spacing.map { Double($0) })), "LazyHGrid",
      children: out.children(of: view.content, environment))
  }
}
