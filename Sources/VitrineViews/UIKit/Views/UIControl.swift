/// A view that is tapped; in a picture, a tap target.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state that a title or picture is for.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits: none, as only the normal state is drawn.
    public let rawValue: UInt
    /// Creates a state from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of a control that is not touched.
    public static let normal: State = []
  }

  /// The touches that actions are for.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger that goes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger that goes up inside the control: a tap.
    public static let touchUpInside = Event(rawValue: 64)
    /// The event of a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 8192)
  }

  /// Never runs the action: a picture is not tapped.
  open func addAction(_ action: UIAction, for controlEvents: Event) {}

  #if !canImport(Darwin)
    /// Never calls the method: a picture is not tapped.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  #endif
}

/// A closure for a tap, which a picture never runs.
public nonisolated struct UIAction: Sendable {
  /// The function that a tap would run.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// Creates an action from a closure, which is never run.
  public init(handler: @escaping Handler) {}
}
