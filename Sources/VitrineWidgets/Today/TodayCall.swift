package import VitrineGraphics

/// A callback in the life cycle of a Today widget, in the order of the source document.
public enum TodayCall: String, Hashable, CaseIterable, Sendable {
  case awakeFromNib
  case beginRequest = "beginRequest(with:)"
  case viewDidLoad
  case widgetMarginInsets = "widgetMarginInsets(forProposedMarginInsets:)"
  case widgetActiveDisplayModeDidChange = "widgetActiveDisplayModeDidChange(_:withMaximumSize:)"
  case widgetPerformUpdate = "widgetPerformUpdate(completionHandler:)"
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case `deinit`
}

extension TodayStep {
  /// Writes an object: an `action`, or a `call` and, unless empty, its `detail`.
  package func write(to out: inout JSONText) {
    out.object { out in
      switch self {
      case .action(let action): out.member("action", action.rawValue)
      case .call(let call, let detail):
        out.member("call", call.rawValue)
        if !detail.isEmpty { out.member("detail", detail) }
      }
    }
  }
}

extension [TodayStep] {
  /// The callbacks without the actions.
  public var calls: [TodayCall] {
    compactMap { if case .call(let call, _) = $0 { call } else { nil } }
  }

  /// A line for each step, callbacks indented.
  public var text: String {
    map { step in
      switch step {
      case .action(let action): action.rawValue + "\n"
      case .call(let call, let detail):
        "  " + call.rawValue + (detail.isEmpty ? "" : " " + UntrustedText.line(detail)) + "\n"
      }
    }.joined()
  }

  /// An array of objects in order: each an `action`, or a `call` and, unless empty, its `detail`.
  public func json() -> String {
    var out = JSONText()
    out.array(self) { $1.write(to: &$0) }
    return out.text
  }
}
