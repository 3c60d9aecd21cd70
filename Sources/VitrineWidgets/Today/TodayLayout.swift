public import VitrineGraphics
public import VitrineViews

/// The requests of a Today widget to its host.
public struct TodayRequest: Hashable, Sendable {
  /// The mode to lay the widget out in; ignored under iOS 9.
  public var mode = NCWidgetDisplayMode.compact
  /// The height of `preferredContentSize`; nil if it is not set and the content's own height applies.
  public var preferredHeight: Double?
  /// iOS 9: the result of `widgetMarginInsets(forProposedMarginInsets:)`; nil keeps the proposal.
  public var marginInsets: UIEdgeInsets?
  /// The number of title lines, and the height in points of each line beyond the first.
  public var titleLines = 1
  /// The height of a title line in points, by which further lines reduce the expanded maximum of iOS 11.
  public var titleLineHeight = 0.0
  /// iOS 9: whether this is a widget's very first display, in which the view is too high.
  public var isFirstDisplay = false
  /// Whether the widget was expanded since it appeared.
  public var hasBeenExpanded = false

  /// Creates the request of a compact widget without a preferred height.
  public init() {}
}

/// The size of a Today widget's content on its host.
public struct TodayLayout: Hashable, Sendable {
  /// The height of the content in points: a fixed one, or that of the content itself within limits.
  public enum Height: Hashable, Sendable {
    case fixed(Double)
    /// The content's height at the layout's width, within limits.
    case fitting(ClosedRange<Double>)
  }

  /// The width of the content in points.
  public var width: Double
  /// The height of the content, fixed by host or widget, or left to the content.
  public var height: Height
  /// The insets around the content, iOS 9; zero from iOS 10 on.
  public var insets: UIEdgeInsets
  /// The notes and warnings of the host, such as an expanded maximum below the compact height.
  public var diagnostics: [Diagnostic]
}

extension TodayEnvironment {
  /// Returns the size that a widget receives as the maximum of a display mode, from iOS 10 on.
  ///
  /// Header and content share what there is (seed): under iOS 11 each title line beyond those that the title had
  /// when the table was measured is taken from the expanded maximum, and a line less is added to it (estimated).
  ///
  /// - Parameter titleLineHeight: the points by which a second line raises the header; 0 for the usual ones.
  public func maximumSize(
    for mode: NCWidgetDisplayMode, titleLines: Int = 1, titleLineHeight: Double = 0
  ) -> Size? {
    guard let compactHeight, let expandedMaximum else { return nil }
    guard mode == .expanded else { return Size(width, compactHeight) }
    let extraLines = os >= 11 ? max(-1, min(8, titleLines - measuredTitleLines)) : 0
    if extraLines == 0 { return Size(width, expandedMaximum) }
    let usual = TypeTable.ios(style: .footnote, level: typeSize).leading
    let line = titleLineHeight > 0 ? titleLineHeight : headerGrowth(from: usual, to: 2 * usual)
    return Size(width, max(compactHeight, expandedMaximum - Double(extraLines) * line))
  }

  /// Returns the points by which a title's second line raises the header, whose icon may be higher than one line.
  func headerGrowth(from line: Double, to lines: Double) -> Double {
    let icon = TodayMetrics.iconSide(typeSize)
    return max(icon, lines) - max(icon, line)
  }

  /// Returns the size of a widget's content. Impossible requests are clamped, with a diagnostic.
  public func layout(_ request: TodayRequest) -> TodayLayout {
    guard
      let compact = compactHeight,
      let expanded = maximumSize(
        for: .expanded, titleLines: request.titleLines, titleLineHeight: request.titleLineHeight)
    else { return chosenHeight(request) }
    var layout = TodayLayout(width: width, height: .fixed(compact), insets: .zero, diagnostics: [])
    let isInverted = expanded.height < compact
    if isInverted { layout.diagnostics.append(.todayInversion(compact, expanded.height)) }
    if request.mode == .expanded, os >= 11, request.titleLines < measuredTitleLines {
      layout.diagnostics.append(.todayEstimatedMaximum(expanded.height))
    }
    switch request.mode {
    case .compact:
      // The source document says that, with both modes inverted, the height settles on the lower one for
      // good, unless the widget prefers no height in compact.
      let isStuck = isInverted && request.hasBeenExpanded && (request.preferredHeight ?? 0) > 0
      if isStuck { layout.height = .fixed(expanded.height) }
    case .expanded:
      let limits = min(compact, expanded.height)...expanded.height
      layout.height =
        request.preferredHeight.map { .fixed(Self.clamp($0, limits)) } ?? .fitting(limits)
    }
    return layout
  }

  /// iOS 9: returns the widget's height, inside the insets that it keeps.
  private func chosenHeight(_ request: TodayRequest) -> TodayLayout {
    let proposed = proposedInsets
    let insets = (request.marginInsets ?? proposed).limited(to: Self.insetLimit)
    let wider = Double(proposed.left - insets.left + proposed.right - insets.right)
    let width = min(screen.width, max(1, width + wider))
    let added = request.isFirstDisplay ? Double(insets.top + insets.bottom) : 0
    let limits = 0...(Self.heightLimit + added)
    let preferred = request.preferredHeight.map { Self.clamp($0 + added, limits) }
    var layout = TodayLayout(
      width: width, height: preferred.map { .fixed($0) } ?? .fitting(limits), insets: insets,
      diagnostics: [])
    if added > 0 { layout.diagnostics.append(.todayFirstDisplay(added)) }
    let start = screen.width - Double(insets.right) - width
    // Also for a widget that returns the proposed insets; beyond these, a widget narrows itself.
    if insets.left <= proposed.left, start < Double(insets.left) {
      layout.diagnostics.append(.todayInsets(Double(insets.left), width, screen.width, start))
    }
    return layout
  }

  private static func clamp(_ value: Double, _ limits: ClosedRange<Double>) -> Double {
    guard value.isFinite else { return value > 0 ? limits.upperBound : limits.lowerBound }
    return min(limits.upperBound, max(limits.lowerBound, value))
  }

  /// The highest view that iOS 9's host draws, in points: longer than any sensible scroll.
  private static let heightLimit = 4096.0
  /// The largest inset, in points.
  private static let insetLimit = 1024.0
}

extension UIEdgeInsets {
  /// Returns insets without sides that are negative, not a number or beyond a limit.
  fileprivate func limited(to limit: Double) -> UIEdgeInsets {
    func side(_ value: Double) -> Double { value >= 0 ? min(value, limit) : 0 }
    return UIEdgeInsets(top: side(top), left: side(left), bottom: side(bottom), right: side(right))
  }
}

extension Diagnostic {
  fileprivate static func todayInversion(_ compact: Double, _ expanded: Double) -> Diagnostic {
    Diagnostic(
      severity: .warning, code: "today-inverted-sizes",
      message: "the expanded maximum of \(Int(expanded)) points is below the compact height of "
        + "\(Int(compact)) points, as iOS 10 had it in landscape",
      path: "")
  }

  fileprivate static func todayEstimatedMaximum(_ height: Double) -> Diagnostic {
    Diagnostic(
      severity: .note, code: "today-estimated-maximum",
      message:
        "the expanded maximum of \(DumpNumber.text(height)) points is estimated: at this text size it "
        + "was measured below a title of two lines",
      path: "")
  }

  /// The published numbers do not go together on wider phones.
  fileprivate static func todayInsets(
    _ left: Double, _ width: Double, _ screen: Double, _ start: Double
  ) -> Diagnostic {
    Diagnostic(
      severity: .note, code: "today-insets",
      message:
        "a left inset of \(Int(left)) and a width of \(Int(width)) points exceed the screen's "
        + "\(Int(screen)): the width is kept, and the content starts at \(Int(start))",
      path: "")
  }

  fileprivate static func todayFirstDisplay(_ added: Double) -> Diagnostic {
    Diagnostic(
      severity: .note, code: "today-first-display",
      message: "iOS 9 adds \(Int(added)) points of insets to the height on the first display; "
        + "answer 0 for top and bottom in widgetMarginInsets to avoid it",
      path: "")
  }
}
