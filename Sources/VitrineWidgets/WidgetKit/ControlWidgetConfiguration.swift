public import VitrineViews

/// The configuration of a control: its kind, its value and its template, with modifiers.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration that this one stands for.
  var body: Body { get }

  static func _configure(_ configuration: Self, _ draft: inout WidgetDraft)
}

extension ControlWidgetConfiguration {
  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    Body._configure(configuration.body, &draft)
  }
}

/// A configuration of a control that fills in the draft itself; its `body` is never read.
@MainActor @preconcurrency
public protocol _PrimitiveControlConfiguration: ControlWidgetConfiguration
where Body == EmptyControlWidgetConfiguration {}

extension _PrimitiveControlConfiguration {
  /// An empty configuration, which is never read.
  public var body: EmptyControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

/// A configuration without a control.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  /// Creates a configuration that describes no control.
  public init() {}

  /// The configuration itself; it has no further content.
  public var body: EmptyControlWidgetConfiguration { self }
  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {}
}

/// A configuration of a control with a modification of its description.
public struct _ModifiedControlConfiguration<Content: ControlWidgetConfiguration>:
  _PrimitiveControlConfiguration
{
  let content: Content
  let change: (inout WidgetDraft) -> Void

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    Content._configure(configuration.content, &draft)
    configuration.change(&draft)
  }
}

/// A result builder for the one configuration of a control.
@resultBuilder
@MainActor @preconcurrency
public struct ControlWidgetConfigurationBuilder {
  /// Returns the configuration on a line unchanged.
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
  /// Returns the block's only configuration unchanged.
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

extension ControlWidgetConfiguration {
  private func changing(
    _ change: @escaping (inout WidgetDraft) -> Void
  ) -> _ModifiedControlConfiguration<Self> {
    _ModifiedControlConfiguration(content: self, change: change)
  }

  /// Sets the name, which stands in for a template's title if that has no text.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    changing { $0.displayName = DeclaredWords(Text(name)) }
  }

  /// Sets the description in lists of widgets.
  public func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration {
    changing { $0.details = DeclaredWords(Text(text)) }
  }

  /// Returns the configuration unchanged. Has no effect: nobody is asked for settings.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

  /// Returns the configuration unchanged. Has no effect: there are no push notifications.
  public func pushHandler(
    _ handler: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration { self }
}
