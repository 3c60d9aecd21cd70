/// A result builder that combines the statements of a closure into one view.
@resultBuilder
public nonisolated struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .first(first)
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in sequence, from a builder's block.
public nonisolated struct TupleView<each Content: View>: _PrimitiveView {
  let content: (repeat each Content)

  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    for part in repeat each view.content { append(part, environment, &out) }
  }

  private static func append<V: View>(
    _ view: V, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    V._makeList(view, environment, &out)
  }
}

/// One of two views, from `if`–`else` and `switch`.
public nonisolated enum _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
  case first(TrueContent)
  case second(FalseContent)

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    switch view {
    case .first(let content): TrueContent._makeList(content, environment, &out)
    case .second(let content): FalseContent._makeList(content, environment, &out)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = EmptyView
  public nonisolated var body: EmptyView { EmptyView() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    if let view { Wrapped._makeList(view, environment, &out) }
  }
}
