import VitrineGraphics
import VitrineLayout
import VitrineText

// Short names for nodes, so that a test reads like the view it is about.

func view(_ kind: NodeKind, _ name: String, _ children: [Node] = []) -> Node {
  Node(kind, name: name, children: children)
}

/// A rectangle that takes what it is offered.
func color(_ id: String? = nil) -> Node {
  let node = view(
    .shape(ShapeLeaf(.rectangle, .fill(.color(.black), .nonZero))), "Color")
  node.identifier = id
  return node
}

func shape(_ geometry: ShapeGeometry, _ drawing: ShapeLeaf.Drawing? = nil) -> Node {
  view(
    .shape(ShapeLeaf(geometry, drawing ?? .fill(.color(.black), .nonZero))), "Shape")
}

/// A rectangle of a fixed size.
func box(_ width: Double, _ height: Double, _ id: String? = nil) -> Node {
  color(id).frame(width: width, height: height)
}

func hStack(_ alignment: VerticalGuide, spacing: Double? = 0, _ children: Node...) -> Node {
  view(.hStack(alignment, spacing: spacing), "HStack", children)
}

func hStack(spacing: Double? = 0, _ children: Node...) -> Node {
  view(.hStack(.center, spacing: spacing), "HStack", children)
}

func vStack(_ alignment: HorizontalGuide, spacing: Double? = 0, _ children: Node...) -> Node {
  view(.vStack(alignment, spacing: spacing), "VStack", children)
}

func vStack(spacing: Double? = 0, _ children: Node...) -> Node {
  view(.vStack(.center, spacing: spacing), "VStack", children)
}

func zStack(_ alignment: Alignment2D, _ children: Node...) -> Node {
  view(.zStack(alignment), "ZStack", children)
}

func zStack(_ children: Node...) -> Node { view(.zStack(.center), "ZStack", children) }

func spacer(_ minLength: Double? = nil) -> Node { view(.spacer(minLength: minLength), "Spacer") }
func divider() -> Node { view(.divider(.color(.black)), "Divider") }
func row(_ alignment: VerticalGuide, _ cells: Node...) -> Node {
  view(.gridRow(alignment), "GridRow", cells)
}

func row(_ cells: Node...) -> Node { view(.gridRow(nil), "GridRow", cells) }

func grid(_ children: Node...) -> Node {
  view(
    .grid(GridContainer(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil)), "Grid",
    children)
}

func grid(
  align alignment: Alignment2D, _ horizontal: Double, _ vertical: Double, _ children: Node...
) -> Node {
  view(
    .grid(
      GridContainer(
        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)),
    "Grid", children)
}

func reader(_ content: @escaping (GeometryContext) -> [Node]) -> Node {
  view(.geometryReader(content), "GeometryReader")
}

func picture(
  _ width: Double, _ height: Double, baseline: Double? = nil, resizing: ImageLeaf.Resizing = .fixed
) -> Node {
  let symbol = SymbolOutline(
    name: "square", viewBox: Rect(x: 0, y: 0, width: 1, height: 1), layers: [])
  return view(
    .image(
      ImageLeaf(
        content: .symbol(symbol, fills: []), size: Size(width, height), baseline: baseline,
        resizing: resizing)), "Image")
}

extension Node {
  func modified(_ kind: NodeKind, _ name: String, _ more: Node...) -> Node {
    view(kind, name, [self] + more)
  }

  func frame(
    width: Double? = nil, height: Double? = nil, _ alignment: Alignment2D = .center
  ) -> Node { modified(.frame(width: width, height: height, alignment), "frame") }

  func flexible(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    _ alignment: Alignment2D = .center
  ) -> Node {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)), "frame")
  }

  func padding(_ all: Double) -> Node {
    padding(Insets(top: all, leading: all, bottom: all, trailing: all))
  }

  func padding(_ insets: Insets) -> Node { modified(.padding(insets), "padding") }
  func priority(_ value: Double) -> Node { modified(.layoutPriority(value), "layoutPriority") }
  func zIndex(_ value: Double) -> Node { modified(.zIndex(value), "zIndex") }

  func fixedSize(_ horizontally: Bool = true, _ vertically: Bool = true) -> Node {
    modified(.fixedSize(horizontally: horizontally, vertically: vertically), "fixedSize")
  }

  func ratio(_ ratio: Double?, fills: Bool = false) -> Node {
    modified(.aspectRatio(ratio, fills: fills), "aspectRatio")
  }

  func guide(_ guide: HorizontalGuide, _ value: @escaping (Dimensions) -> Double) -> Node {
    modified(.horizontalGuide(guide, value), "alignmentGuide")
  }

  func guide(_ guide: VerticalGuide, _ value: @escaping (Dimensions) -> Double) -> Node {
    modified(.verticalGuide(guide, value), "alignmentGuide")
  }

  func background(align alignment: Alignment2D = .center, _ views: Node...) -> Node {
    view(.background(alignment), "background", [self] + views)
  }

  func overlay(align alignment: Alignment2D = .center, _ views: Node...) -> Node {
    view(.overlay(alignment), "overlay", [self] + views)
  }

  func offset(_ x: Double, _ y: Double) -> Node { modified(.offset(Size(x, y)), "offset") }
  func position(_ x: Double, _ y: Double) -> Node { modified(.position(Point(x, y)), "position") }
  func effect(_ effect: Effect) -> Node { modified(.effect(effect), "effect") }
  func rightToLeft(_ on: Bool = true) -> Node {
    modified(.layoutDirection(rightToLeft: on), "layoutDirection")
  }

  func cell(_ change: (inout GridCellTraits) -> Void) -> Node {
    var traits = GridCellTraits()
    change(&traits)
    return modified(.gridCell(traits), "gridCell")
  }

  func id(_ name: String) -> Node {
    identifier = name
    return self
  }
}

let topLeading = Alignment2D(.leading, .top)
