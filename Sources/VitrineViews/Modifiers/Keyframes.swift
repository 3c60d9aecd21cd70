public import Foundation

/// Tracks of keyframes for the parts of a value. A picture shows the initial value, so that they are never read.
public nonisolated protocol Keyframes<Value> {
  associatedtype Value
}

/// Keyframes of one track.
public nonisolated protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// The keyframes of one part of a value.
public nonisolated struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent<Part>>:
  Keyframes
{
  public typealias Value = Root

  public init(
    _ path: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}
}

extension KeyframeTrack where Root == Part {
  public nonisolated init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

public nonisolated struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval) {}
}

public nonisolated struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

public nonisolated struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, startVelocity: Value? = nil) {}
}

public nonisolated struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several keyframes, or several tracks, in one.
public nonisolated struct _KeyframeGroup<Value>: KeyframeTrackContent, Keyframes {
  init() {}
}

@resultBuilder
public nonisolated enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K {
    keyframe
  }
  public static func buildArray(_ parts: [some KeyframeTrackContent<Value>]) -> _KeyframeGroup<
    Value
  > { _KeyframeGroup() }
  public static func buildEither(
    first part: some KeyframeTrackContent<Value>
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
  public static func buildEither(
    second part: some KeyframeTrackContent<Value>
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
  public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup() }
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}

@resultBuilder
public nonisolated enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ tracks: K) -> K { tracks }
  public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup() }
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
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

  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue).gap(.keyframeAnimator)
  }
}
