package import VitrineGraphics
package import VitrineLayout

/// The nodes that sibling views have appended so far, in order.
public nonisolated struct NodeList {
  package var nodes: [Node] = []
  /// The enclosing authors' views, outermost first.
  package private(set) var owner: [String]
  package let notes: ResolveNotes
  /// The preferences of the views so far.
  var preferences = PreferenceStore()

  package init(owner: [String] = [], notes: ResolveNotes) {
    self.owner = owner
    self.notes = notes
  }

  /// Appends a node of the current owner.
  package mutating func append(
    _ kind: NodeKind, _ name: String, children: [Node] = [], redaction: Redaction = .none
  ) {
    nodes.append(
      Node(kind, name: name, children: children, owner: owner, redaction: redaction))
  }

  /// Returns the nodes of `content` as a separate list.
  package func children<V: View>(of content: V, _ environment: EnvironmentValues) -> [Node] {
    var list = NodeList(owner: owner, notes: notes)
    list.preferences = preferences
    V._makeList(content, environment, &list)
    return list.nodes
  }

  /// Wraps each node from index `first` on in a new node, as a modifier does to its content.
  package mutating func wrap(from first: Int, _ kind: NodeKind, _ name: String) {
    for i in first..<max(first, nodes.count) {
      nodes[i] = Node(kind, name: name, children: [nodes[i]], owner: owner)
    }
  }

  /// Records in each node from index `first` on the settings that its author made for the subtree: those that
  /// change many values at once, which reports name instead of the values.
  mutating func note(
    _ inside: EnvironmentValues, around outside: EnvironmentValues, from first: Int
  ) {
    let (size, scheme) = (inside.type.dynamicTypeSize, inside.host.colorScheme)
    if size != outside.type.dynamicTypeSize {
      set("dynamicTypeSize", size.slug, from: first)
    }
    if scheme != outside.host.colorScheme {
      set("colorScheme", scheme == .dark ? "dark" : "light", from: first)
    }
  }

  /// Records in each node from index `first` on the value that a control shows, for reports.
  mutating func note(controlValue value: Double, from first: Int) {
    set("control.value", DumpNumber.text(value), from: first)
  }

  /// Records in each node from index `first` on the author's view that it is the outermost of, for reports.
  mutating func noteOwner(from first: Int) {
    if let name = owner.last { set("owner", name, from: first) }
    if notes.wantedView != nil { notes.offer(nodes[first...], of: owner.last) }
  }

  /// Records in each node from index `first` on what is not drawn. Notes made further inside take precedence.
  mutating func note(_ name: String, _ value: String, from first: Int) {
    set(name, value, from: first)
  }

  /// Records in each node from index `first` on where a document has its view, unless a view inside did.
  package mutating func note(
    sourceIn file: String, line: Int32, column: Int32, from first: Int
  ) {
    for node in nodes[min(first, nodes.count)...] where node.source == nil {
      node.source = ViewSource(file: file, line: line, column: column)
    }
  }

  /// Settings made further inside take precedence.
  private mutating func set(_ name: String, _ value: String, from first: Int) {
    for node in nodes[first...] where !node.settings.contains(where: { $0.name == name }) {
      node.settings.append(NodeSetting(name, value))
    }
  }

  /// Adds a diagnostic for a feature that could not be drawn as requested.
  package func note(
    _ code: String, _ message: String, severity: Diagnostic.Severity = .warning
  ) {
    notes.add(
      Diagnostic(
        severity: severity, code: code, message: message, path: owner.joined(separator: "/")))
  }

  /// Adds a diagnostic of the view that is being evaluated; what is merely noted holds for the whole picture.
  mutating func note(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .note { return notes.add(diagnostic) }
    note(diagnostic.code, diagnostic.message, severity: diagnostic.severity)
  }

  /// Enters an author's view; returns the owner for `leave`.
  mutating func enter(_ type: Any.Type) -> [String] {
    let before = owner
    owner.append(typeName(type))
    return before
  }

  /// Sets another owner; returns the previous one.
  mutating func swapOwner(_ next: [String]) -> [String] {
    let before = owner
    owner = next
    return before
  }

  mutating func leave(_ before: [String]) { owner = before }
}

/// The name of a type without its module and generic arguments.
nonisolated func typeName(_ type: Any.Type) -> String { AmbientEnvironment.name(of: type) }
