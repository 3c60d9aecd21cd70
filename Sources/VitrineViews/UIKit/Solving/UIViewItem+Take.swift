import Foundation
import VitrineGraphics

extension UIViewItem {
  /// Takes a view's properties.
  @MainActor init(of view: UIView, parent: Int, depth: Int) {
    let type = typeName(Swift.type(of: view))
    name = type
    label = view.tell(type)
    self.parent = parent
    self.depth = depth
    isHidden = view.isHidden
    frame = Rect(
      x: Double(view.place.origin.x), y: Double(view.place.origin.y),
      width: Double(view.place.size.width), height: Double(view.place.size.height))
    mask = view.autoresizingMask
    usesFrame = view.translatesAutoresizingMaskIntoConstraints
    margins = view.layoutMargins
    hugging = view.hugging
    resistance = view.resistance
    look = UIViewLook(of: view)
    takeContent(of: view)
  }

  @MainActor private mutating func takeContent(of view: UIView) {
    switch view {
    case let label as UILabel:
      content = label.content
      drawn = content.map { .standing($0, label.textAlignment.place) }
      intrinsic = content == nil ? .zero : .measured(around: UIEdgeInsets(), minimum: .zero)
    case let image as UIImageView:
      content = image.content
      drawn = image.drawn
      if content != nil { intrinsic = .measured(around: UIEdgeInsets(), minimum: .zero) }
    case let button as UIButton:
      content = button.content
      let room = button.room
      let minimum = button.leastSide
      intrinsic = .measured(around: room, minimum: Size(minimum, minimum))
      drawn = content.map { content in
        let insets = button.contentEdgeInsets
        return .standing(content.padded(by: insets), button.contentHorizontalAlignment.alignment)
      }
      if content == nil { content = AnyView(Color.clear.frame(width: 0, height: 0)) }
    case let stack as UIStackView:
      self.stack = UIStackItem(
        axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment,
        insets: stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : UIEdgeInsets())
    default: break
    }
  }
}

extension UIView {
  /// The view as diagnostics name it: its type, and what it shows or where it stands.
  fileprivate func tell(_ type: String) -> String {
    if let label = self as? UILabel, let text = label.text, !text.isEmpty {
      return "\(type) “\(String(text.prefix(24)))”"
    }
    if let button = self as? UIButton, let title = button.title(for: .normal) {
      return "\(type) “\(String(title.prefix(24)))”"
    }
    guard let parent = superview, let index = parent.subviews.firstIndex(where: { $0 === self })
    else { return type }
    return "\(type) (subview \(index) of \(typeName(Swift.type(of: parent))))"
  }
}

extension UIViewLook {
  @MainActor fileprivate init(of view: UIView) {
    background = view.layer.backgroundColor.map { UIColor(cgColor: $0) } ?? view.backgroundColor
    let opacity = Double(view.alpha)
    alpha = opacity.isNaN ? 1 : max(0, min(1, opacity))
    cornerRadius = max(0, Double(view.layer.cornerRadius).cleaned)
    cornerStyle = view.layer.cornerCurve == .circular ? .circular : .continuous
    clips = view.clipsToBounds
    borderWidth = max(0, Double(view.layer.borderWidth).cleaned)
    borderColor = view.layer.borderColor
    effect = (view as? UIVisualEffectView)?.effect
    isButton = view is UIButton
  }
}
