package import VitrineGraphics

/// A call of a provider that was not answered.
package struct ProviderSilence: Error {
  /// Why no answer came.
  package enum Cause {
    /// The provider gave up the completion handler without calling it.
    case dropped
    /// No answer came within a number of seconds.
    case late(Double)
  }

  /// The code of the warning.
  package static let code = "provider-silent"

  /// The kind of the widget; nil for the entries of a preview.
  package var widget: String?
  /// The method that was called.
  package var call: String
  package var cause: Cause

  package init(widget: String?, call: String, cause: Cause) {
    self.widget = widget
    self.call = call
    self.cause = cause
  }

  /// The warning for a picture.
  ///
  /// - Parameter instead: what the picture shows in place of the answer.
  package func diagnostic(drawing instead: String) -> Diagnostic {
    let subject = widget.map { "the provider of widget “\($0)”" } ?? "the preview"
    return Diagnostic(
      severity: .warning, code: Self.code,
      message: "\(subject) \(cause.words(call)); \(instead) is drawn instead", path: "")
  }
}

extension ProviderSilence.Cause {
  fileprivate func words(_ call: String) -> String {
    switch self {
    case .dropped: "gave up the completion handler of \(call) without calling it"
    case .late(let seconds): "did not answer \(call) within \(seconds.shortText) s"
    }
  }
}

extension Double {
  /// Whole numbers without a fraction.
  fileprivate var shortText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
