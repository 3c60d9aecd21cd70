/// A modifier that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that `body(content:)` returns.
  associatedtype Body: View
  /// The type of the view that the modifier is applied to, as `body(content:)` receives it.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view, which usually contains `content`.
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

extension View {
  /// Applies a modifier to the view; modifiers applied later enclose those applied earlier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier without effect.
public nonisolated struct EmptyModifier: _PrimitiveModifier, Sendable {
  /// A modifier without effect as a shared value.
  public static let identity = EmptyModifier()

  /// Creates a modifier that draws its content unchanged.
  public init() {}

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    C._makeList(content, environment, &out)
  }
}
