/// A node in the engine's form: without references, so that reading one needs no reference counting.
///
/// `lengths` by operation, in points, NaN where the author set none: spacer: minimum length · divider: thickness · image: width,
/// height, baseline · stacks: the author's spacing, sum of spacing · grids: horizontal, vertical spacing ·
/// lazy grids: spacing of lines. Those of modifiers are said where they are encoded.
struct Element {
  var op: Operation
  /// The rules of a modifier.
  var modifier: any LayoutModifier.Type = PlainModifier.self
  var flags: Flags = []
  var horizontal = GuideKey.leading
  var vertical = GuideKey.top
  var depth: Int32 = 0
  var firstChild: Int32 = 0
  var childCount: Int32 = 0
  /// The row in the text table; -1 for none.
  var text: Int32 = -1
  /// The row in the table of grid cell traits, from this element or a modifier below; -1 for none.
  var traits: Int32 = -1
  /// The heads of this element's lists of measured sizes and guides; -1 for none.
  var sizes: Int32 = -1
  var guides: Int32 = -1
  var priority: Double = 0
  var zIndex: Double = 0
  /// The distance to the previous sibling, inside a stack.
  var distanceBefore: Double = 0
  /// The row in the table of spacings; 0 for that of a plain view.
  var spacing: Int32 = 0
  var lengths = (Double.nan, Double.nan, Double.nan, Double.nan, Double.nan, Double.nan)

  init(_ op: Operation) { self.op = op }

  init(_ modifier: any LayoutModifier.Type) {
    op = .modifier
    self.modifier = modifier
    if modifier.remembersSize { flags.insert(.remembersSize) }
    if modifier.reachesOverSafeArea { flags.insert(.reachesOverSafeArea) }
  }

  enum Operation: UInt8 {
    case empty, text, image, resizableImage, shape, circle, sizedShape, spacer, divider, canvas
    case hStack, vStack, zStack, grid, gridRow, lazyGrid, viewThatFits, geometryReader, layout
    case modifier
  }

  struct Flags: OptionSet {
    var rawValue: UInt16

    /// The layout direction inherited from ancestors.
    static let rightToLeft = Flags(rawValue: 1)
    /// A horizontal or vertical guide is set in this subtree.
    static let setsHorizontalGuide = Flags(rawValue: 2)
    static let setsVerticalGuide = Flags(rawValue: 4)
    /// The subtree contains a text or symbol.
    static let hasBaseline = Flags(rawValue: 8)
    /// A spacer, with or without modifiers: a frame does not give it spacing.
    static let isSpacer = Flags(rawValue: 16)
    /// The axis of the stack around a spacer or divider.
    static let inRow = Flags(rawValue: 32)
    static let inColumn = Flags(rawValue: 64)
    /// The axes of a fixed size, a view that fits, or the spans of a grid cell.
    static let horizontally = Flags(rawValue: 128)
    static let vertically = Flags(rawValue: 256)
    static let fills = Flags(rawValue: 512)
    /// A child has a z index other than 0.
    static let sortsChildren = Flags(rawValue: 1024)
    /// The view of a lazy grid takes a line of its own, or begins one.
    static let fillsLine = Flags(rawValue: 2048)
    static let startsLine = Flags(rawValue: 4096)
    /// The size for each offer is kept.
    static let remembersSize = Flags(rawValue: 8192)
    /// The frame reaches over the parts of the safe area that it touches.
    static let reachesOverSafeArea = Flags(rawValue: 16384)
  }

  var children: Range<Int> { Int(firstChild)..<Int(firstChild + childCount) }
  var isRightToLeft: Bool { flags.contains(.rightToLeft) }
  var isModifier: Bool { op == .modifier }

  /// Returns the element with the axes of a fixed size, a view that fits, or a scroll view.
  func onAxes(_ horizontally: Bool, _ vertically: Bool) -> Element {
    var element = self
    if horizontally { element.flags.insert(.horizontally) }
    if vertically { element.flags.insert(.vertically) }
    return element
  }
}
