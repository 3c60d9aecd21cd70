public import Foundation
public import VitrineViews

/// UIKit's view controller, limited to a Today extension's: it makes the views, and the host calls it.
///
/// With `NCWidgetProviding` it is a Today widget: `WidgetDescription(today:kind:controller:)` draws it, and
/// `TodayHost(_:title:controller:)` runs its life. Views come from `loadView()` and `viewDidLoad()`; nibs and
/// storyboards are not read.
@MainActor @preconcurrency
open class UIViewController {
  /// The context that the host sets before any callback; nil until then.
  public internal(set) var extensionContext: NSExtensionContext?
  /// The size that the widget asks for in points; only the height counts, and 0 leaves it to the views where the
  /// host allows that.
  open var preferredContentSize = CGSize.zero
  /// The appearance of the host: dark under iOS 9, whose section is, and light later.
  public internal(set) var traitCollection = UITraitCollection(userInterfaceStyle: .light)

  private var loaded: UIView?
  private var isLoading = false
  /// The size of a view that is made without one.
  var hostSize = CGSize.zero
  private(set) var notes: [(code: String, message: String)] = []

  /// Creates a controller without views. A nib is not read: a name leaves a diagnostic.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    guard let name = nibNameOrNil else { return }
    notes.append(
      (
        "uikit-nib",
        "the nib “\(name)” is not read: make the views in loadView() or viewDidLoad()"
      ))
  }

  /// Creates a controller without views.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller without views: archives of Interface Builder are not read.
  public required init?(coder: NSCoder) {}

  /// The view that contains all others. Reading it the first time calls `loadView()` and `viewDidLoad()`.
  // UIKit's type, so that sources compile unchanged.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }

  /// The view if it has been made; nil before.
  public var viewIfLoaded: UIView? { loaded }
  /// Whether the view has been made.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes the view unless there is one.
  public func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    let view = loaded ?? UIView(frame: .zero)
    loaded = view
    if view.bounds.size == .zero { view.frame.size = hostSize }
    if view.layoutMargins == UIView.usualMargins { view.layoutMargins = Self.rootMargins }
    viewDidLoad()
  }

  /// The margins of a controller's own view: 16 points at the sides of a phone's screen and none above and
  /// below (estimated).
  private static let rootMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)

  /// Makes the view: of the host's size, without a colour. An override sets `view` itself.
  open func loadView() { loaded = UIView(frame: CGRect(origin: .zero, size: hostSize)) }

  /// Does nothing unless overridden; called first, before the request begins.
  open func awakeFromNib() {}
  /// Does nothing unless overridden; called with the context before `viewDidLoad`.
  open func beginRequest(with context: NSExtensionContext) {}
  /// Does nothing unless overridden; called once, when the view has been made.
  open func viewDidLoad() {}
  /// Does nothing unless overridden; called with `false` after the widget's update.
  open func viewWillAppear(_ animated: Bool) {}
  /// Does nothing unless overridden; called with `false` after `viewWillAppear`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Does nothing unless overridden; called with `false` when the widget is dismissed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Does nothing unless overridden; called with `false` last, before the widget is released.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Does nothing unless overridden; called after each action, when the view has the host's size.
  open func viewWillLayoutSubviews() {}
  /// Does nothing unless overridden; called after `viewWillLayoutSubviews`. Masks have moved the subviews by
  /// then; constraints are resolved only when the picture is drawn.
  open func viewDidLayoutSubviews() {}
  /// Never called: a picture does not run out of memory.
  open func didReceiveMemoryWarning() {}
}
