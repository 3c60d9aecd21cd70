public import VitrineGraphics
public import VitrineImages
public import VitrineLayout

extension PlacedRecord {
  /// Keeps of a snapped tree what blaming needs. With the display list made of it, each node also
  /// says by which commands it draws.
  public init(
    _ tree: PlacedTree, environment: [Provenance.Setting] = [], display: DisplayList? = nil
  ) {
    let draws = display.map { commandNames(of: $0, nodes: tree.nodes.count) } ?? []
    self.init(
      size: tree.size, scale: tree.scale, environment: environment,
      nodes: tree.nodes.enumerated().map { index, node in
        var properties = node.properties
        if draws.indices.contains(index), !draws[index].isEmpty {
          properties.append(Property(PropertyKey.draws, draws[index].joined(separator: "+")))
        }
        return Node(
          parent: Int(node.parent), end: Int(node.end), name: node.name,
          identifier: node.identifier, frame: node.frame, properties: properties)
      })
  }
}

/// For each node the kinds of commands that came from it, in their order, each once.
private func commandNames(of list: DisplayList, nodes: Int) -> [[String]] {
  var names = [[String]](repeating: [], count: nodes)
  for (command, source) in zip(list.commands, list.sources) {
    guard names.indices.contains(Int(source)), let name = command.drawingName else { continue }
    if !names[Int(source)].contains(name) { names[Int(source)].append(name) }
  }
  return names
}

extension DisplayCommand {
  /// The name of a command that puts ink down or changes how others do; nil for what closes.
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
