public import Foundation

/// Tracks of keyframes for the parts of a value. A picture shows the initial value, so that they are never read.
public nonisolated protocol Keyframes<Value> {
  /// The type of the value whose parts the tracks change.
  associatedtype Value
}

/// Keyframes of one track.
public nonisolated protocol KeyframeTrackContent<Value> {
  /// The type of the part that the keyframes change.
  associatedtype Value
}

/// The keyframes of one part of a value.
public nonisolated struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent<Part>>:
  Keyframes
{
  /// The type of the whole value, of which the track changes one part.
  public typealias Value = Root

  /// Creates a track for the part at a key path; the path is not kept and `content` is never called.
  public init(
    _ path: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}
}

extension KeyframeTrack where Root == Part {
  /// Creates a track for the whole value; `content` is never called.
  public nonisolated init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

/// A step at constant speed to a value. Has no effect: a picture shows the initial value.
public nonisolated struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a step whose value and duration in seconds are not kept.
  public init(_ to: Value, duration: TimeInterval) {}
}

/// A step along a smooth curve to a value. Has no effect: a picture shows the initial value.
public nonisolated struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a step whose value, duration in seconds and velocities are not kept.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A step with the motion of a spring to a value. Has no effect: a picture shows the initial value.
public nonisolated struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a step whose value, duration in seconds and velocity are not kept.
  public init(_ to: Value, duration: TimeInterval? = nil, startVelocity: Value? = nil) {}
}

/// A jump to a value. Has no effect: a picture shows the initial value.
public nonisolated struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a jump whose value is not kept.
  public init(_ to: Value) {}
}

/// Several keyframes, or several tracks, in one.
public nonisolated struct _KeyframeGroup<Value>: KeyframeTrackContent, Keyframes {
  init() {}
}

/// A builder that accepts the keyframes of one track; they are never run.
@resultBuilder
public nonisolated enum KeyframeTrackContentBuilder<Value> {
  /// Returns the keyframe unchanged.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K {
    keyframe
  }
  /// Returns an empty group in place of a loop's keyframes.
  public static func buildArray(_ parts: [some KeyframeTrackContent<Value>]) -> _KeyframeGroup<
    Value
  > { _KeyframeGroup() }
  /// Returns an empty group in place of the keyframes of an `if` branch.
  public static func buildEither(
    first part: some KeyframeTrackContent<Value>
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
  /// Returns an empty group in place of the keyframes of an `else` branch.
  public static func buildEither(
    second part: some KeyframeTrackContent<Value>
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
  /// Returns an empty group for a track without keyframes.
  public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup() }
  /// Returns the first keyframe unchanged.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  /// Returns an empty group in place of the keyframes so far and the next one.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}

/// A builder that accepts the tracks of a value; they are never run.
@resultBuilder
public nonisolated enum KeyframesBuilder<Value> {
  /// Returns the track unchanged.
  public static func buildExpression<K: Keyframes<Value>>(_ tracks: K) -> K { tracks }
  /// Returns an empty group for a value without tracks.
  public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup() }
  /// Returns the first track unchanged.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  /// Returns an empty group in place of the tracks so far and the next one.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}

extension View {
  /// Shows the initial value: keyframes move only while an app runs.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue).gap(.keyframeAnimator)
  }

  /// Shows the content for the initial value and leaves a diagnostic; `trigger` and `keyframes` are ignored.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue).gap(.keyframeAnimator)
  }
}
