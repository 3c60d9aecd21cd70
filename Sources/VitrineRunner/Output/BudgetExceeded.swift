package import VitrineGraphics
package import VitrineWidgets

/// The error for a picture that exceeded its budget. The other pictures are still drawn.
package struct BudgetExceeded: Error {
  /// The message, with the file and the view.
  package var message: String

  package init(_ message: String) { self.message = message }

  /// - Parameter picture: the name of the picture that is not drawn.
  package func naming(_ picture: String) -> BudgetExceeded {
    BudgetExceeded("\(picture) is not drawn: \(message)")
  }

  /// Ends a run in which pictures exceeded the budget.
  package static func failure(_ count: Int, of all: Int) -> Failure {
    Failure(
      code: Exit.badInput,
      message: "error: \(count) of \(all) pictures \(count == 1 ? "was" : "were") not drawn")
  }

  /// - Parameter file: the path of the document.
  package init?(_ image: RenderedImage, of file: String) {
    self.init(image.diagnostics, of: file)
  }

  package init?(_ diagnostics: [Diagnostic], of file: String) {
    guard let reason = diagnostics.first(where: { $0.code == Diagnostic.budgetCode }) else {
      return nil
    }
    let place = reason.path.isEmpty ? "" : " at \(reason.path)"
    self.init("\(file): \(reason.message)\(place)")
  }
}
