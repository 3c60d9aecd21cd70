import VitrineGraphics
public import VitrineViews

/// A type that `#Preview` declares. The program finds these types when it runs.
public protocol _PreviewDeclaration {
  /// The module and the file of the preview, as `#fileID` has them.
  static var _file: String { get }
  /// The line of the preview, from 1.
  static var _line: Int { get }
  /// Returns what the preview shows.
  @MainActor static func _content() -> PreviewContent
}

/// The content of a `#Preview`. The initializers take the arguments that the macros of the same labels do.
@MainActor
public struct PreviewContent {
  enum Subject {
    case view(any View)
    /// A widget, and the entries to show; nil leaves them to its own provider.
    case widget(
      WidgetFamily, widget: @MainActor () -> any Widget,
      timeline: (@MainActor (EntryRequest) async -> PreviewTimeline)?)
    /// A live activity of these attributes in some of its states.
    case activity(
      ActivityPresentation, any ActivityAttributes.Type, widget: @MainActor () -> any Widget,
      states: ActivityDescription.States)
  }

  let name: String?
  let subject: @MainActor () -> Subject
  var settings = PreviewSettings()

  /// Creates the content of a preview of a view.
  ///
  /// - Parameter name: the title; nil names the preview by its view and line.
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    subject = { .view(body()) }
  }

  /// Creates the content of a preview of a view with traits, of which later ones take precedence.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let traits = [traits] + additionalTraits
    let changes = traits.compactMap(\.modify)
    self.name = name
    subject = { .view(changes.reduce(body()) { $1.change($0) }) }
    for trait in traits {
      settings.canvas = trait.canvas ?? settings.canvas
      settings.orientation = trait.orientation ?? settings.orientation
    }
  }

  /// Creates the content of a preview of a widget's entries.
  public init<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.name = name
    let calls = ProviderCalls(of: nil)
    subject = {
      .widget(family, widget: widget) { request in
        let answer: ProviderCalls.Answer<[any TimelineEntry]> = await calls.value(
          "timeline", request
        ) {
          UncheckedTransfer(value: await timeline())
        }
        return PreviewTimeline(answer)
      }
    }
  }

  /// Creates the content of a preview of a widget with the entries of a provider.
  public init<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
  ) {
    self.name = name
    let calls = ProviderCalls(of: nil)
    subject = {
      .widget(family, widget: widget) { request in
        let provider = timelineProvider()
        let answer = await calls.completion("getTimeline", request) {
          provider.getTimeline(in: request.context, completion: $0)
        }
        return PreviewTimeline(answer) { provider.placeholder(in: request.context) }
      }
    }
  }

  /// Creates the content of a preview of a configurable widget with the entries of a provider for one intent.
  public init<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
  ) {
    self.name = name
    let handed = UncheckedTransfer(value: intent)
    let calls = ProviderCalls(of: nil)
    subject = {
      .widget(family, widget: widget) { request in
        let provider = UncheckedTransfer(value: timelineProvider())
        let answer = await calls.value("timeline", request) {
          await IntentProviderAnswers.timeline(provider, for: handed, in: request.context)
        }
        return PreviewTimeline(answer) { provider.value.placeholder(in: request.context) }
      }
    }
  }

  /// Creates the content of a preview of a live activity in several states.
  public init<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as view: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @PreviewStatesBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.name = name
    let handed = UncheckedTransfer(value: attributes)
    subject = {
      .activity(view.presentation, Attributes.self, widget: widget) {
        await contentStates().map { ActivityMoment(handed.value, $0) }
      }
    }
  }
}
