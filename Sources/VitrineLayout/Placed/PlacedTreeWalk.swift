public import VitrineGraphics

/// Visits the nodes of a placed tree in drawing order, with the transforms, clips and opacity around each.
///
///     var walk = PlacedTreeWalk(tree)
///     while let i = walk.next() { … tree.nodes[i] … walk.map … }
///
/// The effect of the current node holds for the nodes below it, not for the node. The walk is a loop over the
/// preorder array with a stack of open effects, so that deep trees do not use the call stack.
public struct PlacedTreeWalk {
  public let tree: PlacedTree
  /// The map from the points around the current node to those of the canvas, followed by the walk's base map; inside
  /// of a projection that to the points that are projected.
  public private(set) var map: Affine
  /// What follows `map`, from the innermost projection around the current node to the canvas and the walk's base map;
  /// nil outside of projections.
  public private(set) var projection: Projection?
  /// The clips around the current node, outermost first; without the edge of the canvas.
  public private(set) var clips: [PlacedClip] = []
  /// The product of the opacities around the current node, each limited to 0…1.
  public private(set) var opacity = 1.0
  /// Whether the current node is laid out but not drawn.
  public private(set) var isHidden = false
  /// Whether a node around the current one transforms it, even if by the identity.
  public private(set) var isTransformed = false

  /// The circle that bends what is around the current node, before `map`, which has its turn; nil for none.
  public private(set) var arc: TextArc?

  private let includesTapAreas: Bool
  private var current = -1
  private var following = 0
  private var scopes: [Scope] = []

  /// An effect's node, with the state to restore after its subtree.
  private struct Scope {
    var end: Int
    var map: Affine
    var projection: Projection?
    var clipCount: Int
    var opacity: Double
    var isHidden: Bool
    var isTransformed: Bool
    var arc: TextArc?
  }

  /// - Parameters:
  ///   - base: the map from the canvas to the space that `map` leads to.
  ///   - includesTapAreas: whether outlines that only limit taps are among the clips.
  public init(
    _ tree: PlacedTree, base: Affine = .identity, includesTapAreas: Bool = false
  ) {
    self.tree = tree
    self.includesTapAreas = includesTapAreas
    map = base
  }

  /// Goes to the next node and returns its index; nil at the end.
  public mutating func next() -> Int? {
    guard following < tree.nodes.count else { return nil }
    // The effect of a node without children holds for nothing.
    if following == current + 1, current >= 0, Int(tree.nodes[current].end) > following {
      enterEffect()
    }
    current = following
    following += 1
    leaveEffects()
    return current
  }

  /// Leaves out the nodes below the current one.
  public mutating func skipSubtree() { following = Int(tree.nodes[current].end) }

  private mutating func leaveEffects() {
    while let scope = scopes.last, scope.end <= current {
      scopes.removeLast()
      map = scope.map
      projection = scope.projection
      clips.removeLast(clips.count - scope.clipCount)
      opacity = scope.opacity
      isHidden = scope.isHidden
      isTransformed = scope.isTransformed
      arc = scope.arc
    }
  }

  private mutating func enterEffect() {
    switch tree.nodes[current].content {
    case .hidden:
      openScope()
      isHidden = true
    case .effect(.opacity(let own)):
      openScope()
      opacity *= max(0, min(1, own))
    case .effect(.transform(let transform, _)):
      openScope()
      map = transform.then(map)
      isTransformed = true
    case .effect(.projection(let own, _)):
      openScope()
      let outer = own.then(map)
      projection = projection.map(outer.then) ?? outer
      map = .identity
      isTransformed = true
    case .effect(.arc(let arc)):
      openScope()
      map = arc.turn.then(map)
      isTransformed = true
      self.arc = arc
    case .effect(.clip(let geometry, let bounds, let rule)):
      openScope()
      clips.append(clip(geometry, bounds, rule))
    case .tapArea(let geometry, let bounds, let rule) where includesTapAreas:
      openScope()
      clips.append(clip(geometry, bounds, rule))
    default: break
    }
  }

  private mutating func openScope() {
    scopes.append(
      Scope(
        end: Int(tree.nodes[current].end), map: map, projection: projection,
        clipCount: clips.count, opacity: opacity, isHidden: isHidden, isTransformed: isTransformed,
        arc: arc))
  }

  private func clip(_ geometry: PlacedGeometry, _ bounds: Rect, _ rule: FillRule) -> PlacedClip {
    PlacedClip(
      node: current, geometry: geometry, bounds: bounds,
      origin: tree.nodes[current].frame.origin, rule: rule, map: map, projection: projection)
  }

  /// Returns the bounding box on the canvas of a rectangle around the current node.
  public func bounds(of rect: Rect) -> Rect {
    guard let projection else { return map.bounds(of: rect) }
    return Projection(map).then(projection).bounds(of: rect)
  }
}
