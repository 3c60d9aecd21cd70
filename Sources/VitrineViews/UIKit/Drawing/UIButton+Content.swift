import Foundation

extension UIButton {
  /// The picture and the title; nil for neither.
  var content: AnyView? {
    let picture = image(for: .normal)
    let title = title(for: .normal) ?? ""
    guard picture != nil || !title.isEmpty else { return nil }
    let tint = Color(uiColor: buttonType == .system ? tintColor ?? .tintColor : .white)
    titleLabel?.text = title
    if let color = titleColor(for: .normal) {
      titleLabel?.textColor = color
    } else {
      titleLabel?.textColor = UIColor(tint)
    }
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    let text = titleLabel?.content
    let pictureTint = Color(uiColor: tintColor ?? .tintColor)
    return AnyView(
      HStack(spacing: 0) {
        if let picture {
          Image(uiImage: picture).font(.system(size: 17)).foregroundStyle(pictureTint)
        }
        if let text { text }
      })
  }

  /// The room around the content.
  var room: UIEdgeInsets {
    guard contentEdgeInsets == UIEdgeInsets() else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: Self.usualRoom, left: 0, bottom: Self.usualRoom, right: 0)
  }

  /// The shortest side that the button asks for.
  var leastSide: Double { contentEdgeInsets == UIEdgeInsets() ? Self.usualSide : 0 }

  /// UIKit makes a button of a 15-point title 30 points tall, and none narrower than that (estimated).
  private static let usualRoom: CGFloat = 6
  private static let usualSide = 30.0
}

extension UIButton.ContentHorizontalAlignment {
  /// The alignment in terms of the language's direction.
  nonisolated func alignment(_ direction: LayoutDirection) -> Alignment {
    switch self {
    case .center: .center
    case .leading: .leading
    case .trailing: .trailing
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    }
  }
}
