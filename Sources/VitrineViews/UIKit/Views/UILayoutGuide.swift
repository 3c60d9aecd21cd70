/// A rectangle inside a view that constraints refer to and that draws nothing: `safeAreaLayoutGuide` and
/// `layoutMarginsGuide`.
@MainActor @preconcurrency
public final class UILayoutGuide {
  nonisolated enum Kind: Hashable, Sendable { case safeArea, margins }

  let kind: Kind
  /// The view that the guide lies in.
  public private(set) weak var owningView: UIView?

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }
}

extension UIView {
  /// The part of the view that no system part covers: in a Today widget the whole view.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.safeArea, of: self) }
  /// The view without its `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }
}
