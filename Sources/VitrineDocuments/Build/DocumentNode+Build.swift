import Vitrine
import VitrineGraphics

extension DocumentNode {
  /// Appends the nodes of this view; errors are reported to the session.
  func makeList(_ context: BuildContext, _ out: inout NodeList) {
    guard context.session.count(at: place) else { return }
    defer { for note in context.session.takeNotes() { out.notes.add(note) } }
    if let bareName {
      out.notes.add(bareNameNote(bareName, context.session.resources.file))
    }
    do {
      if modifiers.isEmpty, try appendStructure(context, &out) { return }
      let first = out.nodes.count
      AnyView._makeList(try built(context).erased, context.environment, &out)
      out.note(
        sourceIn: context.session.resources.file, line: place.position.line,
        column: place.position.column, from: first)
    } catch {
      context.session.report(error)
    }
  }

  /// Returns a warning for a text that equals a view's name: most such texts were meant to be the view.
  private func bareNameNote(_ name: String, _ file: String) -> Diagnostic {
    let error = DocumentError(
      file: file, position: place.position, path: place.path,
      message: "'\(name)' is drawn as a text; the view is written {\"\(name)\": {}}, the text "
        + "{\"Text\": \"\(name)\"}")
    return Diagnostic(severity: .warning, code: "bare-view-name", message: "\(error)", path: "")
  }

  /// Appends structure without modifiers, which needs no view of its own; returns false for views and shapes.
  private func appendStructure(
    _ context: BuildContext, _ out: inout NodeList
  ) throws(DocumentError) -> Bool {
    switch kind {
    case .view, .shape, .mark: return false
    case .group(let nodes): append(nodes, context, &out)
    case .conditional, .selection: append(try chosen(context), context, &out)
    case .loop(let loop):
      for scope in try loop.scopes(context) {
        append(
          loop.content,
          BuildContext(
            session: context.session, scope: scope, environment: context.environment), &out)
      }
    case .fragment(let bindings, let nodes):
      var inner = context
      inner.scope = try bound(bindings, context)
      append(nodes, inner, &out)
    }
    return true
  }

  private func append(_ nodes: [DocumentNode], _ context: BuildContext, _ out: inout NodeList) {
    for node in nodes { node.makeList(context, &out) }
  }

  /// Returns the view with its modifiers.
  func built(_ context: BuildContext) throws(DocumentError) -> BuiltView {
    var built = try bare(context)
    for modifier in modifiers {
      built = try modifier.declaration.apply(
        to: built, Arguments(compiled: modifier.arguments, context: context))
    }
    return built
  }

  /// Returns the view as a part of a text, in which a picture takes modifiers of texts as well as its own; nil where it is
  /// neither a text nor a picture.
  func run(_ context: BuildContext) throws(DocumentError) -> Text? {
    var built = try bare(context)
    for modifier in modifiers {
      let arguments = Arguments(compiled: modifier.arguments, context: context)
      let next = try modifier.declaration.apply(to: built, arguments)
      switch (built, next) {
      case (.image, .image): built = next
      case (.image(let image), _):
        built = try modifier.declaration.apply(to: .text(Text(image)), arguments)
      default: built = next
      }
    }
    switch built {
    case .text(let text): return text
    case .image(let image): return Text(image)
    case .shape, .view: return nil
    }
  }

  /// Returns the view before its modifiers.
  private func bare(_ context: BuildContext) throws(DocumentError) -> BuiltView {
    switch kind {
    case .view(let declaration, let arguments):
      return try declaration.build(Arguments(compiled: arguments, context: context))
    case .shape(let declaration, let arguments):
      return .shape(try declaration.build(Arguments(compiled: arguments, context: context)))
    case .mark(let declaration, _):
      throw context.error("'\(declaration.name)' stands in the content of a Chart", place)
    case .group(let nodes): return .view(context.views(nodes))
    case .conditional, .selection: return .view(context.views(try chosen(context)))
    case .fragment(let bindings, let nodes):
      return .view(context.views(nodes, scope: try bound(bindings, context)))
    case .loop(let loop):
      let session = context.session
      let scopes = try loop.scopes(context)
      return .view(
        AnyView(making: { environment, out in
          for scope in scopes {
            let inner = BuildContext(session: session, scope: scope, environment: environment)
            for node in loop.content { node.makeList(inner, &out) }
          }
        }))
    }
  }

  /// Returns the scope inside a view that the document defines.
  private func bound(
    _ bindings: [(name: String, value: CompiledValue)], _ context: BuildContext
  ) throws(DocumentError) -> Scope {
    var scope = context.scope
    for (name, value) in bindings {
      scope = scope.adding(name, try value.resolved(context).content)
    }
    return scope
  }

  /// Returns the nodes inside a structure other than a loop, and the names that they see.
  func inner(_ context: BuildContext) throws(DocumentError) -> ([DocumentNode], Scope) {
    switch kind {
    case .group(let nodes): (nodes, context.scope)
    case .fragment(let bindings, let nodes): (nodes, try bound(bindings, context))
    default: (try chosen(context), context.scope)
    }
  }

  /// Returns the branch chosen by a condition or selection.
  private func chosen(_ context: BuildContext) throws(DocumentError) -> [DocumentNode] {
    switch kind {
    case .conditional(let condition, let then, let otherwise):
      return try condition.bool(context) ? then : otherwise
    case .selection(let value, let cases, let otherwise):
      let name = try context.text(of: try value.resolved(context), at: value.place)
      return cases.first { $0.name == name }?.nodes ?? otherwise
    default: return []
    }
  }
}

extension DocumentNode.Loop {
  /// Returns the scope of each iteration.
  func scopes(_ context: BuildContext) throws(DocumentError) -> [Scope] {
    let value = try data.resolved(context)
    let elements: [LocatedValue.Content]
    switch value.content {
    case .array(let array):
      guard context.session.count(array.count, at: data.place) else { return [] }
      elements = array.map(\.content)
    case .number(let count)
    where count.value >= 0 && count.value <= Double(context.session.resources.limits.viewCount):
      let count = Int(count.value)
      guard context.session.count(count, at: data.place) else { return [] }
      elements = (0..<count).map { .number(WrittenNumber($0)) }
    case .number(let count):
      throw context.error(
        "a count is at least 0 and at most \(context.session.resources.limits.viewCount), not "
          + DocumentError.shortened(count.text), data.place)
    default:
      throw context.error("expected a list or a count, found \(value.kindDescription)", data.place)
    }
    return elements.enumerated().map { position, element in
      let scope = context.scope.adding(item, element)
      guard let index else { return scope }
      return scope.adding(index, .number(WrittenNumber(position)))
    }
  }
}
