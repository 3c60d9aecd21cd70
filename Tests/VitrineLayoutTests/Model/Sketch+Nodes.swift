import VitrineGraphics
import VitrineLayout

extension Sketch {
  /// The tree for the engine; each node's identifier is its number in preorder.
  func nodes(scale: Double) -> Node {
    var count = 0
    return node(&count, scale)
  }

  private func node(_ count: inout Int, _ scale: Double) -> Node {
    let id = "\(count)"
    count += 1
    let content = children.map { $0.node(&count, scale) }
    let node = leaf(scale) ?? view(nodeKind, "\(id)", content)
    node.identifier = id
    markParts(content)
    return node
  }

  private func leaf(_ scale: Double) -> Node? {
    switch kind {
    case .box(let width, let height, let baseline):
      VitrineLayoutTests.picture(width, height, baseline: baseline)
    case .color: VitrineLayoutTests.color()
    case .picture(let width, let height):
      VitrineLayoutTests.picture(width, height, resizing: .stretch(Insets()))
    case .text(let text): text.node(scale: scale)
    case .shape(let shape): shape.node()
    case .spacer(let least): VitrineLayoutTests.spacer(least)
    case .divider: VitrineLayoutTests.divider()
    default: nil
    }
  }

  private var nodeKind: NodeKind {
    switch kind {
    case .box, .color, .picture, .text, .shape, .spacer, .divider: .empty
    case .row(let guide, let spacing): .hStack(guide.guide, spacing: spacing)
    case .column(let guide, let spacing): .vStack(guide.guide, spacing: spacing)
    case .layers(let alignment): .zStack(alignment.guides)
    case .grid(let alignment, let across, let down):
      .grid(
        GridContainer(
          alignment: alignment.guides, horizontalSpacing: across, verticalSpacing: down))
    case .gridRow: .gridRow(nil)
    case .lazyGrid(let grid): .lazyGrid(grid.container)
    case .part: .zIndex(0)
    case .span(let columns): .gridCell(traits(columns))
    case .fits(let across, let down): .viewThatFits(horizontally: across, vertically: down)
    default: modifierKind
    }
  }

  private var modifierKind: NodeKind {
    switch kind {
    case .padding(let top, let leading, let bottom, let trailing):
      .padding(Insets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    case .frame(let width, let height, let alignment):
      .frame(width: width, height: height, alignment.guides)
    case .flexible(let width, let height, let alignment):
      .flexibleFrame(
        FlexibleFrame(
          minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most,
          minHeight: height.least, idealHeight: height.ideal, maxHeight: height.most,
          alignment: alignment.guides))
    case .fixedSize(let across, let down): .fixedSize(horizontally: across, vertically: down)
    case .ratio(let ratio, let fills): .aspectRatio(ratio, fills: fills)
    case .offset(let x, let y): .offset(Size(x, y))
    case .position(let x, let y): .position(Point(x, y))
    case .priority(let value): .layoutPriority(value)
    case .behind(let alignment): .background(alignment.guides)
    case .over(let alignment): .overlay(alignment.guides)
    case .guideAcross(let guide, let rule):
      .horizontalGuide(guide.guide) { rule.value($0.size.width) }
    case .guideDown(let guide, let rule):
      .verticalGuide(guide.guide) { rule.value($0.size.height) }
    default: .empty
    }
  }

  private func traits(_ columns: Int) -> GridCellTraits {
    var traits = GridCellTraits()
    traits.columns = columns
    return traits
  }
}

private enum CustomAcross {}
private enum CustomDown {}

extension Sketch.Across {
  fileprivate var guide: HorizontalGuide {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .custom:
      .custom(
        CustomGuide(id: ObjectIdentifier(CustomAcross.self), name: "across") {
          $0.size.width * LayoutModel.customShare
        })
    }
  }
}

extension Sketch.Down {
  fileprivate var guide: VerticalGuide {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    case .custom:
      .custom(
        CustomGuide(id: ObjectIdentifier(CustomDown.self), name: "down") {
          $0.size.height * LayoutModel.customShare
        })
    }
  }
}

extension Sketch.Alignment {
  var guides: Alignment2D { Alignment2D(across.guide, down.guide) }
}
