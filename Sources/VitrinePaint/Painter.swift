import VitrineGraphics
import VitrineLayout
import VitrineText

/// Walks a placed tree in drawing order and appends commands to a display list.
///
/// The commands that end open layers and clips wait on a stack of scopes.
struct Painter {
  let fonts: FontLibrary
  /// The bounds of everything each node's subtree draws, in canvas points inside the transforms around the
  /// node.
  var ink: [Rect]
  var list: DisplayList
  var walk: PlacedTreeWalk
  /// The map from canvas points to device pixels, including the transforms of the effects around the
  /// current node and of a canvas's contexts.
  var map: Affine
  var scopes: [Scope] = []
  var softClips: [SoftClip] = []
  /// The map from the points that the innermost projection takes to the pixels of its layer; nil outside of projections.
  var projected: Affine?
  /// The effects around the current node that act on each element below it.
  var inherited = ElementEffects()
  /// For every node, whether an element of its subtree blends with what is drawn before the node.
  var blends: [Bool]
  /// The groups of an accented widget, until a group's layer is open.
  var groups: AccentGroups?
  /// The figures of a clock around the current node.
  var figures: FigureSetting?
  /// The circle that bends what is around the current node; nil for none.
  var arc: TextArc?
  /// The glasses that were drawn as parts of a larger one.
  var meltedGlasses: Set<Int> = []
  /// The index of the node for which commands are added, among those of the whole picture.
  var current: Int32 = 0
  /// The place of the walk's nodes among those of the whole picture: not 0 for the view of a canvas.
  var firstRow: Int32 = 0
  private var outlineIndex: [OutlineKey: Int32] = [:]
  private var imageIndex: [DisplayImage: Int32] = [:]
  private var backdropIndex: [Backdrop: Int32] = [:]
  /// The bytes of the commands and outlines so far: a tile or a drawing may be repeated for each of many views.
  private var bytes = 0
  private let byteLimit: Int
  /// Whether there were too many bytes; nothing more is painted then.
  private(set) var isCut = false
  /// The nodes with a picture that is to be repeated more often than is drawn, in order.
  private(set) var untiled: [Int] = []

  /// A point with the verb that it belongs to.
  private static let bytesOfPoint = MemoryLayout<Point>.stride + 1

  private struct OutlineKey: Hashable {
    var font: FontID
    var glyph: UInt32
  }

  /// An open node whose state is restored at its end.
  struct Scope {
    var end: Int
    var pops: [DisplayCommand] = []
    var inherited: ElementEffects
    var softClipCount: Int
    /// The clips around a projection, which do not reach into its layer.
    var outerClips: [SoftClip] = []
    var projected: Affine?
    /// The index at which the mask of a mask effect starts.
    var maskStart: Int?
    var groups: AccentGroups?
    var figures: FigureSetting?
    var arc: TextArc?
  }

  init(tree: PlacedTree, fonts: FontLibrary, bytes: Int = .max) {
    walk = PlacedTreeWalk(tree, base: .scale(tree.scale, tree.scale))
    byteLimit = bytes
    self.fonts = fonts
    ink = inkBounds(tree)
    blends = blendReach(tree)
    list = DisplayList(
      width: deviceLength(tree.size.width * tree.scale),
      height: deviceLength(tree.size.height * tree.scale))
    map = walk.map
    list.commands.reserveCapacity(tree.nodes.count)
    list.sources.reserveCapacity(tree.nodes.count)
  }

  var tree: PlacedTree { walk.tree }

  mutating func run() {
    while let i = walk.next() {
      if bytes > byteLimit {
        isCut = true
        break
      }
      closeScopes(before: i)
      current = firstRow + Int32(i)
      map = projected.map(walk.map.then) ?? walk.map
      if !open(i) { walk.skipSubtree() }
    }
    closeScopes(before: .max)
  }

  /// Draws a node or opens its scope; returns false to skip its subtree.
  private mutating func open(_ i: Int) -> Bool {
    if groups != nil { openGroup(i) }
    // A node is copied only where it is drawn: most only have children.
    switch tree.nodes[i].content {
    case .group, .interaction, .tapArea, .accentable, .widgetBackground: break
    case .hidden: return false
    case .effect(let effect): return openEffect(effect, i)
    case .text, .image, .shape: drawElement(tree.nodes[i], i)
    case .canvas:
      drawElement(tree.nodes[i], i)
      return false
    }
    return true
  }

  /// Returns a scope that ends with a node and restores the present state.
  func scope(of i: Int) -> Scope {
    Scope(
      end: Int(tree.nodes[i].end), inherited: inherited, softClipCount: softClips.count,
      projected: projected, groups: groups, figures: figures, arc: arc)
  }

  private mutating func closeScopes(before i: Int) {
    while let top = scopes.last {
      if let start = top.maskStart, start == i {
        scopes[scopes.count - 1].maskStart = nil
        append(.beginMask(.alpha))
        // The mask is no part of the content.
        inherited = ElementEffects()
        return
      }
      guard top.end <= i else { return }
      scopes.removeLast()
      for command in top.pops { append(command) }
      inherited = top.inherited
      groups = top.groups
      figures = top.figures
      arc = top.arc
      projected = top.projected
      softClips.removeLast(softClips.count - top.softClipCount)
      if !top.outerClips.isEmpty { softClips = top.outerClips }
    }
  }

  /// Notes that the current node's picture is not repeated.
  mutating func noteUntiled() {
    if untiled.last != Int(current) { untiled.append(Int(current)) }
  }

  mutating func append(_ command: DisplayCommand) {
    list.commands.append(command)
    list.sources.append(current)
    bytes &+= MemoryLayout<DisplayCommand>.stride
  }

  mutating func add(_ path: Path) -> Int32 {
    list.paths.append(path)
    bytes &+= MemoryLayout<Path>.stride &+ path.points.count &* Painter.bytesOfPoint
    return Int32(list.paths.count - 1)
  }

  mutating func add(_ gradient: Gradient) -> Int32 {
    list.gradients.append(gradient)
    return Int32(list.gradients.count - 1)
  }

  mutating func add(_ backdrop: Backdrop) -> Int32 {
    if let known = backdropIndex[backdrop] { return known }
    list.backdrops.append(backdrop)
    let index = Int32(list.backdrops.count - 1)
    backdropIndex[backdrop] = index
    return index
  }

  mutating func add(_ projection: Projection) -> Int32 {
    list.projections.append(projection)
    return Int32(list.projections.count - 1)
  }

  mutating func add(_ image: DisplayImage) -> Int32 {
    if let known = imageIndex[image] { return known }
    list.images.append(image)
    let index = Int32(list.images.count - 1)
    imageIndex[image] = index
    return index
  }

  /// Returns the index of a glyph's outline, or nil if it draws nothing.
  mutating func outline(_ glyph: UInt32, _ font: FontID) -> Int32? {
    let key = OutlineKey(font: font, glyph: glyph)
    if let known = outlineIndex[key] { return known < 0 ? nil : known }
    guard let outline = fonts.outline(of: glyph, in: font), !outline.path.isEmpty else {
      outlineIndex[key] = -1
      return nil
    }
    list.outlines.append(outline)
    let index = Int32(list.outlines.count - 1)
    outlineIndex[key] = index
    return index
  }
}

/// The largest side of a picture in pixels; larger sides are clamped. 32,768² pixels are 4 GiB.
package let maximumDeviceLength = 32_768.0

private func deviceLength(_ v: Double) -> Int {
  v > 0 ? Int(min(v.rounded(), maximumDeviceLength)) : 0
}
