/// A picture in a view, stretched to it unless `contentMode` says otherwise.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture; nil for none. Templates and symbols have the view's tint.
  open var image: UIImage?

  /// Creates a view of the size of its picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .init(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}
