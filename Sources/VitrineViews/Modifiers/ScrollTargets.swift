/// The rule for where scrolling ends when it is let go.
public nonisolated protocol ScrollTargetBehavior {}

/// Scrolling page by page, without effect in a picture.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour, which has no effect in a picture.
  public init() {}
}

/// Scrolling from view to view, without effect in a picture.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour, which has no effect in a picture.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling page by page. Has no effect: nothing scrolls in a picture.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling from view to view. Has no effect: nothing scrolls in a picture.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

extension View {
  /// Returns the view unchanged: the value that a binding has first does not scroll, on a device neither
  /// (measured); `anchor` is ignored.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Shows the scroll views in the view at the position that a binding has; one at a view has no effect, and
  /// `anchor` is ignored.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    environing { $0.drawing.changeScroll { $0.position = position.wrappedValue } }
  }

  /// Returns the view unchanged: nothing scrolls in a picture.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Returns the view unchanged: nothing scrolls in a picture.
  public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { self }
}
