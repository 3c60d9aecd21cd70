public import Foundation

// Gestures wait for fingers. A widget's views have none, on the platform either: they compile, and nothing happens.

/// Something that fingers do to a view. Has no effect in a picture.
public nonisolated protocol Gesture<Value> {
  /// The value that the gesture hands to its actions.
  associatedtype Value
}

/// One tap or several. Has no effect: a widget's taps are links, buttons and toggles.
public nonisolated struct TapGesture: Gesture {
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  /// Creates a gesture that nothing ends.
  public init(count: Int = 1) { self.count = count }
}

/// A finger that stays. Has no effect in a picture.
public nonisolated struct LongPressGesture: Gesture {
  public typealias Value = Bool
  /// The time that the finger has to stay, in seconds.
  public var minimumDuration: Double
  /// The distance that the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture that nothing ends.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension Gesture {
  /// Returns the gesture; the action is never called.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }
}

extension Gesture where Value: Equatable {
  /// Returns the gesture; the action is never called.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }
}

extension View {
  /// Returns the view unchanged: no gesture begins in a picture, and the view does not become a tap target.
  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Returns the view unchanged: no gesture begins in a picture.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Returns the view unchanged: no gesture begins in a picture.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
}
