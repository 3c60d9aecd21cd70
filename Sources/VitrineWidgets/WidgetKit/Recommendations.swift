public import VitrineViews

/// A preconfigured widget with its name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The settings of the recommended widget.
  public let intent: Intent
  /// The name of these settings in a list.
  public let description: LocalizedStringResource

  /// Creates a recommendation with a name to look up; pictures never ask for it.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  /// Creates a recommendation with a name that is the same in every language.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: LocalizedStringResource(verbatim: String(description)))
  }
}

/// A preconfigured widget with SiriKit settings.
public struct IntentRecommendation<Intent: INIntent> {
  /// The settings of the recommended widget.
  public let intent: Intent
  /// The name of these settings in a list.
  public let description: LocalizedStringResource

  /// Creates a recommendation with a name to look up; pictures never ask for it.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  /// Creates a recommendation with a name that is the same in every language.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: LocalizedStringResource(verbatim: String(description)))
  }
}

/// Hints of when a widget's settings are relevant; stored, without effect on a picture.
public struct WidgetRelevance<Configuration> {
  /// The hints in the provider's order; pictures never ask for them.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Creates the hints; pass an empty list for a widget without any.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// A hint: settings and the context in which they are relevant.
public struct WidgetRelevanceAttribute<Configuration> {
  /// The settings that the hint is about.
  public let configuration: Configuration

  /// Creates a hint. The context is ignored.
  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
  }
}

/// The time or place in which a widget is relevant.
public struct RelevantContext: Hashable, Sendable {
  /// Creates a context without a time or place.
  public init() {}
}
