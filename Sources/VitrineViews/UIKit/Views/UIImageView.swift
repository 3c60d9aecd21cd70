public import Foundation

/// A picture in a view, stretched to it unless `contentMode` says otherwise.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture; nil for none. Templates and symbols have the view's tint.
  open var image: UIImage?

  /// Creates a view of the size of its picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view without a picture at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view without a picture: archives of Interface Builder are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
