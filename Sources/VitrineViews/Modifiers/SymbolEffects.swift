/// An effect of a symbol: a picture shows it at rest.
public protocol SymbolEffect: Hashable, Sendable {
  /// The view's state that the effect leads to and stays at: whether the symbol has left.
  nonisolated var _hides: Bool { get }
}
extension SymbolEffect {
  public nonisolated var _hides: Bool { false }
}
/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect between two symbols.
public protocol ContentTransitionSymbolEffect {}

/// A movement of a symbol, or of its layers one by one.
public nonisolated struct StillSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, ContentTransitionSymbolEffect
{
  /// The effect upwards, at rest as without.
  public var up: Self { self }
  /// The effect downwards, at rest as without.
  public var down: Self { self }
  /// The effect to the left, at rest as without.
  public var left: Self { self }
  /// The effect to the right, at rest as without.
  public var right: Self { self }
  /// The effect clockwise, at rest as without.
  public var clockwise: Self { self }
  /// The effect counterclockwise, at rest as without.
  public var counterClockwise: Self { self }
  /// The effect layer by layer, at rest as without.
  public var byLayer: Self { self }
  /// The effect of the whole symbol, at rest as without.
  public var wholeSymbol: Self { self }
  /// The effect by one layer after the other, at rest as without.
  public var iterative: Self { self }
  /// The effect by ever more layers, at rest as without.
  public var cumulative: Self { self }
  /// The effect there and back, at rest as without.
  public var reversing: Self { self }
  /// The effect only there, at rest as without.
  public var nonReversing: Self { self }
  /// The effect with layers that are not active hidden, at rest as without.
  public var hideInactiveLayers: Self { self }
  /// The effect with layers that are not active dimmed, at rest as without.
  public var dimInactiveLayers: Self { self }
  /// The effect by a slight change, at rest as without.
  public var plain: Self { self }
  /// The effect by a pulse, at rest as without.
  public var pulse: Self { self }
  /// The replacement upwards after the old one has left downwards, at rest as without.
  public var downUp: Self { self }
  /// The replacement upwards after the old one has left upwards, at rest as without.
  public var upUp: Self { self }
  /// The replacement of the old one at once, at rest as without.
  public var offUp: Self { self }
}

/// The arrival or the departure of a symbol.
public nonisolated struct PresenceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  let leaves: Bool

  public var _hides: Bool { leaves }
  /// The effect upwards.
  public var up: Self { self }
  /// The effect downwards.
  public var down: Self { self }
  /// The effect layer by layer.
  public var byLayer: Self { self }
  /// The effect of the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == StillSymbolEffect {
  /// A jump.
  public nonisolated static var bounce: Self { Self() }
  /// A fade there and back.
  public nonisolated static var pulse: Self { Self() }
  /// A change of layers' opacities in turn.
  public nonisolated static var variableColor: Self { Self() }
  /// A change of size.
  public nonisolated static var scale: Self { Self() }
  /// A replacement by another symbol.
  public nonisolated static var replace: Self { Self() }
  /// A movement to and fro.
  public nonisolated static var wiggle: Self { Self() }
  /// A turn.
  public nonisolated static var rotate: Self { Self() }
  /// A slow change of size.
  public nonisolated static var breathe: Self { Self() }
  /// The effect that the system chooses.
  public nonisolated static var automatic: Self { Self() }
}

extension SymbolEffect where Self == PresenceSymbolEffect {
  /// The arrival of a symbol, which shows.
  public nonisolated static var appear: Self { Self(leaves: false) }
  /// The departure of a symbol, which has left while it is active.
  public nonisolated static var disappear: Self { Self(leaves: true) }
}

/// The repetition and speed of a symbol's effect, which a picture does not show.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect itself has it.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns options of several runs.
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  /// Returns options of a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  /// Returns options of another speed.
  public static func speed(_ factor: Double) -> Self { Self() }
  /// Returns the options with several runs.
  public func `repeat`(_ count: Int?) -> Self { self }
  /// Returns the options with a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  /// Returns the options with another speed.
  public func speed(_ factor: Double) -> Self { self }
  /// The options with endless repetition.
  public var repeating: Self { self }
  /// The options with one run.
  public var nonRepeating: Self { self }

  /// The repetition of an effect.
  public nonisolated struct RepeatBehavior: Hashable, Sendable {
    /// Without an end or a pause.
    public static let continuous = RepeatBehavior()
    /// Without an end, with pauses.
    public static let periodic = RepeatBehavior()
    /// Returns a number of runs with pauses in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
}

extension View {
  /// Shows symbols at the rest of an effect: as they are, but without one that has left by `disappear`.
  public nonisolated func symbolEffect<T: SymbolEffect & IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    opacity(effect._hides && isActive ? 0 : 1)
  }

  /// Returns the view unchanged: the effect runs at a change of the value, and a picture shows one moment.
  public nonisolated func symbolEffect<T: SymbolEffect & DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Returns the view unchanged: nothing is felt in a picture.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Returns the view unchanged: nothing is felt in a picture, and the condition is not asked.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Returns the view unchanged: nothing is felt in a picture, and the closure is not called.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
}

extension ContentTransition {
  /// Returns a transition with the effect of a symbol; equal to `identity` here.
  public nonisolated static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

/// Something that is felt or heard; a picture has neither.
public nonisolated struct SensoryFeedback: Hashable, Sendable {
  /// A task was done.
  public static let success = SensoryFeedback()
  /// A task may fail.
  public static let warning = SensoryFeedback()
  /// A task has failed.
  public static let error = SensoryFeedback()
  /// A choice has changed.
  public static let selection = SensoryFeedback()
  /// A value has grown.
  public static let increase = SensoryFeedback()
  /// A value has shrunk.
  public static let decrease = SensoryFeedback()
  /// Something has begun.
  public static let start = SensoryFeedback()
  /// Something has ended.
  public static let stop = SensoryFeedback()
  /// Something has snapped into its place.
  public static let alignment = SensoryFeedback()
  /// A level was reached.
  public static let levelChange = SensoryFeedback()
  /// Something has hit.
  public static let impact = SensoryFeedback()

  /// Returns a hit of some strength.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
  /// Returns a hit between soft or rigid things.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }

  /// The weight of things.
  public nonisolated enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// The softness of things.
  public nonisolated enum Flexibility: Hashable, Sendable { case solid, rigid, soft }
}
