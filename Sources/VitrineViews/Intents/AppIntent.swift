/// An action for an app from a tap, a shortcut or a widget's settings. Never performed here.
public protocol AppIntent: Sendable {
  /// The type of the result of `perform`; an empty result by default.
  associatedtype PerformResult: IntentResult = IntentResultContainer<Never, Never, Never, Never>
  /// The type of the sentence with the intent's settings; an empty one by default.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// The name of the action for people. No picture shows it.
  static var title: LocalizedStringResource { get }
  /// The explanation of the action for people, or nil for none. No picture shows it.
  static var description: IntentDescription? { get }
  /// Whether the action opens the app. It has no effect, as no intent is performed.
  static var openAppWhenRun: Bool { get }
  /// Whether people can find the action in shortcuts and searches. It has no effect in a picture.
  static var isDiscoverable: Bool { get }
  /// The unlocking that the action requires. It has no effect, as no intent is performed.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The sentence that contains the intent's settings. It is never shown.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Creates the intent with its settings at the defaults that their declarations give.
  init()
  /// Performs the action. It is never called by this package.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// The property wrapper of a setting, so that authors write `@Parameter` in an intent.
  public typealias Parameter = IntentParameter
  /// The sentence with the intent's settings, so that authors write `Summary` in `parameterSummary`.
  public typealias Summary = IntentParameterSummary<Self>

  /// The default explanation: nil, for none.
  public static var description: IntentDescription? { nil }
  /// The default: false, the action does not open the app.
  public static var openAppWhenRun: Bool { false }
  /// The default: true, people can find the action.
  public static var isDiscoverable: Bool { true }
  /// The default: `alwaysAllowed`, the action requires no unlocking.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// The default sentence, which is empty.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent where PerformResult == IntentResultContainer<Never, Never, Never, Never> {
  /// Returns an empty result: the default for intents that do not implement it.
  public func perform() async throws -> PerformResult { .result() }
}

/// An intent that replaces a SiriKit intent in widgets configured with it.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the SiriKit intent's class that this intent replaces. Nothing in this package reads it.
  static var intentClassName: String { get }
}
/// An intent that plays or stops sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that starts to play sound. It is treated as any other intent.
public protocol AudioStartingIntent: AppIntent {}
/// An intent that records sound. It is treated as any other intent.
public protocol AudioRecordingIntent: AppIntent {}
/// An intent that runs for a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that starts a live activity. It is treated as any other intent.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// An intent that may ask to continue in the app. It is treated as any other intent.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that reports its progress while it runs. It is treated as any other intent.
public protocol ProgressReportingIntent: AppIntent {}
/// An intent that the system may suggest at suitable times. It is treated as any other intent.
public protocol PredictableIntent: AppIntent {}

/// An intent that sets one value, such as a toggle's.
public protocol SetValueIntent: AppIntent {
  /// The type of the value that the intent sets, such as `Bool` for a toggle.
  associatedtype ValueType
  /// The new value. It is never set here, as no intent is performed.
  var value: ValueType { get set }
}

/// An intent that shows an entity in the app.
public protocol OpenIntent: AppIntent {
  /// The type of the entity that the intent shows.
  associatedtype Value
  /// The entity that the app shows when it opens.
  var target: Value { get set }
}

/// The authentication required to run an intent.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The description of an intent.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The explanation of the action for people. No picture shows it.
  public let descriptionText: LocalizedStringResource

  /// Creates a description from a text; `categoryName` and `searchKeywords` are ignored.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
  }

  /// Creates a description whose text is the literal.
  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(stringLiteral: value)
  }
}
