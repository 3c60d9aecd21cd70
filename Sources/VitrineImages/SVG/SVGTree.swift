import VitrineGraphics

/// The elements of an SVG file; the first is the root.
struct SVGTree {
  private(set) var nodes: [SVGNode] = []
  private(set) var identifiers: [String: Int] = [:]
  private(set) var notes: SVGNotes
  private let reader: MarkupReader

  /// Reads all elements, then applies the style sheets.
  init(_ bytes: [UInt8]) throws(MarkupError) {
    var reader = MarkupReader(bytes, keepingTextOf: ["style", "svg:style"])
    notes = SVGNotes(bytes)
    var open: [Int] = []
    var sheet = SVGStyleSheet()
    var nodes: [SVGNode] = []
    while let event = try reader.next() {
      switch event {
      case .open(let element):
        if let parent = open.last { nodes[parent].children.append(nodes.count) }
        open.append(nodes.count)
        nodes.append(Self.node(element))
      case .close:
        guard let closed = open.popLast(), nodes[closed].name == "style" else { continue }
        sheet.add(reader.text)
        for problem in sheet.takeProblems() { notes.add(problem, nodes[closed].offset) }
      }
    }
    guard nodes.first?.name == "svg" else {
      throw reader.error("<svg> was expected", nodes.first?.offset ?? 0)
    }
    self.reader = reader
    for i in nodes.indices {
      nodes[i].stops = Array(
        nodes[i].children.lazy.filter { nodes[$0].name == "stop" }
          .prefix(SVGGradients.mostStops))
      nodes[i].properties = sheet.properties(of: nodes[i])
      if let id = nodes[i].attributes["id"], identifiers[id] == nil { identifiers[id] = i }
    }
    self.nodes = nodes
  }

  private static func node(_ element: MarkupElement) -> SVGNode {
    let name = element.name.hasPrefix("svg:") ? String(element.name.dropFirst(4)) : element.name
    return SVGNode(name: name, attributes: element.attributes, offset: element.offset)
  }

  /// An error at an element.
  func error(_ message: String, _ node: SVGNode) -> MarkupError {
    reader.error(message, node.offset)
  }
}
