/// A result builder that combines the statements of a closure into one view.
@resultBuilder
public nonisolated struct ViewBuilder {
  /// Returns the view of a statement unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for a block without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view of a block unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns the views of a block in sequence; the container around them arranges them.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns the view of an `if` without `else`; nil, for a false condition, draws nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch of an `if`–`else` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .first(first)
  }

  /// Returns the view of the second branch of an `if`–`else` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .second(second)
  }

  /// Returns the view of an `if #available` block as an `AnyView`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in sequence, from a builder's block.
public nonisolated struct TupleView<each Content: View>: _PrimitiveView {
  let content: (repeat each Content)

  /// Creates a sequence of views, which adds no layout of its own.
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
  /// The type of `body`, which is never read: the wrapped view is resolved in its place.
  public typealias Body = EmptyView
  /// An empty view that is never read.
  public nonisolated var body: EmptyView { EmptyView() }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    if let view { Wrapped._makeList(view, environment, &out) }
  }
}
