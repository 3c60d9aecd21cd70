public import Foundation

/// An image from a URL. Nothing is loaded; the placeholder is drawn.
public nonisolated struct AsyncImage<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates an image that is drawn as a grey rectangle; URL and scale are ignored. Leaves a diagnostic.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ShapeView<Rectangle, Color> {
    // The system's grey placeholder.
    content = Rectangle().fill(Color(.system(.gray5)))
  }

  /// Creates an image that is drawn as its placeholder; `content` is never called. Leaves a diagnostic.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = .second(placeholder())
  }

  /// Creates an image from the content for the phase `empty`; the other parameters are ignored.
  /// Leaves a diagnostic.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteGap(.asyncImage)
    Content._makeList(view.content, environment, &out)
  }
}

/// The state in which an `AsyncImage` asks for its content; in a picture always `empty`.
public nonisolated enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet, the only phase that is drawn.
  case empty
  /// The image is loaded; never the case in a picture.
  case success(Image)
  /// The image could not be loaded; never the case in a picture.
  case failure(any Error)

  /// The loaded image; nil unless the phase is `success`.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The error of loading; nil unless the phase is `failure`.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
