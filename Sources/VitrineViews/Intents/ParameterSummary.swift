/// A sentence that contains an intent's settings; accepted so that sources compile, never shown.
public protocol ParameterSummary: Sendable {}

/// A sentence without content, for intents that declare none.
public struct EmptyParameterSummary: ParameterSummary { public init() {} }

/// The sentence `Summary("Show \(\.$city)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates the sentence; both arguments are ignored.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

  /// Creates the sentence with further settings below it; `other` is never called.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Creates an empty sentence.
  public init() {}

  /// Creates an empty sentence with settings below it; `other` is never called.
  public init(@ParameterKeyPathsBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>]) {}
}

/// Text with key paths to settings.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  /// Creates the text of a sentence without settings; the literal is not kept.
  public init(stringLiteral value: String) {}
  /// Creates the text of a sentence with settings; neither is kept.
  public init(stringInterpolation: StringInterpolation) {}

  /// The collector of a sentence's literals and settings, which keeps nothing.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Creates a collector; both sizes are hints and are ignored.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Accepts a literal part of the sentence and ignores it.
    public mutating func appendLiteral(_ literal: String) {}
    /// Accepts the key path of a setting, as in `\(\.$city)`, and ignores it.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A result builder that combines key paths to settings into a list.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Returns the key path without the type of its setting's value.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  /// Returns the key paths of the block as a list, in order.
  public static func buildBlock(_ parts: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    parts
  }
}

/// A result builder for a closure that contains at most one sentence.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Returns the sentence unchanged.
  public static func buildExpression<S: ParameterSummary>(_ summary: S) -> S { summary }
  /// Returns the only sentence of the block.
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
  /// Returns an empty sentence for an empty block.
  public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
}

// These are nested in the intent, so that `\.$city` alone names its root.
extension AppIntent {
  /// A sentence that depends on one comparison, under the name that authors write in a summary.
  public typealias When<Value, WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Value, WhenTrue, Otherwise>
  /// A sentence for each value of a setting, under the name that authors write in a summary.
  public typealias Switch<Value, Content: Sendable> =
    ParameterSummarySwitchCondition<Self, Value, Content>
  /// The sentence for given values, under the name that authors write in a `Switch`.
  public typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  /// The sentence for all other values, under the name that authors write in a `Switch`.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}

/// The comparison of a setting with a value in a `When`. It is never evaluated.
public enum ParameterSummaryComparison: Hashable, Sendable {
  case equalTo, notEqualTo, lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo
  case hasAnyValue, hasNoValue, oneOf
}

/// A summary for one value of a setting.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Value, WhenTrue: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  /// Creates a condition on the value of a setting; neither sentence is evaluated.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// Creates a condition on whether a setting has a value; neither sentence is evaluated.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// Creates a condition on the family of the widget; neither sentence is evaluated.
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
  /// Creates a choice by the value of a setting; `cases` is never called.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
  ) {}

  /// Creates a choice by the family of the widget; `cases` is never called.
  public init(
    _ family: ParameterSummaryFamily,
    @ParameterSummaryCaseBuilder<Intent, WidgetFamily> _ cases: () -> Content
  ) where Value == WidgetFamily {}
}

/// The key for the widget's family in a `Switch`.
public enum ParameterSummaryFamily: Hashable, Sendable { case widgetFamily }

/// The sentence of a `Switch` for one or several values.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  ParameterSummary
{
  /// Creates the sentence for one value; both arguments are ignored.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
  /// Creates the sentence for several values; both arguments are ignored.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// The sentence of a `Switch` for all values without a case of their own.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary
{
  /// Creates the sentence for all other values; `content` is never called.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// A result builder that accepts the cases of a `Switch` and discards them.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// Returns a case for given values unchanged.
  public static func buildExpression<Content: ParameterSummary>(
    _ part: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { part }
  /// Returns the case for all other values unchanged.
  public static func buildExpression<Content: ParameterSummary>(
    _ part: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { part }
  /// Returns an empty sentence; the cases are discarded.
  public static func buildBlock<each Part: ParameterSummary>(
    _ parts: repeat each Part
  ) -> EmptyParameterSummary { EmptyParameterSummary() }
}
