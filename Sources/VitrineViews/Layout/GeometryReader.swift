public import Foundation
import VitrineGraphics
import VitrineLayout

/// A view that fills the proposed size and passes it to its content.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
  /// The function that makes the content; it runs after the reader has been placed.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader whose content lies at its top leading corner. In a direction without a proposal the
  /// reader is 10 points long.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    // The closure runs in the author's environment, but its content belongs to this place in the tree.
    let owner = AmbientEnvironment.current ?? environment
    let list = NodeList(owner: out.owner, notes: out.notes)
    out.append(
      .geometryReader { context in
        AmbientEnvironment.with(owner) {
          list.children(of: view.content(GeometryProxy(context)), environment)
        }
      }, "GeometryReader")
  }
}

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

/// A coordinate space for frames.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

/// A coordinate space by its type, as in `.named("card")`.
public protocol CoordinateSpaceProtocol {
  nonisolated var coordinateSpace: CoordinateSpace { get }
}

/// The space of the innermost surrounding view with a `coordinateSpace` of the same name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  let name: String
  /// The space as a case of `CoordinateSpace`, with its name as a string.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of a view itself, in which its frame has the origin zero.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space of a view itself.
  public init() {}
  /// The space as the case `local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole canvas in which the widget or the bare view is laid out.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space of the whole canvas.
  public init() {}
  /// The space as the case `global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public nonisolated static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole canvas.
  public nonisolated static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of a surrounding view by name; names are equal if their descriptions are.
  public nonisolated static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
}
