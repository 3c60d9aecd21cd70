import VitrineGraphics
import VitrineText

/// One call of `place`: the tree as elements, and all measurements so far.
///
/// Elements are in breadth-first order, so that siblings are adjacent and every child comes after its
/// parent. The engine is a value passed `inout`, because in a class every one of the millions of reads
/// would check for exclusive access; closures of authors access it through `desk`.
struct LayoutEngine {
  let fonts: FontLibrary
  let options: PlaceOptions
  var elements: [Element] = []
  /// The node behind each element.
  var nodes: [Node] = []
  var guideTable = GuideTable()
  /// The number of nested evaluations of custom guides' defaults.
  var guideNesting = 0
  var cellTraits: [GridCellTraits] = []
  var spacings: [EdgeSpacing] = [.plain]
  var texts: [TextRow] = []
  var textLayouts: [TextLayout] = []

  var measuredSizes: [MeasuredSize] = []
  var measuredGuides: [MeasuredGuide] = []
  /// The minimum and maximum lengths of stack children, by element.
  var ranges: [StackRange] = []
  /// The slots of the stacks being laid out; each stack owns the slots from its base on.
  var slots: [StackChildLayout] = []
  /// Whether a view is marked for readers of its frame.
  var hasAnchors = false
  /// Whether a frame follows the size of its container.
  var hasContainerFrames = false
  /// Caches of custom layouts, by element.
  var layoutCaches: [Int: Any] = [:]

  var notes = DiagnosticList()
  var meter: StepMeter
  /// The element at which the budget was exceeded; -1 if it was not.
  var exhausted = -1
  /// Whether sizes are cached; off in tests that compare with the plain algorithm.
  let remembersSizes: Bool
  let desk: EngineBox

  init(
    fonts: FontLibrary, options: PlaceOptions, remembersSizes: Bool = true,
    desk: EngineBox = EngineBox()
  ) {
    self.desk = desk
    self.fonts = fonts
    self.options = options
    meter = StepMeter(options.budget)
    self.remembersSizes = remembersSizes
  }

  /// The pixels per point, always a valid number.
  var scale: Double {
    options.scale > 0 && options.scale.isFinite ? options.scale : 1
  }
}

/// The size of an element for an offer; a row of a linked list.
struct MeasuredSize {
  var offer: Offer
  var size: Size
  /// The row of the text layout, for texts.
  var layout: Int32 = -1
  var next: Int32
}

/// The explicit value of a guide for an offer, NaN if there is none; a row of a linked list.
struct MeasuredGuide {
  var offer: Offer
  var value: Double
  var key: GuideKey
  var next: Int32
}

/// A shaped text and its layout without limits.
struct TextRow {
  var paragraph: Paragraph
  var idealLayout: Int32
}
