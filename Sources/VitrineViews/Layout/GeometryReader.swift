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
