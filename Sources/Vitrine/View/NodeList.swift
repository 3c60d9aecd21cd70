package import VitrineGraphics
package import VitrineLayout

/// Collects what is noted while views are resolved and, later, while their deferred closures run.
public nonisolated final class ResolveNotes {
  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  public init() {}

  /// Notes something once for each place.
  package func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}

/// The nodes that sibling views have appended so far, in order.
public nonisolated struct NodeList {
  package var nodes: [Node] = []
  /// The authors' views around, outermost first.
  package private(set) var owner: [String]
  package let notes: ResolveNotes
  /// What the views so far have handed up.
  var preferences = PreferenceStore()

  package init(owner: [String] = [], notes: ResolveNotes) {
    self.owner = owner
    self.notes = notes
  }

  /// Appends a node that the current owner made.
  package mutating func append(
    _ kind: NodeKind, _ name: String, children: [Node] = [], redaction: Redaction = .none
  ) {
    nodes.append(
      Node(kind, name: name, children: children, owner: owner, redaction: redaction))
  }

  /// The nodes of `content` as a list of their own.
  package func children<V: View>(of content: V, _ environment: EnvironmentValues) -> [Node] {
    var list = NodeList(owner: owner, notes: notes)
    list.preferences = preferences
    V._makeList(content, environment, &list)
    return list.nodes
  }

  /// Puts each node from index `first` on into a node of its own, as a modifier does to its content.
  package mutating func wrap(from first: Int, _ kind: NodeKind, _ name: String) {
    for i in first..<max(first, nodes.count) {
      nodes[i] = Node(kind, name: name, children: [nodes[i]], owner: owner)
    }
  }

  /// Keeps with each node from index `first` on what its author set for it and all below: settings that
  /// change many values at once, which reports had better name than the values.
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

  /// What was set further inside holds.
  private mutating func set(_ name: String, _ value: String, from first: Int) {
    for node in nodes[first...] where !node.settings.contains(where: { $0.name == name }) {
      node.settings.append(NodeSetting(name, value))
    }
  }

  /// Notes that something could not be drawn as asked.
  package func note(
    _ code: String, _ message: String, severity: Diagnostic.Severity = .warning
  ) {
    notes.add(
      Diagnostic(
        severity: severity, code: code, message: message, path: owner.joined(separator: "/")))
  }

  /// Enters an author's view; returns the owner to hand to `leave`.
  mutating func enter(_ type: Any.Type) -> [String] {
    let before = owner
    owner.append(typeName(type))
    return before
  }

  /// Makes another owner current; returns the one before.
  mutating func swapOwner(_ next: [String]) -> [String] {
    let before = owner
    owner = next
    return before
  }

  mutating func leave(_ before: [String]) { owner = before }
}

/// A type's own name without its module and generic arguments.
nonisolated func typeName(_ type: Any.Type) -> String { AmbientEnvironment.name(of: type) }
