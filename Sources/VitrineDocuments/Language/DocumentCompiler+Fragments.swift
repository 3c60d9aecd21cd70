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
    let path = DocumentPath.root.key("views").key(name)
    return .fragment(bindings, try inner.nodes(body, at: path))
  }
}
