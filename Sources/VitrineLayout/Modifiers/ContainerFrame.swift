import VitrineGraphics

/// A frame whose sides follow from the size of the nearest container: a scroll view, a tab, or the canvas, each
/// without its safe area and margins.
public struct ContainerFrame {
  /// Returns a side in points from the container's, or nil where the content keeps its own.
  public typealias Side = (Double) -> Double

  public var width: Side?
  public var height: Side?
  public var alignment: Alignment2D

  public init(width: Side?, height: Side?, alignment: Alignment2D) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension ContainerFrame: LayoutModifier {
  var arguments: PlacedArguments { .alignment(alignment.name) }

  /// Encodes a frame of fixed sides for the canvas; a nearer container changes them as it is measured.
  func encode(in engine: inout LayoutEngine) -> Element {
    engine.hasContainerFrames = true
    let room = engine.canvasRoom
    return Frame(width: width?(room.width), height: height?(room.height), alignment: alignment)
      .encode(in: &engine)
  }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    Frame(width: nil, height: nil, alignment: alignment).summarize(i, in: &engine)
  }
}

/// A container that the frames in it follow.
struct RelativeContainer: LayoutModifier {
  static var remembersSize: Bool { true }

  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    engine.setContainer(i, offer)
    return engine.contentSize(i, offer)
  }

  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    engine.setContainer(i, offer)
    return ContentPlacement(offer: offer, size: size, origin: .zero)
  }

  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    var around = walk.surroundings[Int(visit.surroundings)]
    around.containerRoom = visit.frame.size
    walk.pushContent(visit, row, surroundings: walk.added(around))
  }
}

extension LayoutEngine {
  /// The canvas without its safe area.
  fileprivate var canvasRoom: Size {
    let (size, safe) = (options.size, options.safeAreaInsets)
    return Size(
      Swift.max(size.width - safe.leading - safe.trailing, 0),
      Swift.max(size.height - safe.top - safe.bottom, 0))
  }

  /// Lets the frames below a container follow its size, as far as there is one.
  mutating func setContainer(_ container: Int, _ room: Offer) {
    guard hasContainerFrames else { return }
    let canvas = canvasRoom
    let width = room.width.isFinite ? room.width : canvas.width
    let height = room.height.isFinite ? room.height : canvas.height
    if setFrames(below: container, Size(width, height)) { forgetSizes(below: container) }
  }

  /// Sets the sides of frames as far as no nearer container does; returns whether any changed.
  private mutating func setFrames(below i: Int, _ room: Size) -> Bool {
    var hasChanged = false
    for child in elements[i].children {
      if elements[child].isModifier, setsContainer(child) { continue }
      if let frame = modifier(child, as: ContainerFrame.self) {
        hasChanged = setSides(of: child, frame, room) || hasChanged
      }
      hasChanged = setFrames(below: child, room) || hasChanged
    }
    return hasChanged
  }

  private func setsContainer(_ i: Int) -> Bool {
    elements[i].modifier == ScrollContainer.self || elements[i].modifier == RelativeContainer.self
  }

  private mutating func setSides(of i: Int, _ frame: ContainerFrame, _ room: Size) -> Bool {
    let (width, height) = (elements[i].lengths.0, elements[i].lengths.1)
    if let side = frame.width { elements[i].lengths.0 = length(side(room.width)) ?? .nan }
    if let side = frame.height { elements[i].lengths.1 = length(side(room.height)) ?? .nan }
    // A side that there is none for is NaN before and after.
    func isSame(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
    return !isSame(width, elements[i].lengths.0) || !isSame(height, elements[i].lengths.1)
  }

  private mutating func forgetSizes(below i: Int) {
    for child in elements[i].children {
      elements[child].sizes = -1
      elements[child].guides = -1
      ranges[child] = StackRange()
      forgetSizes(below: child)
    }
  }
}

extension NodeKind {
  public static func containerFrame(_ frame: ContainerFrame) -> NodeKind {
    .modifier(NodeModifier(frame))
  }

  /// Frames below follow the size that the content is offered.
  public static var relativeContainer: NodeKind { .modifier(NodeModifier(RelativeContainer())) }
}
