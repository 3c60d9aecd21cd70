package import VitrineGraphics
import VitrineViews

/// The life cycle of a widget on a surface: the order of the callbacks, and the size that results from the
/// widget's responses. It does not depend on how a widget is implemented.
package struct TodaySession: Sendable {
  package let environment: TodayEnvironment
  package let surface: TodaySurface
  package let title: TodayTitle
  /// The value of `NSExtensionContext.widgetLargestAvailableDisplayMode`.
  package var largestMode = NCWidgetDisplayMode.compact
  package private(set) var request = TodayRequest()
  /// Whether the widget has appeared and was not dismissed since.
  package private(set) var isShown = false
  package private(set) var steps: [TodayStep] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates a session.
  ///
  /// - Throws: an error if the surface shows no Today widgets under the system.
  package init(
    _ environment: TodayEnvironment, on surface: TodaySurface, title: TodayTitle,
    isFirstDisplay: Bool = false
  ) throws(TodayError) {
    if surface != .today, environment.os < 10 { throw .surfaceNeedsNewerSystem(surface) }
    if surface == .quickActions, environment.orientation == .landscape {
      throw .surfaceWithoutLandscape(surface)
    }
    self.environment = environment
    self.surface = surface
    self.title = title
    request.isFirstDisplay = isFirstDisplay && environment.os == 9
    request.titleLines = title.lines
    request.titleLineHeight = title.lineHeight
    if surface == .quickActions, !environment.device.hasForceTouch {
      note(
        "today-no-force-touch",
        "\(environment.device.models) cannot be pressed for quick actions")
    }
  }

  /// The current mode.
  package var mode: NCWidgetDisplayMode { request.mode }

  /// Whether the host offers Show More and Show Less.
  package var offersExpanded: Bool {
    environment.hasDisplayModes && surface != .quickActions && largestMode == .expanded
  }

  /// Returns the maximum size that the widget receives with a mode; nil under iOS 9.
  package func maximumSize(for mode: NCWidgetDisplayMode) -> Size? {
    environment.maximumSize(
      for: mode, titleLines: title.lines, titleLineHeight: title.lineHeight)
  }

  package var layout: TodayLayout {
    var layout = environment.layout(request)
    layout.diagnostics += diagnostics
    return layout
  }
}

extension TodaySession {
  /// Runs an action: `receive` is called for each callback and returns the widget's response.
  ///
  /// - Throws: an error, before any callback, if the surface or the widget does not allow the action.
  package mutating func run(
    _ action: TodayAction, _ receive: (TodayCall) -> TodayAnswer
  ) throws(TodayError) {
    if !isShown, action != .show { throw .notShown(action) }
    switch action {
    case .show: appear()
    case .showMore: try setMode(.expanded)
    case .showLess: try setMode(.compact)
    case .dismiss:
      isShown = false
      request.isFirstDisplay = false
    }
    steps.append(.action(action))
    for call in action.calls(os: environment.os) { take(receive(call), to: call) }
  }

  /// The system creates the widget anew each time, so that nothing lasts from its life before.
  private mutating func appear() {
    isShown = true
    request.mode = .compact
    request.preferredHeight = nil
    request.marginInsets = nil
    request.hasBeenExpanded = false
  }

  private mutating func setMode(_ mode: NCWidgetDisplayMode) throws(TodayError) {
    guard environment.hasDisplayModes else { throw .noDisplayModes }
    if surface == .quickActions { throw .expandedInQuickActions }
    if mode == .expanded, largestMode != .expanded {
      throw .expandedNotOffered(title: title.text)
    }
    request.mode = mode
    if mode == .expanded { request.hasBeenExpanded = true }
  }

  private mutating func take(_ answer: TodayAnswer, to call: TodayCall) {
    if let mode = answer.largestMode { largestMode = mode }
    if let height = answer.preferredHeight { request.preferredHeight = height > 0 ? height : nil }
    if call == .widgetMarginInsets, let insets = answer.marginInsets {
      request.marginInsets = insets
    }
    steps.append(.call(call, detail: detail(of: call, answer)))
    if call == .widgetPerformUpdate, answer.update == .failed {
      note(
        "today-update-failed", "widgetPerformUpdate ended with failed; the content stays as it was")
    }
  }

  private func detail(of call: TodayCall, _ answer: TodayAnswer) -> String {
    switch call {
    case .widgetActiveDisplayModeDidChange:
      request.mode.caseName + (maximumSize(for: request.mode).map { " " + $0.pointsText } ?? "")
    case .widgetMarginInsets: (answer.marginInsets ?? environment.proposedInsets).pointsText
    case .widgetPerformUpdate: answer.update.map(\.caseName) ?? "no result"
    default: ""
    }
  }

  /// Adds a diagnostic once.
  package mutating func note(
    _ code: String, _ message: String, severity: Diagnostic.Severity = .note
  ) {
    let diagnostic = Diagnostic(severity: severity, code: code, message: message, path: "")
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension Size {
  /// The size in points, as `359x110`.
  fileprivate var pointsText: String { Double.points(width) + "x" + Double.points(height) }
}

extension UIEdgeInsets {
  /// The insets in the order top, left, bottom, right.
  fileprivate var pointsText: String {
    [top, left, bottom, right].map { Double.points($0) }.joined(separator: " ")
  }
}

extension Double {
  /// Returns the number without a fraction if it is whole.
  fileprivate static func points(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
