public import Foundation

/// An animation. It has no effect: nothing moves in a picture.
public nonisolated struct Animation: Hashable, Sendable {
  /// The animation of `withAnimation` if no other is given; equal to all other animations, as none is run.
  public static let `default` = Animation()
  /// An animation at constant speed. Has no effect: a picture shows one moment.
  public static let linear = Animation()
  /// An animation that starts slowly. Has no effect: a picture shows one moment.
  public static let easeIn = Animation()
  /// An animation that ends slowly. Has no effect: a picture shows one moment.
  public static let easeOut = Animation()
  /// An animation that starts and ends slowly. Has no effect: a picture shows one moment.
  public static let easeInOut = Animation()
  /// An animation with the motion of a spring. Has no effect: a picture shows one moment.
  public static let spring = Animation()
  /// A spring that overshoots visibly. Has no effect: a picture shows one moment.
  public static let bouncy = Animation()
  /// A spring that does not overshoot. Has no effect: a picture shows one moment.
  public static let smooth = Animation()
  /// A quick spring that overshoots a little. Has no effect: a picture shows one moment.
  public static let snappy = Animation()
  /// A stiff spring for motion that follows a finger. Has no effect: a picture shows one moment.
  public static let interactiveSpring = Animation()

  /// Returns an animation at constant speed; the duration in seconds is ignored.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// Returns an animation that starts slowly; the duration in seconds is ignored.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Returns an animation that ends slowly; the duration in seconds is ignored.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Returns an animation that starts and ends slowly; the duration in seconds is ignored.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// Returns an animation with the motion of a spring; response, damping and blending are ignored.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// Returns an animation with the motion of a spring; duration, bounce and blending are ignored.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Returns a spring that overshoots visibly; duration and extra bounce are ignored.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Returns a spring that does not overshoot; duration and extra bounce are ignored.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Returns a quick spring that overshoots a little; duration and extra bounce are ignored.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Returns an animation along a cubic curve; its control points and its duration in seconds are ignored.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }

  /// Returns an animation along a curve; the curve and the duration in seconds are ignored.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation()
  }

  /// Returns the animation unchanged; the delay in seconds is ignored.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Returns the animation unchanged; the factor of its speed is ignored.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation unchanged; the number of repetitions is ignored.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation unchanged: nothing is repeated in a picture.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs `body`; its changes are not animated.
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// A value that can be scaled and added.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by `rhs`.
  nonisolated mutating func scale(by rhs: Double)
  /// The sum of the squares of all components.
  nonisolated var magnitudeSquared: Double { get }
}

/// A vector without components: the animatable data of types that have none of their own.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value of this type.
  public init() {}
  /// The only value of this type.
  public static let zero = EmptyAnimatableData()
  /// Returns the only value, as there are no components to add.
  public static func + (a: Self, b: Self) -> Self { a }
  /// Returns the only value, as there are no components to subtract.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Does nothing, as there are no components to multiply.
  public mutating func scale(by rhs: Double) {}
  /// Always 0, as there are no components.
  public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one vector; pairs of pairs hold more than two.
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The value given first to `init(_:_:)`.
  public var first: First
  /// The value given second to `init(_:_:)`.
  public var second: Second

  /// Creates a vector of two values, which may have different types.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of both types' zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Returns the pair of the sums of the first and of the second values.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// Returns the pair of the differences of the first and of the second values.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Multiplies both values by `rhs`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares of both values' components.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by `rhs`, rounded to `Float` beforehand.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number, computed as `Float`.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}
