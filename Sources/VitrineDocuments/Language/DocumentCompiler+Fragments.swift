import Vitrine

extension DocumentCompiler {
  /// Checks the names of the views that the document defines.
  func checkFragments() throws(DocumentError) {
    for member in fragments.members {
      let place = Place(
        position: member.keyPosition, path: DocumentPath.root.key("views").key(member.key))
      if Registry.viewNames.contains(member.key) || member.key == "modifiers" {
        throw error("the name '\(member.key)' is taken by a view", place)
      }
      guard let first = member.key.utf8.first, first >= 65, first <= 90 else {
        throw error("a view's name starts with a capital letter", place)
      }
    }
  }

  /// Compiles a use of a view that the document defines. Its body is checked with the names in scope here,
  /// so that a missing argument is found before anything is drawn.
  func fragment(
    _ name: String, _ body: LocatedValue, _ value: LocatedValue, _ place: Place
  ) throws(DocumentError) -> DocumentNode.Kind {
    if openFragments.contains(name) {
      throw error("the view '\(name)' contains itself", place)
    }
    guard let arguments = value.isNull ? LocatedObject() : value.object else {
      throw error(
        "expected an object of arguments for '\(name)', found \(value.kindDescription)", place)
    }
    var bindings: [(name: String, value: CompiledValue)] = []
    for member in arguments.members {
      let path = place.path.key(member.key)
      bindings.append((member.key, try self.value(member.value, as: .data, at: path)))
    }
    var inner = self
    inner.names += bindings.map(\.name)
    inner.openFragments.append(name)
    inner.used = UsedNames()
    let path = DocumentPath.root.key("views").key(name)
    let nodes = try inner.nodes(body, at: path)
    used.note(Array(inner.used.names))
    try checkUse(of: arguments, by: name, inner.used.names, place)
    return .fragment(bindings, nodes)
  }

  /// Refuses an argument that no value of the view's body reads: it would be dropped without a word.
  private func checkUse(
    of arguments: LocatedObject, by name: String, _ used: Set<String>, _ place: Place
  ) throws(DocumentError) {
    for member in arguments.members where !used.contains(member.key) {
      let key = DocumentError.shortened(member.key)
      let hint =
        member.key == "modifiers"
        ? "; modifiers stand beside the view's name, not below it"
        : NearestName.hint(for: member.key, among: used.sorted())
      throw error(
        "the view '\(name)' does not use '\(key)'" + hint,
        Place(position: member.keyPosition, path: place.path.key(member.key)))
    }
  }
}
