public import Foundation

/// What the host of an extension tells it, and hears from it.
///
/// Apple's class has more; this is what a Today widget uses. Under iOS 9 the sizes are zero: the
/// system says nothing about them.
@MainActor @preconcurrency
public final class NSExtensionContext {
  /// The largest mode that the widget offers; `expanded` makes the host show a Show More button.
  public var widgetLargestAvailableDisplayMode = NCWidgetDisplayMode.compact
  /// The mode that the reader chose.
  public internal(set) var widgetActiveDisplayMode = NCWidgetDisplayMode.compact
  private var maximumSizes: [NCWidgetDisplayMode: CGSize] = [:]

  init() {}

  /// The most that the content gets in a mode, in points.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    maximumSizes[displayMode] ?? .zero
  }

  func setMaximumSize(_ size: CGSize, for mode: NCWidgetDisplayMode) { maximumSizes[mode] = size }

  /// Opening a URL leads nowhere in a picture.
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
