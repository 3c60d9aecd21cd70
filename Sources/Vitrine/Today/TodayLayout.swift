public import VitrineGraphics

/// What a Today widget asks its host for.
public struct TodayRequest: Hashable, Sendable {
  public var mode = NCWidgetDisplayMode.compact
  /// The height of `preferredContentSize`; nil when nobody set it and the content's own counts.
  public var preferredHeight: Double?
  /// iOS 9: what `widgetMarginInsets(forProposedMarginInsets:)` answers; nil keeps the proposal.
  public var marginInsets: UIEdgeInsets?
  /// Lines that the title takes, and the points of each line beyond the first.
  public var titleLines = 1
  public var titleLineHeight = 0.0
  /// iOS 9 as it was on a widget's very first display: the view is built too high.
  public var isFirstDisplay = false
  /// True once the widget was expanded since it appeared.
  public var hasBeenExpanded = false

  public init() {}
}

/// How large a host shows a Today widget's content.
public struct TodayLayout: Hashable, Sendable {
  public enum Height: Hashable, Sendable {
    case fixed(Double)
    /// What the content comes to at the layout's width, within limits.
    case fitting(ClosedRange<Double>)
  }

  public var width: Double
  public var height: Height
  /// Free space around the content, iOS 9; zero from iOS 10 on.
  public var insets: UIEdgeInsets
  public var diagnostics: [Diagnostic]
}

extension TodayEnvironment {
  /// The sizes that a widget is told: the maximum of each display mode, from iOS 10 on.
  ///
  /// Every line that the title takes beyond those it had when the table was measured is taken off
  /// the expanded maximum. That is a whole number of rows of two fifths of the compact height in
  /// every cell of iOS 11 (observed there), so the rest is rounded down to such rows.
  public func maximumSize(
    for mode: NCWidgetDisplayMode, titleLines: Int = 1, titleLineHeight: Double = 0
  ) -> Size? {
    guard let compactHeight, let expandedMaximum else { return nil }
    guard mode == .expanded else { return Size(width, compactHeight) }
    let extraLines = os == 11 ? max(0, titleLines - measuredTitleLines) : 0
    guard extraLines > 0, titleLineHeight > 0 else { return Size(width, expandedMaximum) }
    let row = compactHeight * Self.rowShare
    let left = max(0, expandedMaximum - Double(min(extraLines, 8)) * titleLineHeight)
    return Size(width, max(compactHeight, (left / row).rounded(.down) * row))
  }

  /// A standard table row's part of the compact height: two and a half rows (seed).
  private static let rowShare = 0.4

  /// The size of a widget's content. Total: what cannot be is limited, and said.
  public func layout(_ request: TodayRequest) -> TodayLayout {
    guard
      let compact = compactHeight,
      let expanded = maximumSize(
        for: .expanded, titleLines: request.titleLines, titleLineHeight: request.titleLineHeight)
    else { return chosenHeight(request) }
    var layout = TodayLayout(width: width, height: .fixed(compact), insets: .zero, diagnostics: [])
    let isInverted = expanded.height < compact
    if isInverted { layout.diagnostics.append(.todayInversion(compact, expanded.height)) }
    switch request.mode {
    case .compact:
      // The seed: with both modes inverted the height settles on the lower one for good, unless the
      // widget prefers no height in compact.
      let isStuck = isInverted && request.hasBeenExpanded && (request.preferredHeight ?? 0) > 0
      if isStuck { layout.height = .fixed(expanded.height) }
    case .expanded:
      let limits = min(compact, expanded.height)...expanded.height
      layout.height =
        request.preferredHeight.map { .fixed(Self.clamp($0, limits)) } ?? .fitting(limits)
    }
    return layout
  }

  /// iOS 9: the widget's height, in the insets that it keeps.
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
    return layout
  }

  private static func clamp(_ value: Double, _ limits: ClosedRange<Double>) -> Double {
    guard value.isFinite else { return value > 0 ? limits.upperBound : limits.lowerBound }
    return min(limits.upperBound, max(limits.lowerBound, value))
  }

  /// The highest view that iOS 9's host draws, in points: beyond every sensible scroll.
  private static let heightLimit = 4096.0
  /// The largest inset, in points.
  private static let insetLimit = 1024.0
}

extension UIEdgeInsets {
  /// No side negative, not a number or beyond a limit.
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

  fileprivate static func todayFirstDisplay(_ added: Double) -> Diagnostic {
    Diagnostic(
      severity: .note, code: "today-first-display",
      message: "iOS 9 adds \(Int(added)) points of insets to the height on the first display; "
        + "answer 0 for top and bottom in widgetMarginInsets to avoid it",
      path: "")
  }
}
