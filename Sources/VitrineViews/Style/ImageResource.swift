public import Foundation

/// A picture of the asset catalogue, named at compile time.
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture; the bundle is ignored, since the environment holds a single catalogue.
  public init(name: String, bundle: Bundle) { self.name = name }
  /// Names a picture of the environment's catalogue.
  public init(_ name: String) { self.name = name }
}
