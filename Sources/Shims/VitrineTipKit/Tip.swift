public import Foundation
public import Vitrine

/// A hint for people, which no picture shows.
public protocol Tip: Identifiable, Sendable {
  /// The words.
  var title: Text { get }
  /// Further words; nil for none.
  var message: Text? { get }
  /// The picture; nil for none.
  var image: Image? { get }
  /// The buttons.
  var actions: [Tips.Action] { get }
  /// The wishes for showing it.
  var options: [any TipOption] { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// No further words.
  public var message: Text? { nil }
  /// No picture.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Tips.Action] { [] }
  /// No wishes.
  public var options: [any TipOption] { [] }
  /// Whether it is shown: never.
  public var shouldDisplay: Bool { false }
  /// The state: it waits.
  public var status: Tips.Status { .pending }
  /// Has no effect: it is never shown.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// A wish for showing a hint.
public protocol TipOption: Sendable {}

/// A name for what belongs to hints.
public enum Tips {
  /// A button of a hint.
  public struct Action: Identifiable, Sendable {
    /// The name.
    public let id: String

    /// Creates a button; it is never shown.
    public init(id: String = "", title: String, perform: @escaping @Sendable () -> Void = {}) {
      self.id = id
    }
  }

  /// The states of a hint.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  /// The reasons why a hint is not shown any more.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// Something that hints wait for.
  public struct Event: Identifiable, Sendable {
    /// The name.
    public let id: String

    /// Creates an event that nobody counts.
    public init(id: String) { self.id = id }
    /// Has no effect: nobody counts.
    public func donate() async {}
    /// Has no effect: nobody counts.
    public func sendDonation(_ completion: (() -> Void)? = nil) { completion?() }
  }

  /// A wish for the number of times that a hint is shown.
  public struct MaxDisplayCount: TipOption {
    /// Creates a wish.
    public init(_ count: Int) {}
  }
  /// A wish to show a hint whatever the pace of others is.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates a wish.
    public init(_ ignores: Bool) {}
  }

  /// A setting of hints.
  public struct ConfigurationOption: Sendable {
    /// Returns the setting of their pace.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    /// Returns the setting of the place where they are kept.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }

    /// The paces of hints.
    public enum DisplayFrequency: Hashable, Sendable {
      case immediate, hourly, daily, weekly, monthly
    }
    /// The places where they are kept.
    public enum DatastoreLocation: Hashable, Sendable {
      case applicationDefault
      case groupContainer(identifier: String)
      case url(URL)
    }
  }

  /// Has no effect: no hint is shown.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Has no effect: no hint is kept.
  public static func resetDatastore() throws {}
  /// Has no effect: no hint is shown.
  public static func showAllTipsForTesting() {}
  /// Has no effect: no hint is shown.
  public static func hideAllTipsForTesting() {}
}

/// A view of a hint, which shows nothing.
public struct TipView<Content: Tip>: View {
  /// Creates a view of a hint; all of it is ignored.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil,
    action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
  ) {}

  public var body: some View { EmptyView() }
}

extension View {
  /// Returns the view unchanged: no hint is shown.
  public nonisolated func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top,
    action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
}
