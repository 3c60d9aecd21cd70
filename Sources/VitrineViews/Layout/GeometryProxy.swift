public import Foundation
import VitrineGraphics
import VitrineLayout

/// The size and frames available to a geometry reader's content, in points.
public nonisolated struct GeometryProxy {
  let context: GeometryContext

  init(_ context: GeometryContext) { self.context = context }

  /// The size of the reader in points.
  public var size: CGSize { CGSize(context.size) }

  /// The distances in points from the edges of the reader that reach the edge of the safe area to the edge of
  /// the whole area; 0 at its other edges.
  public var safeAreaInsets: EdgeInsets {
    let insets = context.safeAreaInsets
    return EdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Returns the reader's frame in a coordinate space, in points. If no view around it has the given name,
  /// the frame is in the whole canvas.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(context.globalFrame)
    case .named(let name): return frame(named: "\(name)")
    }
  }

  /// Returns the reader's frame in a coordinate space, in points, as for the corresponding `CoordinateSpace`.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns the frame of the innermost surrounding view with this name in the reader's own space, or nil if
  /// there is none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let named = context.namedFrames.last(where: { $0.name == space.name }) else { return nil }
    let global = context.globalFrame
    return CGRect(named.frame.offset(by: Point(-global.x, -global.y)))
  }

  private func frame(named name: String) -> CGRect {
    let named = context.namedFrames.last { $0.name == name }
    let origin = named?.frame.origin ?? .zero
    return CGRect(context.globalFrame.offset(by: Point(-origin.x, -origin.y)))
  }
}
