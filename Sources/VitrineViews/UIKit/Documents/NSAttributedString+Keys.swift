public import Foundation

#if !canImport(Darwin)
  extension NSAttributedString.Key {
    /// The key of a `UIFont`, without which letters have the font of the text around them.
    public nonisolated static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The key of the `UIColor` of letters, without which they have the foreground style of the text around them.
    public nonisolated static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The key of a `UIColor` behind letters, from the top to the bottom of their line box.
    public nonisolated static let backgroundColor = NSAttributedString.Key(
      rawValue: "NSBackgroundColor")
  }

  extension AttributedString {
    /// Creates a string with the words of another one, its fonts, its colours of letters and behind them, kerning,
    /// lines and baselines; other attributes are not taken.
    public nonisolated init(_ string: NSAttributedString) {
      typealias Scope = AttributeScopes.SwiftUIAttributes
      var whole = AttributedString()
      let range = NSRange(location: 0, length: string.length)
      unsafe string.enumerateAttributes(in: range) { attributes, range, _ in
        var piece = AttributedString(string.attributedSubstring(from: range).string)
        if let font = attributes[.font] as? UIFont { piece[Scope.FontAttribute.self] = font.font }
        if let color = attributes[.foregroundColor] as? UIColor {
          piece[Scope.ForegroundColorAttribute.self] = Color(uiColor: color)
        }
        if let color = attributes[.backgroundColor] as? UIColor {
          piece[Scope.BackgroundColorAttribute.self] = Color(uiColor: color)
        }
        if let kern = Self.number(attributes[.kern]) { piece[Scope.KerningAttribute.self] = kern }
        if let offset = Self.number(attributes[.baselineOffset]) {
          piece[Scope.BaselineOffsetAttribute.self] = offset
        }
        if let line = Self.number(attributes[.underlineStyle]), line != 0 {
          piece[Scope.UnderlineStyleAttribute.self] = .single
        }
        if let line = Self.number(attributes[.strikethroughStyle]), line != 0 {
          piece[Scope.StrikethroughStyleAttribute.self] = .single
        }
        whole.append(piece)
      }
      self = whole
    }

    /// A number as code writes it: of Foundation's class or of a type of Swift.
    private nonisolated static func number(_ value: Any?) -> CGFloat? {
      switch value {
      case let number as CGFloat: number
      case let number as Double: number
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    }
  }
#endif
