/// A type with animatable values.
public protocol Animatable {
  /// The type of the values that an animation would interpolate; empty unless the conforming type sets
  /// another.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The values that an animation would interpolate; never read or set, as a picture shows one moment.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// An empty value for types without animated values; setting it does nothing.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
