#if os(Linux)
  public import Foundation

  // Foundation has these on Apple's systems, where orders of texts are those of the Finder unless they say otherwise.

  /// An order of texts by the rules of a language.
  public struct TextOrder: SortComparator, Hashable, Sendable {
    /// Whether numbers in texts count as such, and capitals as small letters: `a2`, `A10`.
    private let isStandard: Bool
    public var order: SortOrder = .forward

    public static let localizedStandard = TextOrder(isStandard: true)
    public static let localized = TextOrder(isStandard: false)

    private init(isStandard: Bool) { self.isStandard = isStandard }

    public func compare(_ a: String, _ b: String) -> ComparisonResult {
      let result = isStandard ? a.localizedStandardCompare(b) : a.localizedCompare(b)
      switch (order, result) {
      case (.reverse, .orderedAscending): return .orderedDescending
      case (.reverse, .orderedDescending): return .orderedAscending
      default: return result
      }
    }

    /// A text that stands before others by an order.
    struct Key: Comparable {
      let text: String
      let order: TextOrder

      static func < (a: Self, b: Self) -> Bool {
        a.order.compare(a.text, b.text) == .orderedAscending
      }

      static func == (a: Self, b: Self) -> Bool {
        a.order.compare(a.text, b.text) == .orderedSame
      }
    }
  }

  extension SortComparator where Self == TextOrder {
    /// The order of the Finder.
    public static var localizedStandard: TextOrder { .localizedStandard }
    /// The order of a dictionary.
    public static var localized: TextOrder { .localized }
  }

  extension String {
    fileprivate subscript(_ordered order: TextOrder) -> TextOrder.Key {
      TextOrder.Key(text: self, order: order)
    }
  }

  extension String? {
    fileprivate subscript(_ordered order: TextOrder) -> TextOrder.Key? {
      map { TextOrder.Key(text: $0, order: order) }
    }
  }

  /// Returns a path of which both parts can be sent, which the compiler does not see.
  private func sendable<Root, Value>(
    _ path: KeyPath<Root, Value>
  ) -> KeyPath<Root, Value> & Sendable {
    unsafe unsafeBitCast(path, to: (KeyPath<Root, Value> & Sendable).self)
  }

  extension SortDescriptor {
    /// Orders by a text.
    public init(
      _ keyPath: KeyPath<Compared, String> & Sendable, comparator: TextOrder,
      order: SortOrder = .forward
    ) { self.init(sendable(keyPath.appending(path: \.[_ordered: comparator])), order: order) }

    /// Orders by a text that may be missing.
    public init(
      _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: TextOrder,
      order: SortOrder = .forward
    ) { self.init(sendable(keyPath.appending(path: \.[_ordered: comparator])), order: order) }

    /// Orders by a text as the Finder does.
    public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
      self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Orders by a text that may be missing as the Finder does.
    public init(_ keyPath: KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
      self.init(keyPath, comparator: .localizedStandard, order: order)
    }
  }
#endif
