import Foundation

// Bars and sheets belong to apps. A widget's picture has none, so modifiers that configure them are
// accepted and ignored.

extension View {
  /// Returns the view unchanged: a widget has no navigation bar that shows a title.
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }
  /// Returns the view unchanged: a title is not drawn, and its key is not looked up.
  public nonisolated func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  /// Returns the view unchanged: a title given as a string is not drawn.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Returns the view unchanged, like `navigationTitle(_:)`, its newer name.
  public nonisolated func navigationBarTitle(_ key: LocalizedStringKey) -> some View { self }
  /// Returns the view unchanged: there is no title that could be large or inline.
  public nonisolated func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Returns the view unchanged: there is no bar that could be hidden.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Returns the view unchanged: there is no back button that could be hidden.
  public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  /// Returns the view unchanged; `destination` is never called, as nothing is opened in a picture.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Returns the view unchanged: nothing grows out of it while a picture is drawn.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Returns the view unchanged: nothing grows out of it while a picture is drawn.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration:
      (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  /// Returns the view unchanged: a picture shows no way from one screen to another.
  public nonisolated func navigationTransition<T: NavigationTransition>(
    _ style: T
  ) -> some View { self }
  /// Returns the view unchanged; the bar's content is never built.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Returns the view unchanged: there are no bars to show or hide.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  /// Returns the view unchanged; the sheet is not shown even if `isPresented` is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Returns the view unchanged; the sheet is not shown even if there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Returns the view unchanged; the cover is not shown even if `isPresented` is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Returns the view unchanged; the popover is not shown even if `isPresented` is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Returns the view unchanged; the alert is not shown even if `isPresented` is true.
  public nonisolated func alert<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Returns the view unchanged; the alert and its message are not shown even if `isPresented` is true.
  public nonisolated func alert<A: View, M: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Returns the view unchanged; the dialog is not shown even if `isPresented` is true.
  public nonisolated func confirmationDialog<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Returns the view unchanged; the menu's items are never built.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }
  /// Returns the view unchanged; the actions behind a row are never built.
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Returns the view unchanged: no search field is drawn.
  public nonisolated func searchable(text: Binding<String>) -> some View { self }
  /// Returns the view unchanged: a picture has no sheet that could be dismissed.
  public nonisolated func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }
  /// Returns the view unchanged: the number is not drawn.
  public nonisolated func badge(_ count: Int) -> some View { self }
}

/// A namespace for the settings of navigation bars, which are not drawn.
public nonisolated struct NavigationBarItem: Sendable {
  /// The size of a navigation bar's title. Has no effect: no bar is drawn.
  public nonisolated enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// The bar that `toolbar(_:for:)` names; all values are equal, as no bar is drawn.
public nonisolated struct ToolbarPlacement: Sendable {
  /// The bar that suits the context; not drawn.
  public static let automatic = ToolbarPlacement()
  /// The bar along the bottom edge; not drawn.
  public static let bottomBar = ToolbarPlacement()
  /// The bar along the top edge with title and back button; not drawn.
  public static let navigationBar = ToolbarPlacement()
  /// The bar for switching tabs; not drawn.
  public static let tabBar = ToolbarPlacement()
}
