public import Foundation

/// A blur behind the content, or vibrancy of it.
public nonisolated protocol UIVisualEffect: Sendable {}

extension UIBlurEffect: UIVisualEffect {}
extension UIVibrancyEffect: UIVisualEffect {}

/// A view with an effect: what stands in its `contentView` is drawn over a blur of what is behind, or in the
/// colours of a vibrancy.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: (any UIVisualEffect)?
  /// The view for the content, as large as this one.
  public let contentView: UIView

  /// Creates a view of no size with an effect.
  public init(effect: (any UIVisualEffect)?) {
    self.effect = effect
    contentView = UIView(frame: .zero)
    super.init(frame: .zero)
    fill()
  }

  /// Makes a view without an effect: archives of Interface Builder are not read.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
