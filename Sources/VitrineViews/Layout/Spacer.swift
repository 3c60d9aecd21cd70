public import Foundation

/// A flexible space that expands along the axis of its stack.
public nonisolated struct Spacer: _PrimitiveView, Sendable {
  /// The least length in points; nil is 8.
  public var minLength: CGFloat?

  /// Creates a space that takes the length its stack has left, but not less than `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public nonisolated static func _makeList(
    _ view: Spacer, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(.spacer(minLength: view.minLength.map { Double($0) }), "Spacer")
  }
}
