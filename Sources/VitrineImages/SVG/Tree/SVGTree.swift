import VitrineGraphics

/// The elements of an SVG file; the first is the root.
struct SVGTree {
  private(set) var nodes: [SVGNode] = []
  private(set) var identifiers: [String: Int] = [:]
  private(set) var notes: SVGNotes
  private var reader: MarkupReader

  /// Reads all elements, then applies the style sheets.
  /// - Parameter isAttribute: whether a property may be an attribute of an element.
  init(
    _ bytes: [UInt8], isAttribute: (String, SVGNode) -> Bool
  ) throws(MarkupError) {
    reader = MarkupReader(bytes, keepingTextOf: ["style", "svg:style"])
    notes = SVGNotes(reader)
    var open: [Int] = []
    var sheet = SVGStyleSheet()
    var namespaces = [SVGNamespaces()]
    while let event = try reader.next() {
      switch event {
      case .open(let element):
        let inner = (namespaces.last ?? SVGNamespaces()).inside(element.attributes)
        namespaces.append(inner)
        append(element, inner, inside: open.last)
        open.append(nodes.count - 1)
      case .close:
        namespaces.removeLast()
        guard let closed = open.popLast(), nodes[closed].isSVG, nodes[closed].name == "style" else {
          continue
        }
        read(nodes[closed], reader.text, into: &sheet)
      }
    }
    guard let root = nodes.first, root.name == "svg", root.isSVG else {
      throw reader.error("<svg> was expected", nodes.first?.offset ?? 0)
    }
    apply(sheet, isAttribute)
  }

  private mutating func append(
    _ element: MarkupElement, _ namespaces: SVGNamespaces, inside parent: Int?
  ) {
    let (name, isSVG) = namespaces.element(element.name)
    var node = SVGNode(
      name: name, isSVG: isSVG, attributes: namespaces.attributes(element.attributes),
      offset: element.offset)
    if let parent {
      node.parent = parent
      node.place = nodes[parent].children.count
      nodes[parent].children.append(nodes.count)
    }
    nodes.append(node)
  }

  private mutating func read(_ node: SVGNode, _ text: String, into sheet: inout SVGStyleSheet) {
    let type = node.attributes["type"] ?? ""
    guard type.isEmpty || type.lowercased() == "text/css" else { return }
    let media = node.attributes["media"] ?? ""
    switch SVGStyleSheet.applies(media[...].trimmed) {
    case true?: sheet.add(text)
    case false?: return
    case nil: notes.add("a <style> for the media '\(media)' is not read", node.offset)
    }
    for problem in sheet.takeProblems() { notes.add(problem, node.offset) }
  }

  private mutating func apply(_ sheet: SVGStyleSheet, _ isAttribute: (String, SVGNode) -> Bool) {
    var cascade = SVGCascade(sheet, nodes)
    for i in nodes.indices where nodes[i].isSVG {
      nodes[i].declared = cascade.declared(nodes[i], i, isAttribute)
      if let id = nodes[i].attributes["id"], identifiers[id] == nil { identifiers[id] = i }
    }
    if cascade.isExhausted {
      notes.add("not all selectors of style sheets were tried", nodes[0].offset)
    }
  }

  /// The element that an identifier names.
  func element(_ reference: SVGReference?) -> Int? {
    reference.flatMap { identifiers[$0.identifier] }
  }

  /// An error at an element.
  func error(_ message: String, _ node: SVGNode) -> MarkupError {
    reader.error(message, node.offset)
  }
}
