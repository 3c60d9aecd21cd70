// A preview registers what it shows, which a bundle's own program draws with --previews.

/// A preview of a widget's entries.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "VitrineMacros", type: "Preview")

/// A preview of a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "VitrineMacros", type: "Preview")

/// A preview of a configurable widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "VitrineMacros", type: "Preview")

/// A preview of a live activity in several states, of which no picture is made.
@freestanding(declaration)
public macro Preview<W: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as view: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> W,
  @PreviewStatesBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "VitrineMacros", type: "Preview")
