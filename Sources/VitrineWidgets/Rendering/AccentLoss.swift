import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineRaster
import VitrineText
import VitrineViews

/// The views that an accented widget makes invisible: each group is drawn in one colour, so that a view of the same
/// group melts into what it lies on, and an opaque picture becomes an even area.
///
/// The views are drawn twice without the plate, in their own colours and in those of the mode, each time with and
/// without the view in question. Ink is a pixel that the view changes in its own colours, and lost is ink that it does
/// not change in the mode.
struct AccentLoss: ~Copyable {
  /// The view's index, its lost share of ink, and the name of what it lies on; a picture's own area is nil.
  struct Finding {
    var node: Int
    var share: Double
    var below: String?
  }

  private let tree: PlacedTree
  private let own: DisplayList
  private let flat: DisplayList
  /// The subtrees of accented content.
  private let content: [Range<Int>]
  private var scratch = RasterScratch()

  /// Returns nil for a tree without accented content.
  init?(_ placed: PlacedTree, fonts: FontLibrary) {
    content = placed.nodes.indices.compactMap { index in
      guard case .effect(.accented) = placed.nodes[index].content else { return nil }
      return index..<max(index + 1, Int(placed.nodes[index].end))
    }
    if content.isEmpty { return nil }
    var flat = placed
    flat.scale = Self.scale
    var own = flat
    for index in own.nodes.indices {
      if case .effect(.accented) = own.nodes[index].content {
        own.nodes[index].content = .group(arguments: .none)
      }
    }
    tree = flat
    let ranges = content
    func isOutside(_ node: Int) -> Bool { !ranges.contains { $0.contains(node) } }
    self.flat = paint(flat, fonts: fonts).without(isOutside)
    self.own = paint(own, fonts: fonts).without(isOutside)
  }

  /// The pixels per point of the drawings: enough for the stems of small letters.
  private static let scale = 2.0
  /// The least change of a component, of 255, by which a view is seen, and by which it is still seen in the mode.
  private static let seen = 50
  private static let kept = 16
  /// The difference that is a picture's detail, between pixels at this distance: pictures are seldom drawn in their
  /// own size, and edges of enlarged ones are soft.
  private static let detail = 20
  private static let reach = 4
  /// The share of lost ink from which a view is told, and the least ink that is judged, in pixels.
  private static let leastShare = 0.34
  private static let leastInk = 16
  /// The largest number of leaves that are compared with each other, and of views that are drawn.
  private static let mostLeaves = 400
  private static let mostViews = 48
}

extension AccentLoss {
  private struct Leaf {
    var node: Int
    var frame: Rect
  }

  /// Returns the views that lose a third of their ink or more, in drawing order.
  mutating func findings() -> [Finding] {
    var found: [Finding] = []
    var looked = 0
    for range in content {
      let leaves = leaves(in: range)
      for (index, leaf) in leaves.enumerated() where looked < Self.mostViews {
        if isPicture(leaf.node) {
          looked += 1
          if let share = lostDetail(leaf) {
            found.append(Finding(node: leaf.node, share: share, below: nil))
            continue
          }
        }
        let below = leaves[..<index].last { $0.frame.meets(leaf.frame) }
        guard let below else { continue }
        looked += 1
        if let share = lostInk(leaf) {
          found.append(
            Finding(node: leaf.node, share: share, below: tree.nodes[below.node].name))
        }
      }
    }
    return found
  }

  private func leaves(in range: Range<Int>) -> [Leaf] {
    var leaves: [Leaf] = []
    var walk = PlacedTreeWalk(tree)
    while let index = walk.next(), leaves.count < Self.mostLeaves {
      guard range.contains(index) else { continue }
      let node = tree.nodes[index]
      switch node.content {
      case .text, .image, .shape:
        let frame = walk.bounds(of: node.frame)
        if node.redaction == .none, !frame.isEmpty {
          leaves.append(Leaf(node: index, frame: frame))
        }
      case .hidden: walk.skipSubtree()
      default: break
      }
    }
    return leaves
  }

  private func isPicture(_ node: Int) -> Bool {
    guard case .image(let image) = tree.nodes[node].content, case .bitmap = image.content else {
      return false
    }
    return true
  }

  /// Returns the share of a view's ink that is lost; nil if it is small, or there is hardly any ink.
  private mutating func lostInk(_ leaf: Leaf) -> Double? {
    let (inOwn, inFlat) = (changes(leaf, in: own), changes(leaf, in: flat))
    var (ink, lost) = (0, 0)
    for (a, b) in zip(inOwn, inFlat) where a >= Self.seen {
      ink += 1
      if b < Self.kept { lost += 1 }
    }
    return share(lost, of: ink)
  }

  /// Returns the share of a picture's detail that is lost.
  private mutating func lostDetail(_ leaf: Leaf) -> Double? {
    let node = leaf.node
    let inOwn = part(own.without { $0 != node }, leaf.frame)
    let inFlat = part(flat.without { $0 != node }, leaf.frame)
    var (detail, lost) = (0, 0)
    for y in 0..<inOwn.height {
      for x in Self.reach..<max(Self.reach, inOwn.width)
      where Self.difference(inOwn[x, y], inOwn[x - Self.reach, y]) >= Self.detail {
        detail += 1
        if Self.difference(inFlat[x, y], inFlat[x - Self.reach, y]) < Self.detail / 4 { lost += 1 }
      }
    }
    return share(lost, of: detail)
  }

  private func share(_ lost: Int, of ink: Int) -> Double? {
    guard ink >= Self.leastInk else { return nil }
    let share = Double(lost) / Double(ink)
    return share >= Self.leastShare ? share : nil
  }

  /// Returns the change of each pixel of a view's frame by the view.
  private mutating func changes(_ leaf: Leaf, in list: DisplayList) -> [Int] {
    let (with, without) = (
      part(list, leaf.frame), part(list.without { $0 == leaf.node }, leaf.frame)
    )
    return zip(with.pixels, without.pixels).map(Self.difference)
  }

  private mutating func part(_ list: DisplayList, _ frame: Rect) -> Pixmap {
    let screen = Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
    let pixels = Rect(
      x: frame.x * Self.scale, y: frame.y * Self.scale, width: frame.width * Self.scale,
      height: frame.height * Self.scale
    ).intersection(screen)
    return rasterize(
      list, x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width.rounded(.up)),
      height: Int(pixels.height.rounded(.up)), scratch: &scratch)
  }

  /// Returns the greatest difference of a component, 0…255, of premultiplied pixels.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    var most = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return most
  }
}

extension Rect {
  fileprivate func meets(_ other: Rect) -> Bool {
    let common = intersection(other)
    return common.width > 0 && common.height > 0
  }
}

extension PlacedTree {
  /// Returns a diagnostic for each view that an accented widget makes invisible.
  func accentDiagnostics(fonts: FontLibrary) -> [Diagnostic] {
    guard var loss = AccentLoss(self, fonts: fonts) else { return [] }
    return loss.findings().prefix(LayoutLimits.diagnosticsOfOneKind).map { finding in
      let name = shownName(of: finding.node)
      let percent = Int((finding.share * 100).rounded())
      let reason =
        finding.below.map {
          "\(name) loses \(percent) % of its ink in the accented mode: it has one colour with \($0) below it; add "
            + "widgetAccentable to one of them, or look at widgetRenderingMode"
        }
        ?? "\(name) loses \(percent) % of its detail in the accented mode, which shows its outline alone; add "
        + "widgetAccentedRenderingMode, such as desaturated"
      return Diagnostic(
        severity: .warning, code: "accent-flattened", message: reason,
        path: path(of: finding.node))
    }
  }

  /// Returns the name that the author gave a view, or else its type, with the words of a text.
  private func shownName(of node: Int) -> String {
    if let name = identifier(around: node) { return "'\(name)'" }
    guard case .text(let text) = nodes[node].content else { return nodes[node].name }
    let words = String(text.string.prefix(Self.mostLetters))
    return "\(nodes[node].name) \"\(UntrustedText.line(words))\""
  }

  private static let mostLetters = 24
}
