package import VitrineGraphics
package import VitrineWidgets

/// The error for a picture that is given up while the others are still drawn: it exceeded its budget, or a run
/// that keeps going met an error in its document.
package struct UndrawnPicture: Error {
  /// The message, with the file and the view.
  package var message: String { report.message }
  /// The message and the code that are reported.
  package var report: ErrorReport

  package init(_ message: String) { self.init(ErrorReport(.budget, message)) }

  package init(_ report: ErrorReport) { self.report = report }

  /// - Parameter picture: the name of the picture that is not drawn.
  package func naming(_ picture: String) -> UndrawnPicture {
    var named = report
    named.message = "\(picture) is not drawn: \(message)"
    return UndrawnPicture(named)
  }

  /// The failure that ends a run in which pictures were not drawn or documents not read; nil if there are none.
  ///
  /// - Parameter unread: the documents that could not be read, of how many; nil for none.
  package static func failure(
    _ count: Int, of all: Int, unread: (count: Int, all: Int)? = nil
  ) -> Failure? {
    let lost = [
      unread.map { "\($0.count) of \($0.all) documents" },
      count > 0 ? "\(count) of \(all) pictures" : nil,
    ].compactMap(\.self)
    if lost.isEmpty { return nil }
    let isOne = (unread?.count ?? 0) + count == 1
    return Failure(
      code: Exit.badInput,
      message: "error: \(lost.joined(separator: " and ")) \(isOne ? "was" : "were") not drawn")
  }

  /// - Parameter subject: the path of the document, or the kind of a bundle's widget.
  package init?(_ image: RenderedImage, of subject: String) {
    self.init(image.diagnostics, of: subject)
  }

  package init?(_ diagnostics: [Diagnostic], of subject: String) {
    guard let reason = diagnostics.first(where: { $0.code == Diagnostic.budgetCode }) else {
      return nil
    }
    let place = reason.path.isEmpty ? "" : " at \(reason.path)"
    self.init("\(subject): \(reason.message)\(place)")
  }
}
