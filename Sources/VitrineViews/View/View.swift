/// A part of a widget's picture, composed of other views.
///
/// Authors implement `body`. The pipeline obtains the nodes of a view from `_makeList`; views of this package
/// implement it directly, all others inherit the version that evaluates `body`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList)
}

extension View {
  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let owner = out.enter(Self.self)
    AmbientEnvironment.push(environment)
    Body._makeList(evaluateBody(of: view), environment, &out)
    AmbientEnvironment.pop()
    out.leave(owner)
  }
}

/// Reads `body` without a hop: bodies are main-actor isolated for their authors' sake, and the caller decides
/// where views are resolved.
private func evaluateBody<V: View>(of view: V) -> V.Body {
  withoutIsolation { (view: V) in view.body }(view)
}

/// A view that creates its nodes itself; its `body` is never read.
public nonisolated protocol _PrimitiveView: View where Body == EmptyView {
  associatedtype Body = EmptyView
}

extension _PrimitiveView {
  public nonisolated var body: EmptyView { EmptyView() }
}

/// A view without content.
public nonisolated struct EmptyView: View, Sendable {
  public typealias Body = EmptyView

  public init() {}

  public nonisolated var body: EmptyView { self }

  public nonisolated static func _makeList(
    _ view: EmptyView, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {}
}

extension Never: View {
  public typealias Body = Never
  public nonisolated var body: Never { self }
}
