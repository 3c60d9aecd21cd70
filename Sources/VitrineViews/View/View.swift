/// A part of a widget's picture, composed of other views.
///
/// Authors implement `body`. The pipeline obtains the nodes of a view from `_makeList`; views of this package
/// implement it directly, all others inherit the version that evaluates `body`.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that `body` returns.
  associatedtype Body: View
  /// The content of the view. It is evaluated each time the view is resolved.
  @ViewBuilder var body: Body { get }

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList)
}

extension View {
  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let owner = out.enter(Self.self)
    let first = out.nodes.count
    AmbientEnvironment.push(environment)
    Body._makeList(evaluateBody(of: view), environment, &out)
    AmbientEnvironment.pop()
    out.noteOwner(from: first)
    out.leave(owner)
  }
}

/// Reads `body` without a hop: bodies are main-actor isolated for their authors' sake, and the caller decides
/// where views are resolved.
private func evaluateBody<V: View>(of view: V) -> V.Body {
  withoutIsolation { (view: V) in view.body }(view)
}

extension Never: View {
  /// The type of `body`: `Never`, as no value of it can exist.
  public typealias Body = Never
  /// The value itself, which is never read, as no value of `Never` can exist.
  public nonisolated var body: Never { self }
}
