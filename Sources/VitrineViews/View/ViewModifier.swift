/// A modifier that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body

  nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList)
}

extension ViewModifier {
  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let outer = AmbientEnvironment.current
    let owner = out.enter(Self.self)
    AmbientEnvironment.push(environment)
    let stand = _ViewModifier_Content<Self> { environment, out in
      // The content belongs to the view in which the modifier was applied.
      let inner = out.swapOwner(owner)
      AmbientEnvironment.push(outer ?? environment)
      C._makeList(content, environment, &out)
      AmbientEnvironment.pop()
      out.leave(inner)
    }
    Body._makeList(evaluateBody(of: modifier, stand), environment, &out)
    AmbientEnvironment.pop()
    out.leave(owner)
  }

  /// Returns a modifier that applies this one first and `modifier` to its result.
  public nonisolated func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

private func evaluateBody<M: ViewModifier>(
  of modifier: M, _ content: _ViewModifier_Content<M>
) -> M.Body {
  withoutIsolation { (pair: (M, _ViewModifier_Content<M>)) in pair.0.body(content: pair.1) }(
    (modifier, content))
}

/// The view that a modifier is applied to, as passed to its `body`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let make: (EnvironmentValues, inout NodeList) -> Void

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    view.make(environment, &out)
  }
}

/// A modifier that creates its nodes itself; its `body` is never called.
public nonisolated protocol _PrimitiveModifier: ViewModifier where Body == EmptyView {
  associatedtype Body = EmptyView
}

extension _PrimitiveModifier {
  public nonisolated func body(content: Content) -> EmptyView { EmptyView() }
}

/// A view with a modifier, or two modifiers in sequence.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = EmptyView
  public nonisolated var body: EmptyView { EmptyView() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    Modifier._makeList(view.modifier, view.content, environment, &out)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public nonisolated func body(content: _ViewModifier_Content<Self>) -> EmptyView { EmptyView() }

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    Modifier._makeList(
      modifier.modifier, ModifiedContent<C, Content>(content: content, modifier: modifier.content),
      environment, &out)
  }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier without effect.
public nonisolated struct EmptyModifier: _PrimitiveModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    C._makeList(content, environment, &out)
  }
}
