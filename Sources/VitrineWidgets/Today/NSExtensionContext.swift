public import Foundation

/// The context that an extension shares with its host.
///
/// Apple's class has more members; these are the ones that a Today widget uses. Under iOS 9 the sizes are
/// zero, as the system does not provide them.
@MainActor @preconcurrency
public final class NSExtensionContext {
  /// The largest mode that the widget offers; with `expanded` the host shows a Show More button.
  public var widgetLargestAvailableDisplayMode = NCWidgetDisplayMode.compact
  /// The mode that the user chose.
  public internal(set) var widgetActiveDisplayMode = NCWidgetDisplayMode.compact
  private var maximumSizes: [NCWidgetDisplayMode: CGSize] = [:]

  init() {}

  /// Returns the largest size of the content in a mode, in points.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    maximumSizes[displayMode] ?? .zero
  }

  func setMaximumSize(_ size: CGSize, for mode: NCWidgetDisplayMode) { maximumSizes[mode] = size }

  /// Does not open the URL, since this is a picture; reports failure.
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
