import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The parts that a system takes out of the views of a control's label: symbols and texts alone (documented).
struct ControlParts {
  /// The first symbol.
  var symbol: ImageLeaf?
  /// The words of each text in order, without empty ones.
  var texts: [String] = []
  /// The words of `controlWidgetActionHint` and `controlWidgetStatus`.
  var hint: String?
  var status: String?
  /// The name of a picture that is no symbol.
  var picture: String?

  /// The setting of nodes that holds a status. It is silent, since nothing at rest shows it.
  static let statusSetting = "accessibilityControlStatus"

  init(_ nodes: [Node]) {
    var waiting = Array(nodes.reversed())
    while let node = waiting.popLast() {
      if case .hidden = node.kind { continue }
      read(node)
      waiting += node.children.reversed()
    }
  }

  private mutating func read(_ node: Node) {
    for setting in node.settings {
      if setting.name == Spoken.hint { hint = hint ?? setting.value }
      if setting.name == Self.statusSetting { status = status ?? setting.value }
    }
    switch node.kind {
    case .text(let leaf):
      let words = leaf.runs.filter { $0.attachment == nil }.map(\.text).joined()
      if !words.allSatisfy(\.isWhitespace) { texts.append(words) }
    case .image(let leaf):
      switch leaf.content {
      case .symbol: symbol = symbol ?? leaf
      case .bitmap(let resource): picture = picture ?? resource.name
      }
    default: break
    }
  }
}

/// A symbol that was taken out of a label, in a colour of the system's.
nonisolated struct ControlSymbol: _PrimitiveView {
  let leaf: ImageLeaf
  let color: Color

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    var leaf = view.leaf
    // A frame of the author's around it is gone, and so is what filled it.
    leaf.resizing = .fixed
    if case .symbol(let outline, let fills) = leaf.content {
      let fill = view.color.fill(environment)
      leaf.content = .symbol(outline, fills: fills.map { fill.asFaint(as: $0) })
    }
    out.append(.image(leaf), "Image")
  }
}

extension LayoutFill {
  /// The fill with the opacity of another one: layers of a symbol stay apart, whatever their author's colours.
  fileprivate func asFaint(as other: LayoutFill) -> LayoutFill {
    var copy = self
    copy.opacity = other.opacity
    if case .color(let color) = other.kind { copy.opacity *= Double(color.alpha) }
    return copy
  }
}
