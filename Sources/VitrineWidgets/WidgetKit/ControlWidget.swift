public import VitrineViews

/// A control of the Control Center. Controls are accepted in a bundle and not drawn.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  init()
}

/// The kind, value and look of a control. None of it is read, since controls are not drawn.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// The look of a control: a button or a toggle. Neither is drawn.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// A source of a control's value.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// A source of the value of a control with settings; its functions are never called.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without settings, which is accepted and not drawn.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  /// Creates a control and ignores its kind and content, which is never called.
  public init(kind: String, @ControlWidgetTemplateBuilder content: () -> Content) {}
  /// Creates a control with a provider; the provider and the content are never called.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: (Provider.Value) -> Content
  ) {}
}

/// A control whose settings are an app intent; it is accepted and not drawn.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// Creates a control for an intent and ignores it; the content is never called.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: (Configuration) -> Content
  ) {}
  /// Creates a control with a provider of values for settings; the provider and the content are never called.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// A result builder for the one template of a control.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  /// Returns the block's only template unchanged.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ValueLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// Creates a button of a control; the intent never runs and the label is never called.
  public init(action: Action, @ViewBuilder label: () -> Label) where ValueLabel == EmptyView {}
  /// Creates a button with a second label while the intent runs; neither label is ever called.
  public init(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ValueLabel
  ) {}
  /// Creates a button with a title; the title is ignored and the label is never called.
  public init(
    _ title: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ValueLabel
  ) where Label == EmptyView {}
}

/// A control with an on and an off state.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
{
  /// Creates a toggle; its state is ignored and neither label is ever called.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  /// Creates a toggle with a localized title; title and state are ignored.
  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == EmptyView {}
  /// Creates a toggle with a plain title; title and state are ignored.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == EmptyView {}
}

extension ControlWidgetTemplate {
  /// Returns the template unchanged. Has no effect: controls are not drawn.
  public func tint(_ color: Color?) -> some ControlWidgetTemplate { self }
  /// Returns the template unchanged. Has no effect: controls are not drawn and take no taps.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

extension ControlWidgetConfiguration {
  /// Returns the configuration unchanged and ignores the name: controls have no gallery here.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }
  /// Returns the configuration unchanged and ignores the text: controls have no gallery here.
  public func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }
  /// Returns the configuration unchanged. Has no effect: nobody is asked for settings.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// The centre through which an app reloads its controls; the calls do nothing.
public final class ControlCenter: Sendable {
  /// The only instance; all of its calls do nothing.
  public static let shared = ControlCenter()

  /// Does nothing: no control of this or another kind is drawn.
  public func reloadControls(ofKind kind: String) {}
  /// Does nothing: no control is drawn.
  public func reloadAllControls() {}
}

extension View {
  /// Sets the hint of a control's button; controls are not drawn.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  /// Sets the hint of a control's button to a string as it is; controls are not drawn.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    self
  }
  /// Sets the hint of a control's button to a text; controls are not drawn.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }
  /// Sets the status of a control; controls are not drawn.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
  /// Sets the status of a control to a string as it is; controls are not drawn.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
  /// Sets the status of a control to a text; controls are not drawn.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }
}
