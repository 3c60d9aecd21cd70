package import VitrineGraphics

/// A widget's life on a surface: which callbacks come when, and what size the host makes of the
/// answers. Knows nothing of how a widget is written.
package struct TodaySession: Sendable {
  package let environment: TodayEnvironment
  package let surface: TodaySurface
  package let title: TodayTitle
  /// As `NSExtensionContext.widgetLargestAvailableDisplayMode`.
  package var largestMode = NCWidgetDisplayMode.compact
  package private(set) var request = TodayRequest()
  package private(set) var steps: [TodayStep] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// Throws where the surface shows no Today widgets under the system.
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

  /// The mode that shows now.
  package var mode: NCWidgetDisplayMode { request.mode }

  /// True where the host offers Show More and Show Less.
  package var offersExpanded: Bool {
    environment.hasDisplayModes && surface != .quickActions && largestMode == .expanded
  }

  /// The size that the widget is told with a mode; nil under iOS 9.
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

/// What a widget has answered by the end of a callback.
package struct TodayAnswer: Hashable, Sendable {
  package var largestMode: NCWidgetDisplayMode?
  /// Points; 0 counts as not set.
  package var preferredHeight: Double?
  package var marginInsets: UIEdgeInsets?
  package var update: NCUpdateResult?

  package init() {}
}

extension TodaySession {
  /// Runs an action: `receive` gets each callback and says what the widget answers.
  ///
  /// Throws, before any callback, what the surface or the widget does not allow.
  package mutating func run(
    _ action: TodayAction, _ receive: (TodayCall) -> TodayAnswer
  ) throws(TodayError) {
    switch action {
    case .show: request.mode = .compact
    case .showMore: try setMode(.expanded)
    case .showLess: try setMode(.compact)
    case .dismiss: break
    }
    steps.append(.action(action))
    for call in action.calls(os: environment.os) { take(receive(call), to: call) }
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
      "\(request.mode)" + (maximumSize(for: request.mode).map { " " + $0.pointsText } ?? "")
    case .widgetMarginInsets: (answer.marginInsets ?? environment.proposedInsets).pointsText
    case .widgetPerformUpdate: answer.update.map { "\($0)" } ?? "no result"
    default: ""
    }
  }

  /// Notes something once.
  package mutating func note(
    _ code: String, _ message: String, severity: Diagnostic.Severity = .note
  ) {
    let diagnostic = Diagnostic(severity: severity, code: code, message: message, path: "")
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension Size {
  /// Whole points, as `359x110`.
  fileprivate var pointsText: String { Double.points(width) + "x" + Double.points(height) }
}

extension UIEdgeInsets {
  /// Top, left, bottom, right.
  fileprivate var pointsText: String {
    [top, left, bottom, right].map { Double.points($0) }.joined(separator: " ")
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate static func points(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
