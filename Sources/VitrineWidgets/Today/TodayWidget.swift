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
  public func awakeFromNib() {}
  public func beginRequest(with context: NSExtensionContext) {}
  public func viewDidLoad() {}
  public func viewWillAppear(_ animated: Bool) {}
  public func viewDidAppear(_ animated: Bool) {}
  public func viewWillDisappear(_ animated: Bool) {}
  public func viewDidDisappear(_ animated: Bool) {}
}

/// The base class of a `TodayWidget` in place of `UIViewController`: stored properties, and callbacks without
/// effect until they are overridden.
@MainActor @preconcurrency
open class TodayWidgetController {
  public var extensionContext: NSExtensionContext?
  open var preferredContentSize = CGSize.zero

  public required init() {}

  open func awakeFromNib() {}
  open func beginRequest(with context: NSExtensionContext) {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
}
