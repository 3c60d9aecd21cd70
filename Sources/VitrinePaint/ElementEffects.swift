import VitrineGraphics
import VitrineLayout

/// The effects of the views around an element that act on the element by itself.
///
/// SwiftUI passes opacity, shadow and blend mode on to every element (a text, a picture, a shape, a canvas)
/// until a view must be composited as a whole. So both sides of an overlap show through, and a text casts its
/// shadow on its own card. The page <doc:Effects> has the law with its sources.
struct ElementEffects: Equatable {
  /// The product of the opacities.
  var opacity = 1.0
  /// The innermost blend mode.
  var blendMode = BlendMode.normal
  /// Filters in the order in which they are applied: colours, then at most one shadow.
  var filters: [LayerFilter] = []

  /// Whether an element with these effects needs a layer of its own.
  var needLayer: Bool { blendMode != .normal || !filters.isEmpty }

  /// Whether they cannot pass an effect, so that they act on its view as a whole.
  func stop(at effect: PlacedEffect) -> Bool {
    guard !filters.isEmpty else { return false }
    switch effect {
    case .clip, .mask, .shadow, .projection: return true
    case .blendMode(let mode): return mode != .normal
    case .transform(let map, _): return !map.isUniform
    default: return false
    }
  }
}

extension Affine {
  /// Whether a map only moves and scales alike along both axes; a rotation is none.
  fileprivate var isUniform: Bool { b == 0 && c == 0 && a == d }
}

/// Returns for every node whether an element below it blends with what is drawn before the node.
func blendReach(_ tree: PlacedTree) -> [Bool] {
  var reach = [Bool](repeating: false, count: tree.nodes.count)
  guard tree.nodes.contains(where: \.blends) else { return reach }
  for i in tree.nodes.indices.reversed() {
    let parent = Int(tree.nodes[i].parent)
    guard parent >= 0, reach[i] || tree.nodes[i].blends else { continue }
    if case .effect(let effect) = tree.nodes[i].content, effect.isolates { continue }
    reach[parent] = true
  }
  return reach
}

extension PlacedNode {
  fileprivate var blends: Bool {
    switch content {
    case .effect(.blendMode(let mode)): mode != .normal
    case .shape(let shape): shape.drawing.fill.blendMode != .normal
    case .text(let text): text.leaf.fills.contains { $0.blendMode != .normal }
    case .image(let image):
      if case .symbol(_, let fills) = image.content {
        fills.contains { $0.blendMode != .normal }
      } else {
        false
      }
    default: false
    }
  }
}

extension PlacedEffect {
  /// Whether its content blends only within itself.
  fileprivate var isolates: Bool {
    switch self {
    case .mask, .shadow, .blur, .compositingGroup, .deepGroup, .colorMatrix, .luminanceToAlpha,
      .alphaByLuminance, .alphaByLight, .vibrancy, .projection:
      true
    default: false
    }
  }
}
