/// Ready-made settings of a widget with their name.
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

/// Ready-made settings of a widget with SiriKit settings.
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

/// Hints when a widget's settings matter; kept, and without effect on a picture.
public struct WidgetRelevance<Configuration> {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// One hint: settings and the context in which they matter.
public struct WidgetRelevanceAttribute<Configuration> {
  public let configuration: Configuration

  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
  }
}

/// When or where a widget matters.
public struct RelevantContext: Hashable, Sendable {
  public init() {}
}
