public import Foundation

/// The way from one screen of an app to another. Has no effect in a picture.
public nonisolated protocol NavigationTransition {}

/// The usual way from one screen to another; ignored by `navigationTransition(_:)`.
public nonisolated struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the usual way.
  public init() {}
}

/// The growth of a screen out of a view; ignored by `navigationTransition(_:)`.
public nonisolated struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way from one screen to another; without effect in a picture.
  public nonisolated static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns the growth of a screen out of the view with the identifier; without effect in a picture.
  public nonisolated static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// The look of a view while a screen grows out of it. Has no effect in a picture.
public nonisolated protocol MatchedTransitionSourceConfiguration {}

/// The usual look of a view while a screen grows out of it.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{
  /// Creates the usual look.
  public init() {}

  /// Returns the usual look: no picture shows the view while a screen grows out of it.
  public func background(_ color: Color) -> Self { self }
  /// Returns the usual look: no picture shows the view while a screen grows out of it.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// Returns the usual look: no picture shows the view while a screen grows out of it.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}
