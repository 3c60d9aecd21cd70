public import Foundation

/// A text in a view: in the middle of its height, one line unless told otherwise.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text, shown as it is; nil and an empty text take no room.
  open var text: String?
  /// The font: the system's at 17 points at first. Never nil when read.
  // UIKit's type, so that sources compile unchanged.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of the text. At first that of primary text on the host: white under iOS 9, whose section is
  /// dark, and black on the light platters of later systems. UIKit's own default before iOS 13 is black on both;
  /// the templates of that time set a light colour in their storyboards.
  // UIKit's type, so that sources compile unchanged.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  /// The side that lines begin at: that of the language unless set.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for any number.
  open var numberOfLines = 1
  /// The place of an ellipsis in a text without room.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether a text without room is drawn smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor of the font's size, 0…1; used with `adjustsFontSizeToFitWidth`.
  open var minimumScaleFactor: CGFloat = 0
  /// Has no effect: fonts of text styles have the size of the picture's text size, which does not change.
  open var adjustsFontForContentSizeCategory = false
}

/// The break of lines, or the place of an ellipsis in a text without room, with UIKit's raw values. Of labels, those of
/// breaks count as `byTruncatingTail`.
public nonisolated enum NSLineBreakMode: Int, Hashable, CaseIterable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
