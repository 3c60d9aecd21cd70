import NotificationCenter
import VitrineGraphics
import VitrineLayout

/// A tree of views as it is placed in a size, without a host.
@MainActor struct PlacedViews {
  private static let fonts = Renderer().fonts
  let nodes: [PlacedNode]
  let diagnostics: [Diagnostic]

  init(
    _ root: UIView, width: Double = 320, height: Double? = 100, isRightToLeft: Bool = false,
    os: Int = 11
  ) {
    var environment = EnvironmentValues()
    environment.host.systemVersion = os
    environment.host.displayScale = 2
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let notes = ResolveNotes()
    let content = UIViewContent(root, of: PlacedViews.self)
      .frame(width: CGFloat(width), height: height.map { CGFloat($0) })
      .fixedSize()
    let tree = resolve(content, environment: environment, notes: notes)
    var layout: [Diagnostic] = []
    let placed = place(
      tree, fonts: Self.fonts,
      PlaceOptions(
        size: Size(width, height ?? 2000), scale: 2, isRightToLeft: isRightToLeft),
      diagnostics: &layout)
    nodes = placed.nodes
    diagnostics = notes.diagnostics + layout
  }

  var codes: [String] { diagnostics.map(\.code) }

  /// The frames of the views of a type in the root's coordinates, in the order of drawing.
  func frames(_ name: String) -> [Rect] {
    guard let root = nodes.first(where: { $0.name == "UIViewContent" })?.frame else { return [] }
    return nodes.filter { $0.name == name }.map {
      Rect(
        x: $0.frame.x - root.x, y: $0.frame.y - root.y, width: $0.frame.width,
        height: $0.frame.height)
    }
  }

  /// The frame of the first view of a type; one of no place if there is none.
  func frame(_ name: String) -> Rect {
    frames(name).first ?? Rect(x: -1, y: -1, width: -1, height: -1)
  }

  /// The size that the views asked for.
  var size: Size { nodes.first { $0.name == "UIViewContent" }?.frame.size ?? .zero }
}

final class A: UIView {}
final class B: UIView {}
final class C: UIView {}

extension UIView {
  /// Adds views that constraints place.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}
