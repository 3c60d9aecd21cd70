import VitrineGraphics

/// A plain model of SwiftUI's layout rules, as Apple's documentation and talks tell them: a view is asked for a size,
/// chooses one, and its parent places it.
///
/// Written for reading, without the engine's tricks; the random-tree test compares the two.
final class LayoutModel {
  /// What a parent proposes; nil asks for the ideal length.
  struct Ask: Hashable {
    var width: Double?
    var height: Double?
  }

  /// A child with what it is asked and its corner in the parent's space, x from the leading side.
  struct Spot {
    var view: Int
    var ask: Ask
    var x: Double
    var y: Double
  }

  enum Axis { case row, column }

  struct View {
    var kind: Sketch.Kind
    var children: [Int] = []
    /// The axis of the stack around the view, which spacers and dividers follow.
    var axis: Axis?
    var priority = 0.0
  }

  /// A custom guide stands by default at this part of a view's length.
  static let customShare = 0.25
  /// The ideal length of a view without any of its own, and the distance of views in stacks.
  static let idealLength = 10.0
  static let spacing = 8.0

  private(set) var views: [View] = []
  let scale: Double
  let isRightToLeft: Bool
  private var sizes: [Key: Size] = [:]
  private(set) var frames: [Int: Rect] = [:]

  private struct Key: Hashable {
    var view: Int
    var ask: Ask
  }

  /// Lays a sketch out in the middle of a canvas.
  init(_ sketch: Sketch, canvas: Size, scale: Double, isRightToLeft: Bool) {
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    add(sketch, axis: nil)
    let ask = Ask(width: canvas.width, height: canvas.height)
    let own = size(0, ask)
    place(
      0, ask,
      Point((canvas.width - own.width) / 2, (canvas.height - own.height) / 2))
  }

  @discardableResult
  private func add(_ sketch: Sketch, axis: Axis?) -> Int {
    let index = views.count
    views.append(View(kind: sketch.kind, axis: axis))
    let inner: Axis? =
      switch sketch.kind {
      case .row, .gridRow: .row
      case .column: .column
      case .layers, .grid, .lazyGrid, .fits: nil
      default: axis
      }
    let children = sketch.children.map { add($0, axis: inner) }
    views[index].children = children
    views[index].priority = priority(sketch.kind, children)
    return index
  }

  /// A modifier keeps its content's priority; containers have none of their own, and a spacer yields to all others.
  private func priority(_ kind: Sketch.Kind, _ children: [Int]) -> Double {
    switch kind {
    case .priority(let value): value
    case .spacer: -.infinity
    case .row, .column, .layers, .grid, .gridRow, .lazyGrid, .fits: 0
    default: children.first.map { views[$0].priority } ?? 0
    }
  }

  func size(_ view: Int, _ ask: Ask) -> Size {
    let key = Key(view: view, ask: ask)
    if let known = sizes[key] { return known }
    let answer = measure(view, ask)
    sizes[key] = answer
    return answer
  }

  private func place(_ view: Int, _ ask: Ask, _ corner: Point) {
    let own = size(view, ask)
    let frame = Rect(x: corner.x, y: corner.y, width: own.width, height: own.height)
    frames[view] = frame
    for spot in spots(view, ask) {
      let width = size(spot.view, spot.ask).width
      let x = isRightToLeft ? frame.width - spot.x - width : spot.x
      place(spot.view, spot.ask, Point(frame.x + x, frame.y + spot.y))
    }
  }
}
