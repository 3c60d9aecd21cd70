import VitrineViews

/// A widget, defined by its configuration.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()

  static func _describe(_ widget: Self, _ out: inout [WidgetDescription])
}

extension Widget {
  public static func _describe(_ widget: Self, _ out: inout [WidgetDescription]) {
    var draft = WidgetDraft()
    Body._configure(widget.body, &draft)
    if let description = draft.description { out.append(description) }
  }
}

/// The configuration of a widget: its kind, provider and views, with modifiers.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }

  static func _configure(_ configuration: Self, _ draft: inout WidgetDraft)
}

extension WidgetConfiguration {
  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    Body._configure(configuration.body, &draft)
  }
}

/// A configuration that fills in the draft itself; its `body` is never read.
@MainActor @preconcurrency
public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration
where Body == EmptyWidgetConfiguration {}

extension _PrimitiveWidgetConfiguration {
  /// An empty configuration, which is never read.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget description under construction by modifiers.
public struct WidgetDraft {
  var kind: String?
  var source: WidgetEntrySource?
  var timeline: WidgetTimelineSource?
  var displayName: DeclaredWords?
  var details: DeclaredWords?
  var families = WidgetDescription.defaultFamilies
  var hasContentMargins = true
  var isBackgroundRemovable = true
  var parameters: [WidgetParameter] = []

  /// The finished description; nil for configurations without content.
  var description: WidgetDescription? {
    guard let kind, let source else { return nil }
    var description = WidgetDescription(
      kind: kind, displayName: displayName?.plain, details: details?.plain, families: families,
      source: source)
    description.declaredName = displayName
    description.declaredDetails = details
    description.timelineSource = timeline
    description.hasContentMargins = hasContentMargins
    description.isBackgroundRemovable = isBackgroundRemovable
    description.parameters = parameters
    return description
  }
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates a configuration that describes no widget.
  public init() {}

  /// The configuration itself; it has no further content.
  public var body: EmptyWidgetConfiguration { self }
  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {}
}
