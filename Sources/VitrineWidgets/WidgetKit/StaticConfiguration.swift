public import VitrineViews

/// A widget without settings.
public struct StaticConfiguration<Content: View>: _PrimitiveWidgetConfiguration {
  let kind: String
  let source: WidgetEntrySource
  let timeline: WidgetTimelineSource
  let shows: EntryViews

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: the identifier of the widget within its app.
  ///   - provider: the source of the entries.
  ///   - content: the views of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    let calls = ProviderCalls(of: kind)
    shows = EntryViews(content)
    source = .provider { request in
      await ProviderAnswers.entry(for: request, content: content) {
        provider.placeholder(in: request.context)
      } snapshot: {
        await calls.completion("getSnapshot", request) {
          provider.getSnapshot(in: request.context, completion: $0)
        }
      } timeline: {
        await calls.completion("getTimeline", request) {
          provider.getTimeline(in: request.context, completion: $0)
        }
      }
    }
    timeline = .provider { request in
      let answer = await calls.completion("getTimeline", request) {
        provider.getTimeline(in: request.context, completion: $0)
      }
      return ProviderAnswers.timeline(for: request, answer, content: content) {
        provider.placeholder(in: request.context)
      }
    }
  }

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    draft.kind = configuration.kind
    draft.source = configuration.source
    draft.timeline = configuration.timeline
    draft.shows = configuration.shows
  }
}

/// A widget whose settings are an app intent; drawn with every setting at its default.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  _PrimitiveWidgetConfiguration
{
  let kind: String
  let source: WidgetEntrySource
  let timeline: WidgetTimelineSource
  let shows: EntryViews

  /// Creates a configuration whose provider is called with every setting at its default; snapshots and
  /// timelines are requested off the main actor.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    let calls = ProviderCalls(of: kind)
    shows = EntryViews(content)
    let handed = UncheckedTransfer(value: provider)
    source = .provider { request in
      await ProviderAnswers.entry(for: request, content: content) {
        handed.value.placeholder(in: request.context)
      } snapshot: {
        await calls.value("snapshot", request) {
          await IntentProviderAnswers.snapshot(handed, in: request.context)
        }
      } timeline: {
        await calls.value("timeline", request) {
          await IntentProviderAnswers.timeline(handed, in: request.context)
        }
      }
    }
    timeline = .provider { request in
      let answer = await calls.value("timeline", request) {
        await IntentProviderAnswers.timeline(handed, in: request.context)
      }
      return ProviderAnswers.timeline(for: request, answer, content: content) {
        handed.value.placeholder(in: request.context)
      }
    }
  }

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    draft.kind = configuration.kind
    draft.source = configuration.source
    draft.timeline = configuration.timeline
    draft.shows = configuration.shows
    draft.parameters = IntentParameters.shown(Intent())
    draft.parameterNames = Intent.parameterNames
  }
}

/// A widget whose settings are a SiriKit intent; drawn with an empty one.
public struct IntentConfiguration<Intent: INIntent, Content: View>: _PrimitiveWidgetConfiguration {
  let kind: String
  let source: WidgetEntrySource
  let timeline: WidgetTimelineSource
  let shows: EntryViews

  /// Creates a configuration whose provider receives a new, empty intent for every request.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    let calls = ProviderCalls(of: kind)
    shows = EntryViews(content)
    source = .provider { request in
      await ProviderAnswers.entry(for: request, content: content) {
        provider.placeholder(in: request.context)
      } snapshot: {
        await calls.completion("getSnapshot", request) {
          provider.getSnapshot(for: Intent(), in: request.context, completion: $0)
        }
      } timeline: {
        await calls.completion("getTimeline", request) {
          provider.getTimeline(for: Intent(), in: request.context, completion: $0)
        }
      }
    }
    timeline = .provider { request in
      let answer = await calls.completion("getTimeline", request) {
        provider.getTimeline(for: Intent(), in: request.context, completion: $0)
      }
      return ProviderAnswers.timeline(for: request, answer, content: content) {
        provider.placeholder(in: request.context)
      }
    }
  }

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    draft.kind = configuration.kind
    draft.source = configuration.source
    draft.timeline = configuration.timeline
    draft.shows = configuration.shows
  }
}
