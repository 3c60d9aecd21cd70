/// A sentence that contains an intent's settings; accepted so that sources compile, never shown.
public protocol ParameterSummary: Sendable {}

public struct EmptyParameterSummary: ParameterSummary { public init() {} }

/// The sentence `Summary("Show \(\.$city)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>]
  ) {}

  public init() {}

  public init(@ParameterKeyPathsBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>]) {}
}

/// Text with key paths to settings.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  public static func buildBlock(_ parts: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    parts
  }
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<S: ParameterSummary>(_ summary: S) -> S { summary }
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
  public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
}

// These are nested in the intent, so that `\.$city` alone names its root.
extension AppIntent {
  public typealias When<Value, WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Value, WhenTrue, Otherwise>
  public typealias Switch<Value, Content: Sendable> =
    ParameterSummarySwitchCondition<Self, Value, Content>
  public typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}

public enum ParameterSummaryComparison: Hashable, Sendable {
  case equalTo, notEqualTo, lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo
  case hasAnyValue, hasNoValue, oneOf
}

/// A summary for one value of a setting.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Value, WhenTrue: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init(
    widgetFamily comparison: ParameterSummaryComparison, _ value: WidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value == WidgetFamily {}
}

/// A summary for each value of a setting.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, Content: Sendable>:
  ParameterSummary
{
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
  ) {}

  public init(
    _ family: ParameterSummaryFamily,
    @ParameterSummaryCaseBuilder<Intent, WidgetFamily> _ cases: () -> Content
  ) where Value == WidgetFamily {}
}

/// The key for the widget's family in a `Switch`.
public enum ParameterSummaryFamily: Hashable, Sendable { case widgetFamily }

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  ParameterSummary
{
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary
{
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<Content: ParameterSummary>(
    _ part: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { part }
  public static func buildExpression<Content: ParameterSummary>(
    _ part: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { part }
  public static func buildBlock<each Part: ParameterSummary>(
    _ parts: repeat each Part
  ) -> EmptyParameterSummary { EmptyParameterSummary() }
}
