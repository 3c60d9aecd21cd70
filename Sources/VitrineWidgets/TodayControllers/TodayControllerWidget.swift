public import Foundation
public import VitrineViews

/// A view controller in the place of a Today widget with a body: the host's calls go to it, and its views are the
/// content.
@MainActor @preconcurrency
public final class _TodayControllerWidget<Controller: UIViewController & NCWidgetProviding>:
  TodayWidget
{
  private let controller: Controller

  init(_ controller: Controller) { self.controller = controller }

  public var extensionContext: NSExtensionContext? {
    get { controller.extensionContext }
    set { controller.extensionContext = newValue }
  }

  public var preferredContentSize: CGSize {
    get { controller.preferredContentSize }
    set { controller.preferredContentSize = newValue }
  }

  public func awakeFromNib() { controller.awakeFromNib() }
  public func beginRequest(with context: NSExtensionContext) {
    controller.beginRequest(with: context)
  }
  public func viewDidLoad() { controller.loadViewIfNeeded() }
  public func viewWillAppear(_ animated: Bool) { controller.viewWillAppear(animated) }
  public func viewDidAppear(_ animated: Bool) { controller.viewDidAppear(animated) }
  public func viewWillDisappear(_ animated: Bool) { controller.viewWillDisappear(animated) }
  public func viewDidDisappear(_ animated: Bool) { controller.viewDidDisappear(animated) }

  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    controller.widgetPerformUpdate(completionHandler: completionHandler)
  }

  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    controller.widgetActiveDisplayModeDidChange(activeDisplayMode, withMaximumSize: maxSize)
  }

  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets {
    controller.widgetMarginInsets(forProposedMarginInsets: defaultMarginInsets)
  }

  public var body: some View {
    UIViewContent(controller.view, of: Controller.self, notes: controller.notes)
  }
}

extension _TodayControllerWidget: TodayViewOwner {
  var owner: AnyObject { controller }

  /// Before the widget has asked for a height, a view is as high as the compact mode, and under iOS 9, which has
  /// none, as the screen, which UIKit's own `loadView` takes.
  func begin(in environment: TodayEnvironment) {
    controller.traitCollection = UITraitCollection(
      userInterfaceStyle: environment.os == 9 ? .dark : .light)
    controller.hostSize = CGSize(
      width: environment.width, height: environment.compactHeight ?? environment.screen.height)
  }

  func settle(_ layout: TodayLayout) {
    guard let view = controller.viewIfLoaded else { return }
    var size = CGSize(width: layout.width, height: Double(view.bounds.height))
    if case .fixed(let height) = layout.height { size.height = height }
    controller.hostSize = size
    view.frame = CGRect(origin: .zero, size: size)
    controller.viewWillLayoutSubviews()
    controller.viewDidLayoutSubviews()
  }
}
