/// A button: a picture and a title, in the middle unless told otherwise, and a tap target of their size.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The look of a button, with UIKit's raw values.
  public nonisolated enum ButtonType: Int, Hashable, Sendable {
    /// White titles and pictures in their own colours.
    case custom = 0
    /// Titles and template pictures in the tint.
    case system = 1
  }

  /// The alignment of the content, with UIKit's raw values.
  public nonisolated enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case leading = 4
    case trailing = 5
  }

  /// The look that the button was made with.
  public private(set) var buttonType = ButtonType.custom
  /// The place of the content along the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The distances around the content in points. Without them a button is 12 points taller than its content and
  /// at least 30 points wide and tall (estimated).
  open var contentEdgeInsets = UIEdgeInsets()
  private let label = UIButton.makeLabel()
  private var title: String?
  private var titleColor: UIColor?
  private var image: UIImage?

  /// Creates a button with a look.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// The label of the title, for its font: the system's at 15 points at first.
  open var titleLabel: UILabel? { label }

  /// Sets the title.
  open func setTitle(_ title: String?, for state: State) { self.title = title }
  /// Sets the colour of the title; nil is that of the button's look.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColor = color }
  /// Sets the picture before the title.
  open func setImage(_ image: UIImage?, for state: State) { self.image = image }
  /// Returns the title that is drawn.
  open func title(for state: State) -> String? { title }
  /// Returns the colour that the title was given.
  open func titleColor(for state: State) -> UIColor? { titleColor }
  /// Returns the picture that is drawn.
  open func image(for state: State) -> UIImage? { image }

  /// UIKit's title at 15 points.
  private static func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 15)
    return label
  }
}
