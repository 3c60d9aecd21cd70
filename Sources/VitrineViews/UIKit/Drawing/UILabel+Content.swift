import Foundation

extension UILabel {
  /// The text with its look; nil for none.
  var content: AnyView? {
    guard let text, !text.isEmpty else { return nil }
    let factor = adjustsFontSizeToFitWidth ? max(Self.leastFactor, minimumScaleFactor) : 1
    return AnyView(
      Text(verbatim: text)
        .font(font.map { Font($0) } ?? .system(size: UIFont.labelFontSize))
        .foregroundStyle(Color(uiColor: textColor ?? .label))
        .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
        .truncationMode(lineBreakMode.truncation)
        .minimumScaleFactor(factor)
        .environing { [textAlignment] in
          $0.multilineTextAlignment = textAlignment.lines($0.layoutDirection)
        })
  }

  /// The factor for a label that may shrink without a limit.
  private static let leastFactor: CGFloat = 0.01
}

extension NSTextAlignment {
  /// The alignment in terms of the language's direction.
  nonisolated func lines(_ direction: LayoutDirection) -> TextAlignment {
    switch self {
    case .natural: .leading
    case .center: .center
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    }
  }
}

extension NSTextAlignment {
  /// The place of a text that is smaller than its label.
  nonisolated func place(_ direction: LayoutDirection) -> Alignment {
    switch lines(direction) {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension NSLineBreakMode {
  nonisolated var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
