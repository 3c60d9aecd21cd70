package import VitrineGraphics
package import VitrineLayout

/// A view that draws, with its frame on the canvas.
package struct LintLeaf: Sendable {
  package enum Kind: Sendable {
    case text(PlacedText)
    case image(ImageLeaf)
    case shape(PlacedShape)
  }

  /// The index in the placed tree.
  package let node: Int
  package let kind: Kind
  /// The frame after all transforms and clips, in points.
  package let frame: Rect
  package let isRedacted: Bool
  /// The product of the opacities around it, 0…1.
  let opacity: Double

  var isText: Bool { if case .text = kind { true } else { false } }
  var isImage: Bool { if case .image = kind { true } else { false } }

  /// The kind of view, in a word.
  var noun: String {
    switch kind {
    case .text: "text"
    case .shape: "shape"
    case .image(let image):
      if case .symbol = image.content { "symbol" } else { "picture" }
    }
  }

  /// The words of a text without inline symbols; nil for other leaves.
  var string: String? {
    guard case .text(let text) = kind else { return nil }
    return text.leaf.runs.filter { $0.attachment == nil }.map(\.text).joined()
  }
}

extension LintLeaf {
  /// The least visible opacity: half a step of eight bits.
  private static let leastOpacity = 0.5 / 255

  /// Returns the author's visible leaves in drawing order; masks and the widget's background are left out.
  static func all(of tree: PlacedTree) -> [LintLeaf] {
    var walk = PlacedTreeWalk(tree)
    var leaves: [LintLeaf] = []
    while let i = walk.next() {
      if tree.nodes[i].content == .widgetBackground || tree.isMask(i) {
        walk.skipSubtree()
      } else if case .effect(.blendMode(.destinationOut)) = tree.nodes[i].content {
        // What is cut out of other views is not seen itself.
        walk.skipSubtree()
      } else if let kind = Kind(tree.nodes[i].content), !walk.isHidden,
        walk.opacity > leastOpacity
      {
        let clipped = walk.clips.reduce(walk.bounds(of: tree.nodes[i].frame)) {
          $0.intersection($1.path.controlBounds)
        }
        if clipped.isEmpty { continue }
        leaves.append(
          LintLeaf(
            node: i, kind: kind, frame: clipped, isRedacted: tree.nodes[i].redaction != .none,
            opacity: walk.opacity))
      }
    }
    return leaves
  }
}

extension LintLeaf.Kind {
  /// Nil for what draws nothing itself, and for blank texts.
  fileprivate init?(_ content: PlacedContent) {
    switch content {
    case .text(let text):
      if text.leaf.runs.allSatisfy({ $0.attachment == nil && $0.text.allSatisfy(\.isWhitespace) }) {
        return nil
      }
      self = .text(text)
    case .image(let image): self = .image(image)
    case .shape(let shape): self = .shape(shape)
    default: return nil
    }
  }
}

extension Rect {
  /// The distances of a rectangle inside this one from the edges: left, top, right, bottom.
  func distances(to inner: Rect) -> [Double] {
    [inner.minX - minX, inner.minY - minY, maxX - inner.maxX, maxY - inner.maxY]
  }

  /// Whether the other lies inside, up to a slack in points.
  func contains(_ other: Rect, slack: Double) -> Bool {
    distances(to: other).allSatisfy { $0 >= -slack }
  }
}

extension Rect {
  var area: Double { max(0, width) * max(0, height) }
}
