import Vitrine
import VitrineGraphics

/// A renderer, and how long each of its pictures may take.
struct PictureRenderer: Sendable {
  var renderer: Renderer
  /// Nanoseconds; nil looks at no clock.
  var timeLimit: UInt64?

  /// The renderer of a picture that begins now.
  func starting() -> Renderer {
    guard let timeLimit else { return renderer }
    var renderer = renderer
    let end = Clock.now() &+ timeLimit
    renderer.budget.isOver = { Clock.now() > end }
    return renderer
  }
}

/// A picture that took more than it may. The others are drawn all the same.
struct GivenUp: Error {
  /// With the file and the view.
  var message: String

  init(_ message: String) { self.message = message }

  /// - Parameter picture: what is not drawn.
  func naming(_ picture: String) -> GivenUp { GivenUp("\(picture) is not drawn: \(message)") }

  /// - Parameter file: the document.
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
