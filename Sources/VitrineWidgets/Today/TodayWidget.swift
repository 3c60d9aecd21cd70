public import Foundation
public import VitrineViews

/// A Today widget whose content is a SwiftUI body.
///
/// The names are those of Apple's view controller of a Today extension; only the content differs:
/// views in place of `UIView`s. `TodayWidgetController` holds what is stored:
///
///     final class Forecast: TodayWidgetController, TodayWidget {
///       override func viewDidLoad() {
///         extensionContext?.widgetLargestAvailableDisplayMode = .expanded
///       }
///       func widgetActiveDisplayModeDidChange(
///         _ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
///       ) {
///         preferredContentSize =
///           mode == .compact ? maxSize : CGSize(width: 0, height: 220)
///       }
///       var body: some View { Text("Sunny") }
///     }
@MainActor @preconcurrency
public protocol TodayWidget: NCWidgetProviding {
  associatedtype Body: View
  /// The content, evaluated for each picture after the host's calls.
  @ViewBuilder var body: Body { get }

  /// The context, set by the host before `viewDidLoad`.
  var extensionContext: NSExtensionContext? { get set }
  /// The preferred size. The width is ignored; with a height of 0 that was never set the content determines
  /// the height if the host allows it.
  var preferredContentSize: CGSize { get set }

  func awakeFromNib()
  func beginRequest(with context: NSExtensionContext)
  func viewDidLoad()
  func viewWillAppear(_ animated: Bool)
  func viewDidAppear(_ animated: Bool)
  func viewWillDisappear(_ animated: Bool)
  func viewDidDisappear(_ animated: Bool)
}

extension TodayWidget {
  /// Does nothing; the host calls it first, before the request begins.
  public func awakeFromNib() {}
  /// Does nothing; the host calls it with the context before `viewDidLoad`.
  public func beginRequest(with context: NSExtensionContext) {}
  /// Does nothing; the host calls it once, after the context has been set.
  public func viewDidLoad() {}
  /// Does nothing; the host calls it with `false` after the widget's update.
  public func viewWillAppear(_ animated: Bool) {}
  /// Does nothing; the host calls it with `false` after `viewWillAppear`.
  public func viewDidAppear(_ animated: Bool) {}
  /// Does nothing; the host calls it with `false` when the widget is dismissed.
  public func viewWillDisappear(_ animated: Bool) {}
  /// Does nothing; the host calls it with `false` last, before it releases the widget.
  public func viewDidDisappear(_ animated: Bool) {}
}

/// The base class of a `TodayWidget` in place of `UIViewController`: stored properties, and callbacks without
/// effect until they are overridden.
@MainActor @preconcurrency
open class TodayWidgetController {
  /// The context that the host sets before any callback; nil until then.
  public var extensionContext: NSExtensionContext?
  /// The size that the widget asks for in points; only the height counts, and 0 leaves it to the content
  /// where the host allows that.
  open var preferredContentSize = CGSize.zero

  /// Creates a controller without a context and without a preferred size.
  public required init() {}

  /// Does nothing unless overridden; called first, before the request begins.
  open func awakeFromNib() {}
  /// Does nothing unless overridden; called with the context before `viewDidLoad`.
  open func beginRequest(with context: NSExtensionContext) {}
  /// Does nothing unless overridden; called once, after the context has been set.
  open func viewDidLoad() {}
  /// Does nothing unless overridden; called with `false` after the widget's update.
  open func viewWillAppear(_ animated: Bool) {}
  /// Does nothing unless overridden; called with `false` after `viewWillAppear`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Does nothing unless overridden; called with `false` when the widget is dismissed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Does nothing unless overridden; called with `false` last, before the widget is released.
  open func viewDidDisappear(_ animated: Bool) {}
}
