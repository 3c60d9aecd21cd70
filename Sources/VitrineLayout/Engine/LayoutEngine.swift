import VitrineGraphics
import VitrineText

/// One call of `place`: the tree as elements, and everything measured so far.
///
/// Elements stand in breadth-first order, so that the children of one are neighbours and every child
/// comes after its parent. A value that is handed down by reference, since in a class every one of
/// the millions of reads would be checked for conflicts; closures of authors get at it by `desk`.
struct LayoutEngine {
  let fonts: FontLibrary
  let options: PlaceOptions
  var elements: [Element] = []
  /// The node behind each element.
  var nodes: [Node] = []
  var guideTable = GuideTable()
  /// Defaults of custom guides being asked for at the moment.
  var guideNesting = 0
  var cellTraits: [GridCellTraits] = []
  var texts: [TextRow] = []
  var textLayouts: [TextLayout] = []

  var measuredSizes: [MeasuredSize] = []
  var measuredGuides: [MeasuredGuide] = []
  /// Lengths of stack children at the ends of their range, by element.
  var ranges: [StackRange] = []
  /// Working rows of the stacks being fitted; each stack owns the rows above its base.
  var slots: [StackSlot] = []
  /// Caches of custom layouts, by element.
  var layoutCaches: [Int: Any] = [:]

  var notes = DiagnosticList()
  var meter: StepMeter
  /// The element at which the budget ended; -1 as long as there is some left.
  var exhausted = -1
  /// Off in tests that compare with the plain way.
  let remembersSizes: Bool
  let desk: EngineDesk

  init(
    fonts: FontLibrary, options: PlaceOptions, remembersSizes: Bool = true,
    desk: EngineDesk = EngineDesk()
  ) {
    self.desk = desk
    self.fonts = fonts
    self.options = options
    meter = StepMeter(options.budget)
    self.remembersSizes = remembersSizes
  }

  /// Pixels in a point, always a usable number.
  var scale: Double {
    options.scale > 0 && options.scale.isFinite ? options.scale : 1
  }
}

/// The size an element answered for an offer; a row of a linked list.
struct MeasuredSize {
  var offer: Offer
  var size: Size
  /// Row of the laid out text, for texts.
  var layout: Int32 = -1
  var next: Int32
}

/// The explicit value of a guide at an offer, NaN where there is none; a row of a linked list.
struct MeasuredGuide {
  var offer: Offer
  var value: Double
  var key: GuideKey
  var next: Int32
}

/// A text that has been shaped, and how it is laid out with all the room it wants.
struct TextRow {
  var paragraph: Paragraph
  var idealLayout: Int32
}
