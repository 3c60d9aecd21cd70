public import VitrineViews

/// A preconfigured widget with its name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public let intent: Intent
  public let description: LocalizedStringResource

  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: LocalizedStringResource(verbatim: String(description)))
  }
}

/// A preconfigured widget with SiriKit settings.
public struct IntentRecommendation<Intent: INIntent> {
  public let intent: Intent
  public let description: LocalizedStringResource

  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: LocalizedStringResource(verbatim: String(description)))
  }
}

/// Hints of when a widget's settings are relevant; stored, without effect on a picture.
public struct WidgetRelevance<Configuration> {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// A hint: settings and the context in which they are relevant.
public struct WidgetRelevanceAttribute<Configuration> {
  public let configuration: Configuration

  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
  }
}

/// The time or place in which a widget is relevant.
public struct RelevantContext: Hashable, Sendable {
  public init() {}
}
