public import Foundation

/// A look for lists.
public nonisolated protocol ListStyle: Sendable {
  var _form: _ListForm { get }
}

/// Rows from edge to edge, with separators.
public nonisolated struct PlainListStyle: ListStyle {
  public let _form = _ListForm.plain
  /// Creates the style.
  public init() {}
}

/// Inset rows; drawn as the plain style, as on an iPhone.
public nonisolated struct InsetListStyle: ListStyle {
  public let _form = _ListForm.plain
  /// Creates the style.
  public init() {}
}

/// Sections from edge to edge on a ground.
public nonisolated struct GroupedListStyle: ListStyle {
  public let _form = _ListForm.grouped
  /// Creates the style.
  public init() {}
}

/// Sections on rounded cards.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  public let _form = _ListForm.insetGrouped
  /// Creates the style.
  public init() {}
}

/// A list in a sidebar; drawn as sections on rounded cards.
public nonisolated struct SidebarListStyle: ListStyle {
  public let _form = _ListForm.insetGrouped
  /// Creates the style.
  public init() {}
}

/// The style of lists that set none: sections on rounded cards.
public nonisolated struct DefaultListStyle: ListStyle {
  public let _form = _ListForm.insetGrouped
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, with separators.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Inset rows; drawn as the plain style, as on an iPhone.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge on a ground.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on rounded cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A list in a sidebar; drawn as sections on rounded cards.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
  /// The style of lists that set none: sections on rounded cards.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// Sets the look of the lists in the view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    let form = style._form
    return environing { $0.drawing.changeList { $0.form = form } }
  }

  /// Sets the points between the rows of the lists in the view, which then are cards of their own; nil for none.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environing { $0.drawing.changeList { $0.rowSpacing = spacing.map { Double($0) } } }
  }

  /// Sets the points between the sections without headers of the lists in the view.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environing { $0.drawing.changeList { $0.sectionSpacing = Double(spacing) } }
  }

  /// Sets whether the lists and forms in the view have a ground of their own.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environing { $0.drawing.changeList { $0.hidesGround = visibility == .hidden } }
  }
}

private nonisolated struct LeastRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The least height of a list's rows in points: 56, or 44 before iOS 26, unless it is set.
  public var defaultMinListRowHeight: CGFloat {
    get { leastListRowHeight ?? (host.systemVersion >= 26 ? 56 : 44) }
    set { self[LeastRowHeightKey.self] = newValue }
  }

  var leastListRowHeight: CGFloat? { self[LeastRowHeightKey.self] }
}
