#if !canImport(Darwin)
  public import Foundation

  /// A formatter of lists in a language's words, which Foundation has on Apple's systems only: "a, b, and c".
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale of the words.
    open var locale: Locale = Locale.autoupdatingCurrent
    /// The formatter of items; without one they are written as they describe themselves.
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { nil }

    /// Returns strings joined as a list.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

    /// Returns items joined as a list; nil if the formatter of items has no text for one of them.
    open func string(from items: [Any]) -> String? {
      var texts: [String] = []
      for item in items {
        guard let text = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item)
        else { return nil }
        texts.append(text)
      }
      return texts.formatted(.list(type: .and).locale(locale))
    }

    open override func string(for object: Any) -> String? {
      (object as? [Any]).flatMap(string(from:))
    }
  }
#endif
