import VitrineGraphics

/// A modifier that affects layout, as one declaration: its values, its part in each stage of the engine, and its
/// arguments in dumps and records. Each is a file in `Modifiers`.
///
/// Values are read once, by `encode`; what is asked for each offer is answered from the element, so that measuring
/// follows no references. Unless a modifier says otherwise, its content is offered what it is offered itself, has its
/// size and place, and keeps its spacing, guides and traits.
protocol LayoutModifier {
  /// The arguments as an author writes them.
  var arguments: PlacedArguments { get }
  /// The values in dumps of nodes.
  var dumpText: String { get }
  /// Returns the modifier as an element, without its place in the tree.
  func encode(in engine: inout LayoutEngine) -> Element
  /// Returns the children that are laid out, the content first.
  func keptChildren(_ children: [Node], of node: Node) -> ArraySlice<Node>
  /// Changes what the content inherits from the views around it.
  func changeInherited(_ flags: inout Element.Flags)
  /// Changes what the element took over from its content: spacing, traits and flags.
  func summarize(_ i: Int, in engine: inout LayoutEngine)
  /// Queues the children, with the modifier's changes to their surroundings. There is at least one.
  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk)
  /// Returns the placed form.
  func content(_ visit: Visit, in walk: inout PlaceWalk) -> PlacedContent

  /// Whether the size for each offer is kept: where the content is measured more than once.
  static var remembersSize: Bool { get }
  /// Whether the frame reaches over the parts of the safe area that it touches.
  static var reachesOverSafeArea: Bool { get }
  /// Returns the size for an offer.
  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size
  /// Returns the placement of the content in the modifier's own size for an offer.
  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement
  /// Returns the explicit value of a guide in the modifier's own space; NaN if there is none.
  static func explicitGuide(
    _ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> Double
}

extension LayoutModifier {
  var arguments: PlacedArguments { .none }
  var dumpText: String { arguments.description }

  func encode(in engine: inout LayoutEngine) -> Element { Element(Self.self) }

  func keptChildren(_ children: [Node], of node: Node) -> ArraySlice<Node> { children.prefix(1) }

  func changeInherited(_ flags: inout Element.Flags) {}

  func summarize(_ i: Int, in engine: inout LayoutEngine) {}

  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    walk.pushContent(visit, row)
  }

  func content(_ visit: Visit, in walk: inout PlaceWalk) -> PlacedContent {
    .group(arguments: arguments)
  }

  static var remembersSize: Bool { false }
  static var reachesOverSafeArea: Bool { false }

  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    engine.contentSize(i, offer)
  }

  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    ContentPlacement(offer: offer, size: size, origin: .zero)
  }

  static func explicitGuide(
    _ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> Double {
    engine.contentGuide(i, key, offer, size)
  }
}

/// A modifier that leaves layout as it is.
struct PlainModifier: LayoutModifier {}

extension LayoutEngine {
  /// Returns a modifier's values; nil where the element is another.
  func modifier<Modifier: LayoutModifier>(_ i: Int, as type: Modifier.Type) -> Modifier? {
    nodes[i].kind.layoutModifier as? Modifier
  }
}

extension NodeKind {
  /// The modifier's part in layout; nil for leaves and containers.
  var layoutModifier: (any LayoutModifier)? {
    switch self {
    case .modifier(let modifier): modifier.layout
    case .effect(.mask(let alignment)): LayeredViews(alignment: alignment, isBehind: false)
    case .effect, .interaction, .contentShape, .accentable, .widgetBackground, .hidden:
      PlainModifier()
    case .empty, .text, .image, .shape, .spacer, .divider, .canvas: nil
    case .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid, .viewThatFits, .geometryReader,
      .layout:
      nil
    }
  }
}
