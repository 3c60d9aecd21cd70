/// A node in the engine's form: without references, so that reading one needs no reference counting.
///
/// `lengths` by operation, in points, NaN where the author set none: spacer: minimum length · divider: thickness · image: width,
/// height, baseline · stacks: the author's spacing, sum of spacing · grids: horizontal, vertical spacing ·
/// lazy grids: spacing of lines · padding and scroll views: top, leading, bottom, trailing · insets of the
/// safe area: the author's spacing · frame: width, height · flexible
/// frame: minimum, ideal, maximum width, then height · aspect ratio: ratio · offset and position: x, y.
struct Element {
  var op: Operation
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

  enum Operation: UInt8 {
    case empty, text, image, resizableImage, shape, circle, sizedShape, spacer, divider, canvas
    case hStack, vStack, zStack, grid, gridRow, lazyGrid, viewThatFits, geometryReader, layout
    case padding, frame, flexibleFrame, fixedSize, aspectRatio, position
    case horizontalGuide, verticalGuide
    /// The content, then at most one view laid out in its frame.
    case layered
    case ignoresSafeArea
    /// The content, then the view at its edge.
    case safeAreaInset
    case scroll
    /// A modifier that does not change size and guides.
    case passThrough
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
  }

  var children: Range<Int> { Int(firstChild)..<Int(firstChild + childCount) }
  var isRightToLeft: Bool { flags.contains(.rightToLeft) }
  var isUnary: Bool { op.rawValue >= Operation.padding.rawValue }
}
