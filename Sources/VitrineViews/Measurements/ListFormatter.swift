#if !canImport(Darwin)
  public import Foundation

  /// A formatter of lists in a language's words, which Foundation has on Apple's systems only: "a, b, and c".
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale of the words.
    open var locale: Locale = Locale.autoupdatingCurrent
    /// The formatter of items that are no strings.
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { nil }

    /// Returns strings joined as a list.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

    /// Returns items joined as a list; nil if one of them has no text.
    open func string(from items: [Any]) -> String? {
      let texts = items.compactMap { itemFormatter?.string(for: $0) ?? $0 as? String }
      guard texts.count == items.count else { return nil }
      return texts.formatted(.list(type: .and).locale(locale))
    }

    open override func string(for object: Any) -> String? {
      (object as? [Any]).flatMap(string(from:))
    }
  }
#endif
