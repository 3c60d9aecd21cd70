public import Foundation

#if !canImport(Darwin)
  /// UIKit's style of a paragraph, of which the side of lines, their distance and the place of an ellipsis are drawn.
  public nonisolated class NSParagraphStyle: @unchecked Sendable {
    fileprivate(set) var storedAlignment = NSTextAlignment.natural
    fileprivate(set) var storedSpacing: CGFloat = 0
    fileprivate(set) var storedBreak = NSLineBreakMode.byWordWrapping

    /// Creates the default style.
    public init() {}

    /// The style of a text that has none.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// The side that lines begin at.
    public var alignment: NSTextAlignment { storedAlignment }
    /// The points between lines.
    public var lineSpacing: CGFloat { storedSpacing }
    /// The place of an ellipsis in a text without room.
    public var lineBreakMode: NSLineBreakMode { storedBreak }
  }

  /// UIKit's style of a paragraph, which can change.
  public nonisolated final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The side that lines begin at.
    public override var alignment: NSTextAlignment {
      get { storedAlignment }
      set { storedAlignment = newValue }
    }
    /// The points between lines.
    public override var lineSpacing: CGFloat {
      get { storedSpacing }
      set { storedSpacing = newValue }
    }
    /// The place of an ellipsis in a text without room.
    public override var lineBreakMode: NSLineBreakMode {
      get { storedBreak }
      set { storedBreak = newValue }
    }
    /// Has no effect: lines are as high as their font asks.
    public var lineHeightMultiple: CGFloat = 0
    /// Has no effect: lines are as high as their font asks.
    public var minimumLineHeight: CGFloat = 0
    /// Has no effect: lines are as high as their font asks.
    public var maximumLineHeight: CGFloat = 0
    /// Has no effect: paragraphs follow each other as lines do.
    public var paragraphSpacing: CGFloat = 0
  }

  extension NSAttributedString.Key {
    /// The key of an `NSParagraphStyle`.
    public nonisolated static let paragraphStyle = NSAttributedString.Key(
      rawValue: "NSParagraphStyle")
    /// The key of points after each glyph.
    public nonisolated static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The key of a line under letters, a number of `NSUnderlineStyle`; any but 0 is drawn single.
    public nonisolated static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The key of a line through letters, a number of `NSUnderlineStyle`; any but 0 is drawn single.
    public nonisolated static let strikethroughStyle = NSAttributedString.Key(
      rawValue: "NSStrikethrough")
    /// The key of points above the baseline.
    public nonisolated static let baselineOffset = NSAttributedString.Key(
      rawValue: "NSBaselineOffset")
  }

  extension NSAttributedString {
    /// The style of the first paragraph; nil for none.
    nonisolated var paragraphStyle: NSParagraphStyle? {
      unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
  }
#endif
