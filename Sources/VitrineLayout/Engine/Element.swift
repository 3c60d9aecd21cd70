/// A node as the engine works on it: no references, so that reading one costs no counting.
///
/// `lengths` by operation, in points, NaN where the author set none:
/// spacer: least length · image: width, height, baseline · stacks: the author's spacing, sum of
/// spacing · grids: horizontal, vertical spacing · lazy grids: spacing of lines · padding: top,
/// leading, bottom, trailing · frame: width, height · flexible frame: least, ideal, most width, then
/// height · aspect ratio: ratio · offset and position: x, y.
struct Element {
  var op: Operation
  var flags: Flags = []
  var horizontal = GuideKey.leading
  var vertical = GuideKey.top
  var depth: Int32 = 0
  var firstChild: Int32 = 0
  var childCount: Int32 = 0
  /// Row of the text table; -1 for none.
  var text: Int32 = -1
  /// Row of the table of grid cell traits, from here or from a modifier below; -1 for none.
  var traits: Int32 = -1
  /// Heads of this element's lists of measured sizes and guides.
  var sizes: Int32 = -1
  var guides: Int32 = -1
  var priority: Double = 0
  var zIndex: Double = 0
  /// Distance to the sibling before, inside a stack.
  var distanceBefore: Double = 0
  var spacing = EdgeSpacing(.plain)
  var lengths = (Double.nan, Double.nan, Double.nan, Double.nan, Double.nan, Double.nan)

  init(_ op: Operation) { self.op = op }

  enum Operation: UInt8 {
    case empty, text, image, resizableImage, shape, circle, spacer, divider, canvas
    case hStack, vStack, zStack, grid, gridRow, lazyGrid, viewThatFits, geometryReader, layout
    case padding, frame, flexibleFrame, fixedSize, aspectRatio, position
    case horizontalGuide, verticalGuide
    /// Content first, then at most one view laid out in its frame.
    case layered
    case ignoresSafeArea
    /// Modifiers that leave size and guides as they are.
    case passThrough
  }

  struct Flags: OptionSet {
    var rawValue: UInt16

    /// Inherited from above.
    static let rightToLeft = Flags(rawValue: 1)
    /// A horizontal or vertical guide is set somewhere below.
    static let setsHorizontalGuide = Flags(rawValue: 2)
    static let setsVerticalGuide = Flags(rawValue: 4)
    /// A text or symbol lies below.
    static let hasBaseline = Flags(rawValue: 8)
    /// A spacer, bare or modified: frames do not hide its lack of spacing.
    static let isSpacer = Flags(rawValue: 16)
    /// Spacers and dividers: the axis of the stack around them.
    static let inRow = Flags(rawValue: 32)
    static let inColumn = Flags(rawValue: 64)
    /// Fixed size, view that fits, spans of a grid cell: by axis.
    static let horizontally = Flags(rawValue: 128)
    static let vertically = Flags(rawValue: 256)
    static let fills = Flags(rawValue: 512)
    /// A child has a z index other than 0.
    static let sortsChildren = Flags(rawValue: 1024)
  }

  var children: Range<Int> { Int(firstChild)..<Int(firstChild + childCount) }
  var isRightToLeft: Bool { flags.contains(.rightToLeft) }
  var isUnary: Bool { op.rawValue >= Operation.padding.rawValue }
}
