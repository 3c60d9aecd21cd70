public import Foundation
import VitrineGraphics
import VitrineLayout

/// A view that fills the proposed size and passes it to its content.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content

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

  public var size: CGSize { CGSize(context.size) }

  public var safeAreaInsets: EdgeInsets {
    let insets = context.safeAreaInsets
    return EdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(context.globalFrame)
    case .named(let name): return frame(named: "\(name)")
    }
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

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

public protocol CoordinateSpaceProtocol {
  nonisolated var coordinateSpace: CoordinateSpace { get }
}

public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  let name: String
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public nonisolated static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public nonisolated static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public nonisolated static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
}
