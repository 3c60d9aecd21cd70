public import VitrineGraphics
public import VitrineImages
public import VitrineLayout

extension PlacedRecord {
  /// Keeps the parts of a snapped tree that blaming needs. With the display list made from the tree, each
  /// node also lists its drawing commands.
  public init(
    _ tree: PlacedTree, environment: [Provenance.Setting] = [], display: DisplayList? = nil
  ) {
    let draws = display.map { commandNames(of: $0, nodes: tree.nodes.count) } ?? []
    self.init(
      size: tree.size, scale: tree.scale, environment: environment,
      nodes: records(of: tree.nodes, draws: draws))
    rejected = tree.rejected.map {
      Rejected(chooser: $0.chooser, number: $0.number, nodes: records(of: $0.nodes, draws: []))
    }
  }
}

private func records(of nodes: [PlacedNode], draws: [[String]]) -> [PlacedRecord.Node] {
  nodes.enumerated().map { index, node in
    let settings = node.settings.filter { !$0.isSilent }
    var properties = node.properties + settings.map { Property($0.name, $0.value) }
    let parent = node.parent >= 0 ? nodes[Int(node.parent)].owner : []
    if let control = controlName(node.owner, inside: parent) {
      properties.append(Property(PropertyKey.control, control))
    }
    if let source = node.source {
      let place = "\(source.file):\(source.line):\(source.column)"
      properties.append(Property(PropertyKey.source, place))
    }
    if draws.indices.contains(index), !draws[index].isEmpty {
      properties.append(Property(PropertyKey.draws, draws[index].joined(separator: "+")))
    }
    return PlacedRecord.Node(
      parent: Int(node.parent), end: Int(node.end), name: node.name,
      identifier: node.identifier, frame: node.frame, properties: properties)
  }
}

/// Views that an author writes as one and that consist of several.
private let controls: Set<String> = [
  "Button", "Gauge", "Label", "LabeledContent", "Link", "ProgressView", "Toggle",
]

/// Returns the outermost control that begins at a node; nil inside a control, or where none begins.
private func controlName(_ owner: [String], inside parent: [String]) -> String? {
  let shared = zip(owner, parent).prefix { $0 == $1 }.count
  return owner[shared...].first { controls.contains($0) }
}

/// Returns for each node the kinds of its commands, in order and without duplicates.
private func commandNames(of list: DisplayList, nodes: Int) -> [[String]] {
  var names = [[String]](repeating: [], count: nodes)
  for (command, source) in zip(list.commands, list.sources) {
    guard names.indices.contains(Int(source)), let name = command.drawingName else { continue }
    if !names[Int(source)].contains(name) { names[Int(source)].append(name) }
  }
  return names
}

extension DisplayCommand {
  /// The name of a command that draws or changes how others draw; nil for commands that close a group.
  fileprivate var drawingName: String? {
    switch self {
    case .fillRect: "fillRect"
    case .fillRoundedRect: "fillRoundedRect"
    case .fillPath: "fillPath"
    case .strokePath: "strokePath"
    case .drawGlyphs: "drawGlyphs"
    case .drawImage: "drawImage"
    case .pushClip: "pushClip"
    case .pushLayer: "pushLayer"
    case .beginMask: "beginMask"
    default: nil
    }
  }
}
