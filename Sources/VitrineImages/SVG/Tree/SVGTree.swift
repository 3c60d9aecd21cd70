import VitrineGraphics

/// The elements of an SVG file; the first is the root.
struct SVGTree {
  private(set) var nodes: [SVGNode] = []
  private(set) var identifiers: [String: Int] = [:]
  private(set) var notes: SVGNotes
  private var reader: MarkupReader

  /// Reads all elements, then applies the style sheets.
  /// - Parameters:
  ///   - isProperty: whether a property is known.
  ///   - isAttribute: whether a property may be an attribute of an element.
  init(
    _ bytes: [UInt8], isProperty: (String) -> Bool, isAttribute: (String, SVGNode) -> Bool
  ) throws(MarkupError) {
    reader = MarkupReader(bytes, keepingTextOf: ["style"])
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
    apply(sheet, isProperty, isAttribute)
    noteOtherSheets()
    noteUnreadLengths()
  }

  /// Attributes of lengths that are no properties where they stand.
  private static let lengths = [
    "x", "y", "width", "height", "x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr",
    "markerWidth", "markerHeight", "refX", "refY", "offset", "pathLength",
  ]

  /// Notes attributes whose values are functions of CSS, which count as not given.
  private mutating func noteUnreadLengths() {
    for node in nodes where node.isSVG {
      for name in Self.lengths where node.declared[name] == nil {
        guard let value = node.attributes[name], let found = CSSUnreadFunctions.first(in: value)
        else { continue }
        notes.add("'\(found)()' in '\(name)' is not read", node.offset)
      }
    }
  }

  /// Notes style sheets in other files, which are not read.
  private mutating func noteOtherSheets() {
    let text = "a style sheet in another file is not read"
    for instruction in reader.instructions where instruction.name == "xml-stylesheet" {
      notes.add(text, instruction.offset)
    }
    for node in nodes where node.name == "link" {
      let words = (node.attributes["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
      if words.contains("stylesheet") { notes.add(text, node.offset) }
    }
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

  private mutating func apply(
    _ sheet: SVGStyleSheet, _ isProperty: (String) -> Bool,
    _ isAttribute: (String, SVGNode) -> Bool
  ) {
    var cascade = SVGCascade(sheet, nodes)
    for i in nodes.indices where nodes[i].isSVG {
      nodes[i].declared = cascade.declared(nodes[i], i, isProperty, isAttribute)
      if let id = nodes[i].attributes["id"], identifiers[id] == nil { identifiers[id] = i }
    }
    if cascade.isExhausted {
      notes.add("not all that is declared of elements was applied", nodes[0].offset)
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
