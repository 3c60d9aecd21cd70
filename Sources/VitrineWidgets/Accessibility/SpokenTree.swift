package import VitrineGraphics
package import VitrineLayout
import VitrineViews

/// The elements of a picture as VoiceOver reads them, in its order: that of the views, in which
/// `accessibilitySortPriority` puts some before those beside them.
///
/// Links, buttons and toggles are one element each; so is a container that is to be combined, that leaves out its
/// children, or that has a label. Shapes without a label, backgrounds, placeholders and what is hidden are no elements.
package struct SpokenTree: Hashable, Sendable {
  /// The size of the picture in points.
  package var size: Size
  package var elements: [SpokenElement]

  package init(size: Size, elements: [SpokenElement]) {
    (self.size, self.elements) = (size, elements)
  }

  /// Reads snapped views, or those of a subtree.
  package init(_ tree: PlacedTree, within nodes: Range<Int>? = nil) {
    size = tree.size
    let root = nodes?.lowerBound ?? 0
    elements = tree.nodes.indices.contains(root) ? SpokenReader(tree).elements(of: root) : []
  }
}

/// A walk over a placed tree in spoken order.
private struct SpokenReader {
  let tree: PlacedTree
  private let paths: PlacedPaths
  /// The visible parts of the nodes' frames; nil for what is not seen.
  private var frames: [Rect?]

  init(_ tree: PlacedTree) {
    self.tree = tree
    paths = PlacedPaths(tree)
    frames = Array(repeating: nil, count: tree.nodes.count)
    var walk = PlacedTreeWalk(tree)
    while let i = walk.next() {
      guard tree.nodes[i].content != .widgetBackground, !tree.isMask(i), !walk.isHidden,
        walk.opacity > Self.leastOpacity
      else {
        walk.skipSubtree()
        continue
      }
      let seen = walk.clips.reduce(walk.bounds(of: tree.nodes[i].frame)) {
        $0.intersection($1.path.controlBounds)
      }
      if !seen.isEmpty { frames[i] = seen }
    }
  }

  /// Half a step of eight bits.
  private static let leastOpacity = 0.5 / 255

  func elements(of i: Int) -> [SpokenElement] {
    let node = tree.nodes[i]
    let notes = SpokenNotes(node.settings)
    guard !notes.isHidden, node.redaction == .none else { return [] }
    if let leaf = leaf(i, notes) { return [leaf] }
    let role = node.content.role
    let inner = notes.children == "ignore" && role == nil ? [] : children(of: i)
    if role != nil || notes.children == "ignore" || notes.children == "combine"
      || notes.label != nil && inner.count != 1
    {
      return merged(inner, i, role, notes).map { [$0] } ?? []
    }
    guard inner.count == 1 else { return inner }
    return [notes.applied(to: inner[0])]
  }

  /// The elements below a node: those of higher priority first, otherwise as they are laid out.
  private func children(of i: Int) -> [SpokenElement] {
    let groups = tree.children(of: i).enumerated().map { order, child in
      (order, SpokenNotes(tree.nodes[child].settings).priority, elements(of: child))
    }
    return groups.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.flatMap(\.2)
  }

  /// The element of a view that draws itself; nil for containers, unlabelled shapes and what is not seen.
  private func leaf(_ i: Int, _ notes: SpokenNotes) -> SpokenElement? {
    guard let rect = frames[i] else { return nil }
    var element = SpokenElement(
      node: i, path: paths.path(of: i), name: tree.identifier(around: i), label: "", origin: .none,
      traits: [], rect: rect)
    switch tree.nodes[i].content {
    case .text(let text):
      let words = text.leaf.runs.filter { $0.attachment == nil }.map(\.text).joined()
      element.label = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if element.label.isEmpty, notes.label == nil { return nil }
      (element.origin, element.traits) = (.text, ["text"])
    case .image(let image):
      element.traits = ["image"]
      switch image.content {
      case .symbol(let outline, _):
        element.label = outline.name.split(separator: ".").joined(separator: " ")
        element.origin = .symbol
      case .bitmap(let resource):
        element.label = resource.name
        element.origin = resource.name.isEmpty ? .none : .picture
      }
    case .shape, .canvas:
      guard notes.label != nil else { return nil }
    default: return nil
    }
    return notes.applied(to: element)
  }

  /// One element for a container: its label, or those of the elements in it. Nil where nothing is seen.
  private func merged(
    _ inner: [SpokenElement], _ i: Int, _ role: (name: String, value: String?)?,
    _ notes: SpokenNotes
  ) -> SpokenElement? {
    guard let rect = frames[i] ?? inner.first?.rect else { return nil }
    // Beside words the names of symbols and pictures say nothing more.
    let words = inner.filter { $0.origin == .author || $0.origin == .text }
    let spoken = words.isEmpty ? inner : words
    var element = SpokenElement(
      node: i, path: paths.path(of: i), name: tree.identifier(around: i),
      label: spoken.map(\.label).filter { !$0.isEmpty }.joined(separator: ", "),
      origin: spoken.first?.origin ?? .none, traits: [role?.name].compactMap(\.self), rect: rect)
    let values = [role?.value] + spoken.map(\.value)
    element.value = values.compactMap(\.self).joined(separator: ", ")
    if element.value?.isEmpty == true { element.value = nil }
    element.hint = spoken.compactMap(\.hint).first
    if role == nil { element.traits = Array(Set(spoken.flatMap(\.traits))).sorted() }
    return notes.applied(to: element)
  }
}

extension PlacedContent {
  /// The role of what takes taps, with the state of a toggle.
  fileprivate var role: (name: String, value: String?)? {
    guard case .interaction(let interaction) = self else { return nil }
    switch interaction {
    case .link: return ("link", nil)
    case .button, .system: return ("button", nil)
    case .toggle(_, let isOn): return ("toggle", isOn ? "on" : "off")
    case .widgetURL, .disabled, .transparent, .widget: return nil
    }
  }
}

/// The author's accessibility modifiers of one view.
private struct SpokenNotes {
  var label: String?
  var value: String?
  var hint: String?
  var isHidden = false
  var children: String?
  var added: [String] = []
  var removed: [String] = []
  var priority = 0.0

  init(_ settings: [NodeSetting]) {
    for setting in settings where setting.isSilent {
      switch setting.name {
      case Spoken.label: label = setting.value
      case Spoken.value: value = setting.value
      case Spoken.hint: hint = setting.value
      case Spoken.hidden: isHidden = setting.value == "true"
      case Spoken.element: children = setting.value
      case Spoken.traits: added += Self.traits(setting.value)
      case Spoken.removedTraits: removed = Self.traits(setting.value)
      case Spoken.heading: added.append("header")
      case Spoken.priority: priority = Double(setting.value) ?? 0
      default: break
      }
    }
  }

  /// `isHeader,isButton` as `header` and `button`.
  private static func traits(_ list: String) -> [String] {
    list.split(separator: ",").map { name in
      let bare = name.hasPrefix("is") ? String(name.dropFirst(2)) : String(name)
      return bare.prefix(1).lowercased() + bare.dropFirst()
    }
  }

  /// The element with what the author says; what is said further inside wins.
  func applied(to element: SpokenElement) -> SpokenElement {
    var element = element
    if let label, element.origin != .author { (element.label, element.origin) = (label, .author) }
    element.value = element.value ?? value
    element.hint = element.hint ?? hint
    element.traits = element.traits.filter { !removed.contains($0) }
    element.traits += added.filter { !element.traits.contains($0) && !removed.contains($0) }
    return element
  }
}
