import Foundation
import VitrineGraphics
import VitrineViews

/// A host that shows a Today widget as a system would: creates it, calls it back in the system's order, sizes
/// it, and keeps a trace.
@MainActor
public final class TodayHost<W: TodayWidget> {
  private(set) var session: TodaySession
  private let make: @MainActor () -> W
  private var widget: W?
  private var context = NSExtensionContext()

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - make: creates the widget; called for each `show`, as the system starts afresh each time.
  ///   - isFirstDisplay: iOS 9: draws the widget's very first display, with the insets added to its height.
  /// - Throws: an error if the surface shows no Today widgets under the system.
  public init(
    _ environment: TodayEnvironment, on surface: TodaySurface = .today, title: TodayTitle,
    isFirstDisplay: Bool = false, make: @escaping @MainActor () -> W
  ) throws(TodayError) {
    session = try TodaySession(
      environment, on: surface, title: title, isFirstDisplay: isFirstDisplay)
    self.make = make
  }

  init(session: TodaySession, make: @escaping @MainActor () -> W) {
    self.session = session
    self.make = make
  }

  /// The steps so far.
  public var trace: [TodayStep] { session.steps }
  /// The current size of the content.
  public var layout: TodayLayout { session.layout }
  /// The mode in which the widget is shown; always compact under iOS 9, which has no modes.
  public var displayMode: NCWidgetDisplayMode { session.mode }
  /// Whether the host has a Show More button: the widget offers the expanded mode, and the place allows it.
  public var offersExpanded: Bool { session.offersExpanded }

  /// Creates the widget and shows it compact.
  public func show() throws(TodayError) {
    if widget != nil { try dismiss() }
    context = NSExtensionContext()
    let made = make()
    made.extensionContext = context
    (made as? any TodayViewOwner)?.begin(in: session.environment)
    if session.environment.hasDisplayModes { tellSizes() }
    widget = made
    try run(.show)
  }

  /// Performs Show More.
  public func showMore() throws(TodayError) { try run(.showMore) }

  /// Performs Show Less.
  public func showLess() throws(TodayError) { try run(.showLess) }

  /// Dismisses the screen, and the widget with it.
  public func dismiss() throws(TodayError) {
    weak let gone = (widget as? any TodayViewOwner)?.owner ?? widget
    try run(.dismiss)
    if gone != nil {
      session.note(
        "today-retained",
        "something still holds the widget after it was dismissed, so that its deinit does not run")
    }
  }

  func perform(_ action: TodayAction) throws(TodayError) {
    switch action {
    case .show: try show()
    case .showMore: try showMore()
    case .showLess: try showLess()
    case .dismiss: try dismiss()
    }
  }

  /// The widget as shown in a picture; nil while it is not shown.
  public var presentation: TodayPresentation? {
    guard let widget else { return nil }
    return TodayPresentation(session, content: AnyView(widget.body))
  }

  private func run(_ action: TodayAction) throws(TodayError) {
    // The session runs as a copy until the callbacks end, so that the host can read its own state meanwhile.
    let mode = action.mode
    let proposed = session.environment.proposedInsets
    var running = session
    try running.run(action) { answer(to: $0, mode, proposed) }
    session = running
    (widget as? any TodayViewOwner)?.settle(session.layout)
  }
}

extension TodayHost {
  private func tellSizes() {
    for mode in NCWidgetDisplayMode.allCases {
      if let size = session.maximumSize(for: mode) {
        context.setMaximumSize(CGSize(width: size.width, height: size.height), for: mode)
      }
    }
  }

  private func answer(
    to call: TodayCall, _ mode: NCWidgetDisplayMode, _ proposed: UIEdgeInsets
  ) -> TodayAnswer {
    var answer = TodayAnswer()
    guard let widget else { return answer }
    switch call {
    case .awakeFromNib: widget.awakeFromNib()
    case .beginRequest: widget.beginRequest(with: context)
    case .viewDidLoad: widget.viewDidLoad()
    case .widgetMarginInsets:
      answer.marginInsets = widget.widgetMarginInsets(forProposedMarginInsets: proposed)
    case .widgetActiveDisplayModeDidChange:
      context.widgetActiveDisplayMode = mode
      widget.widgetActiveDisplayModeDidChange(
        mode, withMaximumSize: context.widgetMaximumSize(for: mode))
    case .widgetPerformUpdate:
      widget.widgetPerformUpdate { answer.update = $0 }
    case .viewWillAppear: widget.viewWillAppear(false)
    case .viewDidAppear: widget.viewDidAppear(false)
    case .viewWillDisappear: widget.viewWillDisappear(false)
    case .viewDidDisappear: widget.viewDidDisappear(false)
    case .deinit:
      self.widget = nil
      return answer
    }
    answer.largestMode = context.widgetLargestAvailableDisplayMode
    answer.preferredHeight = widget.preferredContentSize.height
    return answer
  }
}
