import Vitrine
import VitrineGraphics

/// The error for a picture that exceeded its budget. The other pictures are still drawn.
struct BudgetExceeded: Error {
  /// The message, with the file and the view.
  var message: String

  init(_ message: String) { self.message = message }

  /// - Parameter picture: the name of the picture that is not drawn.
  func naming(_ picture: String) -> BudgetExceeded {
    BudgetExceeded("\(picture) is not drawn: \(message)")
  }

  /// - Parameter file: the path of the document.
  init?(_ image: RenderedImage, of file: String) {
    self.init(image.diagnostics, of: file)
  }

  init?(_ diagnostics: [Diagnostic], of file: String) {
    guard let reason = diagnostics.first(where: { $0.code == Diagnostic.budgetCode }) else {
      return nil
    }
    let place = reason.path.isEmpty ? "" : " at \(reason.path)"
    self.init("\(file): \(reason.message)\(place)")
  }
}
