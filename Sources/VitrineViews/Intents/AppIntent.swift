/// An action for an app from a tap, a shortcut or a widget's settings. Never performed here.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult = IntentResultContainer<Never, Never, Never, Never>
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Summary = IntentParameterSummary<Self>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent where PerformResult == IntentResultContainer<Never, Never, Never, Never> {
  public func perform() async throws -> PerformResult { .result() }
}

/// The settings of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
/// The settings of a control.
public protocol ControlConfigurationIntent: AppIntent {}
/// An intent that replaces a SiriKit intent in widgets configured with it.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}
/// An intent that plays or stops sound.
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
/// An intent that runs for a live activity.
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}

/// An intent that sets one value, such as a toggle's.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

/// An intent that shows an entity in the app.
public protocol OpenIntent: AppIntent {
  associatedtype Value
  var target: Value { get set }
}

/// The authentication required to run an intent.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The description of an intent.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringLiteral {
  public let descriptionText: LocalizedStringResource

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
  }

  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(stringLiteral: value)
  }
}
